"""FU3, Macabulos cambia de bando: a brigade in Tarlac or Bulacán loses a step, and a corps appears there at its full
side.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.recruiting import new_corps
from engine.filipinas.asking import ask_counter
from engine.filipinas.board import BULACAN, TARLAC
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import ask_brigade, new_guerrilla, open_brigades
from engine.filipinas.combat import lose
from engine.filipinas.counters import FLAG_CORPS
from engine.filipinas.play import Play
from engine.filipinas.state import place_of
from engine.filipinas.verbs import gain_step


def why_not(play: Play) -> str:
    return "" if open_brigades(play.state, (TARLAC, BULACAN)) else "no_brigade"


def play(play: Play) -> Steps[None]:
    state = play.state
    brigade = yield from ask_brigade(play.side, "desert", open_brigades(state, (TARLAC, BULACAN)))
    place = place_of(state, brigade)
    yield from lose(state, brigade)
    corps = new_corps(state)
    full = [unit for unit in corps if unit in FLAG_CORPS]
    unit = yield from ask_counter(play.side, questions.CARD_CORPS, full or corps, context={"place": place})
    if unit:
        new_guerrilla(state, unit, place)
        gain_step(state, unit)


CARD = Card("FU3", why_not=why_not, play=play)
