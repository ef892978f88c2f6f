"""8.3: the Chairman's marker goes from tile to tile and from hand to hand."""

from __future__ import annotations

from engine.core.prompts import Refusal, Steps
from engine.red_guard import questions
from engine.red_guard.asking import (
    TILE,
    ask_tile,
)
from engine.red_guard.components import (
    TILES,
    Faction,
    Tile,
)
from engine.red_guard.effects import ChairmanPassed
from engine.red_guard.state import State
from engine.red_guard.verbs import seat_chairman


def receive_chairman(state: State, faction: Faction) -> None:
    """8.3.1: whoever finds the Chairman on a tile of his own controls the marker from now on."""
    if state.seated and state.owner[state.seated] == faction and state.holder != faction:
        state.report(ChairmanPassed(state.holder, faction))
        state.holder = faction


def place_chairman(state: State, faction: Faction) -> Steps[None]:
    """8.3.1: his holder may put him on any own tile or any tile of another seat."""
    if state.holder != faction:
        return
    tiles = [
        tile for tile in TILES if tile != state.seated and state.owner[tile] in state.seats and not _lost(state, tile)
    ]
    tile = yield from ask_tile(
        state, faction, questions.CHAIRMAN_TILE, tiles, may_stop=True, refused=lambda: _no_seat(state, tiles)
    )
    if tile:
        seat_chairman(state, tile)


def _no_seat(state: State, tiles: list[Tile]) -> list[Refusal]:
    """Why he cannot sit at the other tiles."""
    return [
        Refusal(TILE[tile], "chairman" if tile == state.seated else "no_player", "8.3.1")
        for tile in TILES
        if tile not in tiles
    ]


def _lost(state: State, tile: Tile) -> bool:
    return state.owner[tile] in state.lost
