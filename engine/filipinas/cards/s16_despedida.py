"""S16, Despedida en el puerto: Morale rises by 1, or by 2 if it is 5 or less."""

from __future__ import annotations

from engine.filipinas.card import Card
from engine.filipinas.play import Play
from engine.filipinas.tables import CONFIDENT, MOST_MORALE
from engine.filipinas.verbs import change_morale


def why_not(play: Play) -> str:
    return "" if play.state.morale < MOST_MORALE else "track_end"


def play(play: Play) -> None:
    change_morale(play.state, 1 if play.state.morale >= CONFIDENT else 2)


CARD = Card("S16", one=True, why_not=why_not, play=play)
