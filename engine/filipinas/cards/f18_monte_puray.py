"""F18, Monte Puray: a guerrilla that a single die has found attacks the column first, free and at +1 (see
`actions.locating`).
"""

from __future__ import annotations

from typing import Any

from engine.filipinas.card import FOUND, Card
from engine.filipinas.play import Play
from engine.filipinas.state import is_pinned


def fits(play: Play, search: Any) -> bool:
    """4.2.3.15: who is held at Baler attacks nobody."""
    return not is_pinned(search.target)


CARD = Card("F18", red=True, moment=FOUND, fits=fits)
