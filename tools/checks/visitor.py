"""A visitor to the window who has nothing but a mouse."""

from __future__ import annotations

from typing import Any

import pygame

from game.shell.app import App
from game.shell.scenes.waiting import WaitingScene
from game.shell.text import tr
from game.shell.widgets.button import STYLES, Button
from game.shell.widgets.choice import Choice
from game.shell.widgets.pick import Pick

FRAME = 0.05
LEFT, RIGHT = 1, 3
"""These are buttons of the mouse."""


class Visitor:
    def __init__(self, app: App) -> None:
        self.app = app

    def wait(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.app.step(FRAME)

    def point(self, position: tuple[int, int]) -> None:
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))
        self.app.step(FRAME, [event])

    def click(self, position: tuple[int, int], button: int = LEFT) -> None:
        self.point(position)
        self.app.notice.dismiss(position)  # a sentence that lies there takes a click of its own
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.step(0.0, [pygame.event.Event(kind, pos=position, button=button)])
        while isinstance(self.app.top, WaitingScene):  # the disk is slow
            self.wait()

    def press(self, button: Button) -> None:
        self.click(button.rect.center)

    def press_on(self, key: str) -> None:
        """Press the button of the top scene that bears the words of this key."""
        self.press(self.labelled(key))

    def labelled(self, key: str) -> Button:
        (button,) = [button for button in self._buttons() if button.label == tr(key)]
        return button

    def choose(self, group: Choice, key: str) -> None:
        """Take one of a row of choices, or of a list, which is opened first."""
        if isinstance(group, Pick):
            self.click(group.rect.center)
        cell = [choice for choice, *_ in group.choices].index(key)
        self.click(group.cells[cell].center)
        assert group.chosen == key

    def enter(self, button: Button) -> Any:
        """Press a button and come to the scene that it opens."""
        before = self.app.top
        self.press(button)
        assert self.app.top is not before, f"“{button.label}” led nowhere"
        return self.app.top

    def leave(self) -> None:
        """By the button that leads back; a message has only the one that says it was read."""
        back = [button for button in self._buttons() if button.shortcut == "Esc"]
        self.press(back[0] if back else self.labelled("button.ok"))

    def go_on(self) -> None:
        """By a golden button: whatever lies over the board has one."""
        golden = [button for button in self._buttons() if button.style is STYLES["gold"]]
        assert golden, f"no way on from {type(self.app.top).__name__}"
        self.press(golden[0])

    def _buttons(self) -> list[Button]:
        return [widget for widget in self.app.top.widgets if isinstance(widget, Button)]
