"""S02, Nombramiento de Primo de Rivera: he comes to Manila or any Spanish stack, the Captain General goes home, and a
point is gained.
"""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import enter, gain, relieve_captain_general, waits_in_spain
from engine.filipinas.counters import PRIMO
from engine.filipinas.play import Play


def why_not(play: Play) -> str:
    if play.state.turn == 1:
        return "first_turn"
    return "" if waits_in_spain(play.state, PRIMO) else "in_play"


def play(play: Play) -> Steps[None]:
    relieve_captain_general(play.state)
    yield from enter(play.state, PRIMO)
    gain(play, 1)


CARD = Card("S02", why_not=why_not, play=play)
