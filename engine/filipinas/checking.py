"""A state from outside, or after any choice: whether the components allow it."""

from __future__ import annotations

from itertools import pairwise

from engine.filipinas import stages
from engine.filipinas.actions.recruiting import OUTER_HOME
from engine.filipinas.american_entry import EXPEDITION
from engine.filipinas.board import (
    CITIES,
    HONG_KONG,
    LAND,
    LINES,
    MAP,
    OFF_MAP,
    SEA,
    SIDES,
    SPAIN,
    USA,
    Place,
)
from engine.filipinas.counters import (
    AMERICAN_BRIGADES,
    ARTILLERY,
    BALER,
    COUNTERS,
    FLEETS,
    MOST_STEPS,
    NATION_OF,
    ORDER,
    OUTER_CORPS,
    SIDE_OF,
    SPANISH_FLEETS,
    UNITS,
    Stack,
    in_order,
    land_units_of,
    units_of,
)
from engine.filipinas.deck import CARDS_OF
from engine.filipinas.leaders import may_stack
from engine.filipinas.state import PROTECTING, State, holds_city, is_hidden

SPREAD_OUT_IN = frozenset((*LAND, *LINES))
"""6.9: where a dispersed unit can stand."""

MOST_IN_HAND = 10
"""5 cards, and what is drawn before the excess is laid down."""


def broken_rule(state: State) -> str:
    """Which rule of the components the state breaks, in words for a developer; empty if none."""
    return _broken_counters(state) or _broken_markers(state) or _broken_cards(state)


def _broken_counters(state: State) -> str:
    seen = [counter for stacks in state.stacks.values() for stack in stacks for counter in stack]
    if len(seen) != len(COUNTERS) or len(set(seen)) != len(COUNTERS):
        return "a counter is missing or there twice"
    for place, stacks in state.stacks.items():
        if any(ORDER[first[0]] > ORDER[second[0]] for first, second in pairwise(stacks)):
            return f"the stacks in {place} are out of order"
        for stack in stacks:
            if wrong := _broken_stack(state, place, stack):
                return f"{wrong}: {', '.join(stack)} in {place}"
    for unit in UNITS:
        if state.strength[unit] > MOST_STEPS[unit]:
            return f"{unit} is stronger than its counter"
    return ""


def _broken_stack(state: State, place: Place, stack: Stack) -> str:
    if not stack or stack != in_order(stack):
        return "a stack out of order"
    if place in OFF_MAP:
        return "a stack off the map" if len(stack) > 1 else ""
    if stack[0] in (ARTILLERY, BALER):
        return "a marker without anybody to follow"
    side = SIDE_OF[stack[0]]
    if any(SIDE_OF[counter] != side for counter in stack):
        return "both sides in one stack"
    if not may_stack(state, *stack):
        return "counters that may not be stacked"
    if place in CITIES and not holds_city(state, place, side):
        return "somebody in an enemy city"
    for unit in units_of(stack):
        if not _may_stand(unit, place):
            return f"{unit} cannot be there"
    return ""


def _may_stand(unit: str, place: Place) -> bool:
    """4.2.1, 6.3.2, 7.1: fleets stand in port and at sea, Moros and Visayans at home, Filipinos on Luzon."""
    if unit in FLEETS:
        return place == SEA or place in (CITIES if unit in SPANISH_FLEETS else (HONG_KONG,))
    if unit in OUTER_CORPS:
        return OUTER_HOME.get(place) == unit
    if NATION_OF[unit] == SPAIN:
        return place not in (SEA, HONG_KONG)
    if NATION_OF[unit] == USA:
        return place not in LINES
    return place not in LINES and place not in OUTER_HOME and place not in (SEA, HONG_KONG)


def _broken_markers(state: State) -> str:
    for place in MAP:
        protectors = 0
        for stack in state.stacks[place]:
            marked = [counter for counter in stack if counter in state.targets]
            if marked and not (marked == [stack[0]] and is_hidden(state, place, stack)):
                return f"a Target marker on {marked[0]} that does not hide"
            diggers = [unit for unit in land_units_of(stack) if unit not in AMERICAN_BRIGADES]
            dug = [unit for unit in land_units_of(stack) if unit in state.trenches]
            if dug and (not state.trenches.issuperset(diggers) or place not in LAND):
                return f"trenches under {dug[0]} alone, or where nobody digs"
            spread = [unit for unit in stack if state.posture.get(unit)]
            if spread and (len(units_of(stack)) > 1 or place not in SPREAD_OUT_IN or dug):
                return f"{spread[0]} is dispersed and cannot be"
            protectors += any(state.posture[unit] == PROTECTING for unit in spread)
        if protectors > 1 or (protectors and place not in LAND):
            return f"too many brigades protect {place}"
    for stack in (stack for place in OFF_MAP for stack in state.stacks[place]):
        if stack[0] in state.targets or stack[0] in state.trenches or state.posture.get(stack[0]):
            return f"a marker on {stack[0]} off the map"
    if any(state.stacks[line] and line not in state.lines for line in LINES):
        return "somebody in a line that is not built"
    if state.at_war and state.us < 10:
        return "at war before the track says so"
    return ""


def _broken_cards(state: State) -> str:
    for side in SIDES:
        cards = (*state.hand[side], *state.deck[side], *state.aside[side])
        played = [card for card in state.played if card in CARDS_OF[side]]
        if len(cards) + len(played) != len(CARDS_OF[side]) or {*cards, *played} != {*CARDS_OF[side]}:
            return f"the cards of {side} do not add up"
        if len(state.hand[side]) > MOST_IN_HAND:
            return f"too many cards in the hand of {side}"
    return ""


def can_go_on(state: State) -> bool:
    """Whether a step can begin here: what a save can hold. The Administration of a turn begins in the turn before."""
    begun = state.stage == stages.ADMINISTRATION and state.turn >= state.last_turn
    return stage_fits(state) and not begun and (state.at_war or _america_waits(state))


def _america_waits(state: State) -> bool:
    """7: until the United States enter the war, their expedition and their cards lie aside."""
    on_map = {counter for place in MAP for stack in state.stacks[place] for counter in stack}
    cards = not state.american_cards or all(state.aside[side] for side in SIDES)
    return cards and all(on_map.isdisjoint(stack) for stack in EXPEDITION)


def stage_fits(state: State) -> bool:
    """Whether there is such a moment in a game, be it in the middle of a step."""
    return (state.stage == stages.OVER) == bool(state.result) and 1 <= state.turn <= state.last_turn
