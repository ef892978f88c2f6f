"""33: Kilusang Mayo Uno

Unshaded: Up to two Strikes are removed. Government Resources rise by 2.
Shaded: A Guerrilla is placed in each City without Government Control; then a City with Guerrillas and without Terror
gets a Strike.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import CITIES, GOVERNMENT, GUERRILLAS, NPA, STRIKE, UNDERGROUND
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution
from engine.people_power.state import government_controls


def unshaded(event: Execution) -> Steps[None]:
    yield from event.take_markers(2, STRIKE, up_to=True)
    event.resources(GOVERNMENT, 2)


def shaded(event: Execution) -> Steps[None]:
    cities = [city for city in CITIES if not government_controls(event.state, city)]
    yield from event.place_in_each(len(cities), UNDERGROUND, cities)
    yield from event.put_markers(1, STRIKE, event.holding(CITIES, *GUERRILLAS))


EVENT = Event(33, (NPA,), unshaded, shaded)
