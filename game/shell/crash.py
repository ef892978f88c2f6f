"""A crash report: what happened, with nothing in it that tells who the player is."""

import platform
import sys
import time
import traceback
from itertools import count
from pathlib import Path

from game.shell.atomic import NameTaken, write_atomically
from game.shell.folders import without_home, without_program

CRASHES = "crashes"
"""Reports are in this folder of the player's folder."""


def write_report(error: BaseException, folder: Path, program: str, version: str) -> Path | None:
    """Write the report and say where it is; None if even that is impossible."""
    return keep_report("".join(traceback.format_exception(error)), folder, program, version)


def keep_report(trace: str, folder: Path, program: str, version: str) -> Path | None:
    """In a file of its own, however many there are in one second."""
    name = time.strftime("crash-%Y%m%d-%H%M%S")
    data = _report(trace, program, version).encode("utf-8", "replace")
    for number in count(1):
        path = folder / CRASHES / (f"{name}-{number}.txt" if number > 1 else f"{name}.txt")
        try:
            write_atomically(path, data, new=True)
        except NameTaken:
            continue
        except OSError:
            return None
        return path
    return None


def report(error: BaseException, program: str, version: str) -> str:
    return _report("".join(traceback.format_exception(error)), program, version)


def _report(trace: str, program: str, version: str) -> str:
    """Versions and the traceback; paths are given from the program's folder, the home folder as ~."""
    return f"{program} {version}\n{_versions()}\n\n{without_home(without_program(trace))}"


def _versions() -> str:
    pygame = sys.modules.get("pygame")
    drawn = f", pygame-ce {pygame.version.ver}" if pygame else ""
    return f"Python {platform.python_version()}{drawn}, {platform.system()} {platform.release()} {platform.machine()}"
