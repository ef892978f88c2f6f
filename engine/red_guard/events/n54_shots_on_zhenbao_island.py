"""54: Shots on Zhenbao Island."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """No Purge combat this turn; Chaos -2."""
    event.last()
    event.chaos(-2)
    yield from ()


EVENT = Event(54, happen)
