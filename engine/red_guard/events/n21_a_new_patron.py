"""21, A new patron: a controlled non-player faction passes to the next seat in the Cycle."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.non_players import next_seat


def happen(event: Execution) -> None:
    if not event.controlled():
        event.no_such_faction()
        return
    faction = event.pick("non_player", event.controlled())
    event.give(faction, next_seat(event.state, event.state.controller[faction]))


EVENT = Event(21, happen)
