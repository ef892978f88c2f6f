"""16: Evelio Javier Murdered

Unshaded: Visayas gets Terror. In Visayas or Cebu up to 2 Activists are removed, or a Reformer Base where there are
none.
Shaded: Visayas is set to Neutral; then it gets an Activist and a Protest and shifts towards Opposition.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import (
    ACTIVIST,
    CEBU,
    GOVERNMENT,
    NEUTRAL,
    OPPOSITION,
    PROTEST,
    REF_BASE,
    TERROR,
    VISAYAS,
)
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    event.put_marker(TERROR, VISAYAS)
    targets = event.holding((VISAYAS, CEBU), ACTIVIST, REF_BASE)
    space = yield from event.choose("remove", targets, piece=f"{ACTIVIST}/{REF_BASE}")
    if space and event.state.activists[space]:
        yield from event.remove(2, (space,), ACTIVIST, up_to=True)
    elif space:
        yield from event.remove(1, (space,), REF_BASE)


def shaded(event: Execution) -> Steps[None]:
    event.set_alignment(VISAYAS, NEUTRAL)
    yield from event.place(1, ACTIVIST, VISAYAS)
    event.put_marker(PROTEST, VISAYAS)
    event.shift(VISAYAS, OPPOSITION)


EVENT = Event(16, (GOVERNMENT,), unshaded, shaded)
