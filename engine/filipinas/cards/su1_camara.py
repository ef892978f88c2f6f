"""SU1: La escuadra de Cámara."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.board import SEA
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import always, gain
from engine.filipinas.counters import CAMARA, CAMARA_FLEET
from engine.filipinas.play import Play
from engine.filipinas.verbs import place


def play(play: Play) -> Steps[None]:
    """6.3.3: Cámara and his fleet appear at sea; 1 point."""
    fleet = place(play.state, CAMARA_FLEET, SEA)
    place(play.state, CAMARA, SEA, fleet)
    gain(play, 1)
    yield from ()


CARD = Card("SU1", why_not=always, play=play)
