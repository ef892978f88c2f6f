"""What a seat may know: not the luck to come, not the others' chits, not what they choose at set-up until all have."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.red_guard import stages
from engine.red_guard.components import ATTACK, NO_CHIT, POOL, Faction
from engine.red_guard.state import State


def view(state: State, seat: Faction) -> State:
    """2.2, 10.2: a copy in which that is blank. The Pool's order is not kept anywhere: it is drawn from at random."""
    seen = state.copy()
    seen.chance = Chance(0)
    seen.chits = {faction: chit if faction == seat else NO_CHIT for faction, chit in state.chits.items()}
    if state.stage == stages.MUSTER:
        for other in state.seats:
            if other != seat:
                seen.units[POOL] = tuple(sorted((*seen.units[POOL], *seen.units[ATTACK[other]])))
                seen.units[ATTACK[other]] = ()
    return seen
