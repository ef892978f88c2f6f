"""16, The great link-up: in this turn Red Guards may join attacks by one other type; chaos rises by 2."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> None:
    event.last()
    event.chaos(2)


EVENT = Event(16, happen)
