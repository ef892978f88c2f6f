"""The Makefile: an old Python gets a sentence and spoils nothing, and a checkout that was moved goes on as it was."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.install import locked

ROOT = Path(__file__).resolve().parents[1]
OLD_PYTHON = f"""#!{sys.executable}
import collections, os, sys
Version = collections.namedtuple("Version", "major minor micro releaselevel serial")
sys.version_info, sys.version = Version(3, 10, 4, "final", 0), "3.10.4 (as if)"
exec(open(sys.argv[1]).read())
"""

pytestmark = pytest.mark.skipif(
    shutil.which("make") is None or sys.platform == "win32", reason="there is no make as the Makefile needs it"
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of one as the Makefile looks at."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    (folder / "tools").mkdir()
    for name in ("Makefile", "main.py", "uv.lock", "tools/install.py"):
        shutil.copy(ROOT / name, folder / name)
    return folder


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """As a player calls it: a make that the tests themselves run in would add a line about each folder."""
    alone = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    return subprocess.run(["make", *arguments], cwd=folder, env=alone, capture_output=True, text=True)


def test_python_3_10_gets_a_sentence_and_leaves_no_folder_behind(checkout: Path) -> None:
    old = checkout / "python3.10"
    old.write_text(OLD_PYTHON)
    old.chmod(0o755)
    for target in ("play", "test"):
        ended = make(checkout, target, f"PYTHON={old}")
        assert ended.returncode and "Barricades needs Python 3.11 or newer; this is 3.10.4." in ended.stderr
        assert "Traceback" not in ended.stderr and not (checkout / ".venv").exists()


def test_main_says_it_too() -> None:
    start = (ROOT / "main.py").read_text(encoding="utf-8")
    pretend = "import sys; sys.version_info, sys.version = (3, 10, 4), '3.10.4'\n"
    ended = subprocess.run([sys.executable, "-c", pretend + start], cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 1 and ended.stderr == "Barricades needs Python 3.11 or newer; this is 3.10.4.\n"


def test_a_checkout_that_was_moved_plays_on_without_installing_again(checkout: Path) -> None:
    venv = checkout / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    (venv / "installed.lock").write_text("\n".join(locked(())))  # as if all were there
    (checkout / "game").mkdir()
    (checkout / "game" / "program.py").write_text("import sys\ndef main(arguments): print('playing in', sys.prefix)\n")
    for name in ("pygame", "pygame_gui", "msgpack", "platformdirs"):
        (checkout / f"{name}.py").touch()
    assert make(checkout, "play").stdout == f"playing in {venv}\n"
    moved = checkout.rename(checkout.with_name("moved to"))
    ended = make(moved, "play")
    assert ended.stdout == f"playing in {moved / '.venv'}\n", ended.stderr
