"""F18, Monte Puray: a guerrilla that a single die has found attacks the column first, free and at +1 (see
`actions.locating`).
"""

from __future__ import annotations

from engine.filipinas.card import FOUND, Card

CARD = Card("F18", red=True, moment=FOUND)
