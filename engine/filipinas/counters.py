"""4.2: units, leaders, the artillery and Baler stand on the map. Each is a thing with a name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from engine.filipinas.board import FILIPINOS, SPAIN, USA, Nation, Side

Counter: TypeAlias = str
Stack: TypeAlias = tuple[Counter, ...]
"""4.2, 6.6: counters that move and fight as one, in printed order; one that stands alone is a stack of one."""
Stacks: TypeAlias = tuple[Stack, ...]

# Spanish brigades, two steps each

DESIERTO: Counter = "desierto"
MINDANAO_1: Counter = "mindanao_1"
BRIGADES = (
    DESIERTO,
    MINDANAO_1,
    "mindanao_2",
    "cornell",
    "marina",
    "jaramillo",
    "galbis",
    "suero",
    "rios",
    "monet",
)

# Filipino corps: those with the flag have two steps

CAVITE_CORPS: Counter = "cavite_corps"
MAGDIWAN: Counter = "magdiwan"
MOROS: Counter = "moros"
VISAYANS: Counter = "visayans"
FLAG_CORPS = (CAVITE_CORPS, "manila_corps", "batangas_corps", "laguna_corps", "bulacan_corps", "tarlac_corps")
PLAIN_CORPS = (MAGDIWAN, "pampanga_corps", "nueva_ecija_corps", "morong_corps")
OUTER_CORPS = (MOROS, VISAYANS)
LUZON_CORPS = (*FLAG_CORPS, *PLAIN_CORPS)
CORPS = (*LUZON_CORPS, *OUTER_CORPS)

# American brigades and the three fleets

MACARTHUR: Counter = "macarthur"
GREENE: Counter = "greene"
AMERICAN_BRIGADES = (MACARTHUR, GREENE)

ASIA_FLEET: Counter = "asia_fleet"
CAMARA_FLEET: Counter = "camara_fleet"
US_FLEET: Counter = "us_fleet"
SPANISH_FLEETS = (ASIA_FLEET, CAMARA_FLEET)
FLEETS = (*SPANISH_FLEETS, US_FLEET)

LAND_UNITS = (*BRIGADES, *CORPS, *AMERICAN_BRIGADES)
UNITS = (*FLEETS, *LAND_UNITS)

MOST_STEPS = dict.fromkeys(UNITS, 2) | dict.fromkeys((ASIA_FLEET, *PLAIN_CORPS, *OUTER_CORPS), 1)
"""4.2.1: the side with the higher Combat Factor; the Asia fleet has but one."""
ARRIVES_WITH = {unit: 1 if unit in CORPS else MOST_STEPS[unit] for unit in UNITS}
"""6.1, 6.2: a new corps is a guerrilla, a new brigade comes at full strength."""

# Leaders

BLANCO: Counter = "blanco"
POLAVIEJA: Counter = "polavieja"
PRIMO: Counter = "primo"
AGUSTIN: Counter = "agustin"
LACHAMBRE: Counter = "lachambre"
MONTOJO: Counter = "montojo"
CAMARA: Counter = "camara"
AGUINALDO: Counter = "aguinaldo"
BONIFACIO: Counter = "bonifacio"
MERRITT: Counter = "merritt"
DEWEY: Counter = "dewey"


@dataclass(frozen=True, slots=True)
class Leader:
    """4.2.2: what is printed on a leader."""

    nation: Nation
    logistics: int
    """FL: Action Points when he comes and at the start of each turn."""
    tactics: int
    """FT: added to the die of the stack that he is with."""
    captain_general: bool = False
    admiral: bool = False
    death: int = 0
    """Spanish Morale when he dies by an enemy's hand."""


