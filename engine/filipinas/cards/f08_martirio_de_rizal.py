"""F08: Martirio de Rizal."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.recruiting import recruit, recruits
from engine.filipinas.board import PROVINCES
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import always, ask_province
from engine.filipinas.play import Play
from engine.filipinas.verbs import change_us

ROLLS = 2


def play(play: Play) -> Steps[None]:
    """Two recruiting rolls for nothing, each at +1, in any province of Luzon; the American track +1."""
    state = play.state
    for _ in range(ROLLS):
        places = [place for place in PROVINCES if recruits(state, play.side, place)]
        place = yield from ask_province(play.side, "recruit", places)
        if place:
            yield from recruit(state, play.side, place, (("card", 1),))
    change_us(state, 1)


CARD = Card("F08", one=True, why_not=always, play=play)
