"""8: Oplan Katatagan

Unshaded: The Government makes a free Sweep into up to two spaces, then a free Assault in up to two.
Shaded: A Troop is removed from each of up to three Countryside spaces with enemies of the Government.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import COUNTRYSIDE, GOVERNMENT, NPA, PIECES_OF, REFORMERS, TROOPS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution
from engine.people_power.events.free import free_operation


def unshaded(event: Execution) -> Steps[None]:
    yield from free_operation(event.state, GOVERNMENT, "sweep", 2)
    yield from free_operation(event.state, GOVERNMENT, "assault", 2)


def shaded(event: Execution) -> Steps[None]:
    contested = event.holding(COUNTRYSIDE, *PIECES_OF[REFORMERS], *PIECES_OF[NPA])
    yield from event.remove_in_each(3, contested, TROOPS, up_to=True)


EVENT = Event(8, (GOVERNMENT,), unshaded, shaded)
