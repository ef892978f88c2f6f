"""S18, Crisis ministerial: the government changes, even if it was changed before."""

from __future__ import annotations

from engine.filipinas.actions.politics import OTHER_GOVERNMENT
from engine.filipinas.card import Card
from engine.filipinas.play import Play
from engine.filipinas.verbs import change_government


def why_not(play: Play) -> str:
    return "canovas_dead" if play.state.canovas_dead else ""


def play(play: Play) -> None:
    change_government(play.state, OTHER_GOVERNMENT[play.state.government])


CARD = Card("S18", one=True, why_not=why_not, play=play)
