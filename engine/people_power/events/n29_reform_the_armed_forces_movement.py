"""29: Reform the Armed Forces Movement

Unshaded: Up to 3 Troops are placed in Cities.
Shaded: Up to 3 Troops are removed from spaces with Activists.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, CITIES, GOVERNMENT, REFORMERS, SPACES, TROOPS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    yield from event.place_among(3, TROOPS, CITIES, up_to=True)


def shaded(event: Execution) -> Steps[None]:
    yield from event.remove(3, event.holding(SPACES, ACTIVIST), TROOPS, up_to=True)


EVENT = Event(29, (REFORMERS, GOVERNMENT), unshaded, shaded)
