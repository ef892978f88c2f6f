"""From wherever a monkey has come to, back to the shelf, with the buttons that are there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.shell.app import App
from game.shell.scene import Scene
from game.shell.scenes.shelf import ShelfScene
from game.shell.text import tr
from game.shell.widgets.button import STYLES, Button
from tools.checks.monkey.steps import Step, click_on
from tools.checks.monkey.watch import DeadEnd

MOST_STEPS = 40


def way_home(app: Callable[[], App]) -> Iterator[Step]:
    """Step by step; raises DeadEnd if none leads there."""
    for _ in range(MOST_STEPS):
        scene = app().top
        if isinstance(scene, ShelfScene):
            return
        yield from _out_of(scene)
        yield ["wait", 2]
    raise DeadEnd(f"no way home from {type(app().top).__name__}")


def _out_of(scene: Scene) -> Iterator[Step]:
    """By the button that names the shelf, by Esc, or by whatever button there is, a golden one first."""
    buttons = [widget for widget in scene.widgets if isinstance(widget, Button) and widget.visible and widget.enabled]
    home = [button for button in buttons if button.label in (tr("table.to_title"), tr("lesson.shelf"))]
    buttons.sort(key=lambda button: button.style is not STYLES["gold"])
    if home:
        yield click_on(scene.app, home[0].rect.center)
        return
    yield ["key", pygame.K_ESCAPE, 0, ""]
    if scene.app.scenes and scene.app.top is scene and buttons:
        yield click_on(scene.app, buttons[0].rect.center)
