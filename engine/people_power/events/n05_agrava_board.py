"""5: Agrava Board

Unshaded: Up to two Protests are removed. Patronage rises by 1.
Shaded: One Troop is removed from each of up to three spaces. Aid falls by 2.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import PROTEST, REFORMERS, SPACES, TROOPS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    yield from event.take_markers(2, PROTEST, up_to=True)
    event.patronage(1)


def shaded(event: Execution) -> Steps[None]:
    yield from event.remove_in_each(3, SPACES, TROOPS, up_to=True)
    event.aid(-2)


EVENT = Event(5, (REFORMERS,), unshaded, shaded)
