"""6.13: what a card is: its colours, when it may be played, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.prompts import Steps
from engine.filipinas.battle import Battle
from engine.filipinas.board import FILIPINOS, SPAIN, Side
from engine.filipinas.deck import CardKey
from engine.filipinas.play import Play

# 6.13: the moments at which a red card may be played in the rival's round, besides a battle's die

CARD_PLAYED = "card_played"
"""10.2: the rival plays a card that bears a 1."""
FOUND = "found"
"""6.6: a search has found a guerrilla."""
STRUCK = "struck"
"""6.7: an attack has hit."""
BESIEGED = "besieged"
"""6.8: a siege is declared."""
REPELLED = "repelled"
"""6.8: a siege has failed."""
CITY_FALLS = "city_falls"
"""6.8.1: a city is taken."""
MOMENTS = (CARD_PLAYED, FOUND, STRUCK, BESIEGED, REPELLED, CITY_FALLS)

WhyNot = Callable[[Play], str]
"""An empty string if the card may be played now, else the reason as a key."""
Effect = Callable[[Play], Steps[None] | None]
"""What the card does in its owner's own play: steps if it asks something."""
Modifier = Callable[[Battle, Side], int]
"""6.7: what the card adds to the die when that side plays it in this battle; 0 if it does not fit."""
Occasion = Callable[[Play, Any], bool]
"""Whether the card fits what has just happened at its moment."""


def _not_by_itself(play: Play) -> str:
    return "reaction"


def _nothing(play: Play) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Card:
    """A card has these facts, and what it does."""

    key: CardKey
    red: bool = False
    """6.13: it may be played in the rival's round too, at the moment that it names."""
    one: bool = False
    """10.2: it bears a 1 and can be cancelled."""
    why_not: WhyNot = _not_by_itself
    play: Effect = _nothing
    modifier: Modifier | None = None
    moment: str = ""
    fits: Occasion = lambda play, occasion: True

    @property
    def side(self) -> Side:
        return SPAIN if self.key[0] == "S" else FILIPINOS


DECK: dict[CardKey, Card] = {}
"""Every card by its key: `cards` puts them in."""


def combat_card(battle: Battle, card: Card, own_play: bool) -> int:
    """6.7, 6.13: what a card adds to this die; black cards fit only in the owner's own play."""
    if card.modifier is None or not (card.red or own_play):
        return 0
    return card.modifier(battle, card.side)
