"""25: Reagan's Visit Cancelled."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import CITIES, MANILA, REFORMERS, SUPPORT
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    """Aid +4; Manila shifts towards Support."""
    event.aid(4)
    event.shift(MANILA, SUPPORT)
    yield from ()


def shaded(event: Execution) -> Steps[None]:
    """Aid −4; one City shifts towards own alignment."""
    event.aid(-4)
    yield from event.shift_spaces(1, CITIES, event.own_alignment)


EVENT = Event(25, (REFORMERS,), unshaded, shaded)
