"""What a seat may know: not the luck to come, not the others' chits, not what they choose at set-up until all have."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.red_guard import stages
from engine.red_guard.components import ATTACK, CHITS, COLOUR, NO_CHIT, POOL, Faction
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


def imagine(state: State, seat: Faction, luck: Chance) -> None:
    """2.2, 10.2: the same drawn anew: any chits that are not one's own, and any units in the place of hidden ones."""
    dealt = iter(luck.shuffled("chits", [chit for chit in CHITS if chit != state.chits[seat]]))
    for other in state.seats:
        if other != seat and state.chits[other] != NO_CHIT:
            state.chits[other] = next(dealt)
    if state.stage == stages.MUSTER:
        for other in state.seats:
            if other != seat and state.units[ATTACK[other]]:
                _muster_otherwise(state, other, luck)


def _muster_otherwise(state: State, faction: Faction, luck: Chance) -> None:
    hidden = state.units[ATTACK[faction]]
    pool = [*state.units[POOL], *hidden]
    own = luck.shuffled("muster", sorted(unit for unit in pool if COLOUR[unit] == faction))
    for unit in own[: len(hidden)]:
        pool.remove(unit)
    state.units[ATTACK[faction]] = tuple(sorted(own[: len(hidden)]))
    state.units[POOL] = tuple(sorted(pool))
