"""4.0: the rules that events bend, in one place. What bends is named here; which event bends it is data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from engine.red_guard.components import Faction
from engine.red_guard.state import State


@dataclass(frozen=True, slots=True)
class RulesInForce:
    """The rules as printed; an event replaces a value."""

    types_combine: bool = False
    """6.1: different types may combine in one attack."""
    red_guards_join: bool = False
    """6.1: Red Guards may join attacks by one other type."""
    workers_against_cadres: int = 0
    """6.2: the shift for Workers who attack a Cadre tile."""
    no_purge: bool = False
    """6.0: nobody may Purge, not even in a counterattack."""
    no_civil_support: bool = False
    """8.2: nobody may enter Civil Support."""


GREAT_LINK_UP = 16
JANUARY_STORM = 41
MUTINY_AT_WUHAN = 46
ZHENBAO_ISLAND = 54

BENT_BY: dict[int, dict[str, Any]] = {
    GREAT_LINK_UP: {"red_guards_join": True},
    JANUARY_STORM: {"workers_against_cadres": 1},
    MUTINY_AT_WUHAN: {"no_civil_support": True},
    ZHENBAO_ISLAND: {"no_purge": True},
}


def rules(state: State) -> RulesInForce:
    """The rules as they hold in this Game-Turn."""
    return _rules_under(state.committees, state.in_force)


def leads(state: State, faction: Faction) -> bool:
    """6.2.1: whether its leader gives a shift in this Game-Turn."""
    return faction != state.criticized


@cache
def _rules_under(committees: bool, events: frozenset[int]) -> RulesInForce:
    bent: dict[str, Any] = {"types_combine": committees}
    for event in events:
        bent |= BENT_BY.get(event, {})
    return RulesInForce(**bent)
