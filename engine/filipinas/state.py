"""The whole game is plain data. Everybody may read and copy it; only `verbs` and the sequence of play write to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from engine.core.chance import Chance
from engine.core.effects import Effect, report
from engine.core.fields import (
    CHANCE,
    Codec,
    Fields,
    chosen,
    column,
    flag,
    listed,
    number,
    one_of,
    passing,
    setting,
    some,
    stored,
)
from engine.filipinas import stages
from engine.filipinas.board import (
    CITIES,
    CITY_IN,
    FILIPINOS,
    LAND,
    LINES,
    LINES_OF,
    MAP,
    NATIONS,
    OFF_MAP,
    OPEN_COUNTRY,
    PLACES,
    SEA,
    SIDES,
    SPAIN,
    USA,
    Nation,
    Place,
    Side,
)
from engine.filipinas.counters import (
    ARRIVES_WITH,
    BALER,
    BRIGADES,
    CORPS,
    COUNTERS,
    FILIPINO_LEADERS,
    LAND_UNITS,
    NATION_OF,
    UNITS,
    US_FLEET,
    Counter,
    Stack,
    Stacks,
    fleets_of,
    land_units_of,
    lone_corps,
)
from engine.filipinas.deck import AMERICAN_DECK, CARDS, CardKey
from engine.filipinas.scenarios import CAMPAIGN, MOST_TURNS, SCENARIOS
from engine.filipinas.standing import NOBODY, Standing, standing
from engine.filipinas.tables import (
    LEAST_MORALE,
    LEAST_US,
    MOST_MORALE,
    MOST_POINTS,
    START_MORALE,
    START_US,
    WAR,
    is_wet,
)

CANOVAS = "canovas"
SAGASTA = "sagasta"

PROTECTING = "protecting"
SEARCHING = "searching"
CONCENTRATED = ""

RESULTS = ("", "cities", "morale", "occupied", "time", "no_units")

_STACKS = listed(some(COUNTERS), len(COUNTERS))
STANDING = Codec(
    lambda held: _STACKS.pack(held.stacks), lambda plain: standing(_STACKS.unpack(plain)), start=lambda _: NOBODY
)
"""What stands in a place."""


@dataclass(slots=True, eq=False)
class State(Fields):
    """Where every counter is: `state.stacks["cavite"]`, both sides' stacks in printed order."""

    chance: Chance = stored(CHANCE)
    # the game that was agreed on
    scenario: str = stored(one_of(SCENARIOS), CAMPAIGN.key)
    humans: frozenset[Side] = stored(chosen(SIDES), SIDES)
    american_cards: bool = setting(default=True)
    no_take_backs: bool = setting(later=True)
    no_intentions: bool = setting(later=True)
    # 4.2.1, 4.2.2: units, leaders, and what follows a stack
    stacks: dict[Place, Standing] = stored(column(PLACES, STANDING))
    strength: dict[Counter, int] = stored(column(UNITS, number(1, 2)), ARRIVES_WITH)
    # 4.2.3: markers
    posture: dict[Counter, str] = stored(column(BRIGADES, one_of((CONCENTRATED, PROTECTING, SEARCHING))), CONCENTRATED)
    targets: frozenset[Counter] = stored(chosen((*CORPS, *FILIPINO_LEADERS)))
    trenches: frozenset[Counter] = stored(chosen(LAND_UNITS))
    looted: frozenset[Place] = stored(chosen(LAND))
    lines: frozenset[Place] = stored(chosen(LINES))
    zapote: bool = stored(flag(), False)
    reconcentration: bool = stored(flag(), False)
    city: dict[Place, Nation] = stored(column(CITIES, one_of(NATIONS)), SPAIN)
    # 4.2.3.7, 4.2.3.12 to 4.2.3.14: tracks and the government
    points: dict[Side, int] = stored(column(SIDES, number(0, MOST_POINTS)), 0)
    morale: int = stored(number(LEAST_MORALE, MOST_MORALE), START_MORALE)
    us: int = stored(number(LEAST_US, WAR), START_US)
    at_war: bool = stored(flag(), False)
    government: str = stored(one_of((CANOVAS, SAGASTA)), CANOVAS)
    government_changed: bool = stored(flag(), False)
    """6.12: Spain has used its one change of government by Political Action."""
    canovas_dead: bool = stored(flag(), False)
    exiled: bool = stored(flag(), False)
    """6.13.4: a Filipino leader was sent to Hong Kong, now or earlier."""
    guns_lost: bool = stored(flag(), False, later=True)
    """7: the Filipino artillery was on the map and is not any more."""
    # 5: the sequence of play
    turn: int = stored(number(1, MOST_TURNS), 1)
    stage: str = stored(one_of(stages.STAGES), stages.ACTION)
    to_play: Side = stored(one_of(SIDES), FILIPINOS)
    passes: int = stored(number(0, 2), 0)
    reinforced: bool = stored(flag(), False)
    """A brigade came from Spain this turn."""
    reinforced_before: bool = stored(flag(), False)
    """A brigade came from Spain last turn."""
    hid: frozenset[Counter] = stored(chosen((*CORPS, *FILIPINO_LEADERS)))
    """Who hid this turn."""
    result: str = stored(one_of(RESULTS), "")
    """5.3: this rule has ended the game."""
    # 6.13: cards
    hand: dict[Side, tuple[CardKey, ...]] = stored(column(SIDES, some(CARDS)), ())
    deck: dict[Side, tuple[CardKey, ...]] = stored(column(SIDES, some(CARDS)), ())
    aside: dict[Side, tuple[CardKey, ...]] = stored(column(SIDES, some(CARDS)), AMERICAN_DECK)
    """7: the decks of the American war until it comes."""
    played: tuple[CardKey, ...] = stored(some(CARDS), ())
    """These cards have left the game."""
    lasting: frozenset[CardKey] = stored(chosen(CARDS))
    """These cards are in force until the end of the turn."""
    effects: list[Effect] = passing(list)

    def is_person(self, side: Side) -> bool:
        return side in self.humans

    def report(self, effect: Effect) -> None:
        report(effect, self.effects)

    @property
    def last_turn(self) -> int:
        return SCENARIOS[self.scenario].turns

    @property
    def wet(self) -> bool:
        return is_wet(self.turn)


