"""19: Hidden Wealth Exposed

Unshaded: Patronage rises by 3, and Aid falls by 2.
Shaded: Patronage falls by 3.
"""

from __future__ import annotations

from engine.people_power.board import NPA, REFORMERS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> None:
    event.patronage(3)
    event.aid(-2)


def shaded(event: Execution) -> None:
    event.patronage(-3)


EVENT = Event(19, (REFORMERS, NPA), unshaded, shaded)
