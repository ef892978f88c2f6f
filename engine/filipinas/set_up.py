"""8: this is how the board looks before the first turn."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.filipinas.board import SIDES, SPANISH_TROOPS, TROOPS_OF
from engine.filipinas.counters import BALER, COUNTERS, NATION_OF, Stack
from engine.filipinas.deck import MAIN_DECK
from engine.filipinas.scenarios import FORCES
from engine.filipinas.standing import standing
from engine.filipinas.state import State
from engine.filipinas.tables import FIRST_TURN_POINTS, HAND_LIMIT
from engine.filipinas.verbs import draw, place

_BOX_OF = {counter: TROOPS_OF[nation] for counter, nation in NATION_OF.items()} | {BALER: SPANISH_TROOPS}
_WAITING = {
    box: standing(tuple((counter,) for counter in COUNTERS if _BOX_OF[counter] == box)) for box in TROOPS_OF.values()
}


def empty_board(chance: Chance) -> State:
    """Every counter lies in the box of its nation, and every card in no deck."""
    state = State(chance=chance)
    state.stacks |= _WAITING
    return state


def set_up(state: State) -> None:
    """8: forces, points and five cards each are the same in all scenarios."""
    state.stacks |= _WAITING
    for where, stack in FORCES:
        into: Stack = ()
        for counter in stack:
            into = place(state, counter, where, into)
    state.points = dict(FIRST_TURN_POINTS)
    for side in SIDES:
        state.deck[side] = tuple(state.chance.shuffled("deck", MAIN_DECK[side]))
        draw(state, side, HAND_LIMIT)
