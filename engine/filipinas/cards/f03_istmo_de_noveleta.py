"""F03, Istmo de Noveleta: a Spanish attack on land suffers -1, in any province (9.1)."""

from __future__ import annotations

from engine.filipinas.battle import Battle
from engine.filipinas.board import SPAIN, Side
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import is_attack


def modifier(battle: Battle, side: Side) -> int:
    return -int(is_attack(battle, SPAIN) and not battle.naval)


CARD = Card("F03", red=True, modifier=modifier)
