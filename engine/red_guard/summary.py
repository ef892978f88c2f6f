"""The table as a plain dict, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from engine.core.chance import Chance
from engine.core.errors import GameError
from engine.red_guard import endings, stages
from engine.red_guard.components import (
    AGAINST,
    ATTACK,
    CIVIL_SUPPORT,
    CIVIL_WAR,
    COLOUR,
    DEFENDERS,
    FACTIONS,
    GONE,
    IN_ATTACK,
    MARKERS,
    NOWHERE,
    ON_PILE,
    PILE,
    PLA,
    POOL,
    TILES,
    TOTAL,
    TYPE,
    TYPES,
    UNIT,
    UNPLACED,
    Faction,
    Place,
    Tile,
    Units,
)
from engine.red_guard.packing import broken_rule
from engine.red_guard.state import NOBODY, State
from engine.red_guard.victory import all_power_points

_COUNTED = {"attack": ATTACK, "neutralized": PILE, "unplaced": UNPLACED}
_SHARED = {"civil_support": CIVIL_SUPPORT, "gone": GONE}


class ImpossibleBoard(GameError):
    """A summary that no table can look like; the message says why in one sentence."""


def summary(state: State) -> dict[str, Any]:
    """Turn, chaos and Chairman, then every faction and every tile. What is not named is in the Pool."""
    points = all_power_points(state)
    return {
        "turn": state.turn,
        "chaos": state.chaos,
        "committees": state.committees,
        "chairman": {
            "alive": state.alive,
            "holder": state.holder or None,
            "tile": state.seated or None,
            "markers": state.markers,
        },
        "factions": {faction: _faction(state, faction, points[faction]) for faction in FACTIONS},
        "tiles": {tile: _tile(state, tile) for tile in TILES},
    }


def _tile(state: State, tile: Tile) -> dict[str, Any]:
    there: dict[str, Any] = {"owner": state.owner[tile], "units": _counted(state.units[tile])}
    if group := state.units[AGAINST[tile]]:
        there["against"] = {
            faction: _counted(tuple(unit for unit in group if COLOUR[unit] == faction))
            for faction in FACTIONS
            if any(COLOUR[unit] == faction for unit in group)
        }
    return there


def _faction(state: State, faction: Faction, points: int) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "seat": faction in state.seats,
        "controller": state.controller[faction] or None,
        "lost": faction in state.lost,
        "leader": state.leader[faction] or None,
        "power_points": points,
    }
    for name, places in _COUNTED.items():
        seen[name] = _counted(state.units[places[faction]])
    for name, place in _SHARED.items():
        seen[name] = _counted(tuple(unit for unit in state.units[place] if COLOUR[unit] == faction))
    return seen


def _counted(units: Units) -> dict[str, int]:
    counts = Counter(TYPE[unit] for unit in units)
    return {kind: counts[kind] for kind in TYPES if counts[kind]}


def from_summary(
    board: Mapping[str, Any],
    humans: Collection[Faction] | None = None,
    chance: Chance | None = None,
) -> State:
    """A state with that table, before a Game-Turn: what is not named is as at the start, what is derived is anew."""
    factions: Mapping[str, Any] = board.get("factions", {})
    tiles: Mapping[str, Any] = board.get("tiles", {})
    _check_names(factions, FACTIONS, "faction")
    _check_names(tiles, TILES, "tile")
    state = State(chance=chance or Chance(0))
    state.seats = tuple(f for f in FACTIONS if factions.get(f, {}).get("seat", False)) or FACTIONS
    state.humans = frozenset(state.seats if humans is None else humans)
    state.opponents = {seat: "rebel.medium" for seat in state.seats if seat not in state.humans}
    state.stage = stages.CIVIL_SUPPORT
    state.turn = board.get("turn", 1)
    state.chaos = board.get("chaos", 0)
    state.committees = board.get("committees", False)
    if type(state.chaos) is not int or not 0 <= state.chaos <= CIVIL_WAR:
        raise ImpossibleBoard(f"Chaos is between 0 and {CIVIL_WAR}, not {state.chaos!r}.")
    if state.chaos == CIVIL_WAR:
        state.stage, state.ending = stages.OVER, endings.CIVIL_WAR
    state.lost = frozenset(f for f in FACTIONS if factions.get(f, {}).get("lost", False))
    _read_chairman(state, board.get("chairman", {}))
    for number, tile in enumerate(TILES):
        state.owner[tile] = tiles.get(tile, {}).get("owner", FACTIONS[number // 6])
    _read_units(state, factions, tiles)
    for faction in FACTIONS:
        _read_command(state, faction, factions.get(faction, {}))
    if wrong := broken_rule(state):
        raise ImpossibleBoard(f"This board cannot be: {wrong}.")
    return state


def _check_names(given: Mapping[str, Any], known: Collection[str], what: str) -> None:
    for name in given:
        if name not in known:
            raise ImpossibleBoard(f"There is no {what} {name!r}.")


def _read_chairman(state: State, chairman: Mapping[str, Any]) -> None:
    state.alive = chairman.get("alive", True)
    state.seated = chairman.get("tile") or NOWHERE
    state.markers = chairman.get("markers", MARKERS)
    left = [seat for seat in state.seats if seat not in state.lost]
    state.holder = chairman.get("holder") or (left[0] if state.alive and "holder" not in chairman else NOBODY)
    if not 0 <= state.markers <= MARKERS:
        raise ImpossibleBoard(f"The Pool has between 0 and {MARKERS} markers of the Chairman, not {state.markers}.")
    if state.seated not in (NOWHERE, *TILES) or state.holder not in (NOBODY, *FACTIONS):
        raise ImpossibleBoard("The Chairman is neither on a tile nor in the hand of a faction.")


def _read_units(state: State, factions: Mapping[str, Any], tiles: Mapping[str, Any]) -> None:
    left = Counter(TOTAL)

    def put(place: Place, faction: Faction, counts: Mapping[str, int]) -> None:
        for kind, count in counts.items():
            if kind not in TYPES or type(count) is not int or count < 0:
                raise ImpossibleBoard(f"{count!r} {kind!r} cannot be in {place}.")
            unit = UNIT[faction][kind]
            left[unit] -= count
            if left[unit] < 0:
                raise ImpossibleBoard(f"There are only {TOTAL[unit]} {unit}.")
            state.units[place] = tuple(sorted((*state.units[place], *(unit,) * count)))

    for tile in TILES:
        owner = state.owner[tile]
        if owner not in FACTIONS:
            raise ImpossibleBoard(f"There is no faction {owner!r} to own {tile}.")
        put(tile, owner, tiles.get(tile, {}).get("units", {}))
        against: Mapping[str, Any] = tiles.get(tile, {}).get("against", {})
        _check_names(against, FACTIONS, "faction")
        for faction, group in against.items():
            put(AGAINST[tile], faction, group)
        if len(state.units[tile]) > DEFENDERS:
            raise ImpossibleBoard(f"No more than {DEFENDERS} units can be at {tile}.")
    for faction in FACTIONS:
        seen = factions.get(faction, {})
        for name, places in _COUNTED.items():
            put(places[faction], faction, seen.get(name, {}))
        for name, place in _SHARED.items():
            put(place, faction, seen.get(name, {}))
    if any(TYPE[unit] != PLA for unit in state.units[CIVIL_SUPPORT]):
        raise ImpossibleBoard("Only PLA units can be in Civil Support.")
    rest = sorted(left.elements())
    state.units[POOL] = tuple(unit for unit in rest if COLOUR[unit] not in state.lost)
    state.units[GONE] = tuple(sorted((*state.units[GONE], *(unit for unit in rest if COLOUR[unit] in state.lost))))


def _read_command(state: State, faction: Faction, seen: Mapping[str, Any]) -> None:
    plays = faction in state.seats and faction not in state.lost
    state.controller[faction] = seen.get("controller") or NOBODY
    state.leader[faction] = seen.get("leader") or (IN_ATTACK if plays else NOWHERE)
    if state.controller[faction] not in (NOBODY, *FACTIONS):
        raise ImpossibleBoard(f"There is no faction {state.controller[faction]!r} to control {faction}.")
    if state.leader[faction] not in (NOWHERE, IN_ATTACK, ON_PILE, *TILES):
        raise ImpossibleBoard(f"The leader of {faction} cannot be at {state.leader[faction]!r}.")
