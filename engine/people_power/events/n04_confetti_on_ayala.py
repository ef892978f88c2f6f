"""4: Confetti on Ayala

Unshaded: A Protest in Manila is removed. Government Resources rise by 4 and Patronage by 1.
Shaded: Manila gets 2 Activists and a Protest. Patronage falls by 1.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, GOVERNMENT, MANILA, PROTEST, REFORMERS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> None:
    event.take_marker(PROTEST, MANILA)
    event.resources(GOVERNMENT, 4)
    event.patronage(1)


def shaded(event: Execution) -> Steps[None]:
    yield from event.place(2, ACTIVIST, MANILA)
    event.put_marker(PROTEST, MANILA)
    event.patronage(-1)


EVENT = Event(4, (REFORMERS,), unshaded, shaded)
