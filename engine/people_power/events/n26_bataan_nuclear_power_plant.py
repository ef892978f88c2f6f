"""26: Bataan Nuclear Power Plant."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import ACTIVIST, GOVERNMENT, NORTHERN_LUZON, PROTEST, REFORMERS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    """Patronage +3; Northern Luzon shifts away from Support."""
    event.patronage(3)
    yield from event.shift_away_from_support(NORTHERN_LUZON)


def shaded(event: Execution) -> Steps[None]:
    """2 Activists and a Protest in Northern Luzon; Government Resources −4, or for a Non-player Patronage −1."""
    yield from event.place(2, ACTIVIST, NORTHERN_LUZON)
    event.put_marker(PROTEST, NORTHERN_LUZON)
    if event.state.is_player(GOVERNMENT):
        event.resources(GOVERNMENT, -4)
    else:
        event.patronage(-1)


EVENT = Event(26, (REFORMERS,), unshaded, shaded)
