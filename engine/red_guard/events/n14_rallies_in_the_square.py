"""14, Rallies in the Square: the first active faction takes up to two Red Guards of its colour from the Pool."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import RED_GUARD
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.state import is_active


def happen(event: Execution) -> Steps[None]:
    if is_active(event.state, event.state.first):
        yield from event.take_from_pool(event.state.first, 2, RED_GUARD)


EVENT = Event(14, happen)
