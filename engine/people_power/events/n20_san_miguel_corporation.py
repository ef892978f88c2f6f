"""20: San Miguel Corporation."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import CITIES, GOVERNMENT, NPA, PROTEST, STRIKE
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    """Patronage +2, Government Resources +3."""
    event.patronage(2)
    event.resources(GOVERNMENT, 3)
    yield from ()


def shaded(event: Execution) -> Steps[None]:
    """A Strike of the NPA or a Protest of the Reformers in a City with own pieces; Government Resources −3."""
    faction = yield from event.insurgents()
    yield from event.put_markers(1, STRIKE if faction == NPA else PROTEST, CITIES)
    event.resources(GOVERNMENT, -3)


EVENT = Event(20, (GOVERNMENT,), unshaded, shaded)
