"""Crash reports: they are always written, and tell nobody who the player is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path, PureWindowsPath

import pytest

from game.shell import folders
from game.shell.app import App
from game.shell.crash import report, write_report
from game.shell.faults import Faults
from game.shell.folders import ROOT
from game.shell.scenes.crash import CrashScene, show_crash
from tests.presence import present
from tests.shell_window import on_top, open_app, settle


@pytest.fixture
def app(tmp_path: Path) -> App:
    return open_app(tmp_path)


def test_a_crash_report_has_no_home_folder() -> None:
    try:
        (Path.home() / "nowhere" / "secret").read_text()
    except OSError as error:
        text = report(error, "Some Game", "1")
    assert "secret" in text
    assert str(Path.home()) + os.sep not in text


@pytest.mark.parametrize(
    "path",
    [
        r"C:\Users\Quirina María\AppData\Local\barricades\x.save",
        r"C:\\Users\\Quirina María\\AppData\\Local\\barricades\\x.save",
        "c:/users/quirin/games/x.save",
        r"\\server\Users\quirin\x.save",
        r"C:\Users\QUIRIN~1\AppData\Local\Temp\x.save",
        "/home/quirin/x.save",
        "/Users/quirin/x.save",
        "/var/home/quirin/x.save",
    ],
)
def test_no_home_folder_of_any_system_is_shown(app: App, tmp_path: Path, path: str) -> None:
    """28.8: neither on the screen nor in the file."""
    error = FileNotFoundError(2, "No such file", path)
    show_crash(app, error)
    written = next((tmp_path / "crashes").iterdir()).read_text("utf-8")
    for shown in (on_top(app, CrashScene).text, written):
        assert "x.save" in shown
        assert "quirin" not in shown.lower()


def test_the_home_folder_is_known_on_windows_however_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: PureWindowsPath(r"D:\Profiles\quirin"))
    for path in (r"D:\Profiles\quirin\x", r"D:\\Profiles\\quirin\\x", "d:/profiles/QUIRIN/x"):
        assert "quirin" not in folders.without_home(f"'{path}'").lower()
    assert folders.without_home(r"D:\Profiles\quirinabel") == r"D:\Profiles\quirinabel"


def test_two_crashes_in_a_second_are_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.shell.crash.time.strftime", lambda form: "crash-20260101-120000")
    paths = [write_report(ValueError(what), tmp_path, "Some Game", "1") for what in ("one", "two", "three")]
    assert [what in present(path).read_text() for path, what in zip(paths, ("one", "two", "three"), strict=True)] == [
        True,
        True,
        True,
    ]
    assert len(set(paths)) == 3


def test_the_crash_screen_shows_an_error_that_no_font_can_draw(app: App, tmp_path: Path) -> None:
    """28.6: whatever broke may well have been a text."""
    show_crash(app, ValueError("a\0b \ud800 caf\udce9 " + "x" * 100_000))
    settle(app)
    assert isinstance(app.top, CrashScene)
    assert next((tmp_path / "crashes").iterdir()).read_text("utf-8")


def test_what_killed_the_interpreter_is_told_in_a_report(tmp_path: Path) -> None:
    """33.1: faulthandler writes while the program dies, and names every file by its whole path."""
    dying = (
        "import ctypes, pathlib, sys\n"
        "from game.shell.faults import Faults\n"
        "faults = Faults(pathlib.Path(sys.argv[1]), 1, 'Some Game', '1')\n"
        "ctypes.string_at(0)\n"
    )
    ended = subprocess.run([sys.executable, "-c", dying, str(tmp_path)], cwd=ROOT, capture_output=True)
    assert ended.returncode != 0
    faults = Faults(tmp_path, 1, "Some Game", "1")
    faults.close()
    (left,) = (tmp_path / "crashes").iterdir()
    told = left.read_text("utf-8")
    assert left.name.startswith("crash-") and "Some Game 1" in told and "string_at" in told
    assert str(ROOT) not in told


def test_a_program_that_ends_as_it_should_leaves_no_report(tmp_path: Path) -> None:
    Faults(tmp_path, 1, "Some Game", "1").close()
    assert list((tmp_path / "crashes").iterdir()) == []
