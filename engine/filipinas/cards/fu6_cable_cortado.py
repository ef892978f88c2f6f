"""FU6, El cable cortado: in this turn the Captain General orders nothing from Manila, and Spain cannot call for
brigades.
"""

from __future__ import annotations

from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import always
from engine.filipinas.play import Play


def play(play: Play) -> None:
    play.state.lasting |= {"FU6"}


CARD = Card("FU6", why_not=always, play=play)
