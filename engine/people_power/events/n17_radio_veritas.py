"""17: Radio Veritas

Unshaded: A Protest is removed. The Reformers are Ineligible through the next card.
Shaded: Up to two spaces with Activists shift towards Opposition.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, OPPOSITION, PROTEST, REFORMERS, SPACES
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    yield from event.take_markers(1, PROTEST)
    event.make_ineligible(REFORMERS)


def shaded(event: Execution) -> Steps[None]:
    yield from event.shift_spaces(2, event.holding(SPACES, ACTIVIST), OPPOSITION, up_to=True)


EVENT = Event(17, (REFORMERS,), unshaded, shaded)
