"""43, 3-in-1 Committees: types may combine from now on; if they already may, each faction recovers one unit."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    if not event.form_committees():
        yield from event.each_recovers(1)


EVENT = Event(43, happen)
