"""S13, División en cuadrículas: up to two brigades, in different provinces, protect the fields for nothing."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.actions.dispersing import may_protect, protect
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import ask_brigade, open_brigades
from engine.filipinas.counters import Counter
from engine.filipinas.play import Play
from engine.filipinas.state import State

PROVINCES = 2


def protectors(state: State) -> list[Counter]:
    return [brigade for brigade in open_brigades(state) if may_protect(state, brigade)]


def why_not(play: Play) -> str:
    return "" if protectors(play.state) else "nobody_to_disperse"


def play(play: Play) -> Steps[None]:
    for number in range(PROVINCES):
        brigade = yield from ask_brigade(play.side, "protect", protectors(play.state), may_stop=number > 0)
        if not brigade:
            return
        protect(play.state, brigade)


CARD = Card("S13", why_not=why_not, play=play)
