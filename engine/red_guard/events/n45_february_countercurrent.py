"""45, February Countercurrent: each faction recovers one Cadre; chaos falls by 2."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import CADRE
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    yield from event.each_recovers(1, CADRE)
    event.chaos(-2)


EVENT = Event(45, happen, late_check=True)
