"""F07, Muerte de Cánovas: from turn 3 on Sagasta governs for good, and Morale falls by 1 if Cánovas was in office
(6.12).
"""

from __future__ import annotations

from engine.filipinas.card import Card
from engine.filipinas.play import Play
from engine.filipinas.state import CANOVAS, SAGASTA
from engine.filipinas.verbs import change_government, change_morale

FROM_TURN = 3


def why_not(play: Play) -> str:
    return "" if play.state.turn >= FROM_TURN else "too_early"


def play(play: Play) -> None:
    play.state.canovas_dead = True
    if play.state.government == CANOVAS:
        change_government(play.state, SAGASTA)
        change_morale(play.state, -1)


CARD = Card("F07", why_not=why_not, play=play)
