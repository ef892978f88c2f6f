"""32: Manotoc Kidnapping

Unshaded: The Government makes a free Roundup or a free Assault in one space, which shifts towards Support.
Shaded: Patronage falls by 2, and an own piece is placed next to Manila.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ADJACENT, GOVERNMENT, MANILA, NPA, SUPPORT
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution
from engine.people_power.events.free import can_operate, free_operation


def unshaded(event: Execution) -> Steps[None]:
    ways = [way for way in ("roundup", "assault") if can_operate(event.state, GOVERNMENT, way, 1)]
    way = yield from event.choose_way(ways, GOVERNMENT)
    if way:
        for space in (yield from free_operation(event.state, GOVERNMENT, way, 1)):
            event.shift(space, SUPPORT)


def shaded(event: Execution) -> Steps[None]:
    event.patronage(-2)
    piece = yield from event.own_piece()
    yield from event.place_among(1, piece, ADJACENT[MANILA])


EVENT = Event(32, (NPA,), unshaded, shaded)
