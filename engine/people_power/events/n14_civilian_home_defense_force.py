"""14: Civilian Home Defense Force

Unshaded: A Police is placed in each of up to three Countryside spaces with Guerrillas or Activists.
Shaded: Up to two Countryside spaces with Police get Terror, and each shifts towards the own alignment.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, COUNTRYSIDE, GOVERNMENT, GUERRILLAS, POLICE, TERROR, Space
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    yield from event.place_in_each(3, POLICE, event.holding(COUNTRYSIDE, *GUERRILLAS, ACTIVIST), up_to=True)


def shaded(event: Execution) -> Steps[None]:
    def in_each(space: Space) -> None:
        event.put_marker(TERROR, space)
        event.shift(space, event.own_alignment)

    policed = event.holding(COUNTRYSIDE, POLICE)
    parts = (event.can_put(TERROR), event.not_at(event.own_alignment))
    yield from event.in_each("terror", 2, policed, parts, in_each, up_to=True, towards=event.own_alignment)


EVENT = Event(14, (GOVERNMENT,), unshaded, shaded)
