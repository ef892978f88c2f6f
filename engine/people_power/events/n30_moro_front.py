"""30: Moro Front

Unshaded: The Government makes a free Sweep into up to two Mindanao spaces, where 2 Police are then placed.
Shaded: Up to 3 Troops move to Western Mindanao.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import GOVERNMENT, MINDANAO, POLICE, SPACES, TROOPS, WESTERN_MINDANAO
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution
from engine.people_power.events.free import free_operation

MOVED = 3


def unshaded(event: Execution) -> Steps[None]:
    spaces = yield from free_operation(event.state, GOVERNMENT, "sweep", 2, MINDANAO)
    yield from event.place_among(2, POLICE, spaces)


def shaded(event: Execution) -> Steps[None]:
    elsewhere = [space for space in SPACES if space != WESTERN_MINDANAO]
    for left in range(MOVED, 0, -1):
        origins = event.holding(elsewhere, TROOPS)
        origin = yield from event.choose("move_from", origins, may_stop=True, piece=TROOPS, left=left, of=MOVED)
        if not origin:
            return
        yield from event.move(TROOPS, origin, (WESTERN_MINDANAO,))


EVENT = Event(30, (GOVERNMENT,), unshaded, shaded)
