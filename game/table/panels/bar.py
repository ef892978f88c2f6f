"""A bar lies across the whole window and has buttons on it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from game.shell.lettering import shortened, width_of
from game.shell.widgets.button import Button
from game.shell.widgets.widget import Widget

BETWEEN = "  ·  "


class Bar(Widget, ABC):
    @property
    @abstractmethod
    def all_buttons(self) -> Sequence[Button]:
        """Those that come first hear an event first."""

    @property
    def is_opaque(self) -> bool:
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        return any(button.handle(event) for button in self.all_buttons)

    def rest(self) -> None:
        super().rest()
        for button in self.all_buttons:
            button.rest()

    def update(self, dt: float) -> bool:
        moved = [button.update(dt) for button in self.all_buttons]
        return super().update(dt) or any(moved)

    def hint(self, position: tuple[int, int]) -> str:
        for button in self.all_buttons:
            if button.rect.collidepoint(position):
                return button.hint(position)
        return self.tooltip

    def explained(self, position: tuple[int, int]) -> pygame.Rect:
        over = (button.rect for button in self.all_buttons if button.rect.collidepoint(position))
        return next(over, self.rect)

    def draw_buttons(self, surface: pygame.Surface) -> None:
        for button in self.all_buttons:
            button.draw(surface)


def right_of(placed: pygame.Rect, row: pygame.Rect, gap: int) -> pygame.Rect:
    """What is left of a row beside something."""
    left = placed.right + gap
    return pygame.Rect(left, row.y, row.right - left, row.height)


def on_one_line(phrases: Sequence[str], face: pygame.font.Font, width: int, *, keep_last: bool = False) -> str:
    """As many of the phrases on one line as there is room for: the first of them, or the last."""
    fitting = list(phrases)
    while len(fitting) > 1 and width_of(face, BETWEEN.join(fitting)) > width:
        fitting.pop(0 if keep_last else -1)
    return shortened(face, BETWEEN.join(fitting), width)
