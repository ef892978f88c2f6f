"""28: Escalante Massacre."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, CEBU, GUERRILLAS, NPA, POLICE, TERROR, VISAYAS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    """In Visayas or Cebu Terror drives out any Protest or Strike; remove up to 2 Guerrillas or Activists there."""
    parts = (event.can_put(TERROR), lambda space: bool(event.removable(space, *GUERRILLAS, ACTIVIST)))
    space = yield from event.choose("terror", event.fullest((VISAYAS, CEBU), *parts))
    if space:
        event.put_marker(TERROR, space)
        yield from event.remove(2, (space,), *GUERRILLAS, ACTIVIST, up_to=True)


def shaded(event: Execution) -> Steps[None]:
    """Remove up to 2 Police from Visayas and Cebu; Visayas shifts up to twice towards own alignment."""
    yield from event.remove(2, (VISAYAS, CEBU), POLICE, up_to=True)
    if (yield from event.shift_spaces(1, (VISAYAS,), event.own_alignment, up_to=True)):
        yield from event.shift_spaces(1, (VISAYAS,), event.own_alignment, up_to=True)


EVENT = Event(28, (NPA,), unshaded, shaded)
