"""45: February Countercurrent."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import CADRE
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """Each faction recovers one Cadre; Chaos -2."""
    yield from event.each_recovers(1, CADRE)
    event.chaos(-2)


EVENT = Event(45, happen, late_check=True)
