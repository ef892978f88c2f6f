"""S01: Nombramiento de Polavieja."""

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
    """Polavieja and Lachambre come, at Manila or with any Spanish stack; 2 points; the Captain General goes home."""
    relieve_captain_general(play.state)
    yield from enter(play.state, POLAVIEJA)
    yield from enter(play.state, LACHAMBRE)
    gain(play, 2)


CARD = Card("S01", why_not=why_not, play=play)
