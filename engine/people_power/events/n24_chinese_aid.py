"""24: Chinese Aid

Unshaded: An NPA Base is removed, even from among Guerrillas. NPA Resources fall by 4. The executing faction stays
Eligible.
Shaded: NPA Resources rise by 5; if the NPA is a Non-player, a Guerrilla is placed in each of 2 spaces instead. Then 2
Guerrillas are placed in a space with an NPA Base.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.people_power import verbs
from engine.people_power.board import GOVERNMENT, GUERRILLA, NPA, NPA_BASE, SPACES, UNDERGROUND
from engine.people_power.events.event import Event
from engine.people_power.events.execution import Execution


def unshaded(event: Execution) -> Steps[None]:
    space = yield from event.choose("remove", event.holding(SPACES, NPA_BASE), piece=NPA_BASE)
    if space:
        verbs.remove(event.state, space, NPA_BASE)
    event.resources(NPA, -4)
    event.stay_eligible()


def shaded(event: Execution) -> Steps[None]:
    if event.state.is_player(NPA):
        event.resources(NPA, 5)
    else:
        yield from event.place_in_each(2, UNDERGROUND, SPACES)
    camps = [space for space in event.holding(SPACES, NPA_BASE) if event.can_place(UNDERGROUND, space)]
    camp = yield from event.choose("place", camps, piece=GUERRILLA)
    if camp:
        yield from event.place(2, UNDERGROUND, camp)


EVENT = Event(24, (GOVERNMENT,), unshaded, shaded)
