"""A person plays a whole game against the Spanish opponent with nothing but a mouse."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from engine import filipinas
from game.box import open_box
from game.filipinas.kit import KIT
from game.shell.clock import FakeClock
from game.shell.scenes.dialog import DialogScene
from game.table.scene.table_scene import TableScene
from game.table.scenes.game_over import GameOverScene
from tools.checks.visitor import Visitor

MOST_CLICKS = 3000


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_10_a_solo_game_is_finished_by_mouse_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.font.init()
    app = open_box(tmp_path, size=size, clock=FakeClock())
    app.change_settings(animation_speed="off", bot_pace="instant", end_turns=True, sound=False)
    app.take(next(edition for edition in app.editions if edition.key == "filipinas"))
    visitor, luck = Visitor(app), random.Random(1896)
    session = filipinas.new_session(humans=("filipinos",), seed=1896)
    scene = TableScene(app, KIT, session)
    app.push(scene)
    answered = 0
    for _ in range(MOST_CLICKS):
        visitor.wait()
        if isinstance(app.top, GameOverScene):
            break
        if app.top is not scene:
            _pass_by(visitor)
        elif spots := scene.option_rects():
            assert session.prompt is not None
            missing = {option.key for option in session.prompt.options} - set(spots)
            assert not missing, f"{missing} cannot be clicked when {session.prompt.ask} is asked"
            before = len(session.history)
            visitor.click(spots[luck.choice(sorted(spots))].center)
            answered += len(session.history) > before
    assert isinstance(app.top, GameOverScene) and session.over
    assert answered > 20


def _pass_by(visitor: Visitor) -> None:
    if isinstance(visitor.app.top, DialogScene):
        visitor.press(next(button for button in visitor._buttons() if button.shortcut == "1"))
    else:
        visitor.go_on()
