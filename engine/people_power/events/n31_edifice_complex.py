"""31: Edifice Complex

Unshaded: The Government makes a free Charm in up to two spaces.
Shaded: Patronage and Government Resources fall by 2 each.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import GOVERNMENT, NPA
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution
from engine.people_power.events.free import free_charm


def unshaded(event: Execution) -> Steps[None]:
    yield from free_charm(event.state, 2)


def shaded(event: Execution) -> None:
    event.patronage(-2)
    event.resources(GOVERNMENT, -2)


EVENT = Event(31, (NPA,), unshaded, shaded)
