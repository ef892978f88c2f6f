"""FU5: Los monitores."""

from __future__ import annotations

from engine.filipinas.battle import ATTACK, SIEGE, Battle
from engine.filipinas.board import FILIPINOS, Side
from engine.filipinas.card import Card


def modifier(battle: Battle, side: Side) -> int:
    """+1 to an American naval attack, or to a siege with naval support."""
    if battle.side != FILIPINOS:
        return 0
    return int((battle.naval and battle.kind == ATTACK) or (battle.kind == SIEGE and battle.naval_support))


CARD = Card("FU5", red=True, modifier=modifier)
