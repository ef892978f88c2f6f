"""9: Basic Christian Communities

Unshaded: Up to 3 Activists are removed from Countryside.
Shaded: An own piece is placed in each of up to three Countryside spaces. One of them shifts towards the own alignment.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, COUNTRYSIDE, REFORMERS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    yield from event.remove(3, COUNTRYSIDE, ACTIVIST, up_to=True)


def shaded(event: Execution) -> Steps[None]:
    piece = yield from event.own_piece()
    spaces = yield from event.place_in_each(3, piece, COUNTRYSIDE, up_to=True)
    yield from event.shift_spaces(1, spaces, event.own_alignment)


EVENT = Event(9, (REFORMERS,), unshaded, shaded)
