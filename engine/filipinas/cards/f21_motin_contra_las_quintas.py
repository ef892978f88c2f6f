"""F21: Motín contra las quintas."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import always
from engine.filipinas.play import Play
from engine.filipinas.verbs import change_morale


def play(play: Play) -> Steps[None]:
    """Morale -1, or -2 if a brigade came from Spain this turn."""
    change_morale(play.state, -2 if play.state.reinforced else -1)
    yield from ()


CARD = Card("F21", one=True, why_not=always, play=play)
