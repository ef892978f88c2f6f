"""F04, Paz de Biak-na-Bató: the leader goes to Hong Kong, any units on Luzon may be taken back, and Morale rises by 1
(6.13.4).
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.board import CITIES, FILIPINO_TROOPS, PROVINCES
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import ask_brigade, exile, no_exile
from engine.filipinas.leaders import exile_candidate
from engine.filipinas.play import Play
from engine.filipinas.state import corps_in
from engine.filipinas.verbs import change_morale, remove

LUZON = (*PROVINCES, *CITIES)


def why_not(play: Play) -> str:
    return no_exile(play.state)


def play(play: Play) -> Steps[None]:
    state = play.state
    exile(state, exile_candidate(state))
    while corps := [unit for place in LUZON for unit in corps_in(state, place)]:
        unit = yield from ask_brigade(play.side, "disband", corps, may_stop=True)
        if not unit:
            break
        remove(state, unit, FILIPINO_TROOPS)
    change_morale(state, 1)


CARD = Card("F04", why_not=why_not, play=play)
