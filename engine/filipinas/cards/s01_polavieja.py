"""S01, Nombramiento de Polavieja: he and Lachambre come to Manila or any Spanish stack, the Captain General goes home,
and 2 points are gained.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import enter, gain, relieve_captain_general, waits_in_spain
from engine.filipinas.counters import LACHAMBRE, POLAVIEJA
from engine.filipinas.play import Play


def why_not(play: Play) -> str:
    there = waits_in_spain(play.state, POLAVIEJA) and waits_in_spain(play.state, LACHAMBRE)
    return "" if there else "in_play"


def play(play: Play) -> Steps[None]:
    relieve_captain_general(play.state)
    yield from enter(play.state, POLAVIEJA)
    yield from enter(play.state, LACHAMBRE)
    gain(play, 2)


CARD = Card("S01", why_not=why_not, play=play)
