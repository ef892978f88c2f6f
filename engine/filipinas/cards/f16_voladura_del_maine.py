"""F16, Voladura del Maine: from turn 4 on the American track rises by 2. Once there is war, this is worth a point."""

from __future__ import annotations

from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import lobby_or_point
from engine.filipinas.play import Play

FROM_TURN = 4


def why_not(play: Play) -> str:
    return "" if play.state.turn >= FROM_TURN or play.state.at_war else "too_early"


CARD = Card("F16", why_not=why_not, play=lambda play: lobby_or_point(play, 2))
