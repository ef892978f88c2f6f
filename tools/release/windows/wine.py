"""Programs of Windows, run by wine on this machine."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from tools.release.windows import WORK, Failed

PREFIX = WORK / "prefix"
ALONE = {
    "WINEPREFIX": str(PREFIX),
    "WINEDEBUG": "-all",
    # Nothing of ours needs .NET or a browser, and wine would ask whether to fetch them.
    "WINEDLLOVERRIDES": "mscoree,mshtml=",
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
}
CODE_PAGE = "cp1252"
"""What a program writes in that finds a pipe where a terminal would be."""


def require_machine() -> None:
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise Failed("it is made on Linux on x86-64.")
    if sys.version_info[:2] != (3, 11):
        raise Failed(
            f"its standard library is that of this Python, which must be 3.11 and is {platform.python_version()}."
        )
    if missing := [name for name in ("wine", "git") if shutil.which(name) is None]:
        raise Failed(f"{' and '.join(missing)} cannot be found (on Debian: apt install wine wine64 git).")


def make_prefix() -> str:
    """The folder that wine takes for drive C."""
    if not (PREFIX / "system.reg").exists():
        PREFIX.parent.mkdir(parents=True, exist_ok=True)
        run("wineboot", "--init", cwd=WORK)
    version = subprocess.run(["wine", "--version"], capture_output=True, text=True).stdout.strip()
    return f"drive C of {version} is in {PREFIX}"


def run(*command: str | Path, cwd: Path, feed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """One program to its end. wine wants pipes: it can do nothing with a plain file or with what is closed."""
    return subprocess.run(
        ["wine", *map(str, command)],
        cwd=cwd,
        input=feed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, **ALONE, **more},
        encoding=CODE_PAGE,
        errors="replace",
    )
