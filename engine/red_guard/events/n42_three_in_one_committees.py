"""42: 3-in-1 Committees."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """Types may combine from now on; if they already may, Chaos -2."""
    if not event.form_committees():
        event.chaos(-2)
    yield from ()


EVENT = Event(42, happen)
