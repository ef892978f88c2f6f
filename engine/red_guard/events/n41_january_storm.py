"""41: January Storm."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """This turn Workers who attack Cadre tiles shift one column right; Chaos +3."""
    event.last()
    event.chaos(3)
    yield from ()


EVENT = Event(41, happen)
