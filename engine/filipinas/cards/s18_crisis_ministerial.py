"""S18: Crisis ministerial."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.politics import OTHER_GOVERNMENT
from engine.filipinas.card import Card
from engine.filipinas.play import Play
from engine.filipinas.verbs import change_government


def why_not(play: Play) -> str:
    return "canovas_dead" if play.state.canovas_dead else ""


def play(play: Play) -> Steps[None]:
    """The government changes, even if it was changed before."""
    change_government(play.state, OTHER_GOVERNMENT[play.state.government])
    yield from ()


CARD = Card("S18", one=True, why_not=why_not, play=play)
