"""6.13: what a side cannot know, drawn anew: the rival's hand, and how both decks lie."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.filipinas.board import RIVAL, Side
from engine.filipinas.state import State


def imagine(state: State, seat: Side, luck: Chance) -> None:
    """The rival may hold any of the cards that are not seen; how many, everybody knows."""
    rival = RIVAL[seat]
    held = len(state.hand[rival])
    unseen = luck.shuffled("rival", sorted((*state.hand[rival], *state.deck[rival])))
    state.hand[rival], state.deck[rival] = tuple(unseen[:held]), tuple(unseen[held:])
    state.deck[seat] = tuple(luck.shuffled("deck", sorted(state.deck[seat])))
