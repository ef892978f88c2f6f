"""3: Welgang Bayan, the people's strikes

Unshaded: In up to two Cities the Strike is removed and all Guerrillas become Active.
Shaded: Up to two Cities with Guerrillas and without Terror get a Strike, and each shifts towards Resistance.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import CITIES, GUERRILLAS, NPA, RESISTANCE, STRIKE, TERROR, Space
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    def in_each(city: Space) -> None:
        event.take_marker(STRIKE, city)
        event.activate_all(city)

    parts = (lambda city: event.state.marker[city] == STRIKE, lambda city: event.state.underground[city] > 0)
    yield from event.in_each("activate", 2, CITIES, parts, in_each, up_to=True)


def shaded(event: Execution) -> Steps[None]:
    def in_each(city: Space) -> None:
        event.put_marker(STRIKE, city)
        event.shift(city, RESISTANCE)

    cities = [city for city in event.holding(CITIES, *GUERRILLAS) if event.state.marker[city] != TERROR]
    parts = (event.can_put(STRIKE), event.not_at(RESISTANCE))
    yield from event.in_each("strike", 2, cities, parts, in_each, up_to=True, towards=RESISTANCE)


EVENT = Event(3, (NPA,), unshaded, shaded)
