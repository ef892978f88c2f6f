"""22, Whispered promises: a controlled non-player faction passes to the seat with fewest tiles."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> None:
    if not event.controlled():
        event.no_such_faction()
        return
    event.give(event.pick("non_player", event.controlled()), event.seat_with_fewest_tiles())


EVENT = Event(22, happen)
