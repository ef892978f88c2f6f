"""34: Pope JP II Visit

Unshaded: Terror is removed from up to three spaces, and any one space shifts towards Support.
Shaded: Terror is removed from up to three spaces, and one of them shifts towards the own alignment.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import GOVERNMENT, SPACES, SUPPORT, TERROR
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    yield from event.take_markers(3, TERROR, up_to=True)
    yield from event.shift_spaces(1, SPACES, SUPPORT)


def shaded(event: Execution) -> Steps[None]:
    freed = yield from event.take_markers(3, TERROR, up_to=True)
    yield from event.shift_spaces(1, freed, event.own_alignment)


EVENT = Event(34, (GOVERNMENT,), unshaded, shaded)
