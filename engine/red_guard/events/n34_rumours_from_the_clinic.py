"""34: Rumours from the clinic."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """The Chairman may die."""
    event.check_death()
    yield from ()


EVENT = Event(34, happen, death_check=True)