# Where things are


def stacks_at(state: State, place: Place, side: Side) -> Stacks:
    """The stacks of a side in a place, leaders who stand alone among them."""
    return state.stacks[place].of[side]


def land_armies_at(state: State, place: Place, side: Side) -> Stacks:
    """The stacks of a side in a place that have brigades or corps."""
    return state.stacks[place].armies[side]


def on_map(state: State, side: Side) -> Iterator[tuple[Place, Stack]]:
    for place in MAP:
        for stack in state.stacks[place].of[side]:
            yield place, stack


def find(state: State, counter: Counter) -> tuple[Place, Stack]:
    """Where a counter is, and its stack."""
    for place, stacks in state.stacks.items():
        if counter in stacks.counters:
            return place, stacks.counters[counter]
    raise KeyError(counter)


def place_of(state: State, counter: Counter) -> Place:
    return find(state, counter)[0]


def is_in_play(state: State, counter: Counter) -> bool:
    return find(state, counter)[0] not in OFF_MAP


def off_map(state: State, place: Place) -> list[Counter]:
    return [stack[0] for stack in state.stacks[place]]


def brigades_in(state: State, place: Place) -> Stack:
    """Return the Spanish brigades in a place, in whatever stacks."""
    return state.stacks[place].land_units[SPAIN]


def corps_in(state: State, place: Place) -> Stack:
    """Return the Filipino corps in a place, in whatever stacks."""
    return state.stacks[place].land_units[FILIPINOS]


def filipinos_in(state: State, place: Place) -> bool:
    """4.2.3.16: whether any Filipino counter is in a place, a leader alone too."""
    return any(NATION_OF[counter] == FILIPINOS for counter in state.stacks[place].counters)


def units_in(state: State, place: Place, side: Side) -> Stack:
    """Return the brigades and corps of a side in a place, in whatever stacks."""
    units = state.stacks[place].land_units
    return units[SPAIN] if side == SPAIN else units[FILIPINOS] + units[USA]


# What they are


def factors(state: State, stack: Stack) -> int:
    """4.2.1, 4.2.3.2, 4.2.3.4: the Combat Factor on land; a dispersed brigade counts as 1."""
    strength, posture = state.strength, state.posture
    return sum(1 if posture.get(unit) else strength[unit] for unit in land_units_of(stack))


