"""5.1: executing Events."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import Faction
from engine.people_power.effects import EventBegan
from engine.people_power.events.event import EVENTS, Execution
from engine.people_power.state import State

UNSHADED = "unshaded"
SHADED = "shaded"


def play_event(state: State, faction: Faction, card: int, side: str) -> Steps[None]:
    """5.1, 5.1.4: one side of the card, literally and in order, as much of it as can be done."""
    state.report(EventBegan(faction, card, side))
    event = EVENTS.get(card)
    if event:
        yield from event.side(side)(Execution(state, faction, card, side))
