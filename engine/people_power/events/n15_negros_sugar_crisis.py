"""15: Negros Sugar Crisis

Unshaded: Visayas and Cebu are shifted towards Support. Aid falls by 1.
Shaded: 2 own pieces are placed in Visayas, which shifts towards the own alignment. Government Resources fall by 3.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import CEBU, GOVERNMENT, NPA, SUPPORT, VISAYAS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> None:
    event.shift(VISAYAS, SUPPORT)
    event.shift(CEBU, SUPPORT)
    event.aid(-1)


def shaded(event: Execution) -> Steps[None]:
    piece = yield from event.own_piece()
    yield from event.place(2, piece, VISAYAS)
    event.shift(VISAYAS, event.own_alignment)
    event.resources(GOVERNMENT, -3)


EVENT = Event(15, (NPA,), unshaded, shaded)
