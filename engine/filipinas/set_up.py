"""8: the board before the first turn."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.filipinas.board import SIDES, SPANISH_TROOPS, TROOPS_OF, Side
from engine.filipinas.counters import BALER, COUNTERS, NATION_OF, Stack
from engine.filipinas.deck import MAIN_DECK
from engine.filipinas.scenarios import FORCES, Scenario
from engine.filipinas.state import State
from engine.filipinas.tables import FIRST_TURN_POINTS, HAND_LIMIT
from engine.filipinas.verbs import draw, place


def empty_board(chance: Chance) -> State:
    """Every counter in the box of its nation, every card in no deck."""
    state = State(chance=chance)
    for counter in COUNTERS:
        box = SPANISH_TROOPS if counter == BALER else TROOPS_OF[NATION_OF[counter]]
        state.stacks[box] += ((counter,),)
    return state


def set_up(scenario: Scenario, humans: frozenset[Side], chance: Chance, american_cards: bool) -> State:
    """8: forces, points, and five cards each."""
    state = empty_board(chance)
    state.scenario = scenario.key
    state.humans = humans
    state.american_cards = american_cards
    for where, stack in FORCES:
        into: Stack = ()
        for counter in stack:
            into = place(state, counter, where, into)
    state.points = dict(FIRST_TURN_POINTS)
    for side in SIDES:
        state.deck[side] = tuple(chance.shuffled("deck", MAIN_DECK[side]))
        draw(state, side, HAND_LIMIT)
    state.effects.clear()
    return state