#                      nation     FL FT  star          anchor        Morale
LEADER = {
    BLANCO: Leader(SPAIN, 1, 0, captain_general=True, death=-1),
    POLAVIEJA: Leader(SPAIN, 1, 1, captain_general=True, death=-1),
    PRIMO: Leader(SPAIN, 1, 1, captain_general=True, death=-1),
    AGUSTIN: Leader(SPAIN, 1, 0, captain_general=True, death=-1),
    LACHAMBRE: Leader(SPAIN, 1, 1, death=-1),
    MONTOJO: Leader(SPAIN, 0, 0, admiral=True),
    CAMARA: Leader(SPAIN, 1, 0, admiral=True),
    AGUINALDO: Leader(FILIPINOS, 2, 1, death=+2),
    BONIFACIO: Leader(FILIPINOS, 1, 0, death=+1),
    MERRITT: Leader(USA, 2, 0, death=+1),
    DEWEY: Leader(USA, 1, 1, admiral=True, death=+1),
}
LEADERS = tuple(LEADER)
CAPTAINS_GENERAL = tuple(name for name, leader in LEADER.items() if leader.captain_general)
FILIPINO_LEADERS = tuple(name for name, leader in LEADER.items() if leader.nation == FILIPINOS)
AMERICAN_LEADERS = tuple(name for name, leader in LEADER.items() if leader.nation == USA)
ADMIRALS = tuple(name for name, leader in LEADER.items() if leader.admiral)
GENERALS = tuple(name for name, leader in LEADER.items() if not leader.admiral)

# Markers that belong to a stack

ARTILLERY: Counter = "artillery"
BALER: Counter = "baler"
FOLLOWERS = (ARTILLERY, BALER)

COUNTERS = (*UNITS, *LEADERS, *FOLLOWERS)
ORDER = {counter: number for number, counter in enumerate(COUNTERS)}

NATION_OF: dict[Counter, Nation] = (
    dict.fromkeys((*BRIGADES, *SPANISH_FLEETS), SPAIN)
    | dict.fromkeys((*CORPS, *FOLLOWERS), FILIPINOS)
    | dict.fromkeys((*AMERICAN_BRIGADES, US_FLEET), USA)
    | {name: leader.nation for name, leader in LEADER.items()}
)
SIDE_OF: dict[Counter, Side] = {
    counter: SPAIN if nation == SPAIN else FILIPINOS for counter, nation in NATION_OF.items()
}

_IS_UNIT = frozenset(UNITS)
_IS_LAND_UNIT = frozenset(LAND_UNITS)


@lru_cache(maxsize=20_000)
def units_of(stack: Stack) -> Stack:
    """Return the combat units among the counters of a stack."""
    return tuple([counter for counter in stack if counter in _IS_UNIT])


@lru_cache(maxsize=20_000)
def land_units_of(stack: Stack) -> Stack:
    """Return the brigades and corps among the counters of a stack."""
    return tuple([counter for counter in stack if counter in _IS_LAND_UNIT])


@lru_cache(maxsize=20_000)
def lone_corps(stack: Stack) -> Counter:
    """The Filipino corps that is the only unit of a stack; an empty string if there is no such."""
    units = units_of(stack)
    return units[0] if len(units) == 1 and units[0] in CORPS else ""


def has_americans(stack: Stack) -> bool:
    """Whether American brigades are in a stack."""
    return MACARTHUR in stack or GREENE in stack


def can_besiege(stack: Stack) -> bool:
    """6.8: Spaniards and Americans can attack cities; Filipinos by themselves need the artillery."""
    return SIDE_OF[stack[0]] == SPAIN or ARTILLERY in stack or has_americans(stack)


@lru_cache(maxsize=20_000)
def fleets_of(stack: Stack) -> Stack:
    return tuple([counter for counter in stack if counter in FLEETS])


@lru_cache(maxsize=20_000)
def leaders_of(stack: Stack) -> Stack:
    return tuple([counter for counter in stack if counter in LEADER])


def in_order(counters: Stack | list[Counter] | set[Counter]) -> Stack:
    return tuple(sorted(counters, key=ORDER.__getitem__))
