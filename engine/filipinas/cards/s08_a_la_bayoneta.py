"""S08, ¡A la Bayoneta!: a Spanish attack or counterattack gets +1 (9.1)."""

from __future__ import annotations

from engine.filipinas.battle import ATTACK, COUNTERATTACK, Battle
from engine.filipinas.board import SPAIN, Side
from engine.filipinas.card import Card


def modifier(battle: Battle, side: Side) -> int:
    return int(battle.side == SPAIN and battle.kind in (ATTACK, COUNTERATTACK))


CARD = Card("S08", red=True, modifier=modifier)
