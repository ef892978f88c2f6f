"""FU4, Regreso de Aguinaldo: he lands from Hong Kong in any province of Luzon with a new corps; if he is not there, a
point is gained.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas import questions
from engine.filipinas.actions.recruiting import new_corps
from engine.filipinas.asking import ask_counter
from engine.filipinas.board import HONG_KONG, PROVINCES
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import always, ask_province, gain, new_guerrilla
from engine.filipinas.counters import AGUINALDO
from engine.filipinas.leaders import may_stack, part_from
from engine.filipinas.play import Play
from engine.filipinas.state import find
from engine.filipinas.verbs import join, mark, move


def play(play: Play) -> Steps[None]:
    state = play.state
    where, stack = find(state, AGUINALDO)
    if where != HONG_KONG:
        gain(play, 1)
        return
    place = yield from ask_province(play.side, "land", list(PROVINCES))
    alone = move(state, where, part_from(state, where, stack, AGUINALDO), place)
    corps = [unit for unit in new_corps(state) if may_stack(state, AGUINALDO, unit)]
    unit = yield from ask_counter(play.side, questions.CARD_CORPS, corps, context={"place": place})
    if unit:
        new_guerrilla(state, unit, place)
        join(state, place, alone, find(state, unit)[1])
    else:
        mark(state, place, alone)


CARD = Card("FU4", why_not=always, play=play)
