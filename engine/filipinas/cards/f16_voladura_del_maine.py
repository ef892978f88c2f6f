"""F16: Voladura del Maine."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import lobby_or_point
from engine.filipinas.play import Play

FROM_TURN = 4


def why_not(play: Play) -> str:
    return "" if play.state.turn >= FROM_TURN or play.state.at_war else "too_early"


def play(play: Play) -> Steps[None]:
    """The American track +2. Once there is war, a point instead."""
    lobby_or_point(play, 2)
    yield from ()


CARD = Card("F16", why_not=why_not, play=play)
