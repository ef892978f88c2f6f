"""F02: Línea del Zapote."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.board import CAVITE
from engine.filipinas.card import Card
from engine.filipinas.play import Play
from engine.filipinas.state import corps_in
from engine.filipinas.verbs import put_zapote


def why_not(play: Play) -> str:
    return "" if corps_in(play.state, CAVITE) else "no_units"


def play(play: Play) -> Steps[None]:
    """4.2.3.16, 6.13.3: the marker in Cavite."""
    put_zapote(play.state, True)
    yield from ()


CARD = Card("F02", why_not=why_not, play=play)
