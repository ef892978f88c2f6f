"""Boards laid out at random, late in the war: what whole games reach too rarely comes up here all the time."""

from __future__ import annotations

import random
from collections.abc import Callable

from engine import filipinas
from engine.core.chance import Chance
from engine.core.prompts import Option
from engine.filipinas import FilipinasSession, State
from engine.filipinas.board import (
    BOXES,
    CITIES,
    CITY_IN,
    FILIPINOS,
    HONG_KONG,
    LINES,
    PROVINCES,
    SEA,
    SIDES,
    SPAIN,
    USA,
    Place,
)
from engine.filipinas.checking import broken_rule
from engine.filipinas.counters import (
    AMERICAN_BRIGADES,
    AMERICAN_LEADERS,
    ARTILLERY,
    ASIA_FLEET,
    BRIGADES,
    FILIPINO_LEADERS,
    LUZON_CORPS,
    MOST_STEPS,
    SIDE_OF,
    UNITS,
    US_FLEET,
    Counter,
    land_units_of,
)
from engine.filipinas.deck import AMERICAN_DECK, CARDS_OF
from engine.filipinas.leaders import may_stack
from engine.filipinas.set_up import empty_board
from engine.filipinas.state import find, stacks_at
from engine.filipinas.tables import WAR
from engine.filipinas.verbs import place

FROM_TURN = 4
BEFORE_A_FIGHT = ("FU1", "S14", "S06", "F17")
"""Cards that are playable seldom, and some of them only before the action of a play."""


def random_board(seed: int) -> State:
    """A board of the American war: everybody somewhere that he may be, full hands, and points to spend."""
    luck = random.Random(seed)
    state = empty_board(Chance(seed))
    state.at_war, state.us = True, WAR
    state.turn = luck.randint(FROM_TURN, state.last_turn)
    state.morale = luck.randint(2, 10)
    state.lines = frozenset(line for line in LINES if luck.random() < 0.3)
    for city in CITIES:
        state.city[city] = luck.choices((SPAIN, FILIPINOS, USA), (8, 1, 1))[0]
    _stand(state, luck, ("blanco", *_some(luck, BRIGADES, 7)), _spanish_land(state))
    _stand(state, luck, (*_some(luck, LUZON_CORPS, 7), *FILIPINO_LEADERS), (*PROVINCES,))
    _stand(state, luck, (*AMERICAN_BRIGADES, "merritt"), (*PROVINCES, *CITY_IN, *CITY_IN, SEA, HONG_KONG))
    _sail(state, luck)
    for unit in UNITS:
        state.strength[unit] = luck.randint(1, MOST_STEPS[unit])
    _bring_guns(state, luck)
    for side in SIDES:
        cards = luck.sample(CARDS_OF[side], len(CARDS_OF[side]))
        cards.sort(key=lambda card: card not in AMERICAN_DECK[side] or luck.random() < 0.5)
        state.aside[side] = ()
        state.hand[side], state.deck[side] = tuple(cards[:5]), tuple(cards[5:])
        state.points[side] = luck.randint(2, 8)
    state.humans = frozenset(SIDES)
    state.to_play = luck.choice(SIDES)
    state.effects.clear()
    assert broken_rule(state) == ""
    return state


def from_random_board(seed: int) -> FilipinasSession:
    return filipinas.play_from(random_board(seed))


def _some(luck: random.Random, counters: tuple[Counter, ...], most: int) -> list[Counter]:
    return luck.sample(counters, luck.randint(1, most))


def _spanish_land(state: State) -> tuple[Place, ...]:
    cities = [city for city in CITIES if state.city[city] == SPAIN]
    return (*PROVINCES, *BOXES, "manila", "cavite", *cities, *(line for line in LINES if line in state.lines))


def _stand(state: State, luck: random.Random, counters: tuple[Counter, ...], places: tuple[Place, ...]) -> None:
    """Each in any of the places, half of them in a stack that is there."""
    for counter in counters:
        where = luck.choice(places)
        beside = stacks_at(state, where, SIDE_OF[counter])
        joinable = [stack for stack in beside if land_units_of(stack) and may_stack(state, counter, *stack)]
        place(state, counter, where, luck.choice(joinable) if joinable and luck.random() < 0.5 else ())


def _sail(state: State, luck: random.Random) -> None:
    """Fleets with their admirals: in a port that is theirs, or at sea."""
    ports = [city for city in CITIES if state.city[city] == SPAIN]
    where = luck.choice((SEA, *ports))
    place(state, "montojo", where, place(state, ASIA_FLEET, where))
    where = luck.choice((SEA, SEA, HONG_KONG))
    place(state, AMERICAN_LEADERS[1], where, place(state, US_FLEET, where))


def _bring_guns(state: State, luck: random.Random) -> None:
    """To any Filipino stack, before a city if there is one."""
    armies = [find(state, corps) for corps in LUZON_CORPS if find(state, corps)[0] in PROVINCES]
    armies = [army for army in armies if army[0] in CITY_IN] or armies
    place(state, ARTILLERY, *luck.choice(armies))


def eager(luck: random.Random) -> Callable[[FilipinasSession], Option]:
    """A player at random who keeps his cards for their moment and likes to fight."""

    def choose(session: FilipinasSession) -> Option:
        assert session.prompt is not None
        options = session.prompt.options
        if session.prompt.ask == "play":
            fights = [option for option in options if option.value in ("siege", "attack", "search")]
            others = [option for option in options if option.key not in ("trade", "pass")]
            first = [option for option in options if option.value in BEFORE_A_FIGHT]
            if first:
                return luck.choice(first)
            return luck.choice(fights if fights and luck.random() < 0.7 else others or options)
        cards = [option for option in options if option.kind == "card"]
        return luck.choice(cards or options)

    return choose
