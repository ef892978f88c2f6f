"""53, Mangoes for the workers: each faction recovers one Worker; chaos falls by 3."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import WORKER
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    yield from event.each_recovers(1, WORKER)
    event.chaos(-3)


EVENT = Event(53, happen, late_check=True)
