"""F17, Convención de Tejeros: if Bonifacio is near Aguinaldo he dies, Morale stays, the Magdiwan becomes like any
corps, and 2 points are gained (4.2.1).
"""

from __future__ import annotations

from engine.filipinas.board import ADJACENT, CEMETERY, PROVINCES, province_of
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import gain
from engine.filipinas.counters import AGUINALDO, BONIFACIO
from engine.filipinas.play import Play
from engine.filipinas.state import place_of
from engine.filipinas.verbs import remove


def why_not(play: Play) -> str:
    here = province_of(place_of(play.state, AGUINALDO))
    there = province_of(place_of(play.state, BONIFACIO))
    if here not in PROVINCES or there not in PROVINCES:
        return "no_leader"
    return "" if here == there or there in ADJACENT[here] else "leaders_apart"


def play(play: Play) -> None:
    remove(play.state, BONIFACIO, CEMETERY)
    gain(play, 2)


CARD = Card("F17", why_not=why_not, play=play)
