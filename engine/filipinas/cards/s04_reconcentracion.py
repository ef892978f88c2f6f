"""S04, Reconcentración: its marker is laid, and both sides lose a point at once (6.13.1)."""

from __future__ import annotations

from engine.filipinas.board import SIDES
from engine.filipinas.card import Card
from engine.filipinas.play import Play
from engine.filipinas.verbs import change_points, put_reconcentration


def why_not(play: Play) -> str:
    return "in_force" if play.state.reconcentration else ""


def play(play: Play) -> None:
    put_reconcentration(play.state, True)
    for side in SIDES:
        change_points(play.state, side, -1)


CARD = Card("S04", why_not=why_not, play=play)
