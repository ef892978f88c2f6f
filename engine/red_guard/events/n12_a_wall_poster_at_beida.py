"""12, A wall poster at Beida: each faction with a Red Guard tile recovers one Red Guard."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import RED_GUARD
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution
from engine.red_guard.state import tiles_of_type


def happen(event: Execution) -> Steps[None]:
    yield from event.each_recovers(1, RED_GUARD, lambda faction: tiles_of_type(event.state, faction, RED_GUARD) > 0)


EVENT = Event(12, happen)
