"""6.3: counters move by land, along the coast and at sea, past fortified lines and the Zapote, and in convoys (7.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engine.core.asking import ask
from engine.core.prompts import Option, Steps
from engine.filipinas import questions
from engine.filipinas.actions.action import Action
from engine.filipinas.asking import COUNTER, STACK, ask_counter, ask_place, ask_stack, ask_where
from engine.filipinas.battle import ATTACK, Battle, land_battle
from engine.filipinas.board import (
    ADJACENT,
    BOXES,
    CAVITE,
    CITIES,
    CITY_IN,
    FILIPINOS,
    HONG_KONG,
    LAND,
    LINE_BETWEEN,
    LINE_BORDERS,
    LINES,
    MAP,
    PROVINCE_OF,
    PROVINCES,
    SEA,
    SPAIN,
    USA,
    ZAPOTE_SIDE,
    Place,
)
from engine.filipinas.combat import fight
from engine.filipinas.counters import (
    ADMIRALS,
    AMERICAN_BRIGADES,
    BALER,
    CORPS,
    LEADER,
    MERRITT,
    NATION_OF,
    OUTER_CORPS,
    SIDE_OF,
    Counter,
    Stack,
    fleets_of,
    land_units_of,
    leaders_of,
    units_of,
)
from engine.filipinas.effects import NothingDone
from engine.filipinas.in_force import rules
from engine.filipinas.leaders import friends_of, has_admiral, part_from
from engine.filipinas.play import Play
from engine.filipinas.state import (
    State,
    cities_of,
    factors,
    find,
    is_manned,
    is_pinned,
    is_protecting,
    lines_beside,
    on_map,
    us_fleet_at_sea,
)
from engine.filipinas.tables import GOOD_LUCK
from engine.filipinas.verbs import leave_trenches, mark, move, roll, split

ASHORE = tuple(place for place in MAP if place not in (SEA, HONG_KONG))
TRANSPORTS = 2
"""7.1: a convoy without its general takes so many."""

# Where to


def destinations(state: State, place: Place, stack: Stack) -> Sequence[Place]:
    """6.3: where a stack with combat units may go from here."""
    if is_pinned(stack) or is_protecting(state, stack):
        return []
    if fleets_of(stack):
        return _by_fleet(state, place, stack)
    if SIDE_OF[stack[0]] == SPAIN:
        return spanish_ways(state, place)
    return _by_filipino_land(state, place, stack)


def coast_is_clear(state: State) -> bool:
    """6.3.1: coastal transport, unless the American fleet is at sea."""
    return not us_fleet_at_sea(state)


def spanish_ways(state: State, place: Place) -> Sequence[Place]:
    """6.3, 6.3.1, 6.13.2: Spain moves to neighbours, city and lines, and from coast to coast, but not into a line."""
    if place in LINES:
        return [*LINE_BORDERS[place]]
    near = lines_beside(state, place)
    if coast_is_clear(state):
        return _along_the_coast(place, near, cities_of(state, SPAIN))
    if place in CITIES:
        return [PROVINCE_OF[place]]
    if place in BOXES:
        return []
    return [*near, *ADJACENT[place], *_own_city(state, place, SPAIN)]


@cache
def _along_the_coast(place: Place, lines: tuple[Place, ...], cities: tuple[Place, ...]) -> tuple[Place, ...]:
    """6.3.1: from a place beside these lines, while these cities are friendly."""
    return (*lines, *(other for other in (*LAND, *cities) if other != place))


def _by_filipino_land(state: State, place: Place, stack: Stack) -> list[Place]:
    """6.3, 7.1: by land only; Moros and Visayans stay; Americans come over the sea, to the islands too, for good."""
    if place == HONG_KONG:
        return [SEA]
    if place == SEA:
        return [*LAND, HONG_KONG]
    if place in CITIES:
        return [PROVINCE_OF[place]]
    if place not in ADJACENT or any(unit in OUTER_CORPS for unit in stack):
        return []
    return [*ADJACENT[place], *_own_city(state, place, FILIPINOS)]


def _by_fleet(state: State, place: Place, stack: Stack) -> list[Place]:
    """6.3.2, 7.1: between a friendly port and the sea, under an admiral; at sea its transports may land."""
    spanish = SIDE_OF[stack[0]] == SPAIN
    landing = [*LAND] if place == SEA and land_units_of(stack) else []
    if not has_admiral(stack):
        return landing
    if place != SEA:
        return [SEA]
    return [*cities_of(state, SPAIN)] if spanish else [*landing, HONG_KONG]


def _own_city(state: State, place: Place, side: str) -> list[Place]:
    city = CITY_IN.get(place)
    return [city] if city in cities_of(state, side) else []


def move_cost(state: State, place: Place, stack: Stack) -> int:
    """6.3, 7.1: 1 point a stack; American troops at sea cost 2 without Merritt."""
    cost = 1
    if place in (SEA, HONG_KONG):
        if any(unit in AMERICAN_BRIGADES for unit in stack) and MERRITT not in stack:
            cost = TRANSPORTS
        if place == SEA and any(NATION_OF[counter] == USA for counter in stack):
            cost += rules(state).landing_cost
    return cost


# 4.2.2.1: a leader by himself


def leader_places(state: State, leader: Counter) -> list[Place]:
    """4.2.2.1: any point of the board; but Hong Kong is left only in company (7)."""
    place, stack = find(state, leader)
    if place == HONG_KONG or is_pinned(stack):
        return []
    places = [*LAND, *cities_of(state, SIDE_OF[leader])]
    return places if units_of(stack) else [other for other in places if other != place]


def leader_friends(state: State, leader: Counter) -> dict[Counter, tuple[Place, Stack]]:
    """4.2.2.1: the stacks that he may ride to; to the sea go only admirals."""
    waters = (SEA,) if LEADER[leader].admiral else ()
    return friends_of(state, leader, (*ASHORE, *waters))


def move_leader(state: State, leader: Counter, to: Place, into: Stack = ()) -> None:
    """4.2.2.1: alone, or into a stack there; a Filipino who is seen alone is a target."""
    place, stack = find(state, leader)
    arrived = move(state, place, part_from(state, place, stack, leader), to, into)
    if not into:
        mark(state, to, arrived)


# Moving


def move_stack(play: Play, place: Place, stack: Stack, to: Place) -> Steps[None]:
    """6.3: a stack to another place, over a manned line only with luck; guerrillas that move are targets.

    4.2.3.6, 6.14: who is stopped at the line has moved all the same, and has left his trenches.
    """
    state = play.state
    if place == SEA and to in LAND and fleets_of(stack):
        ashore = tuple(c for c in stack if c not in fleets_of(stack) and c not in ADMIRALS)
        stack, _ = split(state, place, stack, ashore)
    line = LINE_BETWEEN.get((place, to))
    if line and _is_stopped(state, line, stack):
        for unit in land_units_of(stack):
            leave_trenches(state, unit)
        mark(state, place, stack)
        state.report(NothingDone(play.side, "move"))
        return
    arrived = move(state, place, stack, to)
    mark(state, to, arrived)
    if state.zapote and to == CAVITE and place in ZAPOTE_SIDE and land_units_of(arrived) and play.side == SPAIN:
        yield from defend_zapote(play, arrived)


def _is_stopped(state: State, line: Place, stack: Stack) -> bool:
    """4.2.3.6, 6.13.2: a manned line lets Filipino corps through on a 5 or 6."""
    return any(unit in CORPS for unit in stack) and is_manned(state, line) and not roll(state, "crossing", GOOD_LUCK)


def defend_zapote(play: Play, spaniards: Stack) -> Steps[None]:
    """4.2.3.16, 6.13.3: a Filipino stack of Luzon may come to the Zapote and must be attacked there, free, at -1."""
    state = play.state
    able = {stack[0]: (place, stack) for place, stack in zapote_defenders(state)}
    battle_of = {name: _zapote_battle(state, spaniards, stack) for name, (_, stack) in able.items()}
    context = {"attackers": spaniards, "odds": {name: battle.net for name, battle in battle_of.items()}}
    chosen = yield from ask_stack(FILIPINOS, questions.ZAPOTE, [stack for _, stack in able.values()], True, context)
    if not chosen:
        return
    place, stack = able[chosen[0]]
    if place != CAVITE:
        stack = move(state, place, stack, CAVITE)
    for unit in land_units_of(stack):
        leave_trenches(state, unit)
    yield from fight(play, _zapote_battle(state, spaniards, stack))
    for unit in land_units_of(stack):
        where, left = find(state, unit)
        mark(state, where, left)


def zapote_defenders(state: State) -> Iterator[tuple[Place, Stack]]:
    """6.13.3: a unit or stack in any province of Luzon may come to the line."""
    for place, stack in on_map(state, FILIPINOS):
        if place in PROVINCES and any(unit in CORPS for unit in stack) and not is_pinned(stack):
            yield place, stack


def _zapote_battle(state: State, spaniards: Stack, stack: Stack) -> Battle:
    battle = land_battle(state, ATTACK, spaniards, factors(state, spaniards), stack, CAVITE, CAVITE)
    battle.modifiers = [entry for entry in battle.modifiers if entry[0] != "trenches"]
    battle.modifiers.append(("zapote", -1))
    return battle


# The player's way


def _movers(play: Play) -> Iterator[Option]:
    state, points = play.state, play.points
    for place, stack in on_map(state, play.side):
        if units_of(stack):
            if move_cost(state, place, stack) <= points and destinations(state, place, stack):
                yield STACK[stack[0]]
            if place != HONG_KONG and not is_pinned(stack):
                for leader in leaders_of(stack):
                    if move_cost(state, place, (leader,)) <= points:
                        yield COUNTER[leader]
        elif place != HONG_KONG and move_cost(state, place, stack) <= points:
            yield STACK[stack[0]]


def _why_not(play: Play) -> str:
    # A general ashore can always go somewhere, unless he is at Baler, and there is hardly a play without one.
    for place in ASHORE:
        stacks = play.state.stacks[place]
        if stacks.generals[play.side] and BALER not in stacks.counters:
            return ""
    return "" if next(_movers(play), None) else "nobody_can_move"


def _perform(play: Play) -> Steps[None]:
    state, side = play.state, play.side
    chosen = yield from ask(side, questions.MOVE_WHO, list(_movers(play)))
    place, stack = find(state, chosen.value)
    if chosen.kind == "counter" or not units_of(stack):
        yield from _perform_leader(play, chosen.value, move_cost(state, place, (chosen.value,)))
        return
    cost = move_cost(state, place, stack)
    if place not in (SEA, HONG_KONG):
        stack = yield from _leave_leaders(play, place, stack)
    to = yield from ask_place(side, questions.MOVE_TO, destinations(state, place, stack), context={"stack": stack})
    play.begin("move", cost)
    yield from move_stack(play, place, stack, to)


def _perform_leader(play: Play, leader: Counter, cost: int) -> Steps[None]:
    state = play.state
    places, friends = leader_places(state, leader), leader_friends(state, leader)
    to, into = yield from ask_where(play.side, questions.MOVE_LEADER, places, friends, {"leader": leader})
    play.begin("move", cost)
    move_leader(state, leader, to, into)


def _leave_leaders(play: Play, place: Place, stack: Stack) -> Steps[Stack]:
    """6.3: leaders leave a stack for nothing, so any of them may stay behind; returns who goes."""
    while leaders := [leader for leader in leaders_of(stack) if not LEADER[leader].admiral]:
        left = yield from ask_counter(play.side, questions.MOVE_LEAVE, leaders, may_stop=True, context={"stack": stack})
        if not left:
            break
        _, stack = split(play.state, place, stack, (left,))
    return stack


MOVE = Action("move", "6.3", _why_not, _perform)
