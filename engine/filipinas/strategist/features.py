"""What a Strategist looks at in Filipinas: the map in whole numbers."""

from __future__ import annotations

from engine.core.thinking.mind import Reading
from engine.filipinas import stages
from engine.filipinas.actions.looting import may_loot
from engine.filipinas.administration import income
from engine.filipinas.board import (
    CAVITE,
    CITIES,
    CITY_IN,
    FILIPINOS,
    HONG_KONG,
    LAND,
    LINE_BORDERS,
    LINES,
    MANILA,
    MAP,
    SEA,
    SPAIN,
    USA,
    Place,
)
from engine.filipinas.counters import (
    AGUINALDO,
    AMERICAN_BRIGADES,
    ARTILLERY,
    ASIA_FLEET,
    BONIFACIO,
    CAMARA_FLEET,
    LEADER,
    MOROS,
    OUTER_CORPS,
    US_FLEET,
    VISAYANS,
    Counter,
    Stack,
    land_units_of,
    leaders_of,
)
from engine.filipinas.state import (
    PROTECTING,
    SAGASTA,
    SEARCHING,
    State,
    brigades_in,
    corps_in,
    factors,
    is_hidden,
    is_manned,
    is_marked,
    land_armies_at,
    on_map,
)
from engine.filipinas.tables import CONFIDENT

ABOUT = ("turns_left", "morale")
"""What the forecast is for: the turns still to come, and Spanish Morale as it is."""

FEATURES = (
    *ABOUT,
    # tracks
    *("morale_low", "morale_last", "us", "us_near", "war", "sagasta", "reconcentration", "exiled"),
    *("manila_lost", "cavite_lost", "city_american"),
    # means
    *("points_spain", "points_filipinos", "cards_spain", "cards_filipinos", "income_spain", "income_filipinos"),
    # the Filipinos
    *("corps", "corps_full", "corps_outer", "stacks_strong", "trenches", "guns", "aguinaldo", "bonifacio"),
    *("guerrillas_marked", "guerrillas_hunted", "guerrillas_free", "leaders_alone", "few_corps"),
    *("loot_open", "looted"),
    # the Spaniards
    *("brigades", "brigades_full", "searching", "protecting", "lines", "tactics_spain", "generals"),
    *("massed", "overmatched"),
    # the cities
    *("manila_siege", "cavite_siege", "manila_garrison", "cavite_garrison"),
    # the sea
    *("fleet_asia", "fleet_camara", "fleet_us", "landed"),
    # whose play it is
    *("filipinos_to_play", "turn_ending", "always"),
)

STEADY = frozenset(("morale_low", "morale_last", "manila_lost", "cavite_lost", "city_american", "few_corps"))
"""What can end the game in any turn, and so weighs the same however many are left."""

ENOUGH = 8
"""More points than this are worth no more."""
FEW = 2
"""So few corps are easily the last ones."""
NEAR_WAR = 7
BREAKING = 2
"""At this Morale a play may end the game."""
STRONG = 3
"""The Combat Factors of a stack that takes cities."""


def read(state: State) -> Reading:
    at = {counter: place for place, stacks in state.stacks.items() for stack in stacks for counter in stack}
    manned = [line for line in LINES if is_manned(state, line)]
    corps = [unit for place in MAP for unit in corps_in(state, place)]
    brigades = [unit for place in MAP for unit in brigades_in(state, place)]
    strength, posture = state.strength, state.posture
    marked = hunted = free = alone = loot_open = massed = overmatched = 0
    for place in LAND:
        own = land_armies_at(state, place, SPAIN)
        beside = bool(own) or any(place in LINE_BORDERS[line] for line in manned)
        most = max((factors(state, stack) for stack in own), default=0)
        for stack in state.stacks[place]:
            if stack in own:
                continue
            if is_hidden(state, place, stack):
                marked += is_marked(state, stack)
                hunted += beside
                free += not beside
                alone += not land_units_of(stack)
            else:
                against = factors(state, stack)
                massed += most > against
                overmatched += 0 < most < against
        loot_open += any(may_loot(state, place, stack) for stack in state.stacks[place])
    serving = [name for _, stack in on_map(state, SPAIN) for name in leaders_of(stack)]
    manila, cavite = CITIES
    ended = state.stage != stages.ACTION
    return (
        state.last_turn - state.turn,
        state.morale,
        max(0, CONFIDENT - state.morale),
        state.morale <= BREAKING,
        state.us,
        max(0, state.us - NEAR_WAR),
        state.at_war,
        state.government == SAGASTA,
        state.reconcentration,
        state.exiled,
        state.city[manila] != SPAIN,
        state.city[cavite] != SPAIN,
        USA in state.city.values(),
        min(ENOUGH, state.points[SPAIN]),
        min(ENOUGH, state.points[FILIPINOS]),
        len(state.hand[SPAIN]),
        len(state.hand[FILIPINOS]),
        sum(amount for _, amount in income(state, SPAIN)),
        sum(amount for _, amount in income(state, FILIPINOS)),
        len(corps),
        sum(strength[unit] == 2 for unit in corps),
        (MOROS in corps) + (VISAYANS in corps),
        sum(factors(state, stack) >= STRONG for _, stack in on_map(state, FILIPINOS)),
        len(state.trenches),
        at[ARTILLERY] in MAP,
        _at_large(at[AGUINALDO]),
        _at_large(at[BONIFACIO]),
        marked,
        hunted,
        free,
        alone,
        max(0, FEW + 1 - sum(unit not in OUTER_CORPS for unit in corps)),
        loot_open,
        len(state.looted),
        len(brigades),
        sum(strength[unit] == 2 for unit in brigades),
        sum(posture[unit] == SEARCHING for unit in brigades),
        sum(posture[unit] == PROTECTING for unit in brigades),
        len(manned),
        sum(LEADER[name].tactics for name in serving),
        len(serving),
        massed,
        overmatched,
        _siege(state, MANILA),
        _siege(state, CAVITE),
        sum(strength[unit] for unit in brigades_in(state, manila)),
        sum(strength[unit] for unit in brigades_in(state, cavite)),
        _afloat(state, ASIA_FLEET, at[ASIA_FLEET]),
        _afloat(state, CAMARA_FLEET, at[CAMARA_FLEET]),
        _afloat(state, US_FLEET, at[US_FLEET]),
        sum(at[unit] in MAP and at[unit] not in (HONG_KONG, SEA) for unit in AMERICAN_BRIGADES),
        not ended and state.to_play == FILIPINOS,
        ended,
        1,
    )


def _at_large(place: Place) -> bool:
    """True if it is on the map and not in exile."""
    return place in MAP and place != HONG_KONG


def _afloat(state: State, fleet: Counter, place: Place) -> int:
    return state.strength[fleet] + (place == SEA) if place in MAP else 0


def _siege(state: State, province: Place) -> int:
    """6.8: how far the strongest stack with guns is beyond what the city needs, at most 3; 0 if it cannot besiege."""
    city = CITY_IN[province]
    if state.city[city] != SPAIN:
        return 0
    walls = 1 + sum(factors(state, stack) for stack in state.stacks[city])
    best = max(
        (factors(state, stack) for stack in land_armies_at(state, province, FILIPINOS) if _has_guns(stack)), default=0
    )
    return max(0, min(3, best - walls + 1)) if best else 0


def _has_guns(stack: Stack) -> bool:
    return ARTILLERY in stack or any(unit in AMERICAN_BRIGADES for unit in stack)
