"""21: Rebel Priest

Unshaded: Up to 3 NPA pieces are removed from Northern Luzon, Bases last.
Shaded: 3 Guerrillas or one NPA Base are placed in Northern Luzon.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import NORTHERN_LUZON, NPA, NPA_BASE, PIECES_OF, UNDERGROUND
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    yield from event.remove(3, (NORTHERN_LUZON,), *PIECES_OF[NPA], up_to=True)


def shaded(event: Execution) -> Steps[None]:
    pieces = {"guerrillas": UNDERGROUND, "base": NPA_BASE}
    way = yield from event.choose_way([way for way in pieces if event.can_place(pieces[way], NORTHERN_LUZON)])
    if way:
        yield from event.place(1 if way == "base" else 3, pieces[way], NORTHERN_LUZON)


EVENT = Event(21, (NPA,), unshaded, shaded)
