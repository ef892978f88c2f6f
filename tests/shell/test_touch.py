"""With a finger: a tap is a click, a long press the right button, and what moves is dragged."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.shell.app import App
from game.shell.scene import Scene
from game.shell.touch import LONG, LONGER, STILL
from game.shell.widgets.button import Button
from tests.shell_window import motion, open_app

DOWN, MOVE, UP = pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP
HERE = (100, 100)


class Heard(Scene):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.log: list[tuple[int, int]] = []

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in (DOWN, UP) or (event.type == MOVE and event.buttons[0]):
            self.log.append((event.type, getattr(event, "button", 0)))
        return super().handle(event)


@pytest.fixture
def scene(tmp_path: Path) -> Heard:
    app = open_app(tmp_path)
    scene = Heard(app)
    app.push(scene)
    return scene


def finger(kind: int, pos: tuple[int, int] = HERE) -> pygame.event.Event:
    if kind == MOVE:
        return pygame.event.Event(kind, pos=pos, rel=(0, 0), buttons=(1, 0, 0), touch=True)
    return pygame.event.Event(kind, pos=pos, button=1, touch=True)


def hold(app: App, seconds: float) -> None:
    for _ in range(round(seconds * 20)):
        app.step(0.05)


def test_a_tap_is_a_click(scene: Heard) -> None:
    scene.app.step(0.02, [finger(DOWN)])
    assert scene.log == []
    scene.app.step(0.02, [finger(UP)])
    assert scene.log == [(DOWN, 1), (UP, 1)]


def test_a_long_press_is_the_right_button_and_no_click(scene: Heard) -> None:
    scene.app.step(0.02, [finger(DOWN)])
    assert scene.app.busy  # or an idle window would never learn that time has passed
    scene.app.step(LONG)
    scene.app.step(0.02, [finger(MOVE, (400, 400)), finger(UP, (400, 400))])
    assert scene.log == [(DOWN, 3), (UP, 3)]
    scene.app.step(0.02, [finger(DOWN), finger(UP)])
    assert scene.log[2:] == [(DOWN, 1), (UP, 1)]


def test_a_finger_that_stays_reads_what_a_mouse_reads_by_resting(scene: Heard) -> None:
    button = Button("Attack", lambda: scene.log.append((0, 0)), tooltip="Costs 1.")
    button.place(pygame.Rect(50, 50, 200, 100), scene.app.look)
    scene.add(button)
    button.forbid("Nobody is there.")
    scene.app.step(0.02, [finger(DOWN)])
    hold(scene.app, LONG + 0.05)
    assert scene.tooltip.shown and "Nobody is there." in scene.tooltip.text
    scene.app.step(0.02, [finger(UP)])
    assert scene.tooltip.shown and scene.log == [], "it has only read"
    scene.app.step(0.02, [finger(DOWN), finger(UP)])
    assert not scene.tooltip.shown and scene.log == [(DOWN, 1), (UP, 1)]
    scene.app.step(0.02, [finger(DOWN)])
    hold(scene.app, LONG + 0.05)
    hold(scene.app, LONGER - LONG + 0.05)
    assert scene.log[2:] == [(DOWN, 3), (UP, 3)]
    assert scene.tooltip.shown, "nothing has opened that would tell more"


def test_a_finger_that_has_read_still_drags(scene: Heard) -> None:
    button = Button("Attack", lambda: None, tooltip="Costs 1.")
    button.place(pygame.Rect(50, 50, 200, 100), scene.app.look)
    scene.add(button)
    scene.app.step(0.02, [finger(DOWN)])
    hold(scene.app, LONG + 0.05)
    scene.app.step(0.02, [finger(MOVE, (400, 100)), finger(UP, (400, 100))])
    assert scene.log == [(DOWN, 1), (MOVE, 0), (UP, 1)]


def test_a_finger_that_trembles_stays_and_one_that_moves_drags(scene: Heard) -> None:
    near, far = (HERE[0] + STILL, HERE[1]), (HERE[0] + STILL + 1, HERE[1])
    scene.app.step(0.02, [finger(DOWN), finger(MOVE, near)])
    assert scene.log == []
    scene.app.step(0.02, [finger(MOVE, far)])
    scene.app.step(LONG)
    scene.app.step(0.02, [finger(UP, far)])
    assert scene.log == [(DOWN, 1), (MOVE, 0), (UP, 1)]


def test_a_mouse_is_heard_at_once(scene: Heard) -> None:
    scene.app.step(0.02, [motion(HERE), pygame.event.Event(DOWN, pos=HERE, button=1)])
    assert scene.log == [(DOWN, 1)]
    assert not scene.app.busy


def small_button(app: App, rect: tuple[int, int, int, int], said: str, log: list[str]) -> Button:
    button = Button(said, lambda: log.append(said))
    button.place(pygame.Rect(rect), app.look)
    return button


def test_a_finger_beside_a_small_button_means_it(scene: Heard) -> None:
    log: list[str] = []
    scene.add(small_button(scene.app, (300, 300, 20, 20), "first", log))
    scene.add(small_button(scene.app, (300, 340, 20, 20), "second", log))
    for y in (297, 325, 334, 362):
        scene.app.step(0.02, [finger(DOWN, (297, y)), finger(UP, (297, y))])
    assert log == ["first", "first", "second", "second"]
    scene.app.step(0.02, [finger(DOWN, (297, 500)), finger(UP, (297, 500))])
    assert len(log) == 4, "it is beside nothing"


def test_a_mouse_is_as_fine_as_its_arrow(scene: Heard) -> None:
    log: list[str] = []
    scene.add(small_button(scene.app, (300, 300, 20, 20), "first", log))
    for kind in (DOWN, UP):
        scene.app.step(0.02, [pygame.event.Event(kind, pos=(297, 310), button=1)])
    assert log == []
