"""5.0: Attack units are tied to the tiles that they will attack."""

from __future__ import annotations

from engine.core.prompts import DONE, Refusal, Steps
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
    COLOUR,
    IN_ATTACK,
    PLA,
    TILES,
    TYPE,
    Faction,
    Tile,
    Unit,
)
from engine.red_guard.deployment import Deployment
from engine.red_guard.effects import GroupFormed
from engine.red_guard.state import State, kinds_in, seat_of
from engine.red_guard.verbs import move, move_leader, regroup


def groups(state: State) -> list[Tile]:
    """The tiles that groups stand against."""
    units = state.units
    return [tile for tile in TILES if units[AGAINST[tile]]]


def call_back(state: State) -> None:
    """3.1.5: whoever still stands against a tile goes back to Attack, and so does the leader of whoever acts."""
    for tile in groups(state):
        regroup(state, state.units[AGAINST[tile]], AGAINST[tile])
    faction = state.waiting[0]
    leader = state.leader[faction]
    if leader in TILE and state.owner[leader] != faction:
        move_leader(state, faction, IN_ATTACK)


def may_attack(state: State, seat: Faction, tile: Tile) -> str:
    """5.0, 8.3.2: why a seat's factions cannot attack the tile, as a text key; empty if they can."""
    if tile == state.seated:
        return "chairman"
    owner = state.owner[tile]
    if owner not in state.lost and seat_of(state, owner) == seat:
        return "own"
    return ""


def form_groups(phase: Deployment) -> Steps[None]:
    """5.0: Attack units are tied to tiles, one group a tile, all before the first die."""
    state, faction = phase.state, phase.faction
    seat = seat_of(state, faction)
    closed: list[Tile] = []
    while any(_ready(phase)):
        targets = [tile for tile in TILES if tile not in closed and not may_attack(state, seat, tile)]
        tile = yield from ask_tile(
            state,
            faction,
            questions.TARGET_TILE,
            targets,
            may_stop=True,
            refused=lambda: _no_target(state, seat, closed),
        )
        if not tile:
            return
        yield from _fill_group(phase, tile)
        closed.append(tile)
        state.report(GroupFormed(faction, tile, state.units[AGAINST[tile]]))


def _ready(phase: Deployment) -> list[Unit]:
    """The kinds of units in Attack that can join a group."""
    return [
        unit
        for faction in phase.factions
        for unit in kinds_in(phase.state.units[ATTACK[faction]])
        if not phase.army_only or TYPE[unit] == PLA
    ]


def _fill_group(phase: Deployment, tile: Tile) -> Steps[None]:
    state, faction = phase.state, phase.faction
    context = {"tile": tile}
    while options := [UNIT_OPTION[unit] for unit in _ready(phase)]:
        if state.units[AGAINST[tile]]:
            options.append(DONE)
        chosen = yield from ask(state, faction, questions.GROUP_UNIT, options, context)
        if chosen is DONE:
            return
        unit = chosen.value
        home = ATTACK[COLOUR[unit]]
        most = state.units[home].count(unit)
        count = yield from ask_count(state, faction, questions.GROUP_COUNT, most, {**context, "unit": unit})
        move(state, unit, count, home, AGAINST[tile])


def _no_target(state: State, seat: Faction, closed: list[Tile]) -> list[Refusal]:
    refused = []
    for tile in TILES:
        if tile in closed:
            refused.append(Refusal(TILE[tile], "one_group", "5.0"))
        elif reason := may_attack(state, seat, tile):
            refused.append(Refusal(TILE[tile], reason, "8.3.2" if reason == "chairman" else "5.0"))
    return refused
