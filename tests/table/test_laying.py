"""Only what is not on the screen yet is laid there, and nothing that lay over the table stays behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine import games
from engine.core.prompts import DONE
from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.table.animation.animation import Animation
from game.table.scene.canvas import Canvas
from game.table.scene.table_scene import TableScene
from tests.box import GAMES
from tests.shell_window import motion

FRAMES = 500


def opened(key: str, folder: Path) -> tuple[App, TableScene]:
    app = open_box(folder, size=(1280, 720), clock=FakeClock())
    app.take(next(edition for edition in app.editions if edition.key == key))
    scene = app.edition.resume(app, games.new_session(key, humans={games.find(key).seats[0]}, seed=3))
    assert isinstance(scene, TableScene)
    app.push(scene)
    return app, scene


def played(app: App, scene: TableScene) -> Iterator[int]:
    """Frame after frame, in which a person chooses what comes first."""
    for frame in range(FRAMES):
        if app.top is not scene:
            app.pop()
        elif scene.turn_end.asked:
            scene.hands.answer(DONE.key)
        elif offered := scene.option_rects():
            scene.hands.answer(next(iter(offered)))
        app.step(1 / 30)
        yield frame


def differs(screen: pygame.Surface, canvas: Canvas, covered: Sequence[pygame.Rect]) -> bool:
    """Anywhere but where something lies over the table."""
    seen, below = (_copied(picture, number) for number, picture in enumerate((screen, canvas._surface)))
    for picture, part in product((seen, below), covered):
        picture.fill((0, 0, 0), part)
    if _pixels(seen) == _pixels(below):  # most are, to the byte that means no colour
        return False
    return pygame.image.tobytes(seen, "RGB") != pygame.image.tobytes(below, "RGB")


@cache
def _sheet(size: tuple[int, int], number: int) -> pygame.Surface:
    """To copy a screen to; a new one for each frame would take longer than all that is compared."""
    return pygame.Surface(size, depth=32)


def _copied(picture: pygame.Surface, number: int) -> pygame.Surface:
    sheet = _sheet(picture.get_size(), number)
    sheet.blit(picture, (0, 0))
    return sheet


def _pixels(picture: pygame.Surface) -> memoryview:
    view: Any = picture.get_view("0")
    return memoryview(view).cast("Q")


@pytest.mark.parametrize("key", GAMES)
def test_the_screen_is_the_table_and_what_lies_over_it_and_a_board_drawn_in_parts_looks_whole(
    key: str, tmp_path: Path
) -> None:
    app, scene = opened(key, tmp_path)
    screens = boards = 0
    for frame in played(app, scene):
        if app.top is scene and app.window.drawn_by is scene and scene._covered is not None:
            screens += 1
            assert not differs(app.screen, scene.table._canvas, scene._covered), frame
        view, canvas = scene.table.view, scene.table._canvas
        if not view.needs_draw and not canvas.is_behind:
            boards += 1
            others = [place for widget, place in canvas._drawn_at.items() if widget is not scene.table.pane]
            whole = _copied(canvas._surface, 2)
            whole.fill(canvas.ground, view.rect)
            view.draw(whole)
            assert not differs(whole, canvas, others), frame
    assert min(screens, boards) > FRAMES // 3


@pytest.mark.parametrize("key", GAMES)
def test_a_tooltip_leaves_nothing_behind(key: str, tmp_path: Path) -> None:
    app, scene = opened(key, tmp_path)
    while not scene.option_rects():
        next(iter(played(app, scene)))
    for _ in range(30):
        app.step(1 / 30)
    app.step(0.0, [motion(scene.table.controls.menu.rect.center)])
    for _ in range(60):
        app.step(1 / 30)
    assert scene.tooltip.shown and app.window.drawn_by is None
    app.step(0.0, [motion(scene.table.top_bar.rect.move(5, 5).topleft)])
    for _ in range(30):
        app.step(1 / 30)
    assert not scene.tooltip.shown and not differs(app.screen, scene.table._canvas, ())


def every(kind: type[Animation]) -> Iterator[type[Animation]]:
    for each in kind.__subclasses__():
        yield each
        yield from every(each)


def test_whoever_draws_otherwise_says_itself_where() -> None:
    for kind in every(Animation):
        if "draw" in vars(kind) and "extent" not in vars(kind):
            heirs = [base for base in kind.__mro__ if "extent" in vars(base)]
            assert heirs[0] is Animation, kind
