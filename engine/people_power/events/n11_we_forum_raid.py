"""11: We Forum Raid

Unshaded: A Protest and up to 2 Activists are removed from Cities. Reformer Resources fall by 3.
Shaded: Up to two Cities other than Manila are shifted towards Opposition.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import (
    ACTIVIST,
    CEBU,
    CITIES,
    DAVAO,
    GOVERNMENT,
    OPPOSITION,
    PROTEST,
    REFORMERS,
    ZAMBOANGA,
)
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    yield from event.take_markers(1, PROTEST, CITIES)
    yield from event.remove(2, CITIES, ACTIVIST, up_to=True)
    event.resources(REFORMERS, -3)


def shaded(event: Execution) -> Steps[None]:
    yield from event.shift_spaces(2, (CEBU, ZAMBOANGA, DAVAO), OPPOSITION, up_to=True)


EVENT = Event(11, (GOVERNMENT,), unshaded, shaded)
