"""62: Rehabilitations."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """Each faction recovers two units."""
    yield from event.each_recovers(2)


EVENT = Event(62, happen, late_check=True)
