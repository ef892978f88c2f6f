"""21: A new patron."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.non_players import next_seat


def happen(event: Execution) -> Steps[None]:
    """A controlled non-player faction passes to the next seat in the Cycle."""
    if not event.controlled():
        event.no_such_faction()
        return
    faction = event.pick("non_player", event.controlled())
    event.give(faction, next_seat(event.state, event.state.controller[faction]))
    yield from ()


EVENT = Event(21, happen)
