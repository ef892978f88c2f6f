"""6: Sparrow Units

Unshaded: All Guerrillas in Cities become Active; then one is removed from each of up to two Cities.
Shaded: A Police or an Activist is removed from each of up to three Cities with a Guerrilla, which stays as it is.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVE, ACTIVIST, CITIES, GUERRILLAS, NPA, POLICE
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    for city in CITIES:
        event.activate_all(city)
    yield from event.remove_in_each(2, CITIES, ACTIVE, up_to=True)


def shaded(event: Execution) -> Steps[None]:
    yield from event.remove_in_each(3, event.holding(CITIES, *GUERRILLAS), POLICE, ACTIVIST, up_to=True)


EVENT = Event(6, (NPA,), unshaded, shaded)
