"""13: IMF Standby Credit

Unshaded: Government Resources rise by 5 and Aid by 2; if the Government is a Non-player, Patronage rises by 2 instead.
Shaded: Government Resources fall by 5; if the Government is a Non-player, 2 cubes are removed instead. Patronage falls
by 1.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import CUBES, GOVERNMENT, SPACES
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> None:
    if event.state.is_player(GOVERNMENT):
        event.resources(GOVERNMENT, 5)
        event.aid(2)
    else:
        event.patronage(2)


def shaded(event: Execution) -> Steps[None]:
    if event.state.is_player(GOVERNMENT):
        event.resources(GOVERNMENT, -5)
    else:
        yield from event.remove(2, SPACES, *CUBES)
    event.patronage(-1)


EVENT = Event(13, (GOVERNMENT,), unshaded, shaded)
