"""S08: ¡A la Bayoneta!"""

from __future__ import annotations

from engine.filipinas.battle import ATTACK, COUNTERATTACK, Battle
from engine.filipinas.board import SPAIN, Side
from engine.filipinas.card import Card


def modifier(battle: Battle, side: Side) -> int:
    """9.1: +1 to a Spanish attack or counterattack."""
    return int(battle.side == SPAIN and battle.kind in (ATTACK, COUNTERATTACK))


CARD = Card("S08", red=True, modifier=modifier)
