"""S22: Telégrafo y vapor."""

from __future__ import annotations

from engine.core.prompts import Steps
from engine.filipinas.card import Card
from engine.filipinas.play import Play


def why_not(play: Play) -> str:
    return "too_late" if play.actions or play.coordinated or play.searchers > 1 else ""


def play(play: Play) -> Steps[None]:
    """A coordinated action without the extra point."""
    play.coordinate(fee=0)
    yield from ()


CARD = Card("S22", why_not=why_not, play=play)
