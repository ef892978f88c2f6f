"""6.1, 6.2: an attack has these odds: factors, differential, each shift by itself, the column and its six results.

Everything here only looks: the rules roll on what it says, and a window can show it while an attack is planned.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.red_guard import stages
from engine.red_guard.components import (
    CADRE,
    DEFENDERS,
    FACTOR,
    FACTORS,
    KINDS,
    PLA,
    PURGE,
    RED_GUARD,
    TILE_TYPE,
    TYPE,
    UNPLACED,
    WORKER,
    Faction,
    Tile,
    Type,
    Unit,
    Units,
)
from engine.red_guard.in_force import leads, rules
from engine.red_guard.results import COLUMNS, RESULTS_IN, column_of, within_table
from engine.red_guard.state import State, types_in

LEADER_ATTACKS = "leader_attacks"
LEADER_DEFENDS = "leader_defends"
TYPE_ATTACKS = "type_attacks"
TYPE_DEFENDS = "type_defends"
JANUARY_STORM = "january_storm"


@dataclass(slots=True, frozen=True)
class Odds:
    """An attack as the table sees it."""

    tile: Tile
    attackers: Units
    defenders: Units
    kind: str
    attack: int
    """It is the sum of the attackers' factors."""
    defence: int
    shifts: tuple[tuple[str, int], ...]
    """6.2: each reason stands with its columns, to the right if positive."""
    counter: bool = False

    @property
    def differential(self) -> int:
        return self.attack - self.defence

    @property
    def unshifted(self) -> int:
        """Return the number of the column before the shifts."""
        return column_of(self.differential)

    @property
    def number(self) -> int:
        """The number of the column that is rolled on."""
        return within_table(self.unshifted + sum(by for _, by in self.shifts))

    @property
    def column(self) -> str:
        return COLUMNS[self.number]

    @property
    def results(self) -> tuple[str, ...]:
        """What each die gives, 1 first."""
        return RESULTS_IN[self.number]


def odds(
    state: State,
    tile: Tile,
    attackers: Units,
    defenders: Units,
    kind: str,
    leader: bool | None = None,
) -> Odds:
    """6.1, 6.2: an attack on units at a tile; `leader` asks "what if ours were there", or were not."""
    attack = sum(factor(state, unit, kind) for unit in attackers)
    defence = sum(FACTOR[kind][unit] for unit in defenders)
    shifts = (*_leader_shifts(state, tile, leader), *_type_shift(state, tile, attackers, defenders))
    return Odds(tile, attackers, defenders, kind, attack, defence, shifts + _event_shift(state, tile, attackers))


def counter_odds(state: State, tile: Tile, defender: Unit, attacker: Unit, kind: str) -> Odds:
    """6.1.1: one attacked unit strikes back at one attacker; leaders count with sides exchanged, types do not."""
    attack, defence = FACTOR[kind][defender], factor(state, attacker, kind)
    shifts = tuple((reason, -by) for reason, by in _leader_shifts(state, tile, None))
    return Odds(tile, (defender,), (attacker,), kind, attack, defence, shifts, counter=True)


def planned(state: State, tile: Tile, group: Units, leader: bool | None = None) -> list[Odds]:
    """What a group could roll on against all whom it would meet: each type by itself, or all where they may combine."""
    defenders = met(state, tile)
    if not group or not defenders:
        return []
    return [
        odds(state, tile, party, defenders, kind, leader)
        for party in _parties(state, group)
        for kind in kinds_allowed(state)
    ]


def met(state: State, tile: Tile) -> Units:
    """3.3.1: who defends a tile once it is attacked: of units not placed yet, as many as can come, the best of them."""
    unplaced = state.units[UNPLACED[state.owner[tile]]]
    best = sorted(unplaced, key=lambda unit: (TYPE[unit] != TILE_TYPE[tile], -sum(FACTORS[TYPE[unit]].values())))
    return tuple(sorted((*state.units[tile], *best[: DEFENDERS - len(state.units[tile])])))


def kinds_allowed(state: State) -> tuple[str, ...]:
    """6.0: Subversion and Purge, unless an event forbids the latter."""
    return tuple(kind for kind in KINDS if kind != PURGE or not rules(state).no_purge)


def factor(state: State, unit: Unit, kind: str) -> int:
    """2.1, 10.1: the printed factor; the PLA of whoever seizes power purge with double strength."""
    printed = FACTOR[kind][unit]
    return printed * 2 if _doubled(state, unit, kind) else printed


def attacker(state: State) -> Faction:
    """3.1: whose turn it is."""
    return state.waiting[0]


def _doubled(state: State, unit: Unit, kind: str) -> bool:
    return kind == PURGE and TYPE[unit] == PLA and state.stage in (stages.SECOND_DEPLOYMENT, stages.SECOND_COMBAT)


def _leader_shifts(state: State, tile: Tile, present: bool | None) -> tuple[tuple[str, int], ...]:
    """6.2.1: one right for a leader who attacks, one left for one who defends."""
    ours, theirs = attacker(state), state.owner[tile]
    shifts: tuple[tuple[str, int], ...] = ()
    if (state.leader[ours] == tile if present is None else present) and leads(state, ours):
        shifts += ((LEADER_ATTACKS, 1),)
    if state.leader[theirs] == tile and leads(state, theirs):
        shifts += ((LEADER_DEFENDS, -1),)
    return shifts


def _type_shift(state: State, tile: Tile, attackers: Units, defenders: Units) -> tuple[tuple[str, int], ...]:
    """6.2.2: right for an attacker of the tile's type unless any of its defenders is; left if only one attacked is."""
    associated = TILE_TYPE[tile]
    if associated in types_in(attackers):
        return () if associated in types_in((*state.units[tile], *defenders)) else ((TYPE_ATTACKS, 1),)
    return ((TYPE_DEFENDS, -1),) if associated in types_in(defenders) else ()


def _event_shift(state: State, tile: Tile, attackers: Units) -> tuple[tuple[str, int], ...]:
    """4.0: Workers against Cadre tiles while the January Storm blows."""
    shift = rules(state).workers_against_cadres
    return ((JANUARY_STORM, shift),) if shift and TILE_TYPE[tile] == CADRE and WORKER in types_in(attackers) else ()


def _parties(state: State, group: Units) -> list[Units]:
    """6.1: the largest parties of a group that may attack together."""
    types = list(dict.fromkeys(TYPE[unit] for unit in group))
    if rules(state).types_combine:
        return [group]
    if rules(state).red_guards_join and RED_GUARD in types and len(types) > 1:
        return [_of_types(group, kind, RED_GUARD) for kind in types if kind != RED_GUARD]
    return [_of_types(group, kind) for kind in types]


def _of_types(group: Units, *kinds: Type) -> Units:
    return tuple(unit for unit in group if TYPE[unit] in kinds)
