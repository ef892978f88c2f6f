"""22: NAMFREL Volunteers."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, POLICE, REF_BASE, REFORMERS, SPACES
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    """Remove an Activist from each of up to three spaces with Police."""
    yield from event.remove_in_each(3, event.holding(SPACES, POLICE), ACTIVIST, up_to=True)


def shaded(event: Execution) -> Steps[None]:
    """A Reformer Base in a space that has Activists."""
    yield from event.place_among(1, REF_BASE, event.holding(SPACES, ACTIVIST))


EVENT = Event(22, (REFORMERS,), unshaded, shaded)
