"""28: Escalante Massacre

Unshaded: Visayas or Cebu gets Terror, which drives out any Protest or Strike, and loses up to 2 Guerrillas or
Activists.
Shaded: Up to 2 Police are removed from Visayas and Cebu. Visayas shifts up to twice towards the own alignment.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, CEBU, GUERRILLAS, NPA, POLICE, TERROR, VISAYAS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    parts = (event.can_put(TERROR), lambda space: bool(event.removable(space, *GUERRILLAS, ACTIVIST)))
    space = yield from event.choose("terror", event.fullest((VISAYAS, CEBU), *parts))
    if space:
        event.put_marker(TERROR, space)
        yield from event.remove(2, (space,), *GUERRILLAS, ACTIVIST, up_to=True)


def shaded(event: Execution) -> Steps[None]:
    yield from event.remove(2, (VISAYAS, CEBU), POLICE, up_to=True)
    if (yield from event.shift_spaces(1, (VISAYAS,), event.own_alignment, up_to=True)):
        yield from event.shift_spaces(1, (VISAYAS,), event.own_alignment, up_to=True)


EVENT = Event(28, (NPA,), unshaded, shaded)
