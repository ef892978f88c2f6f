"""20: San Miguel Corporation

Unshaded: Patronage rises by 2, and Government Resources by 3.
Shaded: The NPA places a Strike, or the Reformers a Protest, in a City where they have pieces. Government Resources fall
by 3.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import CITIES, GOVERNMENT, NPA, PROTEST, STRIKE
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> None:
    event.patronage(2)
    event.resources(GOVERNMENT, 3)


def shaded(event: Execution) -> Steps[None]:
    faction = yield from event.insurgents()
    yield from event.put_markers(1, STRIKE if faction == NPA else PROTEST, CITIES)
    event.resources(GOVERNMENT, -3)


EVENT = Event(20, (GOVERNMENT,), unshaded, shaded)
