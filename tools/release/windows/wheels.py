"""It asks pip for wheels of this system or of Windows, and says which hash each must have."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable

from tools.release.windows import WORK, Failed

FOR_WINDOWS = ("--platform", "win_amd64", "--python-version", "3.11", "--only-binary", ":all:")


def pip(action: str, lines: Iterable[str], *options: str) -> None:
    """Install or download what these lines name, and nothing that they do not name."""
    WORK.mkdir(parents=True, exist_ok=True)
    wanted = WORK / "wanted.lock"
    wanted.write_text("\n".join(lines) + "\n", encoding="utf-8")
    checked = ["--quiet", "--no-deps", "--require-hashes", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", action, *checked, *options, "--requirement", str(wanted)]
    ended = subprocess.run(command, capture_output=True, text=True)
    if ended.returncode:
        raise Failed(f"pip could not {action} what is wanted.\n{ended.stderr}")
