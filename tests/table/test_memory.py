"""What games leave behind, counted in bytes of pictures that somebody still holds."""

import gc
from pathlib import Path
from random import Random

import pygame
import pytest

from engine import games
from engine.core.prompts import DONE
from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.memory import give_back
from game.table.scene.table_scene import TableScene
from tests.box import GAMES

SIZE = (1280, 720)
DECISIONS = 5
OPENED = 5
"""The first is left out: it loads what the program keeps for good."""
MOST = 100 << 20
"""Bytes of pictures that a game on the table adds, in a window of this size."""


@pytest.fixture(autouse=True)
def nothing_is_painted_twice() -> None:
    """Here pictures go with their game, as in the program."""


@pytest.fixture(autouse=True)
def a_test_sweeps_up_its_own_litter() -> None:
    """Here all is searched for it."""


def bytes_held() -> int:
    """Of pictures that are still there, wanted or not: nothing is swept away first."""
    pictures: dict[int, pygame.Surface] = {}
    for holder in gc.get_objects():
        for held in gc.get_referents(holder):
            if isinstance(held, pygame.Surface) and held.get_parent() is None:
                pictures[id(held)] = held
    return sum(picture.get_pitch() * picture.get_height() for picture in pictures.values())


def play(app: App, key: str, seed: int) -> int:
    """Some decisions on the table, and a look from near; returns what is held at the end of it, before going home."""
    seat = games.find(key).seats[0]
    scene = app.edition.resume(app, games.new_session(key, humans={seat}, seed=seed))
    assert isinstance(scene, TableScene)
    app.push(scene)
    luck = Random(seed)
    made = 0
    while made < DECISIONS and not scene.session.over:
        app.step(1 / 20)
        if app.top is not scene:
            app.pop()
        elif scene.turn_end.asked:
            scene.hands.answer(DONE.key)
        elif offered := scene.option_rects():
            scene.hands.answer(luck.choice(sorted(offered)))
            made += 1
    scene.table.view.at(scene.table.pane.rect.move(8, 8).topleft)
    scene.table.view.zoom_at(scene.table.pane.rect.center, 2)
    for _ in range(12):
        app.step(1 / 20)
    held = bytes_held()
    del scene
    app.go_home()
    app.step(1 / 20)
    return held


@pytest.mark.parametrize("key", GAMES)
def test_games_leave_nothing_behind(key: str, tmp_path: Path) -> None:
    pygame.display.init()
    app = open_box(tmp_path, size=SIZE, clock=FakeClock())
    app.change_settings(bot_pace="instant", sound=False, music=False)
    app.take(next(edition for edition in app.editions if edition.key == key))
    app.go_home()
    during, after, before = [], [], bytes_held()
    for seed in range(OPENED):
        during.append(play(app, key, seed))
        after.append(bytes_held())
    assert max(during) - before < MOST
    assert max(after[1:]) - min(after[1:]) < 1 << 20


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells, and only there it is needed")
def test_the_holes_that_pictures_leave_go_back_to_the_system() -> None:
    pictures = [pygame.Surface((160, 160), depth=32) for _ in range(1200)]
    for picture in pictures:
        picture.fill((1, 2, 3))
    between = pictures[::16]
    del pictures[:], picture
    before = _resident_pages()
    give_back()
    assert len(between) == 75 and before - _resident_pages() > 20 << 8, "twenty megabytes of a hundred"


def _resident_pages() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1])


def test_memory_goes_back_when_a_game_is_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []
    monkeypatch.setattr("game.shell.memory.give_back", lambda: given.append("back"))
    app = open_box(tmp_path, size=SIZE, clock=FakeClock())
    app.take(next(edition for edition in app.editions if edition.key == "red_guard"))
    app.go_home()
    app.step(1 / 20)
    assert given == [], "nothing was put away before the first frame"
    play(app, "red_guard", 1)
    assert given == ["back"]
