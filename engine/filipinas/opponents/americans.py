"""7.2.2 to 7.2.7: what the Americans of a Filipino non-player do once they are at war."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.attacking import attack_battle, may_attack, targets
from engine.filipinas.actions.moving import destinations, leader_friends, move_cost, move_stack
from engine.filipinas.actions.sieges import city_strength, conqueror
from engine.filipinas.actions.stacking import partners
from engine.filipinas.board import CITY_IN, FILIPINOS, HONG_KONG, SEA, SPAIN, Place
from engine.filipinas.counters import (
    AMERICAN_BRIGADES,
    ARTILLERY,
    FILIPINO_LEADERS,
    US_FLEET,
    Stack,
    land_units_of,
    units_of,
)
from engine.filipinas.opponents.choosing import prefer
from engine.filipinas.opponents.playing import Attempt
from engine.filipinas.opponents.terms import strongest
from engine.filipinas.opponents.together import attack_one_of, gather, ride
from engine.filipinas.play import Play
from engine.filipinas.state import (
    State,
    factors,
    find,
    holds_city,
    is_pinned,
    land_armies_at,
    naval_factors,
    place_of,
    stacks_at,
)

CONVOY_POINTS = 2


def naval_attack(play: Play) -> Attempt:
    """7.2.2: odds of +1; even ones if no transports are with the fleet."""
    state = play.state
    attacks = [
        (SEA, stack, field, target)
        for stack in stacks_at(state, SEA, FILIPINOS)
        if may_attack(state, SEA, stack)
        for field, target in targets(play, SEA, stack)
        if attack_battle(state, SEA, stack, field, target).net >= (1 if land_units_of(stack) else 0)
    ]
    return attack_one_of(play, attacks) if attacks else "no_advantage"


def land(play: Play) -> Attempt:
    """7.2.3: troops at sea go ashore before the city that is held more weakly."""
    state = play.state
    aboard = [
        stack
        for stack in stacks_at(state, SEA, FILIPINOS)
        if land_units_of(stack) and move_cost(state, SEA, stack) <= play.points
    ]
    return _go_ashore(play, aboard[0]) if aboard else "nobody_at_sea"


def _go_ashore(play: Play, stack: Stack) -> Steps[None]:
    state = play.state
    place = prefer(
        state,
        FILIPINOS,
        "landing",
        _spanish_city_provinces(state),
        ("weaker city", lambda place: -city_strength(state, CITY_IN[place])),
        ("larger own stack", lambda place: strongest(state, land_armies_at(state, place, FILIPINOS))),
    )
    play.begin("move", move_cost(state, SEA, stack))
    yield from move_stack(play, SEA, stack, place)


def _spanish_city_provinces(state: State) -> list[Place]:
    held = [province for province, city in CITY_IN.items() if holds_city(state, city, SPAIN)]
    return held or [*CITY_IN]


def exile_ashore(play: Play) -> Attempt:
    """7.2.3: an exile who has come with the fleet goes ashore to the largest own stack."""
    state = play.state
    for leader in FILIPINO_LEADERS:
        if place_of(state, leader) == SEA and leader_friends(state, leader):
            return ride(play, leader)
    return "nobody_at_sea"


def fleet_out(play: Play) -> Attempt:
    """7.2.4: the fleet to sea, unless it is outgunned there; Aguinaldo goes aboard first."""
    state = play.state
    place, stack = find(state, US_FLEET)
    if place != HONG_KONG:
        return "fleet_out"
    enemy = max((naval_factors(state, other) for other in stacks_at(state, SEA, SPAIN)), default=0)
    if naval_factors(state, stack) < enemy or SEA not in destinations(state, place, stack):
        return "outgunned"
    exiles = [(leader,) for leader in FILIPINO_LEADERS if place_of(state, leader) == HONG_KONG]
    aboard = [other for other in exiles if other in partners(state, HONG_KONG, stack, FILIPINOS)]
    if aboard:
        return gather(play, HONG_KONG, stack, aboard)
    return _sail(play, stack)


def _sail(play: Play, stack: Stack) -> Steps[None]:
    play.begin("move", move_cost(play.state, HONG_KONG, stack))
    yield from move_stack(play, HONG_KONG, stack, SEA)


def join_the_guns(play: Play) -> Attempt:
    """7.2.6: own corps to the guns before a city; Americans only while the Filipinos stay the stronger part."""
    state = play.state
    for place in CITY_IN:
        for stack in stacks_at(state, place, FILIPINOS):
            if ARTILLERY in stack and not is_pinned(stack):
                for other in partners(state, place, stack, FILIPINOS):
                    if _strengthens(state, stack, other):
                        return gather(play, place, stack, [other])
    return "nobody_to_join"


def _strengthens(state: State, stack: Stack, other: Stack) -> bool:
    if not any(unit in AMERICAN_BRIGADES for unit in other):
        return bool(units_of(other))
    return conqueror(state, (*stack, *other)) == FILIPINOS and factors(state, stack) > factors(state, other)


def convoy(play: Play) -> Attempt:
    """7.2.7: both brigades with Merritt to sea, if it is safe and two points are there to land them."""
    state = play.state
    transports = [
        stack
        for stack in stacks_at(state, HONG_KONG, FILIPINOS)
        if land_units_of(stack) and US_FLEET not in stack and move_cost(state, HONG_KONG, stack) < play.points
    ]
    if not transports or play.points < CONVOY_POINTS:
        return "no_convoy"
    spanish = max((naval_factors(state, other) for other in stacks_at(state, SEA, SPAIN)), default=0)
    own = max((naval_factors(state, other) for other in stacks_at(state, SEA, FILIPINOS)), default=0)
    return "outgunned" if spanish > own else _sail(play, transports[0])
