"""SU5: La escuadra de Diederichs."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.battle import Battle
from engine.filipinas.board import FILIPINOS
from engine.filipinas.card import BESIEGED, Card
from engine.filipinas.cards.vocabulary import always
from engine.filipinas.play import Play


def play(play: Play) -> Steps[None]:
    """This turn the American fleet supports no siege, and American moves from the sea cost a point more."""
    play.state.lasting |= {"SU5"}
    yield from ()


def fits(play: Play, battle: Battle) -> bool:
    """Also in answer to a siege that the fleet supports."""
    return battle.side == FILIPINOS and battle.naval_support


CARD = Card("SU5", red=True, why_not=always, play=play, moment=BESIEGED, fits=fits)
