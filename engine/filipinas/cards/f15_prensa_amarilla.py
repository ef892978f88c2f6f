"""F15: Prensa amarilla."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import always, lobby_or_point
from engine.filipinas.play import Play


def play(play: Play) -> Steps[None]:
    """The American track +1, or +2 under Reconcentration. Once there is war, a point instead."""
    lobby_or_point(play, 2 if play.state.reconcentration else 1)
    yield from ()


CARD = Card("F15", why_not=always, play=play)
