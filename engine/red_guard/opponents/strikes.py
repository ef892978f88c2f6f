"""Attacks that a faction could make with what it has, and what each of them is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.red_guard.components import (
    CADRE,
    FACTOR,
    FACTORS,
    PLA,
    PURGE,
    RED_GUARD,
    SUBVERSION,
    TILE_TYPE,
    TYPE,
    UNIT,
    WORKER,
    Tile,
    Type,
    Unit,
    Units,
)
from engine.red_guard.in_force import leads, rules
from engine.red_guard.odds import kinds_allowed, met
from engine.red_guard.opponents.look import SeatView
from engine.red_guard.results import AN, CA, DN, DS, EX, LOWEST, RESULTS_IN, within_table
from engine.red_guard.state import NOBODY, in_play, seats_left, types_in

SHARE = [{result: column.count(result) / 6 for result in (AN, CA, EX, DN, DS)} for column in RESULTS_IN]
"""How often each result comes in each column."""
CLEARS = [share[DN] + share[DS] for share in SHARE]
"""It says how often an attack on all defenders clears the tile."""

WORTHWHILE = (5, 6, 7, 8)
"""These are the columns from +2,3 up."""

STRONGEST_FIRST: dict[str, tuple[Type, ...]] = {
    SUBVERSION: (CADRE, RED_GUARD, WORKER, PLA),
    PURGE: (PLA, RED_GUARD, WORKER, CADRE),
}
CHEAPEST_FIRST = (WORKER, RED_GUARD, CADRE, PLA)

TILE_POINTS = 3.0
TILE_GROWTH = 1.6
"""What a tile brings later, if there is a later."""
NEUTRALIZED = 0.5
"""What a unit is missed until it recovers; it is missed twice as much if there is no time for that."""
AT_HOME = 1.4
"""The Power Points of a unit that stays at home in the last turn."""
UNIT_DENIED = 1.2
"""The Power Points that a rival loses with a defender."""
COUNTERED = 0.4
"""What a counterattack costs on average."""
CLIENT_GROWS = 0.5
"""What a tile of a client is worth to its controller; a burden if the client could win the game itself."""
CLOSE = 6
"""So few Power Points behind, a client is a rival."""
WAKING = 0.12
"""What each unit of a neutral faction is worth to the rival who gets it."""


@dataclass(frozen=True, slots=True)
class Strike:
    """Some units attack all defenders of a tile once, or walk into an empty one."""

    tile: Tile
    units: Units
    kind: str
    column: int
    chance: float
    worth: float


def strikes(look: SeatView, available: Counter[Unit]) -> list[Strike]:
    """Everything worth doing, each counted as if it were alone."""
    return [strike for tile in look.targets() for strike in strikes_on(look, tile, available)]


def strikes_on(look: SeatView, tile: Tile, available: Counter[Unit]) -> Iterator[Strike]:
    defenders = met(look.state, tile)
    if not defenders:
        yield from _walk_in(look, tile, available)
        return
    for kind in kinds_allowed(look.state):
        for column in WORTHWHILE:
            if CLEARS[column] < look.temper.least_chance:
                continue
            for units in _parties(look, tile, defenders, kind, column, available):
                worth = worth_of(look, tile, units, defenders, kind, column)
                if worth > 0:
                    yield Strike(tile, units, kind, column, CLEARS[column], worth)


def _walk_in(look: SeatView, tile: Tile, available: Counter[Unit]) -> Iterator[Strike]:
    """6.3: an empty tile falls to any unit."""
    for kind in (TILE_TYPE[tile], *CHEAPEST_FIRST):
        if kind and available[UNIT[look.faction][kind]]:
            unit = UNIT[look.faction][kind]
            yield Strike(tile, (unit,), SUBVERSION, len(CLEARS) - 1, 1.0, _gain(look, tile, (unit,), ()))
            return


def _parties(
    look: SeatView, tile: Tile, defenders: Units, kind: str, column: int, available: Counter[Unit]
) -> Iterator[Units]:
    """6.1: the fewest units that reach a column: of one type, or mixed once types may combine."""
    against = sum(FACTOR[kind][unit] for unit in defenders)
    if rules(look.state).types_combine:
        party = _mixed(look, tile, defenders, kind, column, available, against)
        if party:
            yield party
        return
    for of_type in STRONGEST_FIRST[kind]:
        unit = UNIT[look.faction][of_type]
        have = available[unit]
        if not have:
            continue
        wanted = column - shift(look, tile, defenders, of_type)
        if wanted >= len(LOWEST):
            continue
        need = against + LOWEST[max(wanted, 1)]
        count = max(1, -(-need // FACTORS[of_type][kind]))
        if count <= have:
            yield (unit,) * count


def _mixed(
    look: SeatView, tile: Tile, defenders: Units, kind: str, column: int, available: Counter[Unit], against: int
) -> Units:
    own_type = TILE_TYPE[tile]
    joins = bool(own_type) and available[UNIT[look.faction][own_type]] > 0
    wanted = column - shift(look, tile, defenders, own_type if joins else "")
    if wanted >= len(LOWEST):
        return ()
    need = against + LOWEST[max(wanted, 1)]
    party: list[Unit] = []
    if joins:
        party.append(UNIT[look.faction][own_type])
        need -= FACTORS[own_type][kind]
    for of_type in STRONGEST_FIRST[kind]:
        unit = UNIT[look.faction][of_type]
        left = available[unit] - party.count(unit)
        while need > 0 and left > 0:
            party.append(unit)
            need -= FACTORS[of_type][kind]
            left -= 1
    return tuple(sorted(party)) if need <= 0 and party else ()


def shift(look: SeatView, tile: Tile, defenders: Units, of_type: Type) -> int:
    """6.2: return the shifts for an attack by that type on all defenders, without a leader of ours."""
    state, owner = look.state, look.state.owner[tile]
    columns = 0
    if state.leader[owner] == tile and leads(state, owner):
        columns -= 1
    defended = TILE_TYPE[tile] in types_in(defenders)
    if of_type and of_type == TILE_TYPE[tile]:
        columns += not defended
    elif defended:
        columns -= 1
    if of_type == WORKER and TILE_TYPE[tile] == CADRE:
        columns += rules(state).workers_against_cadres
    return columns


def worth_of(look: SeatView, tile: Tile, units: Units, defenders: Units, kind: str, column: int) -> float:
    """What the attack brings on average, less what it costs: units, chaos, and a neutral faction awakened."""
    share = SHARE[within_table(column)]
    smashed = 2 * len(defenders) if kind == SUBVERSION else sum(FACTOR[PURGE][unit] for unit in defenders)
    if smashed > look.headroom() and share[DS] > look.nerve:
        return -1.0
    chaos = share[AN] + share[EX] + share[DN] + share[DS] * smashed
    stake = AT_HOME if look.last_turn and look.own else missed(look)
    lost = share[AN] * len(units) * stake + share[EX] * stake + share[CA] * COUNTERED
    if look.last_turn and look.own:
        # Whoever neither captures nor stays at home counts for nothing.
        lost = (1 - share[DN] - share[DS]) * len(units) * AT_HOME
    return (share[DN] + share[DS]) * _gain(look, tile, units, defenders) - lost - look.price * chaos


def missed(look: SeatView) -> float:
    """What a neutralized unit costs, with an eye on the clock."""
    return NEUTRALIZED * (1 + look.hazard)


def _gain(look: SeatView, tile: Tile, units: Units, defenders: Units) -> float:
    state = look.state
    owner = state.owner[tile]
    gain = look.denial(owner) * (TILE_POINTS + UNIT_DENIED * len(defenders))
    if look.own:
        gain += TILE_POINTS
        if look.last_turn:
            gain += _points_there(tile, units) - AT_HOME * len(units)
        else:
            gain += TILE_GROWTH * (1 - look.hazard)
    else:
        gain += CLIENT_GROWS if look.points[look.faction] + CLOSE < look.points[look.seat] else -CLIENT_GROWS
    if owner not in state.seats and owner not in state.lost and state.controller[owner] == NOBODY:
        gain -= WAKING * in_play(state, owner) * (2 if len(seats_left(state)) == 2 else 1)
    return gain


def _points_there(tile: Tile, units: Units) -> float:
    """9.2: what four of them are worth at the captured tile."""
    worth = sorted((2.0 if TYPE[unit] == TILE_TYPE[tile] else 1.0 for unit in units), reverse=True)
    return sum(worth[:4])
