"""FU2, Milicias de Pío del Pilar: each brigade in two bordering provinces loses a step on 4-6; for each that does, a
new guerrilla appears there.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.recruiting import new_corps
from engine.filipinas.asking import ask_counter
from engine.filipinas.board import ADJACENT, PROVINCES, Place
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import ask_province, desert, new_guerrilla, open_brigades
from engine.filipinas.play import Play
from engine.filipinas.state import State

DESERTS = 4


def neighbours(state: State, first: Place) -> list[Place]:
    """These bordering provinces make a pair with some brigade in it."""
    return [other for other in ADJACENT[first] if open_brigades(state, (first, other))]


def why_not(play: Play) -> str:
    return "" if open_brigades(play.state, PROVINCES) else "no_brigade"


def play(play: Play) -> Steps[None]:
    state = play.state
    first = yield from ask_province(play.side, "mutiny", [place for place in PROVINCES if neighbours(state, place)])
    second = yield from ask_province(play.side, "mutiny", neighbours(state, first))
    for place in (first, second):
        for brigade in open_brigades(state, (place,)):
            if (yield from desert(state, brigade, DESERTS)):
                unit = yield from ask_counter(
                    play.side, questions.CARD_CORPS, new_corps(state), context={"place": place}
                )
                if unit:
                    new_guerrilla(state, unit, place)


CARD = Card("FU2", why_not=why_not, play=play)
