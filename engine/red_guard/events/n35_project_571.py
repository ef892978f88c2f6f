"""35, Project 571: the Chairman may die; if he lives, the faction with most PLA tiles neutralizes two PLA."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import PLA
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    event.check_death()
    if event.state.alive:
        yield from event.neutralize(event.faction_with_most_tiles(PLA), 2, PLA)


EVENT = Event(35, happen, death_check=True)
