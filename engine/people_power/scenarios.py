"""2.1: both scenarios are set up as the rulebook lists them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.people_power.board import (
    ACTIVIST,
    CEBU,
    CENTRAL_MINDANAO,
    DAVAO,
    EASTERN_MINDANAO,
    GOV_BASE,
    GOVERNMENT,
    MANILA,
    NORTHERN_LUZON,
    NPA,
    NPA_BASE,
    POLICE,
    REF_BASE,
    REFORMERS,
    SOUTHERN_LUZON,
    TROOPS,
    UNDERGROUND,
    VISAYAS,
    WESTERN_MINDANAO,
    ZAMBOANGA,
    Faction,
    Piece,
    Space,
)
from engine.people_power.cards import (
    NINOY_AQUINO_MURDERED,
    PARLIAMENTARY_ELECTION_1984,
    PRESIDENTIAL_ELECTION_1981,
    SNAP_ELECTION_1986,
)


@dataclass(frozen=True, slots=True)
class Scenario:
    key: str
    election: int
    """This card lies in the Election box at the start."""
    piles: tuple[int, ...]
    """Each pile has an Election card; the top pile comes first."""
    personalities_at_start: bool
    aid: int
    patronage: int
    resources: dict[Faction, int]
    support: tuple[Space, ...]
    protests: tuple[Space, ...]
    forces: dict[Space, dict[Piece, int]]


STANDARD = Scenario(
    key="standard",
    election=NINOY_AQUINO_MURDERED,
    piles=(PARLIAMENTARY_ELECTION_1984, SNAP_ELECTION_1986),
    personalities_at_start=True,
    aid=7,
    patronage=5,
    resources={GOVERNMENT: 18, REFORMERS: 4, NPA: 4},
    support=(MANILA, CEBU),
    protests=(MANILA,),
    forces={
        MANILA: {TROOPS: 2, POLICE: 3, GOV_BASE: 1, ACTIVIST: 3, REF_BASE: 1, UNDERGROUND: 1},
        CEBU: {TROOPS: 1, POLICE: 1, GOV_BASE: 1, ACTIVIST: 1},
        ZAMBOANGA: {POLICE: 2},
        DAVAO: {TROOPS: 1, POLICE: 1, GOV_BASE: 1, ACTIVIST: 1, UNDERGROUND: 1, NPA_BASE: 1},
        NORTHERN_LUZON: {TROOPS: 2, POLICE: 1, GOV_BASE: 1, UNDERGROUND: 1, NPA_BASE: 1},
        SOUTHERN_LUZON: {UNDERGROUND: 1},
        VISAYAS: {ACTIVIST: 1, UNDERGROUND: 1},
        WESTERN_MINDANAO: {TROOPS: 1, POLICE: 1, GOV_BASE: 1, UNDERGROUND: 2, NPA_BASE: 1},
        CENTRAL_MINDANAO: {TROOPS: 1, ACTIVIST: 1, UNDERGROUND: 1},
        EASTERN_MINDANAO: {POLICE: 1, ACTIVIST: 1, UNDERGROUND: 1},
    },
)

EXTENDED = Scenario(
    key="extended",
    election=PRESIDENTIAL_ELECTION_1981,
    piles=(NINOY_AQUINO_MURDERED, PARLIAMENTARY_ELECTION_1984, SNAP_ELECTION_1986),
    personalities_at_start=False,
    aid=10,
    patronage=1,
    resources={GOVERNMENT: 12, REFORMERS: 6, NPA: 6},
    support=(MANILA, CEBU, NORTHERN_LUZON),
    protests=(),
    forces={
        MANILA: {TROOPS: 1, POLICE: 3, GOV_BASE: 1},
        CEBU: {POLICE: 1, GOV_BASE: 1},
        ZAMBOANGA: {POLICE: 2, GOV_BASE: 1},
        DAVAO: {TROOPS: 1, POLICE: 1, GOV_BASE: 1},
        NORTHERN_LUZON: {TROOPS: 1, POLICE: 1, GOV_BASE: 1, UNDERGROUND: 1},
        CENTRAL_MINDANAO: {UNDERGROUND: 1, NPA_BASE: 1},
        EASTERN_MINDANAO: {POLICE: 1, UNDERGROUND: 1},
    },
)

SCENARIOS = {scenario.key: scenario for scenario in (STANDARD, EXTENDED)}
