"""2: Coconut Levy

Unshaded: Patronage rises by 4. One Countryside space other than Northern Luzon shifts away from Support.
Shaded: Patronage falls by 1. Two Countryside spaces other than Northern Luzon are shifted towards the own alignment.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import COUNTRYSIDE, GOVERNMENT, NORTHERN_LUZON, NPA
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution

COCONUT_LANDS = tuple(space for space in COUNTRYSIDE if space != NORTHERN_LUZON)


def unshaded(event: Execution) -> Steps[None]:
    event.patronage(4)
    yield from event.shift_away_from_support(*COCONUT_LANDS)


def shaded(event: Execution) -> Steps[None]:
    event.patronage(-1)
    yield from event.shift_spaces(2, COCONUT_LANDS, event.own_alignment)


EVENT = Event(2, (GOVERNMENT, NPA), unshaded, shaded)
