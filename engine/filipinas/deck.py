"""6.13: which card is which: two main decks, and the two of the American war."""

from __future__ import annotations

from typing import TypeAlias

from engine.filipinas.board import FILIPINOS, SPAIN

CardKey: TypeAlias = str

MAIN_DECK = {
    SPAIN: tuple(f"S{number:02}" for number in range(1, 23)),
    FILIPINOS: tuple(f"F{number:02}" for number in range(1, 23)),
}
AMERICAN_DECK = {
    SPAIN: tuple(f"SU{number}" for number in range(1, 6)),
    FILIPINOS: tuple(f"FU{number}" for number in range(1, 7)),
}
CARDS_OF = {side: MAIN_DECK[side] + AMERICAN_DECK[side] for side in (SPAIN, FILIPINOS)}
CARDS = (*CARDS_OF[SPAIN], *CARDS_OF[FILIPINOS])

HIDDEN: CardKey = "?"
"""A card that one sees only from behind."""
