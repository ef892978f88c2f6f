"""1: US Bases Review."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import GOVERNMENT, NORTHERN_LUZON, TROOPS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    """Aid +6; up to 2 Troops in Northern Luzon."""
    event.aid(6)
    yield from event.place_among(2, TROOPS, (NORTHERN_LUZON,), up_to=True)


def shaded(event: Execution) -> Steps[None]:
    """Aid −5; own Resources +3, or for a Non-player an own piece in Northern Luzon."""
    event.aid(-5)
    if event.by_player:
        event.resources(event.faction, 3)
    else:
        piece = yield from event.own_piece()
        yield from event.place(1, piece, NORTHERN_LUZON)


EVENT = Event(1, (GOVERNMENT,), unshaded, shaded)
