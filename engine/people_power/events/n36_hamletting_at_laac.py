"""36: Hamletting at Laac

Unshaded: In one Mindanao Countryside space with Troops all Guerrillas move to adjacent spaces, and it is set to
Neutral.
Shaded: 3 Guerrillas are placed in Mindanao Countryside, one in each space. One of them shifts towards
Resistance.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power.board import (
    ADJACENT,
    COUNTRYSIDE,
    GOVERNMENT,
    GUERRILLAS,
    MINDANAO,
    NEUTRAL,
    NPA,
    RESISTANCE,
    TROOPS,
    UNDERGROUND,
)
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution
from engine.people_power.state import guerrillas

HAMLETS = tuple(space for space in MINDANAO if space in COUNTRYSIDE)


def unshaded(event: Execution) -> Steps[None]:
    state = event.state
    parts = (lambda space: guerrillas(state, space) > 0, event.not_at(NEUTRAL))
    space = yield from event.choose("set", event.fullest(event.holding(HAMLETS, TROOPS), *parts), towards=NEUTRAL)
    if not space:
        return
    for piece in GUERRILLAS:
        while state.pieces[piece][space]:
            yield from event.move(piece, space, ADJACENT[space])
    event.set_alignment(space, NEUTRAL)


def shaded(event: Execution) -> Steps[None]:
    spaces = yield from event.place_in_each(3, UNDERGROUND, HAMLETS)
    yield from event.shift_spaces(1, spaces, RESISTANCE)


EVENT = Event(36, (NPA, GOVERNMENT), unshaded, shaded)
