"""7: this is how victory totals, margins and the ranking are counted."""

from __future__ import annotations

from collections.abc import Mapping

from engine.people_power.board import (
    FACTIONS,
    GOVERNMENT,
    NPA,
    OPPOSITION,
    REFORMERS,
    RESISTANCE,
    Faction,
)
from engine.people_power.cards import SNAP_ELECTION_1986
from engine.people_power.state import State, population_aligned, population_controlled

THRESHOLD = {GOVERNMENT: 18, REFORMERS: 12, NPA: 13}
TIES_GO_TO = (REFORMERS, NPA, GOVERNMENT)


def victory_total(state: State, faction: Faction) -> int:
    """1.10, 7.1"""
    if faction == GOVERNMENT:
        return population_controlled(state) + state.patronage
    if faction == REFORMERS:
        return population_aligned(state, OPPOSITION) + sum(state.ref_bases.values())
    return population_aligned(state, RESISTANCE) + sum(state.npa_bases.values())


def margin(state: State, faction: Faction) -> int:
    """7.2"""
    return victory_total(state, faction) - THRESHOLD[faction]


def margins(state: State) -> tuple[tuple[Faction, int], ...]:
    return tuple((faction, margin(state, faction)) for faction in FACTIONS)


def ranking(state: State) -> tuple[Faction, ...]:
    """7.3: highest margin first, behind whoever has won; ties go to the Reformers, then NPA, then Government."""
    # 8.3.1: a lone player cannot take first place from the non-player who ended the game early.
    first = winners(state)[:1]
    return first + tuple(faction for faction in _by_margin(dict(margins(state))) if faction not in first)


def winners(state: State) -> tuple[Faction, ...]:
    """6.1.3, 7.1: who has met the victory condition and may win now."""
    by_margin = dict(margins(state))
    return tuple(f for f in _by_margin(by_margin) if by_margin[f] > 0 and may_win(state, f))


def may_win(state: State, faction: Faction) -> bool:
    """8.3.1: a lone player against Non-players wins only in the final Election Round."""
    return is_final(state) or state.humans != {faction}


def is_final(state: State) -> bool:
    """2.4.2: the 1986 Snap Election is the last one."""
    return state.card == SNAP_ELECTION_1986


def _by_margin(by_margin: Mapping[Faction, int]) -> tuple[Faction, ...]:
    return tuple(sorted(TIES_GO_TO, key=lambda faction: -by_margin[faction]))
