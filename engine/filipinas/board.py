"""4.3: this is the map. Everything has a plain string as its one identity."""

from __future__ import annotations

from typing import TypeAlias

Side: TypeAlias = str
Nation: TypeAlias = str
Place: TypeAlias = str

SPAIN: Side = "spain"
FILIPINOS: Side = "filipinos"
SIDES = (SPAIN, FILIPINOS)
RIVAL = {SPAIN: FILIPINOS, FILIPINOS: SPAIN}
USA: Nation = "usa"
"""From section 7 on the Filipino player commands the Americans too: a nation, but no side."""
NATIONS = (*SIDES, USA)

MANILA: Place = "manila"
CAVITE: Place = "cavite"
BATANGAS: Place = "batangas"
LAGUNA: Place = "laguna"
BULACAN: Place = "bulacan"
TARLAC: Place = "tarlac"
PROVINCES = (MANILA, CAVITE, BATANGAS, LAGUNA, BULACAN, TARLAC)

MANILA_CITY: Place = "manila_city"
CAVITE_CITY: Place = "cavite_city"
CITIES = (MANILA_CITY, CAVITE_CITY)
"""The two cities are the two ports of the Philippines, and Manila is the seat of the Captain General."""
CITY_IN = {MANILA: MANILA_CITY, CAVITE: CAVITE_CITY}
PROVINCE_OF = {MANILA_CITY: MANILA, CAVITE_CITY: CAVITE}

LINE_MANILA: Place = "line_manila"
LINE_BATANGAS: Place = "line_batangas"
LINES = (LINE_MANILA, LINE_BATANGAS)
LINE_BORDERS = {LINE_MANILA: (CAVITE, MANILA), LINE_BATANGAS: (CAVITE, BATANGAS)}
LINES_OF = {province: tuple(line for line in LINES if province in LINE_BORDERS[line]) for province in PROVINCES}
LINE_BETWEEN = {pair: line for line, (a, b) in LINE_BORDERS.items() for pair in ((a, b), (b, a))}

MINDANAO: Place = "mindanao"
BISAYAS: Place = "bisayas"
BOXES = (MINDANAO, BISAYAS)

SEA: Place = "sea"
HONG_KONG: Place = "hong_kong"

LAND = (*PROVINCES, *BOXES)
"""Where guerrillas hide and armies fight."""
OPEN_COUNTRY = frozenset(LAND)
OUTSIDE_CITIES = (*LAND, *LINES)
MAP = (*PROVINCES, *CITIES, *LINES, *BOXES, SEA, HONG_KONG)

SPANISH_TROOPS: Place = "spanish_troops"
FILIPINO_TROOPS: Place = "filipino_troops"
AMERICAN_TROOPS: Place = "american_troops"
CEMETERY: Place = "cemetery"
HOME: Place = "home"
"""Out of the game and not dead: generals who were relieved, and Baler once its turn is over."""
OFF_MAP = (SPANISH_TROOPS, FILIPINO_TROOPS, AMERICAN_TROOPS, CEMETERY, HOME)
TROOPS_OF = {SPAIN: SPANISH_TROOPS, FILIPINOS: FILIPINO_TROOPS, USA: AMERICAN_TROOPS}

PLACES = (*MAP, *OFF_MAP)

# province      value
VALUE = {
    MANILA: 2,
    CAVITE: 2,
    BATANGAS: 1,
    LAGUNA: 1,
    BULACAN: 1,
    TARLAC: 1,
}

_BORDERS = (
    (MANILA, CAVITE),
    (MANILA, BULACAN),
    (MANILA, LAGUNA),
    (CAVITE, BATANGAS),
    (BATANGAS, LAGUNA),
    (LAGUNA, BULACAN),
    (BULACAN, TARLAC),
)

ADJACENT = {
    province: tuple(other for other in PROVINCES if (province, other) in _BORDERS or (other, province) in _BORDERS)
    for province in PROVINCES
}

ZAPOTE_SIDE = (MANILA, MANILA_CITY, LINE_MANILA)
"""6.13.3: whoever comes to Cavite from here has the Zapote to cross."""

FAR = 9
"""Farther than any two places of Luzon are."""


def _steps_from(origin: Place) -> dict[Place, int]:
    next_to = {province: [*ADJACENT[province]] for province in PROVINCES}
    for province, city in CITY_IN.items():
        next_to[province].append(city)
        next_to[city] = [province]
    for line, borders in LINE_BORDERS.items():
        next_to[line] = [*borders]
        for province in borders:
            next_to[province].append(line)
    steps, edge = {origin: 0}, [origin]
    for place in edge:
        for other in next_to.get(place, ()):
            if other not in steps:
                steps[other] = steps[place] + 1
                edge.append(other)
    return {place: steps.get(place, FAR) for place in MAP}


DISTANCE = {place: _steps_from(place) for place in MAP}
"""4.2.2.1: by land, a city or a line being one step from its provinces; over water everything is far."""


def province_of(place: Place) -> Place:
    """The province in which a city lies; any other place is its own."""
    return PROVINCE_OF.get(place, place)
