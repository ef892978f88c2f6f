"""13: IMF Standby Credit."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import CUBES, GOVERNMENT, SPACES
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    """Government Resources +5 and Aid +2, or for a Non-player Patronage +2."""
    if event.state.is_player(GOVERNMENT):
        event.resources(GOVERNMENT, 5)
        event.aid(2)
    else:
        event.patronage(2)
    yield from ()


def shaded(event: Execution) -> Steps[None]:
    """Government Resources −5, or for a Non-player 2 cubes go; Patronage −1."""
    if event.state.is_player(GOVERNMENT):
        event.resources(GOVERNMENT, -5)
    else:
        yield from event.remove(2, SPACES, *CUBES)
    event.patronage(-1)


EVENT = Event(13, (GOVERNMENT,), unshaded, shaded)
