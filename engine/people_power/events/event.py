"""5.1: what an Event card is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.prompts import Steps
from engine.people_power.board import Faction
from engine.people_power.events.execution import Execution

UNSHADED = "unshaded"
SHADED = "shaded"
SIDES = (UNSHADED, SHADED)

Side = Callable[[Execution], Steps[None] | None]
"""It returns steps if it asks something."""


@dataclass(frozen=True, slots=True)
class Event:
    """5.1.4: a card has its facts and two sides."""

    number: int
    critical: tuple[Faction, ...]
    """8.5.5: the Non-players who execute it if it is Effective."""
    unshaded: Side
    shaded: Side

    def side(self, side: str) -> Side:
        return self.unshaded if side == UNSHADED else self.shaded
