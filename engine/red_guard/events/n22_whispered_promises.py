"""22: Whispered promises."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """A controlled non-player faction passes to the seat with fewest tiles."""
    if not event.controlled():
        event.no_such_faction()
        return
    event.give(event.pick("non_player", event.controlled()), event.seat_with_fewest_tiles())
    yield from ()


EVENT = Event(22, happen)
