"""36: The private train goes south."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.state import NOBODY


def happen(event: Execution) -> Steps[None]:
    """The Chairman's marker leaves the table and goes to a random seat in the next Event Phase."""
    event.pass_chairman(NOBODY)
    yield from ()


EVENT = Event(36, happen)
