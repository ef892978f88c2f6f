"""A table becomes a plain dict, and the dict becomes a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from engine.core.chance import Chance
from engine.core.described import of_kind
from engine.core.errors import ImpossibleState
from engine.core.fields import settings_kept
from engine.core.rules import read_settings
from engine.red_guard import endings, stages
from engine.red_guard.components import (
    AGAINST,
    ATTACK,
    CHITS,
    CIVIL_SUPPORT,
    CIVIL_WAR,
    COLOUR,
    CYCLE_FROM,
    FACTIONS,
    GONE,
    IN_ATTACK,
    MARKERS,
    NO_CHIT,
    NOWHERE,
    ON_PILE,
    PILE,
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
from engine.red_guard.events import EVENTS
from engine.red_guard.packing import broken_rule, impasse
from engine.red_guard.state import EVENTS_THAT_LAST, MOST_STARTING_UNITS, MOST_TURNS, MOST_UNITS, NOBODY, State
from engine.red_guard.temperaments import MEDIUM, OPPONENTS, REBEL
from engine.red_guard.victory import all_power_points

_OWN = {"attack": ATTACK, "neutralized": PILE, "unplaced": UNPLACED}
_SHARED = {"civil_support": CIVIL_SUPPORT, "gone": GONE}
_TABLE = (
    *("turn", "stage", "to_act", "first", "event", "in_force", "criticized", "committees", "chaos", "chairman"),
    *("seizing", "ending", "victor", "options", "factions", "tiles"),
)
_OF_A_FACTION = (
    *("seat", "opponent", "controller", "lost", "leader", "chit", "starting_units", "power_points"),
    *_OWN,
    *_SHARED,
)
_OF_A_TILE = ("owner", "units", "against")
_OF_THE_CHAIRMAN = ("alive", "holder", "tile", "markers")


def summary(state: State) -> dict[str, Any]:
    """Where the game stands, then every faction and every tile. What is not named is in the Pool."""
    points = all_power_points(state)
    return {
        "turn": state.turn,
        "stage": state.stage,
        "to_act": list(state.waiting),
        "first": state.first or None,
        "event": state.event or None,
        "in_force": sorted(state.in_force),
        "criticized": state.criticized or None,
        "committees": state.committees,
        "chaos": state.chaos,
        "chairman": {
            "alive": state.alive,
            "holder": state.holder or None,
            "tile": state.seated or None,
            "markers": state.markers,
        },
        "seizing": state.seizing,
        "ending": state.ending or None,
        "victor": state.victor or None,
        "options": settings_kept(state),
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
        "opponent": state.opponents.get(faction),
        "controller": state.controller[faction] or None,
        "lost": faction in state.lost,
        "leader": state.leader[faction] or None,
        "chit": state.chits[faction] or None,
        "starting_units": state.allowance[faction],
        "power_points": points,
    }
    for name, places in _OWN.items():
        seen[name] = _counted(state.units[places[faction]])
    for name, place in _SHARED.items():
        seen[name] = _counted(tuple(unit for unit in state.units[place] if COLOUR[unit] == faction))
    return seen


def _counted(units: Units) -> dict[str, int]:
    if not units:
        return {}
    kinds = [TYPE[unit] for unit in units]
    return {kind: kinds.count(kind) for kind in TYPES if kind in kinds}


def from_summary(
    board: Mapping[str, Any],
    humans: Collection[Faction] | None = None,
    chance: Chance | None = None,
) -> State:
    """A state with that table; raises ImpossibleState with a sentence if the components cannot show it.

    What is not named is as at the start of the first Game-Turn; points are counted anew. `humans` are the seats that
    persons take, all those without an opponent if nothing is said. A step that was under way begins again.
    """
    _names("the table", board, _TABLE)
    state = State(chance=chance or Chance(0))
    factions = _each("factions", board, FACTIONS, _OF_A_FACTION)
    tiles = _each("tiles", board, TILES, _OF_A_TILE)
    _read_players(state, factions, humans)
    _read_sequence(state, board)
    _read_chairman(state, _names("chairman", board.get("chairman", {}), _OF_THE_CHAIRMAN))
    for number, tile in enumerate(TILES):
        state.owner[tile] = _known(f"owner of {tile}", tiles[tile].get("owner", FACTIONS[number // 6]), FACTIONS)
    _read_units(state, factions, tiles)
    for faction in FACTIONS:
        _read_command(state, faction, factions[faction])
    if wrong := broken_rule(state) or impasse(state):
        raise ImpossibleState(f"This table cannot be: {wrong}.")
    return state


def _read_players(
    state: State, factions: Mapping[Faction, Mapping[str, Any]], humans: Collection[Faction] | None
) -> None:
    state.seats = tuple(f for f in FACTIONS if of_kind(bool, f"whether {f} is a seat", factions[f].get("seat", False)))
    state.seats = state.seats or FACTIONS
    named = {f: _known("opponent", factions[f].get("opponent"), (None, *OPPONENTS)) for f in FACTIONS}
    if humans is None:
        humans = [seat for seat in state.seats if named[seat] is None]
    state.humans = frozenset(_known("faction", human, FACTIONS) for human in humans)
    state.opponents = {seat: named[seat] or f"{REBEL}.{MEDIUM}" for seat in state.seats if seat not in state.humans}
    state.lost = frozenset(f for f in FACTIONS if of_kind(bool, f"whether {f} is lost", factions[f].get("lost", False)))


def _read_sequence(state: State, board: Mapping[str, Any]) -> None:
    """3: where the Game-Turn stands, what holds in it, and how the game has ended."""
    state.chaos = _whole("Chaos", board.get("chaos", 0), CIVIL_WAR)
    over = state.chaos == CIVIL_WAR or board.get("ending") is not None
    state.stage = _known("stage", board.get("stage", stages.OVER if over else stages.CIVIL_SUPPORT), stages.STAGES)
    begun = state.stage not in (*stages.SET_UP, stages.CIVIL_SUPPORT)
    state.turn = _whole("The turn", board.get("turn", int(begun)), MOST_TURNS)
    ending = endings.CIVIL_WAR if state.chaos == CIVIL_WAR else endings.GOING_ON
    state.ending = _known("ending", board.get("ending") or ending, (endings.GOING_ON, *endings.ENDINGS))
    state.victor = _faction_or_nobody(board.get("victor"))
    _read_order(state, board)
    state.event = _known("event", board.get("event") or 0, (0, *EVENTS))
    state.in_force = frozenset(
        _known("event in force", event, EVENTS_THAT_LAST) for event in _listed("in_force", board)
    )
    state.criticized = _faction_or_nobody(board.get("criticized"))
    state.committees = of_kind(bool, "committees", board.get("committees", False))
    state.seizing = of_kind(bool, "seizing", board.get("seizing", False))
    read_settings(state, board.get("options", {}))


def _read_order(state: State, board: Mapping[str, Any]) -> None:
    """3.1.2, 3.2: who began, and who is still to act; in an Event Phase that is everybody if nothing is said."""
    state.first = _faction_or_nobody(board.get("first"))
    if state.stage == stages.EVENT:
        state.first = state.first or next((seat for seat in state.seats if seat not in state.lost), NOBODY)
        if state.first and "to_act" not in board:
            state.waiting = CYCLE_FROM[state.first]
            return
    state.waiting = tuple(_known("faction", faction, FACTIONS) for faction in _listed("to_act", board))


def _read_chairman(state: State, chairman: Mapping[str, Any]) -> None:
    state.alive = of_kind(bool, "whether the Chairman is alive", chairman.get("alive", True))
    state.seated = _known("tile for the Chairman", chairman.get("tile") or NOWHERE, (NOWHERE, *TILES))
    state.markers = _whole("The Chairman's markers in the Pool", chairman.get("markers", MARKERS), MARKERS)
    left = [seat for seat in state.seats if seat not in state.lost]
    holder = left[0] if state.alive and left else NOBODY
    state.holder = _faction_or_nobody(chairman.get("holder", holder))


def _read_units(
    state: State, factions: Mapping[Faction, Mapping[str, Any]], tiles: Mapping[Tile, Mapping[str, Any]]
) -> None:
    left = Counter(TOTAL)

    def put(place: Place, faction: Faction, counts: Any) -> None:
        for kind, count in _names(place, counts, TYPES).items():
            unit = UNIT[faction][kind]
            left[unit] -= _whole(f"The number of {unit} in {place}", count, MOST_UNITS)
            if left[unit] < 0:
                raise ImpossibleState(f"There are only {TOTAL[unit]} {unit}.")
            state.units[place] = tuple(sorted((*state.units[place], *(unit,) * count)))

    for tile in TILES:
        put(tile, state.owner[tile], tiles[tile].get("units", {}))
        for faction, group in _names(AGAINST[tile], tiles[tile].get("against", {}), FACTIONS).items():
            put(AGAINST[tile], faction, group)
    for faction in FACTIONS:
        for name, places in _OWN.items():
            put(places[faction], faction, factions[faction].get(name, {}))
        for name, place in _SHARED.items():
            put(place, faction, factions[faction].get(name, {}))
    rest = sorted(left.elements())
    state.units[POOL] = tuple(unit for unit in rest if COLOUR[unit] not in state.lost)
    state.units[GONE] = tuple(sorted((*state.units[GONE], *(unit for unit in rest if COLOUR[unit] in state.lost))))


def _read_command(state: State, faction: Faction, seen: Mapping[str, Any]) -> None:
    plays = faction in state.seats and faction not in state.lost
    state.controller[faction] = _faction_or_nobody(seen.get("controller"))
    places = (NOWHERE, IN_ATTACK, ON_PILE, *TILES)
    leader = seen.get("leader") or (IN_ATTACK if plays else NOWHERE)
    state.leader[faction] = _known(f"place for the leader of {faction}", leader, places)
    state.chits[faction] = _known("chit", seen.get("chit") or NO_CHIT, (NO_CHIT, *CHITS))
    number = _whole(f"The starting units of {faction}", seen.get("starting_units", 0), MOST_STARTING_UNITS)
    state.allowance[faction] = number


# What is told must exist, each thing in its own form


def _names(what: str, given: Any, known: Collection[str]) -> Mapping[str, Any]:
    told: Mapping[str, Any] = of_kind(Mapping, f"What is told of {what}", given)
    for name in told:
        if name not in known:
            raise ImpossibleState(f"There is no {name!r} in what is told of {what}; there are {', '.join(known)}.")
    return told


def _each(
    what: str, board: Mapping[str, Any], keys: tuple[str, ...], known: Collection[str]
) -> dict[str, Mapping[str, Any]]:
    given = _names(what, board.get(what, {}), keys)
    return {key: _names(key, given.get(key, {}), known) for key in keys}


def _known(what: str, name: Any, names: tuple[Any, ...]) -> Any:
    if not any(type(name) is type(other) and name == other for other in names):
        raise ImpossibleState(f"{name!r} is no {what}; there are {', '.join(str(other) for other in names if other)}.")
    return name


def _faction_or_nobody(name: Any) -> Faction:
    faction: Faction = _known("faction", name or NOBODY, (NOBODY, *FACTIONS))
    return faction


def _listed(key: str, board: Mapping[str, Any]) -> list[Any] | tuple[Any, ...]:
    given = board.get(key, ())
    if not isinstance(given, list | tuple) or len({str(one) for one in given}) < len(given):
        raise ImpossibleState(f"{key!r} must be a list without repetitions, not {given!r}.")
    return given


def _whole(what: str, number: Any, most: int) -> int:
    if type(number) is not int or not 0 <= number <= most:
        raise ImpossibleState(f"{what} must be a whole number from 0 to {most}, not {number!r}.")
    return number
