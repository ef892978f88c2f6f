"""44: 3-in-1 Committees."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """Types may combine from now on; if they already may, Chaos -4."""
    if not event.form_committees():
        event.chaos(-4)
    yield from ()


EVENT = Event(44, happen)
