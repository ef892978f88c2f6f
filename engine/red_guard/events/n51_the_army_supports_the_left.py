"""51, The army supports the left: each faction may move one PLA, even a neutralized one, to Civil Support; chaos falls
by 3.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.state import active_factions


def happen(event: Execution) -> Steps[None]:
    for faction in active_factions(event.state):
        yield from event.to_civil_support(faction)
    event.chaos(-3)


EVENT = Event(51, happen)
