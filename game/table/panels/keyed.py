"""What may be chosen on a card or in a hand, with the keyboard: arrows go from one to the next, Enter chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from game.shell.keys import is_pressed
from game.shell.widgets.widget import Widget
from game.table.asking.offers import Hands, Offer

STEPS = {"Right": 1, "Down": 1, "Left": -1, "Up": -1}


class Keyed(Widget, ABC):
    """A widget with offers on its parts; `_over` is the part that is pointed at."""

    _hands: Hands
    _offers: dict[str, Offer]
    _over: str

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return bool(self._possible)

    @property
    def focus_rect(self) -> pygame.Rect:
        return self.spot(self._over) or self.rect

    def focus(self) -> None:
        self._look_at(self._possible[0])

    def blur(self) -> None:
        self._look_at("")

    def take_key(self, event: pygame.event.Event) -> bool:
        if (is_pressed("Enter", event) or is_pressed("Space", event)) and self._over in self._possible:
            self._hands.answer(self._offers[self._over].option)
            return True
        step = next((step for arrow, step in STEPS.items() if is_pressed(arrow, event)), 0)
        if not step or not self._possible:
            return False
        here = self._possible.index(self._over) + step if self._over in self._possible else 0
        self._look_at(self._possible[here % len(self._possible)])
        return True

    @property
    def _possible(self) -> list[str]:
        return [key for key, offer in self._offers.items() if not offer.reason]

    @abstractmethod
    def spot(self, key: str) -> pygame.Rect | None: ...

    @abstractmethod
    def _look_at(self, key: str) -> None:
        """Point at a part, or at none if the key is empty."""
