"""SU1, La escuadra de Cámara: Cámara and his fleet appear at sea, and a point is gained (6.3.3)."""

from __future__ import annotations

from engine.filipinas.board import SEA
from engine.filipinas.card import Card
from engine.filipinas.cards.vocabulary import gain, waits_in_spain
from engine.filipinas.counters import CAMARA, CAMARA_FLEET
from engine.filipinas.play import Play
from engine.filipinas.verbs import place


def why_not(play: Play) -> str:
    there = waits_in_spain(play.state, CAMARA_FLEET) and waits_in_spain(play.state, CAMARA)
    return "" if there else "in_play"


def play(play: Play) -> None:
    fleet = place(play.state, CAMARA_FLEET, SEA)
    place(play.state, CAMARA, SEA, fleet)
    gain(play, 1)


CARD = Card("SU1", why_not=why_not, play=play)
