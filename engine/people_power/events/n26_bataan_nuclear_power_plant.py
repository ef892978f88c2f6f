"""26: Bataan Nuclear Power Plant

Unshaded: Patronage rises by 3, and Northern Luzon shifts away from Support.
Shaded: Northern Luzon gets 2 Activists and a Protest. Government Resources fall by 4; if the Government is a
Non-player, Patronage falls by 1 instead.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, GOVERNMENT, NORTHERN_LUZON, PROTEST, REFORMERS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    event.patronage(3)
    yield from event.shift_away_from_support(NORTHERN_LUZON)


def shaded(event: Execution) -> Steps[None]:
    yield from event.place(2, ACTIVIST, NORTHERN_LUZON)
    event.put_marker(PROTEST, NORTHERN_LUZON)
    if event.state.is_player(GOVERNMENT):
        event.resources(GOVERNMENT, -4)
    else:
        event.patronage(-1)


EVENT = Event(26, (REFORMERS,), unshaded, shaded)
