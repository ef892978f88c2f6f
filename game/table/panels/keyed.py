"""What may be chosen on a card or in a hand, with the keyboard: arrows go from one to the next, Enter chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from game.shell.keys import is_pressed
from game.shell.widgets.widget import Widget
from game.table.asking.offers import Hands, Offer

STEPS = {"Right": 1, "Down": 1, "Left": -1, "Up": -1}
CHOOSING = ("Enter", "Space")
INSPECT = "I"
"""The key for what the right button opens."""


class Keyed(Widget, ABC):
    """A widget with offers on its parts; `over` is the part that is pointed at."""

    focusable = True
    _hands: Hands
    _offers: dict[str, Offer]
    _over: str

    @property
    def over(self) -> str:
        return self._over

    @property
    def focus_rect(self) -> pygame.Rect:
        return self.spot(self._over) or self.rect

    def focus(self) -> None:
        self.look_at(next(iter([*self._possible, *self._parts]), ""))

    def blur(self) -> None:
        self.look_at("")

    def take_key(self, event: pygame.event.Event) -> bool:
        if any(is_pressed(key, event) for key in CHOOSING) and self._over in self._offers:
            self._choose(self._offers[self._over])
            return True
        if is_pressed(INSPECT, event):
            self.inspect()
            return True
        step = next((step for arrow, step in STEPS.items() if is_pressed(arrow, event)), 0)
        parts = self._parts
        if not step or not parts:
            return False
        self.look_at(parts[(parts.index(self._over) + step) % len(parts)] if self._over in parts else parts[0])
        return True

    @property
    def has_offers(self) -> bool:
        """Whether the question is about it."""
        return bool(self._offers)

    @property
    def grey(self) -> dict[str, Offer]:
        """The parts that may not be chosen now, with what they would have been and the reason."""
        return {key: offer for key, offer in self._offers.items() if offer.reason}

    def come_to(self, key: str) -> None:
        """The keyboard goes to a part."""
        self.look_at(key)

    @property
    def _possible(self) -> list[str]:
        return [key for key, offer in self._offers.items() if not offer.reason]

    @property
    def _parts(self) -> list[str]:
        """All to which the arrows go, be it possible or not."""
        return list(self._offers)

    def _choose(self, offer: Offer) -> None:
        if offer.reason:
            self._hands.refuse(offer.reason)
        else:
            self._hands.answer(offer.option)

    @abstractmethod
    def spot(self, key: str) -> pygame.Rect | None: ...

    @abstractmethod
    def look_at(self, key: str) -> None:
        """Point at a part, or at none if the key is empty."""

    @abstractmethod
    def inspect(self) -> None:
        """Open what the right button opens there."""
