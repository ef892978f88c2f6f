"""9.0: Power Points are counted, and the game ends."""

from __future__ import annotations

from engine.core.outcome import Outcome
from engine.red_guard.components import CIVIL_SUPPORT, COLOUR, FACTIONS, TILE_TYPE, TYPE, Faction
from engine.red_guard.endings import ALL_LOSE
from engine.red_guard.state import State, tiles_of

PER_TILE = 3
PER_UNIT = 1
PER_MATCH = 1
PER_CIVIL_SUPPORT = 3


def all_power_points(state: State) -> dict[Faction, int]:
    """9.2: every faction gets a point for tiles, units at them, again those of the tile's type, and PLA in Civil
    Support."""
    points = dict.fromkeys(FACTIONS, 0)
    units = state.units
    for tile, faction in state.owner.items():
        associated = TILE_TYPE[tile]
        there = units[tile]
        points[faction] += PER_TILE + PER_UNIT * len(there)
        for unit in there:
            if TYPE[unit] == associated:
                points[faction] += PER_MATCH
    for unit in units[CIVIL_SUPPORT]:
        points[COLOUR[unit]] += PER_CIVIL_SUPPORT
    for faction in state.lost:
        points[faction] = 0
    return points


def power_points(state: State, faction: Faction) -> int:
    """9.2"""
    return all_power_points(state)[faction]


def outcome(state: State) -> Outcome:
    """9.1: whoever won outright, nobody, or whoever has most Power Points, a non-player faction too."""
    ranking = ranked(state)
    if state.ending in ALL_LOSE:
        return Outcome(ranking, (), state.ending)
    if state.victor:
        others = tuple(faction for faction in ranking if faction != state.victor)
        return Outcome((state.victor, *others), (state.victor,), state.ending)
    best = _standing(state, ranking[0])
    winners = tuple(faction for faction in ranking if _standing(state, faction) == best)
    return Outcome(ranking, winners, state.ending)


def ranked(state: State) -> tuple[Faction, ...]:
    """9.2: most Power Points win; then more tiles, then more units at them, then a seat before a non-player."""
    return tuple(sorted(FACTIONS, key=lambda faction: _standing(state, faction), reverse=True))


def _standing(state: State, faction: Faction) -> tuple[int, int, int, bool]:
    tiles = tiles_of(state, faction)
    at_tiles = sum(len(state.units[tile]) for tile in tiles)
    return power_points(state, faction), len(tiles), at_tiles, faction in state.seats
