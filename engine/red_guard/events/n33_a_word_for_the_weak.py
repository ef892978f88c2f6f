"""33: A word for the weak."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """The Chairman's marker passes to the seat with fewest tiles."""
    event.pass_chairman(event.seat_with_fewest_tiles())
    yield from ()


EVENT = Event(33, happen)
