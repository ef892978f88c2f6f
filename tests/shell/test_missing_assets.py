"""A missing or broken asset: the game goes on where it can, and says in a sentence where it cannot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import people_power
from game import program
from game.people_power.edition import EDITION
from game.people_power.front.poster import Poster
from game.shell import folders, fonts, gui_manager
from game.shell.assets import AssetDamaged, read_asset
from game.shell.cache import forget_all
from game.shell.look import Look
from game.shell.scenes.crash import CrashScene, show_crash
from game.shell.scenes.shelf import ShelfScene
from game.shell.text import words
from game.table.map import geometry
from tests.shell_window import open_app


@pytest.fixture
def no_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(folders, "ASSETS", tmp_path)
    words().switch("en")
    for forget in (geometry.load_geometry.cache_clear, forget_all):
        forget()
    yield tmp_path
    for forget in (geometry.load_geometry.cache_clear, forget_all):
        forget()


@pytest.mark.parametrize("content", [None, b"", b"\xff\x00", b"{"])
def test_a_damaged_asset_is_one_sentence(no_assets: Path, content: bytes | None) -> None:
    if content is not None:
        (no_assets / "some.json").write_bytes(content)
    with pytest.raises(AssetDamaged, match=r"assets/some\.json is missing or broken\."):
        read_asset("some.json")


@pytest.mark.parametrize("content", [None, "{}", "[]", '{"size": [1, 2], "spaces": {"manila": {}}}'])
def test_the_box_does_without_the_map(no_assets: Path, content: str | None) -> None:
    if content is not None:
        (no_assets / "people_power" / "map").mkdir(parents=True)
        (no_assets / "people_power" / "map" / "philippines.json").write_text(content)
    Poster().layout((480, 640))


def test_the_board_without_its_map_leads_to_the_crash_screen_and_back(tmp_path: Path, no_assets: Path) -> None:
    app = open_app(tmp_path / "player", edition=EDITION)
    app.go_home()
    with pytest.raises(AssetDamaged) as damaged:
        app.push(EDITION.resume(app, people_power.new_session(humans={"npa"})))
        app.step(0.1)
    show_crash(app, damaged.value)
    app.step(0.1)
    assert isinstance(app.top, CrashScene)
    app.go_home()
    app.step(0.1)
    assert isinstance(app.top, ShelfScene)


def test_a_save_from_the_command_line_leads_there_too(tmp_path: Path, no_assets: Path) -> None:
    save = tmp_path / "game.save"
    save.write_bytes(people_power.new_session(humans={"npa"}).save())
    app = open_app(tmp_path / "player", edition=EDITION)
    app.go_home()
    program.begin(app, program.command_line().parse_args(["--load", str(save)]))
    assert isinstance(app.top, CrashScene)


@pytest.mark.parametrize("content", [None, b"", b"\x00\x01\x00\x00" + b"\xff" * 400])
def test_a_missing_face_is_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None) -> None:
    monkeypatch.setattr(fonts, "FOLDER", tmp_path)
    if content is not None:
        (tmp_path / "news-regular.ttf").write_bytes(content)
    monkeypatch.setattr(fonts, "missing_faces", set())
    assert fonts.font.__wrapped__("news", 20).size("word")[0] > 0
    assert fonts.missing_faces == {"news"}


def test_fields_do_without_a_broken_face(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """pygame_gui would wait for ever for one."""
    monkeypatch.setattr(fonts, "FOLDER", tmp_path)
    assert not any("font" in part for part in gui_manager._theme(Look(1.0, 1.0)).values())
