"""A crash report: what happened, with nothing in it that tells who the player is."""

import platform
import sys
import time
import traceback
from pathlib import Path

from game.shell.atomic import write_atomically
from game.shell.folders import ROOT, without_home


def write_report(error: BaseException, folder: Path, program: str, version: str) -> Path | None:
    """Write the report and say where it is; None if even that is impossible."""
    path = folder / "crashes" / time.strftime("crash-%Y%m%d-%H%M%S.txt")
    try:
        write_atomically(path, report(error, program, version).encode("utf-8", "replace"))
    except OSError:
        return None
    return path


def report(error: BaseException, program: str, version: str) -> str:
    """Versions and the traceback; paths are given from the program's folder, the home folder as ~."""
    trace = "".join(traceback.format_exception(error)).replace(str(ROOT), "<program>")
    return without_home(f"{program} {version}\n{_versions()}\n\n{trace}")


def _versions() -> str:
    pygame = sys.modules.get("pygame")
    drawn = f", pygame-ce {pygame.version.ver}" if pygame else ""
    return f"Python {platform.python_version()}{drawn}, {platform.system()} {platform.release()} {platform.machine()}"
