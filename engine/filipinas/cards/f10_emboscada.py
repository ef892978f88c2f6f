"""F10, Emboscada: a Filipino unit that was hit on land counterattacks at its strength before the hit."""

from __future__ import annotations

from engine.filipinas.battle import Battle
from engine.filipinas.board import SPAIN
from engine.filipinas.card import STRUCK, Card
from engine.filipinas.cards.vocabulary import has_corps, is_attack
from engine.filipinas.play import Play


def fits(play: Play, battle: Battle) -> bool:
    return is_attack(battle, SPAIN) and not battle.naval and has_corps(battle.target)


CARD = Card("F10", red=True, moment=STRUCK, fits=fits)
