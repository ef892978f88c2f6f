"""14: Rallies in the Square."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import RED_GUARD
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    """The first active faction takes up to two Red Guards of its colour from the Pool."""
    yield from event.take_from_pool(event.state.first, 2, RED_GUARD)


EVENT = Event(14, happen)
