"""32: A swim in the Yangtze."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """The Chairman's marker passes to a random seat."""
    event.pass_chairman(event.random_seat())
    yield from ()


EVENT = Event(32, happen)
