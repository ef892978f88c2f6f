"""9.2: what each faction counts, and of what that is made."""

from __future__ import annotations

from dataclasses import dataclass

from engine.red_guard.components import TILE_TYPE, TYPE, Faction
from engine.red_guard.state import State, civil_support_of, tiles_of
from engine.red_guard.victory import PER_CIVIL_SUPPORT, PER_MATCH, PER_TILE, PER_UNIT


@dataclass(frozen=True, slots=True)
class FactionScore:
    tiles: int
    units: int
    matches: int
    support: int

    @property
    def total(self) -> int:
        return self.tiles + self.units + self.matches + self.support


def score(state: State, faction: Faction) -> FactionScore:
    """9.2"""
    if faction in state.lost:
        return FactionScore(0, 0, 0, 0)
    tiles = tiles_of(state, faction)
    units = [(tile, unit) for tile in tiles for unit in state.units[tile]]
    return FactionScore(
        tiles=PER_TILE * len(tiles),
        units=PER_UNIT * len(units),
        matches=PER_MATCH * sum(TYPE[unit] == TILE_TYPE[tile] for tile, unit in units),
        support=PER_CIVIL_SUPPORT * len(civil_support_of(state, faction)),
    )
