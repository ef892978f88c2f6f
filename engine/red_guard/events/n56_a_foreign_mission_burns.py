"""56: A foreign mission burns."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """Chaos +3."""
    event.chaos(3)
    yield from ()


EVENT = Event(56, happen, late_check=True)
