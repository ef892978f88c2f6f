"""A window that was pulled at: the table is laid out in pieces, and looks as if it had been laid out at once."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine import games
from engine.core.prompts import DONE
from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.table.scene.table_scene import TableScene
from tests.box import GAMES
from tests.shell_window import resize, settle

LONGEST = 5000
"""Frames until a person is asked, at most."""


@pytest.mark.parametrize("key", GAMES)
def test_a_table_laid_out_in_pieces_looks_as_if_laid_out_at_once(key: str, tmp_path: Path) -> None:
    app = _at_the_first_question(key, tmp_path)
    resize(app, (1400, 820))
    in_pieces = _seen(app)
    app.relayout()
    assert _seen(app) == in_pieces


@pytest.mark.parametrize("key", GAMES)
def test_a_table_is_painted_before_it_is_shown_at_its_new_size(key: str, tmp_path: Path) -> None:
    """So that the first frame has nothing left to paint but what goes on by itself."""
    app = _at_the_first_question(key, tmp_path)
    resize(app, (1400, 820))
    table = app.top.table  # type: ignore[attr-defined]
    assert not table._canvas._all and not table._canvas._stale
    assert table._canvas._surface.get_size() == (1400, 820)


def _at_the_first_question(key: str, folder: Path) -> App:
    app = open_box(folder, size=(1280, 720), clock=FakeClock())
    app.take(next(edition for edition in app.editions if edition.key == key))
    app.change_settings(bot_pace="instant", drama=False)
    scene = app.edition.resume(app, games.new_session(key, humans={games.find(key).seats[0]}, seed=7))
    assert isinstance(scene, TableScene)
    app.push(scene)
    for _ in range(LONGEST):
        if scene.option_rects():
            break
        if app.top is not scene:
            app.pop()
        elif scene.turn_end.asked:
            scene.hands.answer(DONE.key)
        app.step(1 / 60)
    settle(app)
    return app


def _seen(app: App) -> bytes:
    """Once all is painted, and nothing moves any longer."""
    settle(app)
    while app.top.table.view.needs_draw:  # type: ignore[attr-defined]
        app.step(0.05)
    return pygame.image.tobytes(app.screen, "RGB")
