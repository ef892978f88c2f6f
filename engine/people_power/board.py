"""1.2, 1.3, 1.5: the printed components are listed here, and each has a plain string as its one identity.

The types tell a Space from a Faction; an empty string is none.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Faction: TypeAlias = Literal["", "government", "reformers", "npa"]
Space: TypeAlias = Literal[
    "",
    "manila",
    "cebu",
    "zamboanga",
    "davao",
    "northern_luzon",
    "southern_luzon",
    "visayas",
    "western_mindanao",
    "central_mindanao",
    "eastern_mindanao",
]
Piece: TypeAlias = Literal[
    "",
    "troops",
    "police",
    "gov_bases",
    "activists",
    "ref_bases",
    "underground",
    "active",
    "npa_bases",
    "guerrillas",
]
Alignment: TypeAlias = Literal["neutral", "support", "opposition", "resistance"]
Marker: TypeAlias = Literal["terror", "protest", "strike"]

GOVERNMENT: Faction = "government"
REFORMERS: Faction = "reformers"
NPA: Faction = "npa"
FACTIONS = (GOVERNMENT, REFORMERS, NPA)

MANILA: Space = "manila"
CEBU: Space = "cebu"
ZAMBOANGA: Space = "zamboanga"
DAVAO: Space = "davao"
NORTHERN_LUZON: Space = "northern_luzon"
SOUTHERN_LUZON: Space = "southern_luzon"
VISAYAS: Space = "visayas"
WESTERN_MINDANAO: Space = "western_mindanao"
CENTRAL_MINDANAO: Space = "central_mindanao"
EASTERN_MINDANAO: Space = "eastern_mindanao"

CITIES = (MANILA, CEBU, ZAMBOANGA, DAVAO)
COUNTRYSIDE = (NORTHERN_LUZON, SOUTHERN_LUZON, VISAYAS, WESTERN_MINDANAO, CENTRAL_MINDANAO, EASTERN_MINDANAO)
SPACES = (*CITIES, *COUNTRYSIDE)
MINDANAO = (ZAMBOANGA, DAVAO, WESTERN_MINDANAO, CENTRAL_MINDANAO, EASTERN_MINDANAO)

IS_CITY = {space: space in CITIES for space in SPACES}

POPULATION = {
    MANILA: 5,
    CEBU: 2,
    ZAMBOANGA: 2,
    DAVAO: 2,
    NORTHERN_LUZON: 2,
    SOUTHERN_LUZON: 1,
    VISAYAS: 1,
    WESTERN_MINDANAO: 1,
    CENTRAL_MINDANAO: 1,
    EASTERN_MINDANAO: 2,
}

_BORDERS = (
    (MANILA, NORTHERN_LUZON),
    (MANILA, SOUTHERN_LUZON),
    (NORTHERN_LUZON, SOUTHERN_LUZON),
    (SOUTHERN_LUZON, VISAYAS),
    (VISAYAS, CEBU),
    (VISAYAS, WESTERN_MINDANAO),
    (VISAYAS, EASTERN_MINDANAO),
    (WESTERN_MINDANAO, ZAMBOANGA),
    (WESTERN_MINDANAO, CENTRAL_MINDANAO),
    (CENTRAL_MINDANAO, EASTERN_MINDANAO),
    (CENTRAL_MINDANAO, DAVAO),
    (EASTERN_MINDANAO, DAVAO),
)

ADJACENT = {
    space: tuple(other for other in SPACES if (space, other) in _BORDERS or (other, space) in _BORDERS)
    for space in SPACES
}

TROOPS: Piece = "troops"
POLICE: Piece = "police"
GOV_BASE: Piece = "gov_bases"
ACTIVIST: Piece = "activists"
REF_BASE: Piece = "ref_bases"
UNDERGROUND: Piece = "underground"
ACTIVE: Piece = "active"
NPA_BASE: Piece = "npa_bases"

PIECES = (TROOPS, POLICE, GOV_BASE, ACTIVIST, REF_BASE, UNDERGROUND, ACTIVE, NPA_BASE)
CUBES = (TROOPS, POLICE)
GUERRILLAS = (UNDERGROUND, ACTIVE)
BASES = (GOV_BASE, REF_BASE, NPA_BASE)
BASE_OF = {GOVERNMENT: GOV_BASE, REFORMERS: REF_BASE, NPA: NPA_BASE}
PIECES_OF = {
    GOVERNMENT: (TROOPS, POLICE, GOV_BASE),
    REFORMERS: (ACTIVIST, REF_BASE),
    NPA: (UNDERGROUND, ACTIVE, NPA_BASE),
}
OWNER = {piece: faction for faction in FACTIONS for piece in PIECES_OF[faction]}

GUERRILLA: Piece = "guerrillas"
"""Off the map a Guerrilla has no side: Underground and Active ones go to, and come from, the same stock."""
STOCK_OF = {piece: GUERRILLA if piece in GUERRILLAS else piece for piece in PIECES}
STOCK_OWNER = {STOCK_OF[piece]: owner for piece, owner in OWNER.items()}
TOTALS = {TROOPS: 12, POLICE: 12, GOV_BASE: 6, ACTIVIST: 16, REF_BASE: 6, GUERRILLA: 16, NPA_BASE: 6}
STOCKS = tuple(TOTALS)

MAX_BASES = 2
MAX_TRACK = 40

NEUTRAL: Alignment = "neutral"
SUPPORT: Alignment = "support"
OPPOSITION: Alignment = "opposition"
RESISTANCE: Alignment = "resistance"
ALIGNMENTS = (NEUTRAL, SUPPORT, OPPOSITION, RESISTANCE)
OWN_ALIGNMENT = {GOVERNMENT: SUPPORT, REFORMERS: OPPOSITION, NPA: RESISTANCE}

TERROR: Marker = "terror"
PROTEST: Marker = "protest"
STRIKE: Marker = "strike"
MARKERS = (TERROR, PROTEST, STRIKE)
PROTEST_AND_STRIKE_MARKERS = 4
"""1.8: both kinds come from one pool. There are as many Terror markers as spaces, so they cannot run out."""

_FACTION: dict[str, Faction] = {"": "", **{faction: faction for faction in FACTIONS}}
_SPACE: dict[str, Space] = {"": "", **{space: space for space in SPACES}}
_PIECE: dict[str, Piece] = {"": "", **{piece: piece for piece in (*PIECES, GUERRILLA)}}
as_faction = _FACTION.__getitem__
as_space = _SPACE.__getitem__
as_piece = _PIECE.__getitem__
"""What a text names that comes from elsewhere: a seat, an answer, a part of the board in the window."""
