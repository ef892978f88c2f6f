"""Only what is not on the screen yet is laid there, and nothing that lay over the table stays behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

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
    seen, below = screen.copy(), canvas._surface.copy()
    for picture, part in product((seen, below), covered):
        picture.fill((0, 0, 0), part)
    return pygame.image.tobytes(seen, "RGB") != pygame.image.tobytes(below, "RGB")


@pytest.mark.parametrize("key", GAMES)
def test_what_is_on_the_screen_is_the_table_and_what_lies_over_it(key: str, tmp_path: Path) -> None:
    app, scene = opened(key, tmp_path)
    compared = 0
    for frame in played(app, scene):
        if app.top is scene and app.window.drawn_by is scene and scene._covered is not None:
            compared += 1
            assert not differs(app.screen, scene.table._canvas, scene._covered), frame
    assert compared > FRAMES // 3


@pytest.mark.parametrize("key", GAMES)
def test_a_board_of_which_parts_are_drawn_looks_as_if_all_of_it_were(key: str, tmp_path: Path) -> None:
    app, scene = opened(key, tmp_path)
    compared = 0
    for frame in played(app, scene):
        view, canvas = scene.table.view, scene.table._canvas
        if not view.needs_draw and not canvas.is_behind:
            compared += 1
            others = [place for widget, place in canvas._drawn_at.items() if widget is not scene.table.pane]
            whole = canvas._surface.copy()
            whole.fill(canvas.ground, view.rect)
            view.draw(whole)
            assert not differs(whole, canvas, others), frame
    assert compared > FRAMES // 3


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
