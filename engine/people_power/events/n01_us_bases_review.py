"""1: US Bases Review

Unshaded: Aid rises by 6, and up to 2 Troops are placed in Northern Luzon.
Shaded: Aid falls by 5. A player gains 3 Resources; a Non-player places an own piece in Northern Luzon instead.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import GOVERNMENT, NORTHERN_LUZON, TROOPS
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    event.aid(6)
    yield from event.place_among(2, TROOPS, (NORTHERN_LUZON,), up_to=True)


def shaded(event: Execution) -> Steps[None]:
    event.aid(-5)
    if event.by_player:
        event.resources(event.faction, 3)
    else:
        piece = yield from event.own_piece()
        yield from event.place(1, piece, NORTHERN_LUZON)


EVENT = Event(1, (GOVERNMENT,), unshaded, shaded)
