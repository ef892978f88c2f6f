"""46: Mutiny at Wuhan."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """No unit may enter Civil Support this turn; Chaos +5."""
    event.last()
    event.chaos(5)
    yield from ()


EVENT = Event(46, happen)
