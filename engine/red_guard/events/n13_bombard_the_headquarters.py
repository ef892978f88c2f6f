"""13, Bombard the headquarters: the faction with most Cadre tiles neutralizes one Cadre; chaos rises by 2."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.red_guard.components import CADRE
from engine.red_guard.events.event import Event
from engine.red_guard.events.execution import Execution


def happen(event: Execution) -> Steps[None]:
    yield from event.neutralize(event.faction_with_most_tiles(CADRE), 1, CADRE)
    event.chaos(2)


EVENT = Event(13, happen)
