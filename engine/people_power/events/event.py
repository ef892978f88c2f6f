"""What an Event card is, and an Event being executed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.prompts import Steps
from engine.people_power.board import Faction
from engine.people_power.state import State


@dataclass(frozen=True, slots=True)
class Execution:
    """5.1: one side of a card, in the hands of the faction that executes it."""

    state: State
    faction: Faction
    card: int
    side: str


Side = Callable[[Execution], Steps[None]]


@dataclass(frozen=True, slots=True)
class Event:
    """The facts of a card and its two sides."""

    number: int
    critical: tuple[Faction, ...]
    unshaded: Side
    shaded: Side

    def side(self, side: str) -> Side:
        return self.unshaded if side == "unshaded" else self.shaded


EVENTS: dict[int, Event] = {}
