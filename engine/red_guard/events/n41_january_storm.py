"""41, January Storm: in this turn Workers who attack Cadre tiles shift one column right; chaos rises by 3."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> None:
    event.last()
    event.chaos(3)


EVENT = Event(41, happen)
