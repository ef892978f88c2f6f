"""25, Declaring one's stand: a random neutral non-player faction becomes active under a random seat."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> None:
    if event.neutral():
        event.give(event.pick("non_player", event.neutral()), event.random_seat())
    else:
        event.no_such_faction()


EVENT = Event(25, happen)
