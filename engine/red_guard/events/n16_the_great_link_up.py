"""16: The great link-up."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """This turn Red Guards may join attacks by one other type; Chaos +2."""
    event.last()
    event.chaos(2)
    yield from ()


EVENT = Event(16, happen)
