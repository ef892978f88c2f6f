"""5.1: every Event has a small file of its own, and is executed here."""

from __future__ import annotations

from engine.core.cards import card_files
from engine.core.prompts import Steps, asked_by
from engine.people_power.board import Faction
from engine.people_power.effects import EventBegan
from engine.people_power.events.event import SHADED, SIDES, UNSHADED, Event
from engine.people_power.events.execution import Execution
from engine.people_power.state import State

EVENTS: dict[int, Event] = {file.EVENT.number: file.EVENT for file in card_files(__name__)}


def play_event(state: State, faction: Faction, card: int, side: str) -> Steps[None]:
    """5.1, 5.1.4: one side of the card, literally and in order, as much of it as can be done."""
    state.report(EventBegan(faction, card, side))
    yield from asked_by(EVENTS[card].side(side)(Execution(state, faction, card, side)))


__all__ = ["EVENTS", "SHADED", "SIDES", "UNSHADED", "Event", "Execution", "play_event"]
