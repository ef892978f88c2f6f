"""10: Mendiola Bridge

Unshaded: The Government makes a free Roundup in one City, where Troops count as Police.
Shaded: A Protest is placed in each of up to two Cities with Activists and without Terror. Patronage falls by 1.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, CITIES, GOVERNMENT, PROTEST, REFORMERS
from engine.people_power.cards import MENDIOLA_BRIDGE
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution
from engine.people_power.events.free import free_operation


def unshaded(event: Execution) -> Steps[None]:
    with event.bending_rules():
        yield from free_operation(event.state, GOVERNMENT, "roundup", 1, CITIES)


def shaded(event: Execution) -> Steps[None]:
    yield from event.put_markers(2, PROTEST, event.holding(CITIES, ACTIVIST), up_to=True)
    event.patronage(-1)


EVENT = Event(MENDIOLA_BRIDGE, (REFORMERS,), unshaded, shaded)
