"""25: Reagan's Visit Cancelled

Unshaded: Aid rises by 4, and Manila shifts towards Support.
Shaded: Aid falls by 4, and one City shifts towards the own alignment.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import CITIES, MANILA, REFORMERS, SUPPORT
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> None:
    event.aid(4)
    event.shift(MANILA, SUPPORT)


def shaded(event: Execution) -> Steps[None]:
    event.aid(-4)
    yield from event.shift_spaces(1, CITIES, event.own_alignment)


EVENT = Event(25, (REFORMERS,), unshaded, shaded)
