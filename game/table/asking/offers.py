"""What may be answered, and where on the table. A game says in one place where each of its options is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

BOARD, CARD, HAND, BAR, DONE = "board", "card", "hand", "bar", "done"
"""What options are chosen on: the board, the card in play, the player's hand, a button, or that for being done."""
SHEET, LASTING = "sheet", "lasting"
"""What can be looked at more closely besides: the sheet of a faction, the rule that holds for now."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where an option is chosen: on what, and on which part of it."""

    place: str = BAR
    key: str = ""
    """It names a space (`manila`), a piece in it (`manila:troops`), a side of the card, or a card of the hand."""
    about: str = ""
    """The part of the board that a button is about."""
    brings_up: str = ""
    """What the board shows, besides, while a button is pointed at."""
    at_once: int = 0
    """How many like pieces of that part a button is for, beside a click for each of them."""
    aside: bool = False
    """Whether it lies beside the turn's own actions and looks different from those."""


@dataclass(frozen=True, slots=True)
class Carried:
    """How a piece is dragged: what is under the mouse meanwhile, and where it has to be let go."""

    piece: str
    onto: str = ""
    """The part of the board on which the option is chosen; empty if it is chosen at once, and the next question asks
    where to. Of a piece without an option: whatever lit part it is let go on is chosen."""
    or_elsewhere: bool = False
    """Whether it may as well be let go on another lit part, which is chosen then."""
    part: str = ""
    """By what it is taken up, where that is less than the part on which a click chooses the option."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An option on the table: `reason` is set where it is not possible now, `idle` where nothing would come of it.

    Without an option it is a piece that can be dragged to a lit part, though a click on it answers nothing.
    """

    option: str
    target: Target
    label: str = ""
    help: str = ""
    reason: str = ""
    idle: str = ""
    shortcut: str = ""
    style: str = "ink"
    carried: Carried | None = None
    """Set where a drag does it as well as a click."""


class Holder(Protocol):
    """Something on the table on parts of which one chooses directly."""

    visible: bool

    def offer(self, offers: Sequence[Offer]) -> None:
        """What may be chosen on it now, and what not and why; nothing else reacts."""

    def spot(self, key: str) -> pygame.Rect | None:
        """Where a click in the middle chooses this part of it, if that is on the screen."""


Inspect = Callable[[str, str], None]
"""Somebody wants to know more about a part of the board, a card, or an answer in the bar: its place and its key."""


def look_no_closer(place: str, key: str) -> None:
    """It is looked at already."""


class Hands:
    """All that can be done with what lies on the table, besides pressing buttons. By itself it only looks closer."""

    def __init__(self, inspect: Inspect = look_no_closer) -> None:
        self.inspect = inspect

    def answer(self, option: str) -> None:
        """An option is chosen."""

    def aim(self, before: str, option: str) -> None:
        """An option is pointed at, be it possible or not, instead of the one before; either may be empty."""

    def take_up(self, option: str) -> None:
        """A piece is lifted off the board: that it is to be moved is answered, and asked is where to."""

    def put_down(self, option: str, why_not: str) -> None:
        """It is let go on an option; without one, where it cannot be: as if it had not been touched, and say why."""

    def refuse(self, reason: str) -> None:
        """Something was clicked that cannot be chosen: say why, so that it is seen."""

    def pass_over(self, parts: Sequence[str]) -> None:
        """Parts of the board were clicked that the question is not about: say what it is about."""
