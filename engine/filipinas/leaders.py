"""4.2.2: leaders: whom they may be stacked with, whose attacks they order, and what becomes of them alone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.asking import ask_where
from engine.filipinas.board import (
    CEMETERY,
    CITY_IN,
    DISTANCE,
    HONG_KONG,
    MANILA_CITY,
    MAP,
    SPAIN,
    Place,
)
from engine.filipinas.counters import (
    ADMIRALS,
    AGUINALDO,
    BALER,
    BONIFACIO,
    CAPTAINS_GENERAL,
    DEWEY,
    FILIPINO_LEADERS,
    FLEETS,
    FOLLOWERS,
    LEADER,
    MAGDIWAN,
    MOROS,
    OUTER_CORPS,
    SIDE_OF,
    SPANISH_FLEETS,
    VISAYANS,
    Counter,
    Stack,
    fleets_of,
    land_units_of,
    leaders_of,
    units_of,
)
from engine.filipinas.in_force import rules
from engine.filipinas.state import (
    State,
    cities_of,
    find,
    holds_city,
    is_in_play,
)
from engine.filipinas.verbs import change_morale, move, remove, split

_KATIPUNAN = frozenset((MAGDIWAN, BONIFACIO))
_OUTER_CORPS = frozenset(OUTER_CORPS)
_SPANISH_FLEETS = frozenset(SPANISH_FLEETS)
_FLEETS = frozenset(FLEETS)
_ADMIRALS = frozenset(ADMIRALS)
_FOLLOWERS = frozenset(FOLLOWERS)
_CAPTAINS_GENERAL = frozenset(CAPTAINS_GENERAL)


def magdiwan_apart(state: State) -> bool:
    """4.2.1, 4.2.2: Bonifacio and the Magdiwan keep to themselves until he or Aguinaldo is dead; exile is not death."""
    dead = state.stacks[CEMETERY].counters
    return BONIFACIO not in dead and AGUINALDO not in dead


def may_stack(state: State, *counters: Counter) -> bool:
    """4.2.1, 4.2.2: whether these counters of one side may form a stack."""
    return may_form_stack(counters, magdiwan_apart(state))


@lru_cache(maxsize=50_000)
def may_form_stack(counters: Stack, apart: bool) -> bool:
    """4.2.1, 4.2.2: likewise; `apart`: the Magdiwan keep to themselves."""
    group = frozenset(counters) - _FOLLOWERS
    if len(group) < 2:
        return True
    if group & _OUTER_CORPS:
        return False
    if apart and 0 < len(group & _KATIPUNAN) < len(group):
        return False
    if group & _SPANISH_FLEETS:
        return group <= _FLEETS | _ADMIRALS
    return not group & _ADMIRALS or bool(group & _FLEETS)


def friends_of(state: State, leader: Counter, places: Iterable[Place] = MAP) -> dict[Counter, tuple[Place, Stack]]:
    """4.2.2.1, 4.2.3.15: the stacks with combat units that a leader may join, by their first counter; not at Baler."""
    side, apart = SIDE_OF[leader], magdiwan_apart(state)
    return {
        stack[0]: (place, stack)
        for place in places
        for stack in state.stacks[place].of[side]
        if units_of(stack) and leader not in stack and BALER not in stack and may_form_stack((leader, *stack), apart)
    }


# 4.2.2, 5.2: orders to attack


def captain_general_commands(state: State) -> bool:
    """4.2.2, 5.2: a Captain General in the Capitanía orders attacks everywhere, without his Tactical Factor."""
    generals = state.stacks[MANILA_CITY].generals[SPAIN]
    return (
        bool(generals)
        and holds_city(state, MANILA_CITY, SPAIN)
        and not _CAPTAINS_GENERAL.isdisjoint(generals)
        and rules(state).telegraph
    )


def is_led(state: State, place: Place, stack: Stack, battlefield: Place) -> bool:
    """4.2.2, 5.2: a general of the side stands in the province, in its city or in the line.

    Only Bonifacio leads the Magdiwan, and nobody the Moros and Visayans.
    """
    side = SIDE_OF[stack[0]]
    if side == SPAIN and captain_general_commands(state):
        return True
    if MOROS in stack or VISAYANS in stack:
        return False
    apart = MAGDIWAN in stack and magdiwan_apart(state)
    for where in _around(place, battlefield):
        generals = state.stacks[where].generals[side]
        if BONIFACIO in generals if apart else generals:
            return True
    return False


@cache
def _around(place: Place, battlefield: Place) -> tuple[Place, ...]:
    """These are the place, the battlefield and the cities in them."""
    return tuple({there: None for where in (place, battlefield) for there in (where, CITY_IN.get(where, where))})


def attack_cost(state: State, place: Place, stack: Stack, battlefield: Place) -> int:
    """4.2.2, 5.2.2.2: 1 point with a general, 2 without; a fleet fights under its own admiral."""
    return 1 if fleets_of(stack) or is_led(state, place, stack, battlefield) else 2


def tactics(stack: Stack) -> list[tuple[str, int]]:
    """4.2.2: all leaders in a stack give their Tactical Factors."""
    return [(leader, LEADER[leader].tactics) for leader in leaders_of(stack) if LEADER[leader].tactics]


def has_admiral(stack: Stack) -> bool:
    """6.3.2: a fleet moves and attacks only under an admiral."""
    return any(counter in ADMIRALS for counter in stack)


# 4.2.2.1: leaders alone


def part_from(state: State, place: Place, stack: Stack, leader: Counter) -> Stack:
    """4.2.3.8: a leader leaves his stack; what follows it stays with the troops, or goes with him if there are none."""
    with_him = () if land_units_of(stack) else tuple(counter for counter in stack if counter in FOLLOWERS)
    return split(state, place, stack, (leader, *with_him))[0]


def kill(state: State, leader: Counter) -> None:
    """4.2.2.1: to the cemetery, and Spanish Morale changes as it should."""
    remove(state, leader, CEMETERY)
    change_morale(state, LEADER[leader].death)


def leaders_left(state: State, place: Place, leaders: Stack) -> Steps[None]:
    """4.2.2.1: after a loss: who has no unit with him any more is displaced; a Filipino stays.

    Admirals go first: nobody stays in a stack with one who has no fleet.
    """
    for leader in sorted(leaders, key=lambda leader: not LEADER[leader].admiral):
        where, stack = find(state, leader)
        followed = fleets_of(stack) if LEADER[leader].admiral else units_of(stack)
        if where == place and not followed and leader not in FILIPINO_LEADERS:
            yield from _displace(state, place, leader)


def _displace(state: State, place: Place, leader: Counter) -> Steps[None]:
    """4.2.2.1: to the nearest stack or any friendly city, or he dies; Dewey is taken back to Hong Kong."""
    where, together = find(state, leader)
    alone, _ = split(state, where, together, (leader,))
    side = SIDE_OF[leader]
    if leader == DEWEY:
        move(state, where, alone, HONG_KONG)
    if leader == DEWEY or where in cities_of(state, side):
        return
    friends = friends_of(state, leader)
    near = min((DISTANCE[place][there] for there, _ in friends.values()), default=0)
    nearest = {name: found for name, found in friends.items() if DISTANCE[place][found[0]] == near}
    cities = cities_of(state, side)
    if nearest or cities:
        to, into = yield from ask_where(side, questions.LEADER_REFUGE, cities, nearest, {"leader": leader})
        move(state, where, alone, to, into)
    else:
        kill(state, leader)


def exile_candidate(state: State) -> Counter:
    """6.13.4: Aguinaldo; Bonifacio if he is not in play. Nobody while one is in Hong Kong or America is at war."""
    if state.at_war:
        return ""
    places = {leader: find(state, leader)[0] for leader in FILIPINO_LEADERS if is_in_play(state, leader)}
    return "" if HONG_KONG in places.values() else next(iter(places), "")


def artillery_bearer(state: State) -> tuple[Place, Stack] | None:
    """4.2.3.8, 7: Aguinaldo's stack, or Bonifacio's if he is not in play; None if neither is."""
    for leader in FILIPINO_LEADERS:
        if is_in_play(state, leader):
            return find(state, leader)
    return None
