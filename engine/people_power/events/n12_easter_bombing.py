"""12: Easter Bombing

Unshaded: Davao gets Terror. Up to 2 Guerrillas are removed from Davao and Eastern Mindanao.
Shaded: 2 Guerrillas are placed in Davao; then the NPA makes a free Ambush there or next to it.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ADJACENT, DAVAO, EASTERN_MINDANAO, GUERRILLAS, NPA, TERROR, UNDERGROUND
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution
from engine.people_power.events.free import free_ambush


def unshaded(event: Execution) -> Steps[None]:
    event.put_marker(TERROR, DAVAO)
    yield from event.remove(2, (DAVAO, EASTERN_MINDANAO), *GUERRILLAS, up_to=True)


def shaded(event: Execution) -> Steps[None]:
    yield from event.place(2, UNDERGROUND, DAVAO)
    yield from free_ambush(event.state, (DAVAO, *ADJACENT[DAVAO]))


EVENT = Event(12, (NPA,), unshaded, shaded)
