"""25: Declaring one's stand."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """A random neutral non-player faction becomes active under a random seat."""
    if event.neutral():
        event.give(event.pick("non_player", event.neutral()), event.random_seat())
    else:
        event.no_such_faction()
    yield from ()


EVENT = Event(25, happen)
