"""15: Smash the Four Olds."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """Chaos +4."""
    event.chaos(4)
    yield from ()


EVENT = Event(15, happen, late_check=True)
