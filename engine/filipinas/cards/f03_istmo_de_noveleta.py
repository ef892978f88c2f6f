"""F03: Istmo de Noveleta."""

from __future__ import annotations

from engine.filipinas.battle import Battle
from engine.filipinas.board import SPAIN, Side
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import is_attack


def modifier(battle: Battle, side: Side) -> int:
    """9.1: -1 to a Spanish attack on land, in any province."""
    return -int(is_attack(battle, SPAIN) and not battle.naval)


CARD = Card("F03", red=True, modifier=modifier)
