"""23: Lakbayan, the people's marches

Unshaded: A Protest is removed, and up to 3 Activists move, each to an adjacent space.
Shaded: The Reformers make a free Assemble into up to three spaces, then a free Protest in one.
"""

from __future__ import annotations

from collections import Counter

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, ADJACENT, PROTEST, REFORMERS, SPACES, Space
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution
from engine.people_power.events.free import free_operation

MOVED = 3


def unshaded(event: Execution) -> Steps[None]:
    yield from event.take_markers(1, PROTEST)
    arrived: Counter[Space] = Counter()
    for left in range(MOVED, 0, -1):
        origins = [space for space in SPACES if event.state.activists[space] > arrived[space]]
        origin = yield from event.choose("move_from", origins, may_stop=True, piece=ACTIVIST, left=left, of=MOVED)
        if not origin:
            return
        space = yield from event.move(ACTIVIST, origin, ADJACENT[origin])
        arrived[space] += 1


def shaded(event: Execution) -> Steps[None]:
    yield from free_operation(event.state, REFORMERS, "assemble", 3)
    yield from free_operation(event.state, REFORMERS, "protest", 1)


EVENT = Event(23, (REFORMERS,), unshaded, shaded)
