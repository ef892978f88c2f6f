"""F11, Bolos y anting-anting: a Filipino attack or counterattack gets +1."""

from __future__ import annotations

from engine.filipinas.battle import SIEGE, Battle
from engine.filipinas.board import FILIPINOS, Side
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import has_corps


def modifier(battle: Battle, side: Side) -> int:
    return int(battle.side == FILIPINOS and battle.kind != SIEGE and has_corps(battle.attackers))


CARD = Card("F11", red=True, modifier=modifier)
