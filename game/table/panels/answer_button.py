"""A button of the bar at the foot that answers: the keyboard on it tells as much as the mouse over it."""

from __future__ import annotations

from functools import partial

import pygame

from game.shell.keys import is_pressed
from game.shell.widgets.button import Button
from game.shell.widgets.widget import Widget
from game.table.asking.offers import BAR, Hands, Offer
from game.table.panels.keyed import INSPECT


class AnswerButton(Button):
    def __init__(self, offer: Offer, hands: Hands) -> None:
        super().__init__(
            offer.label,
            partial(hands.answer, offer.option),
            style=offer.style,
            shortcut=offer.shortcut,
            tooltip=offer.help,
            size=20,
        )
        self._option, self._hands = offer.option, hands
        self.shows_key = offer.label != offer.shortcut
        """A number is its own key, which need not stand there twice."""

    def focus(self) -> None:
        self._hands.aim("", self._option)

    def blur(self) -> None:
        self._hands.aim(self._option, "")

    def take_key(self, event: pygame.event.Event) -> bool:
        if is_pressed(INSPECT, event):
            self._hands.inspect(BAR, self._option)
            return True
        return super().take_key(event)


class QuestionText(Widget):
    """The question itself, where the keyboard's way around the table begins; the bar draws it."""

    focusable = True

    def __init__(self, hands: Hands) -> None:
        super().__init__()
        self._hands = hands

    def take_key(self, event: pygame.event.Event) -> bool:
        """The rules of what is asked."""
        if is_pressed(INSPECT, event):
            self._hands.inspect(BAR, "")
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """It has nothing of its own to draw."""
