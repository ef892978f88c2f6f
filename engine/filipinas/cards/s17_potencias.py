"""S17, Gestión ante las potencias: the American track falls by 1 on 1-3, by 2 on 4-6. Once there is war, this is worth
a point.
"""

from __future__ import annotations

from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import lobby_or_point, lower_track_why_not
from engine.filipinas.play import Play
from engine.filipinas.verbs import roll

WELL = 4


def play(play: Play) -> None:
    well = not play.state.at_war and roll(play.state, "powers", WELL)
    lobby_or_point(play, -2 if well else -1)


CARD = Card("S17", one=True, why_not=lower_track_why_not, play=play)
