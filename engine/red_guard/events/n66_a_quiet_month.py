"""66: A quiet month."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """No event."""
    yield from ()


EVENT = Event(66, happen, late_check=True)
