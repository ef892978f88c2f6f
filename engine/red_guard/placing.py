"""2.2, 3.3.1: the first placement of a non-player faction's units."""

from __future__ import annotations

from collections import Counter
from functools import partial

from engine.core.prompts import Refusal, Steps
from engine.red_guard.asking import (
    TILE,
    UNIT_OPTION,
    ask,
    ask_count,
    ask_tile,
)
from engine.red_guard.components import (
    ATTACK,
    UNPLACED,
    Faction,
    Tile,
)
from engine.red_guard.presets import SPREAD, fits
from engine.red_guard.state import State, kinds_in, tiles_of
from engine.red_guard.verbs import move, room


def place_unplaced(state: State, faction: Faction) -> Steps[None]:
    """2.2, 3.3.1: the controller puts a non-player faction's units at its tiles, one each first; none to Attack."""
    place = UNPLACED[faction]
    while units := state.units[place]:
        tiles = [tile for tile in tiles_of(state, faction) if room(state, tile)]
        empty = [tile for tile in tiles if not state.units[tile]]
        if not tiles:
            for unit, count in Counter(units).items():
                move(state, unit, count, place, ATTACK[faction])
            return
        options = [UNIT_OPTION[unit] for unit in kinds_in(units)]
        chosen = yield from ask(state, faction, "place.unit", [*options, SPREAD], {"left": len(units)})
        if chosen is SPREAD:
            _place_for_me(state, faction)
            return
        unit = chosen.value
        enough = len(units) >= len(empty)
        goals = empty if empty and enough else tiles
        refused = partial(_no_place, state, faction, goals)
        tile = yield from ask_tile(state, faction, "place.to", goals, context={"unit": unit}, refused=refused)
        most = min(units.count(unit), room(state, tile))
        if enough:
            most = min(most, len(units) - len(empty) + (tile in empty))
        count = yield from ask_count(state, faction, "place.count", most, {"unit": unit, "place": tile})
        move(state, unit, count, place, tile)


def _no_place(state: State, faction: Faction, goals: list[Tile]) -> list[Refusal]:
    """Why a unit cannot go to the other tiles of its faction."""
    return [
        Refusal(TILE[tile], "cover" if room(state, tile) else "full", "5.0")
        for tile in tiles_of(state, faction)
        if tile not in goals
    ]


def _place_for_me(state: State, faction: Faction) -> None:
    """Each unit to the emptiest tile, where it fits if it can."""
    place = UNPLACED[faction]
    for unit in state.units[place]:
        tiles = [tile for tile in tiles_of(state, faction) if room(state, tile)]
        goal = min(tiles, key=lambda tile: (len(state.units[tile]), not fits(unit, tile)), default=ATTACK[faction])
        move(state, unit, 1, place, goal)
