"""FU5, Los monitores: an American naval attack, or a siege with naval support, gets +1."""

from __future__ import annotations

from engine.filipinas.battle import ATTACK, SIEGE, Battle
from engine.filipinas.board import FILIPINOS, Side
from engine.filipinas.card import Card


def modifier(battle: Battle, side: Side) -> int:
    if battle.side != FILIPINOS:
        return 0
    return int((battle.naval and battle.kind == ATTACK) or (battle.kind == SIEGE and battle.naval_support))


CARD = Card("FU5", red=True, modifier=modifier)
