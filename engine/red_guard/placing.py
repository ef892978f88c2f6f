"""2.2, 3.3.1: a non-player faction's units are placed for the first time."""

from __future__ import annotations

from collections import Counter

from engine.core.prompts import Refusal, Steps
from engine.red_guard import questions
from engine.red_guard.asking import (
    TILE,
    UNIT_OPTION,
    ask,
    ask_count,
    ask_tile,
)
from engine.red_guard.components import (
    AGAINST,
    ATTACK,
    UNPLACED,
    Faction,
    Tile,
)
from engine.red_guard.odds import met
from engine.red_guard.presets import SPREAD, fits
from engine.red_guard.state import State, kinds_in, tiles_of
from engine.red_guard.verbs import move, room


def place_unplaced(state: State, faction: Faction) -> Steps[None]:
    """2.3, 3.3.1: the controller puts a non-player faction's units at its tiles as he chooses; none to Attack."""
    place = UNPLACED[faction]
    while units := state.units[place]:
        tiles = [tile for tile in tiles_of(state, faction) if room(state, tile)]
        if not tiles:
            for unit, count in Counter(units).items():
                move(state, unit, count, place, ATTACK[faction])
            return
        options = [UNIT_OPTION[unit] for unit in kinds_in(units)]
        chosen = yield from ask(state, faction, questions.PLACE_UNIT, [*options, SPREAD], {"left": len(units)})
        if chosen is SPREAD:
            _place_for_me(state, faction)
            return
        unit = chosen.value
        tile = yield from ask_tile(
            state, faction, questions.PLACE_TO, tiles, context={"unit": unit}, refused=lambda: _full(state, faction)
        )
        most = min(units.count(unit), room(state, tile))
        count = yield from ask_count(state, faction, questions.PLACE_COUNT, most, {"unit": unit, "place": tile})
        move(state, unit, count, place, tile)


def _full(state: State, faction: Faction) -> list[Refusal]:
    return [Refusal(TILE[tile], "full", "5.0") for tile in tiles_of(state, faction) if not room(state, tile)]


def _place_for_me(state: State, faction: Faction) -> None:
    """The attacked tiles are held first; then each unit goes to the emptiest tile, where it fits if it can."""
    place = UNPLACED[faction]
    for tile in tiles_of(state, faction):
        if state.units[AGAINST[tile]]:
            _hold(state, faction, tile)
    for unit in state.units[place]:
        tiles = [tile for tile in tiles_of(state, faction) if room(state, tile)]
        goal = min(tiles, key=lambda tile: (len(state.units[tile]), not fits(unit, tile)), default=ATTACK[faction])
        move(state, unit, 1, place, goal)


def _hold(state: State, faction: Faction, tile: Tile) -> None:
    """As many to one tile as can come, the best of them."""
    for unit, count in (Counter(met(state, tile)) - Counter(state.units[tile])).items():
        move(state, unit, count, UNPLACED[faction], tile)
