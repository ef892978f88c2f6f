"""F08, Martirio de Rizal: two recruiting rolls on Luzon cost nothing and get +1; the American track rises by 1."""

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
    state = play.state
    for number in range(1, ROLLS + 1):
        places = [place for place in PROVINCES if recruits(state, play.side, place)]
        place = yield from ask_province(play.side, "recruit", places, context={"number": number, "of": ROLLS})
        if place:
            yield from recruit(state, play.side, place, (("card", 1),))
    change_us(state, 1)


CARD = Card("F08", one=True, why_not=always, play=play)
