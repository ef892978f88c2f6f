"""With type of 150 % a finger finds every control: what comes down 22 px from the middle of a small one presses it, or
one that is nearer still."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.box import open_box
from game.self_test import program_screens
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.scene import Scene
from tests.box import GAMES

FINGER = 44
HALF = FINGER // 2
STEAM_DECK = (1280, 800)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_box(tmp_path, size=STEAM_DECK, clock=FakeClock())
    app.change_settings(text_size=150)
    app.go_home()
    yield app
    app.close()


def missed(scene: Scene) -> Iterator[str]:
    """What a finger presses near the middle of a small control and neither of it nor of one that is nearer still."""
    small = [stop.rect for stop in scene.focus.stops if 0 < min(stop.rect.size) < FINGER]
    for rect in small:
        x, y = rect.center
        for place in ((x, y - HALF), (x, y + HALF), (x - HALF, y), (x + HALF, y)):
            if not any(other.collidepoint(scene.aim(place)) for other in small):
                yield f"{type(scene).__name__}: {place} beside {rect}"


def screens(app: App, of: Callable[[App], Iterator[Scene]]) -> Iterator[Scene]:
    for scene in of(app):
        app.push(scene)
        app.step(1 / 30)
        yield app.top
        while len(app.scenes) > 1:
            app.pop()


def test_the_screens_of_the_program(app: App) -> None:
    assert [told for scene in screens(app, program_screens) for told in missed(scene)] == []
    assert [*missed(app.top)] == []


@pytest.mark.parametrize("key", GAMES)
def test_the_screens_of_a_game(app: App, key: str) -> None:
    app.take(next(edition for edition in app.editions if edition.key == key))
    assert [told for scene in screens(app, app.edition.samples) for told in missed(scene)] == []
