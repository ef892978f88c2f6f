"""53: Mangoes for the workers."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import WORKER
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """Each faction recovers one Worker; Chaos -3."""
    yield from event.each_recovers(1, WORKER)
    event.chaos(-3)


EVENT = Event(53, happen, late_check=True)
