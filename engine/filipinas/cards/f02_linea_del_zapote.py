"""F02, Línea del Zapote: the marker of the line goes to Cavite, if a Filipino unit stands there (4.2.3.16, 6.13.3)."""

from __future__ import annotations

from engine.filipinas.board import CAVITE
from engine.filipinas.card import Card
from engine.filipinas.play import Play
from engine.filipinas.state import corps_in
from engine.filipinas.verbs import put_zapote


def why_not(play: Play) -> str:
    return "" if corps_in(play.state, CAVITE) else "no_units"


CARD = Card("F02", why_not=why_not, play=lambda play: put_zapote(play.state, True))
