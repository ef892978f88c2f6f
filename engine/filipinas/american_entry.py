"""7: the United States enter the war."""

from __future__ import annotations

from engine.core.effects import Secret
from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.asking import ask_card, ask_stack
from engine.filipinas.board import AMERICAN_TROOPS, FILIPINO_TROOPS, FILIPINOS, HONG_KONG, SIDES, Place, Side
from engine.filipinas.counters import (
    AMERICAN_LEADERS,
    ARTILLERY,
    DEWEY,
    GREENE,
    LEADER,
    LUZON_CORPS,
    MACARTHUR,
    MERRITT,
    US_FLEET,
    Stack,
)
from engine.filipinas.effects import AmericaEntered, CardsDealt, CardsDrawn
from engine.filipinas.leaders import artillery_bearer
from engine.filipinas.state import State, factors, on_map
from engine.filipinas.tables import HAND_LIMIT, WAR
from engine.filipinas.verbs import change_points, discard, place, return_to_deck

EXPEDITION: tuple[Stack, ...] = ((US_FLEET, DEWEY), (MACARTHUR, GREENE, MERRITT))
"""7: as they lie in Hong Kong: the fleet under Dewey, and the brigades under Merritt."""


def is_due(state: State) -> bool:
    """7: the marker has come to 10."""
    return state.us >= WAR and not state.at_war


def enter_war(state: State, points: bool) -> Steps[None]:
    """7: forces, points, artillery and cards; in the Administration Phase the points are those of the income."""
    state.at_war = True
    state.report(AmericaEntered())
    for stack in EXPEDITION:
        into: Stack = ()
        for counter in stack:
            if (counter,) in state.stacks[AMERICAN_TROOPS]:
                into = place(state, counter, HONG_KONG, into)
    if points:
        change_points(state, FILIPINOS, sum(LEADER[leader].logistics for leader in AMERICAN_LEADERS))
    yield from bring_artillery(state)
    if state.american_cards:
        for side in SIDES:
            yield from deal_american_card(state, side)


def bring_artillery(state: State) -> Steps[None]:
    """4.2.3.8, 7: to Aguinaldo, else Bonifacio, else the largest Filipino stack; not if it was there before."""
    if state.guns_lost or (ARTILLERY,) not in state.stacks[FILIPINO_TROOPS]:
        return
    bearer = artillery_bearer(state)
    if bearer is None:
        largest = _largest_stacks(state)
        stack = yield from ask_stack(FILIPINOS, questions.ARTILLERY, [stack for _, stack in largest])
        bearer = next((found for found in largest if found[1] == stack), None)
    if bearer is not None:
        place(state, ARTILLERY, *bearer)


def _largest_stacks(state: State) -> list[tuple[Place, Stack]]:
    """4.2.1, 7: Moros and Visayans do not cooperate."""
    stacks = [(where, stack) for where, stack in on_map(state, FILIPINOS) if any(unit in LUZON_CORPS for unit in stack)]
    most = max((factors(state, stack) for _, stack in stacks), default=0)
    return [(where, stack) for where, stack in stacks if factors(state, stack) == most]


def deal_american_card(state: State, side: Side) -> Steps[None]:
    """7: one card of the side's own American deck; the rest is shuffled into the main deck."""
    card, *rest = state.chance.shuffled("american_deck", state.aside[side])
    state.aside[side] = ()
    state.deck[side] = tuple(state.chance.shuffled("deck", (*state.deck[side], *rest)))
    state.hand[side] += (card,)
    state.report(Secret(CardsDrawn(side, (card,)), (side,), CardsDealt(side, 1)))
    yield from trim_hand(state, side)


def trim_hand(state: State, side: Side) -> Steps[None]:
    """6.13: five cards at most; what is too much leaves the game, a non-player's goes back into its deck (10)."""
    while len(state.hand[side]) > HAND_LIMIT:
        if state.is_person(side):
            card = yield from ask_card(side, questions.DISCARD, state.hand[side])
            discard(state, side, card)
        else:
            return_to_deck(state, side, state.chance.pick("discard", state.hand[side]))
