"""Our opponents take the seats of a table by temperament and strength."""

from __future__ import annotations

REBEL = "rebel"
ADMINISTRATOR = "administrator"
TEMPERAMENTS = (REBEL, ADMINISTRATOR)

WEAK = "weak"
MEDIUM = "medium"
STRONG = "strong"
STRENGTHS = (WEAK, MEDIUM, STRONG)

OPPONENTS = tuple(f"{temperament}.{strength}" for temperament in TEMPERAMENTS for strength in STRENGTHS)
NON_PLAYER = "non_player"
"""2.3: nobody sits there."""
