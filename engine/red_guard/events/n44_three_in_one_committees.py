"""44, 3-in-1 Committees: types may combine from now on; if they already may, chaos falls by 4."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> None:
    if not event.form_committees():
        event.chaos(-4)


EVENT = Event(44, happen)
