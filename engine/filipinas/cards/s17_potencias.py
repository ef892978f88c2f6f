"""S17: Gestión ante las potencias."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import lobby_or_point, lower_track_why_not
from engine.filipinas.play import Play
from engine.filipinas.verbs import roll

WELL = 4


def play(play: Play) -> Steps[None]:
    """1-3: the American track -1; 4-6: -2. Once there is war, a point instead."""
    well = not play.state.at_war and roll(play.state, "powers", WELL)
    lobby_or_point(play, -2 if well else -1)
    yield from ()


CARD = Card("S17", one=True, why_not=lower_track_why_not, play=play)
