"""S04: Reconcentración."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.board import SIDES
from engine.filipinas.card import Card
from engine.filipinas.play import Play
from engine.filipinas.verbs import change_points, put_reconcentration


def why_not(play: Play) -> str:
    return "in_force" if play.state.reconcentration else ""


def play(play: Play) -> Steps[None]:
    """6.13.1: the marker; both sides lose a point now, and what the marker does while it lies there."""
    put_reconcentration(play.state, True)
    for side in SIDES:
        change_points(play.state, side, -1)
    yield from ()


CARD = Card("S04", why_not=why_not, play=play)
