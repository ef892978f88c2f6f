"""Two windows at once: each is told, and each has its own autosave."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from game.shell.instance import Instance
from game.shell.text import tr
from tests.shell_window import open_app

ROOT = Path(__file__).resolve().parents[2]
OTHER_WINDOW = """
import sys, pathlib
from game.shell.instance import Instance
instance = Instance(pathlib.Path(sys.argv[1]))
print(instance.number, flush=True)
sys.stdin.read()
"""


def other_window(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", OTHER_WINDOW, str(folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_window_that_is_closed_holds_no_file(tmp_path: Path) -> None:
    """33.1: Windows takes no folder away in which a file is open."""
    app = open_app(tmp_path)
    app.close()
    assert app.instance._lock is None
    again = other_window(tmp_path)
    try:
        assert again.stdout and again.stdout.readline() == "1\n"
    finally:
        again.kill()
        again.wait()


def test_each_window_has_a_number_and_gives_it_back(tmp_path: Path) -> None:
    first, second = other_window(tmp_path), None
    try:
        assert first.stdout and first.stdout.readline() == "1\n"
        second = other_window(tmp_path)
        assert second.stdout and second.stdout.readline() == "2\n"
        assert Instance(tmp_path).number == 3
        first.kill()
        first.wait()
        assert Instance(tmp_path).alone
    finally:
        for window in (first, second):
            if window is not None:
                window.kill()
                window.wait()


def test_the_second_window_says_so_and_keeps_an_autosave_of_its_own(tmp_path: Path) -> None:
    first = other_window(tmp_path)
    try:
        assert first.stdout and first.stdout.readline() == "1\n"
        app = open_app(tmp_path)
        assert app.notice.sentence == tr("error.second_window")
        assert app.store.autosave(b"game 2").name == "autosave-2.save"
    finally:
        first.kill()
        first.wait()
    assert not open_app(tmp_path).notice.sentence


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert Instance(tmp_path / "file" / "folder").alone
