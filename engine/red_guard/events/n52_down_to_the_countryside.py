"""52, Down to the countryside: each faction with three or more Red Guards in play neutralizes one; chaos falls by 4."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import RED_GUARD
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.state import active_factions


def happen(event: Execution) -> Steps[None]:
    for faction in active_factions(event.state):
        if event.in_play(faction, RED_GUARD) >= 3:
            yield from event.neutralize(faction, 1, RED_GUARD)
    event.chaos(-4)


EVENT = Event(52, happen)
