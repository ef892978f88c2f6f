"""22: NAMFREL Volunteers

Unshaded: An Activist is removed from each of up to three spaces with Police.
Shaded: A Reformer Base is placed in a space that has Activists.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, POLICE, REF_BASE, REFORMERS, SPACES
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    yield from event.remove_in_each(3, event.holding(SPACES, POLICE), ACTIVIST, up_to=True)


def shaded(event: Execution) -> Steps[None]:
    yield from event.place_among(1, REF_BASE, event.holding(SPACES, ACTIVIST))


EVENT = Event(22, (REFORMERS,), unshaded, shaded)
