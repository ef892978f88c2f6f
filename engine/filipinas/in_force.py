"""6.13: cards in force until the end of the turn, and the rules that they bend: no action knows a card by number."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.filipinas.deck import CardKey
from engine.filipinas.state import State


@dataclass(frozen=True, slots=True)
class RulesInForce:
    """What the rules ask before they apply; the values that no card has touched."""

    telegraph: bool = True
    """4.2.2, 5.2: the Captain General orders attacks from Manila."""
    reinforcements: bool = True
    """6.2: Spain may call for brigades."""
    american_guns: bool = True
    """6.8.2: the American fleet supports sieges."""
    landing_cost: int = 0
    """7.1: what an American move from the sea costs besides."""


BENT_BY: dict[CardKey, dict[str, Any]] = {
    "SU5": {"american_guns": False, "landing_cost": 1},
    "FU6": {"telegraph": False, "reinforcements": False},
}

_UNBENT = RulesInForce()


def rules(state: State) -> RulesInForce:
    """The rules as the cards in force leave them."""
    bent = _UNBENT
    if state.lasting:
        for card in BENT_BY:
            if card in state.lasting:
                bent = replace(bent, **BENT_BY[card])
    return bent
