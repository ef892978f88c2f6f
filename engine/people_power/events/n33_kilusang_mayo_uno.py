"""33: Kilusang Mayo Uno."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import CITIES, GOVERNMENT, GUERRILLAS, NPA, STRIKE, UNDERGROUND
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution
from engine.people_power.state import government_controls


def unshaded(event: Execution) -> Steps[None]:
    """Remove up to two Strikes; Government Resources +2."""
    yield from event.take_markers(2, STRIKE, up_to=True)
    event.resources(GOVERNMENT, 2)


def shaded(event: Execution) -> Steps[None]:
    """A Guerrilla in each City without Government Control, then a Strike in a City with Guerrillas and no Terror."""
    cities = [city for city in CITIES if not government_controls(event.state, city)]
    yield from event.place_in_each(len(cities), UNDERGROUND, cities)
    yield from event.put_markers(1, STRIKE, event.holding(CITIES, *GUERRILLAS))


EVENT = Event(33, (NPA,), unshaded, shaded)
