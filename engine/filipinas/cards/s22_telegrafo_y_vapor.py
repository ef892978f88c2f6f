"""S22, Telégrafo y vapor: an action is coordinated without the extra point."""

from __future__ import annotations

from engine.filipinas.card import Card
from engine.filipinas.play import Play


def why_not(play: Play) -> str:
    return "too_late" if play.actions or play.coordinated or play.searchers > 1 else ""


CARD = Card("S22", why_not=why_not, play=lambda play: play.coordinate(fee=0))
