"""55: Ninth Party Congress."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """Chaos -5."""
    event.chaos(-5)
    yield from ()


EVENT = Event(55, happen, late_check=True)
