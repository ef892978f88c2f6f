"""35: Two Million Mourners

Unshaded: 2 Activists are removed from Manila. Reformer Resources fall by 2.
Shaded: Up to 4 Activists are placed in Manila and next to it.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, ADJACENT, MANILA, REFORMERS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    yield from event.remove(2, (MANILA,), ACTIVIST)
    event.resources(REFORMERS, -2)


def shaded(event: Execution) -> Steps[None]:
    yield from event.place_among(4, ACTIVIST, (MANILA, *ADJACENT[MANILA]), up_to=True)


EVENT = Event(35, (REFORMERS,), unshaded, shaded)
