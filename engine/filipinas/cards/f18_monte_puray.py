"""F18: Monte Puray."""

from __future__ import annotations

from engine.filipinas.card import FOUND, Card

CARD = Card("F18", red=True, moment=FOUND)
"""When a single die has found a guerrilla, it attacks the column first, free and at +1 (`actions.locating`)."""
