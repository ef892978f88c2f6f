"""S12, Cacaróng de Sile: up to three brigades of one province search and destroy together, without the point for
coordination.
"""

from __future__ import annotations

from engine.filipinas.actions.locating import hidden_targets
from engine.filipinas.card import Card
from engine.filipinas.play import Play

BRIGADES = 3


def why_not(play: Play) -> str:
    if play.actions or play.coordinated or play.searchers > 1:
        return "too_late"
    return "" if next(hidden_targets(play.state), None) else "nobody_to_find"


def play(play: Play) -> None:
    play.searchers = BRIGADES


CARD = Card("S12", why_not=why_not, play=play)
