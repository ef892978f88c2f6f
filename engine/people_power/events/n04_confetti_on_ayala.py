"""4: Confetti on Ayala."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, GOVERNMENT, MANILA, PROTEST, REFORMERS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    """Remove a Protest in Manila; Government Resources +4; Patronage +1."""
    event.take_marker(PROTEST, MANILA)
    event.resources(GOVERNMENT, 4)
    event.patronage(1)
    yield from ()


def shaded(event: Execution) -> Steps[None]:
    """2 Activists and a Protest in Manila; Patronage −1."""
    yield from event.place(2, ACTIVIST, MANILA)
    event.put_marker(PROTEST, MANILA)
    event.patronage(-1)


EVENT = Event(4, (REFORMERS,), unshaded, shaded)
