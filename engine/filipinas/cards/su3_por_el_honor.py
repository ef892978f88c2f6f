"""SU3, Por el honor: when a siege of a Spanish city has failed, Morale rises by 1, and the garrison counterattacks at
+1.
"""

from __future__ import annotations

from engine.filipinas.battle import Battle
from engine.filipinas.board import FILIPINOS
from engine.filipinas.card import REPELLED, Card
from engine.filipinas.play import Play


def fits(play: Play, battle: Battle) -> bool:
    return battle.side == FILIPINOS


CARD = Card("SU3", red=True, moment=REPELLED, fits=fits)
