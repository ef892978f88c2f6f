"""46, Mutiny at Wuhan: no unit may enter Civil Support in this turn; chaos rises by 5."""

from __future__ import annotations

from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> None:
    event.last()
    event.chaos(5)


EVENT = Event(46, happen)
