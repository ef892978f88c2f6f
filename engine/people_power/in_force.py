"""5.2: a rule that a card can bend asks here; a card that bends it is written down here.

No operation knows a card by name.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from engine.people_power.cards import (
    ALEJANDRO,
    AQUINO,
    ENRILE,
    HONASAN,
    IMELDA,
    KINTANAR,
    LAUREL,
    MENDIOLA_BRIDGE,
    NINOY_AQUINO_MURDERED,
    PARLIAMENTARY_ELECTION_1984,
    PRESIDENTIAL_ELECTION_1981,
    RAMOS,
    SALAS,
    SIN,
    SISON,
    VER,
)
from engine.people_power.state import State


class RulesInForce(NamedTuple):
    """The rules that some card bends, as they stand without any card."""

    enrich_per_population: int = 2
    """4.2.1"""
    charm_spaces: int = 1
    """4.2.3"""
    charm_resources: int = 0
    """4.2.3"""
    crony_patronage: int = 0
    """What the Government may gain as a Special Activity of its own."""
    reprisal_removes: bool = False
    """4.2.2: removes pieces instead of moving them."""
    troops_round_up: bool = False
    """3.2.3: Troops count as Police."""
    roundup_costs_troop: bool = False
    """3.2.3: each selected space loses one Troop."""
    recruit_city_extra: int = 0
    """3.3.1"""
    convert_replaces: int = 1
    """4.3.2"""
    appeal_resources: int = 2
    """4.3.1"""
    reformers_may_always_give: bool = False
    """1.4.1: they may do so once per Campaign, at any time."""
    protest_sets: bool = False
    """3.3.4: Protest sets a space to Opposition instead of shifting it."""
    reformers_limited_free: bool = False
    """2.3.5"""
    reformers_pass: int = 1
    """2.3.4"""
    rally_countryside_base_guerrillas: int = 2
    """3.4.1"""
    ambush_spaces: int = 1
    """4.4.3"""
    terror_removes: bool = False
    """3.4.4: it takes one Activist or Police in one of the spaces."""
    strike_sets: bool = False
    """4.4.2: sets one City at Support or Opposition to Resistance."""


BENT_BY: dict[int, dict[str, Any]] = {
    MENDIOLA_BRIDGE: {"troops_round_up": True},
    PRESIDENTIAL_ELECTION_1981: {"enrich_per_population": 1},
    NINOY_AQUINO_MURDERED: {"protest_sets": True},
    PARLIAMENTARY_ELECTION_1984: {"reformers_limited_free": True, "reformers_pass": 3},
    ENRILE: {"crony_patronage": 3},
    IMELDA: {"charm_resources": 3, "charm_spaces": 2},
    VER: {"reprisal_removes": True},
    RAMOS: {"troops_round_up": True},
    AQUINO: {"recruit_city_extra": 1},
    SIN: {"convert_replaces": 2},
    LAUREL: {"appeal_resources": 3, "reformers_may_always_give": True},
    HONASAN: {"roundup_costs_troop": True},
    SISON: {"rally_countryside_base_guerrillas": 1},
    SALAS: {"ambush_spaces": 2},
    KINTANAR: {"terror_removes": True},
    ALEJANDRO: {"strike_sets": True},
}


def rules(state: State) -> RulesInForce:
    """The rules as the cards now in play bend them."""
    return _rules_under(state.election, *state.personalities.values(), *state.in_force)


@cache
def _rules_under(*cards: int) -> RulesInForce:
    bent: dict[str, Any] = {}
    for card in cards:
        bent |= BENT_BY.get(card, {})
    return RulesInForce(**bent)
