"""SU5, La escuadra de Diederichs: in this turn the American fleet supports no siege, and American moves from the sea
cost a point more. It may also answer a siege that the fleet supports.
"""

from __future__ import annotations

from engine.filipinas.battle import Battle
from engine.filipinas.board import FILIPINOS
from engine.filipinas.card import BESIEGED, Card
from engine.filipinas.cards.vocabulary import always
from engine.filipinas.play import Play


def play(play: Play) -> None:
    play.state.lasting |= {"SU5"}


def fits(play: Play, battle: Battle) -> bool:
    return battle.side == FILIPINOS and battle.naval_support


CARD = Card("SU5", red=True, why_not=always, play=play, moment=BESIEGED, fits=fits)
