"""2.1, 2.3, 3.2: these are the printed components. Everything has a plain string as its one identity."""

from __future__ import annotations

from typing import TypeAlias

Faction: TypeAlias = str
Type: TypeAlias = str
Unit: TypeAlias = str
Units: TypeAlias = tuple[Unit, ...]
Tile: TypeAlias = str
Place: TypeAlias = str

# 3.2: the Cycle of Play

RED: Faction = "red"
PINK: Faction = "pink"
ORANGE: Faction = "orange"
YELLOW: Faction = "yellow"
GREEN: Faction = "green"
BLUE: Faction = "blue"
FACTIONS = (RED, PINK, ORANGE, YELLOW, GREEN, BLUE)

CYCLE_FROM = {faction: FACTIONS[number:] + FACTIONS[:number] for number, faction in enumerate(FACTIONS)}
"""For each faction this is the Cycle with it first."""

# 2.1: unit types

PLA: Type = "pla"
RED_GUARD: Type = "red_guard"
CADRE: Type = "cadre"
WORKER: Type = "worker"
TYPES = (PLA, RED_GUARD, CADRE, WORKER)

SUBVERSION = "subversion"
PURGE = "purge"
KINDS = (SUBVERSION, PURGE)

FACTORS = {
    PLA: {SUBVERSION: 2, PURGE: 5},
    RED_GUARD: {SUBVERSION: 3, PURGE: 3},
    CADRE: {SUBVERSION: 5, PURGE: 2},
    WORKER: {SUBVERSION: 2, PURGE: 3},
}

MIX = {
    RED: {PLA: 5, RED_GUARD: 11, CADRE: 7, WORKER: 7},
    PINK: {PLA: 6, RED_GUARD: 6, CADRE: 11, WORKER: 7},
    ORANGE: {PLA: 5, RED_GUARD: 12, CADRE: 6, WORKER: 7},
    YELLOW: {PLA: 6, RED_GUARD: 6, CADRE: 8, WORKER: 10},
    GREEN: {PLA: 8, RED_GUARD: 8, CADRE: 6, WORKER: 8},
    BLUE: {PLA: 7, RED_GUARD: 5, CADRE: 10, WORKER: 8},
}
"""2.1: thirty units each, in different mixes."""

UNIT = {faction: {kind: f"{faction}.{kind}" for kind in TYPES} for faction in FACTIONS}
"""A faction's units of a type have one name, such as `red.cadre`. Units of the same name are alike."""
UNITS_OF = {faction: tuple(UNIT[faction].values()) for faction in FACTIONS}
UNITS = tuple(unit for units in UNITS_OF.values() for unit in units)
COLOUR = {unit: unit.partition(".")[0] for unit in UNITS}
TYPE = {unit: unit.partition(".")[2] for unit in UNITS}
FACTOR = {kind: {unit: FACTORS[TYPE[unit]][kind] for unit in UNITS} for kind in KINDS}
TOTAL = {unit: MIX[COLOUR[unit]][TYPE[unit]] for unit in UNITS}

# 2.1: the 36 tiles

MINISTRY = "ministry"
CITY = "city"
FACTORY = "factory"
SCHOOL = "school"
GARRISON = "garrison"
COMMUNE = "commune"

ANY = ""
"""2.1: communes have no associated type."""

FLYING_PIGEON: Tile = "flying_pigeon"

_TILES = (
    ("zhongnanhai", MINISTRY, CADRE),
    ("state_council", MINISTRY, CADRE),
    ("planning_commission", MINISTRY, CADRE),
    ("foreign_affairs", MINISTRY, CADRE),
    ("public_security", MINISTRY, CADRE),
    ("propaganda", MINISTRY, CADRE),
    ("beijing", CITY, CADRE),
    ("shanghai", CITY, CADRE),
    (FLYING_PIGEON, FACTORY, WORKER),
    ("daqing", FACTORY, WORKER),
    ("anshan", FACTORY, WORKER),
    ("cotton_mill", FACTORY, WORKER),
    ("automobile_works", FACTORY, WORKER),
    ("locomotive_works", FACTORY, WORKER),
    ("wuhan_steel", FACTORY, WORKER),
    ("chongqing", CITY, WORKER),
    ("peking_university", SCHOOL, RED_GUARD),
    ("tsinghua", SCHOOL, RED_GUARD),
    ("tsinghua_middle_school", SCHOOL, RED_GUARD),
    ("aeronautics", SCHOOL, RED_GUARD),
    ("geology", SCHOOL, RED_GUARD),
    ("normal_university", SCHOOL, RED_GUARD),
    ("fudan", SCHOOL, RED_GUARD),
    ("military_commission", MINISTRY, PLA),
    ("political_department", MINISTRY, PLA),
    ("unit_8341", GARRISON, PLA),
    ("air_force", MINISTRY, PLA),
    ("wuhan", CITY, PLA),
    ("guangzhou", CITY, PLA),
    ("shenyang", CITY, PLA),
    ("dazhai", COMMUNE, ANY),
    ("chayashan", COMMUNE, ANY),
    ("qiliying", COMMUNE, ANY),
    ("xushui", COMMUNE, ANY),
    ("evergreen", COMMUNE, ANY),
    ("shaoshan", COMMUNE, ANY),
)
TILES: tuple[Tile, ...] = tuple(tile for tile, _, _ in _TILES)
TILE_KIND = {tile: kind for tile, kind, _ in _TILES}
TILE_TYPE: dict[Tile, Type] = {tile: associated for tile, _, associated in _TILES}
TILES_EACH = len(TILES) // len(FACTIONS)

# Where a unit can be: at a tile that it defends, or in one of these

POOL: Place = "pool"
CIVIL_SUPPORT: Place = "civil_support"
GONE: Place = "gone"
"""Units here are out of the game for good."""
ATTACK = {faction: f"attack.{faction}" for faction in FACTIONS}
PILE = {faction: f"neutralized.{faction}" for faction in FACTIONS}
"""The neutralized units lie here."""
UNPLACED = {faction: f"unplaced.{faction}" for faction in FACTIONS}
"""2.2: a non-player faction's units wait here that defend no tile in particular yet."""
AGAINST = {tile: f"against.{tile}" for tile in TILES}
"""5.0: the group that has been sent to attack that tile."""
PLACES: tuple[Place, ...] = (
    *TILES,
    *AGAINST.values(),
    *ATTACK.values(),
    *PILE.values(),
    *UNPLACED.values(),
    CIVIL_SUPPORT,
    POOL,
    GONE,
)

DEFENDERS = 4
"""5.0: one defender stands on each side of the square tile."""

# 2.2, 8.3: the leader's and the Chairman's places besides tiles

IN_ATTACK = "attack"
ON_PILE = "neutralized"
NOWHERE = ""

MARKERS = 3
"""8.3: so many of the Chairman's markers lie in the Pool."""

# 8.1

CIVIL_WAR = 100

# 10.2

CHITS = (1, 2, 3, 4, 5, 6)
NO_CHIT = 0
