"""SU3: Por el honor."""

from __future__ import annotations

from engine.filipinas.battle import Battle
from engine.filipinas.board import FILIPINOS
from engine.filipinas.card import REPELLED, Card
from engine.filipinas.play import Play


def fits(play: Play, battle: Battle) -> bool:
    """A siege of a Spanish city has failed: Morale +1, and +1 to the counterattack of the garrison."""
    return battle.side == FILIPINOS


CARD = Card("SU3", red=True, moment=REPELLED, fits=fits)
