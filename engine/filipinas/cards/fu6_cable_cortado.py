"""FU6: El cable cortado."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import always
from engine.filipinas.play import Play


def play(play: Play) -> Steps[None]:
    """This turn the Captain General orders nothing from Manila, and Spain cannot call for brigades."""
    play.state.lasting |= {"FU6"}
    yield from ()


CARD = Card("FU6", why_not=always, play=play)
