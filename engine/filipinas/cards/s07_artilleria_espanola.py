"""S07, Artillería Española: a Spanish attack or siege gets +1 (9.1)."""

from __future__ import annotations

from engine.filipinas.battle import ATTACK, SIEGE, Battle
from engine.filipinas.board import SPAIN, Side
from engine.filipinas.card import Card


def modifier(battle: Battle, side: Side) -> int:
    return int(battle.side == SPAIN and battle.kind in (ATTACK, SIEGE))


CARD = Card("S07", red=True, modifier=modifier)
