"""S21, Formar el cuadro: a Spanish unit that was hit on land counterattacks at its strength before the hit."""

from __future__ import annotations

from engine.filipinas.battle import Battle
from engine.filipinas.board import FILIPINOS
from engine.filipinas.card import STRUCK, Card
from engine.filipinas.cards.vocabulary import is_attack
from engine.filipinas.counters import units_of
from engine.filipinas.play import Play


def fits(play: Play, battle: Battle) -> bool:
    return is_attack(battle, FILIPINOS) and not battle.naval and bool(units_of(battle.target))


CARD = Card("S21", red=True, moment=STRUCK, fits=fits)
