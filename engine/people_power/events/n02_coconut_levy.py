"""2: Coconut Levy."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import COUNTRYSIDE, GOVERNMENT, NORTHERN_LUZON, NPA
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution

COCONUT_LANDS = tuple(space for space in COUNTRYSIDE if space != NORTHERN_LUZON)


def unshaded(event: Execution) -> Steps[None]:
    """Patronage +4; one of the spaces shifts away from Support."""
    event.patronage(4)
    yield from event.shift_away_from_support(*COCONUT_LANDS)


def shaded(event: Execution) -> Steps[None]:
    """Patronage −1; two of the spaces shift towards own alignment."""
    event.patronage(-1)
    yield from event.shift_spaces(2, COCONUT_LANDS, event.own_alignment)


EVENT = Event(2, (GOVERNMENT, NPA), unshaded, shaded)