def naval_factors(state: State, stack: Stack) -> int:
    """7.1: at sea only fleets count; transports by themselves have no strength."""
    return sum(state.strength[fleet] for fleet in fleets_of(stack))


def is_guerrilla(state: State, place: Place, stack: Stack) -> bool:
    """4.2.1, 6.6, 6.14: it is one Filipino corps of strength 1 by itself, in the open country and not entrenched."""
    corps = lone_corps(stack)
    return corps != "" and state.strength[corps] == 1 and corps not in state.trenches and place in OPEN_COUNTRY


def is_hidden(state: State, place: Place, stack: Stack) -> bool:
    """4.2.2.1, 6.6: what Spain must locate first: a guerrilla, or a Filipino leader by himself."""
    if stack[0] in FILIPINO_LEADERS:
        return place in OPEN_COUNTRY
    return is_guerrilla(state, place, stack)


def hidden_in(state: State, place: Place) -> list[Stack]:
    """6.6: everybody who hides in a place."""
    return [stack for stack in state.stacks[place].bands if is_hidden(state, place, stack)]


def is_marked(state: State, stack: Stack) -> bool:
    """4.2.3.3: whether a Target marker lies on the stack."""
    return not state.targets.isdisjoint(stack)


def is_entrenched(state: State, stack: Stack) -> bool:
    """6.14: all its units; Americans among them are not covered, and nobody else with them."""
    return bool(state.trenches) and bool(units := land_units_of(stack)) and state.trenches.issuperset(units)


def is_pinned(stack: Stack) -> bool:
    """4.2.3.15: the Baler marker holds the stack where it is."""
    return BALER in stack


def is_protecting(state: State, stack: Stack) -> bool:
    """6.9.1: a brigade that is dispersed over the fields neither moves nor attacks."""
    return PROTECTING in map(state.posture.get, stack)


def is_protected(state: State, place: Place) -> bool:
    """6.9.1: a brigade protects the fields."""
    return PROTECTING in map(state.posture.get, brigades_in(state, place))


def is_manned(state: State, line: Place) -> bool:
    """4.2.3.6: a fortified line works only with a brigade in it."""
    return line in state.lines and bool(brigades_in(state, line))


def lines_beside(state: State, place: Place) -> tuple[Place, ...]:
    """6.5: return the fortified lines on the borders of a province."""
    return _lines_beside(state.lines)[place] if state.lines else ()


@cache
def _lines_beside(lines: frozenset[Place]) -> dict[Place, tuple[Place, ...]]:
    """While these lines stand."""
    return {place: tuple(line for line in LINES_OF.get(place, ()) if line in lines) for place in PLACES}


# Cities and provinces


def holds_city(state: State, city: Place, side: Side) -> bool:
    """4.2.3.9: a city without marker is Spanish; a Filipino or American one is friendly to both."""
    return (state.city[city] == SPAIN) == (side == SPAIN)


def cities_of(state: State, side: Side) -> tuple[Place, ...]:
    return _cities_held(side, *state.city.values())


@cache
def _cities_held(side: Side, *holders: Nation) -> tuple[Place, ...]:
    """While these nations hold the cities."""
    return tuple(city for city, nation in zip(CITIES, holders, strict=True) if (nation == SPAIN) == (side == SPAIN))


def present(state: State, province: Place, side: Side) -> bool:
    """5.1.2: a combat unit in the province or its city, or the city itself; leaders and lines never count."""
    if state.stacks[province].armies[side]:
        return True
    city = CITY_IN.get(province)
    return city is not None and (holds_city(state, city, side) or bool(state.stacks[city].armies[side]))


def control(state: State, province: Place) -> Side:
    """5.1.2: the side that controls the province; an empty string where it is shared."""
    if not present(state, province, FILIPINOS):
        return SPAIN
    return "" if present(state, province, SPAIN) else FILIPINOS


# The sea


def fleet_at_sea(state: State, side: Side) -> bool:
    return any(fleets_of(stack) for stack in stacks_at(state, SEA, side))


def blockaded(state: State) -> bool:
    """6.2: an American fleet is at sea and no Spanish one."""
    return us_fleet_at_sea(state) and not fleet_at_sea(state, SPAIN)


def us_fleet_at_sea(state: State) -> bool:
    return US_FLEET in state.stacks[SEA].counters
