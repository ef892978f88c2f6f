"""F21, Motín contra las quintas: Morale falls by 1, or by 2 if a brigade came from Spain in this turn."""

from __future__ import annotations

from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import always
from engine.filipinas.play import Play
from engine.filipinas.verbs import change_morale


def play(play: Play) -> None:
    change_morale(play.state, -2 if play.state.reinforced else -1)


CARD = Card("F21", one=True, why_not=always, play=play)
