"""35: Two Million Mourners."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, ADJACENT, MANILA, REFORMERS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    """Remove 2 Activists from Manila; Reformer Resources −2."""
    yield from event.remove(2, (MANILA,), ACTIVIST)
    event.resources(REFORMERS, -2)


def shaded(event: Execution) -> Steps[None]:
    """Up to 4 Activists in Manila and next to it."""
    yield from event.place_among(4, ACTIVIST, (MANILA, *ADJACENT[MANILA]), up_to=True)


EVENT = Event(35, (REFORMERS,), unshaded, shaded)
