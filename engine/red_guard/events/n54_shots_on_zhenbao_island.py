"""54, Shots on Zhenbao Island: there is no Purge combat in this turn; chaos falls by 2."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> None:
    event.last()
    event.chaos(-2)


EVENT = Event(54, happen)
