"""What a lesson of People Power begins with, and what it may ask of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.chance import Chance
from engine.people_power import PeoplePowerSession, State, from_summary, play_from, summary
from engine.people_power.board import GOVERNMENT, NPA, REFORMERS, SPACES, Space
from engine.people_power.cards import EVENT_NUMBERS
from engine.people_power.state import government_pieces, npa_pieces, reformer_pieces
from engine.people_power.victory import victory_total

TOTALS = {"palace": GOVERNMENT, "you": REFORMERS, "npa": NPA}
"""Whose number each is."""


def prepared(start: Mapping[str, Any]) -> PeoplePowerSession:
    """A board with its decks, top first; with what was played before, the deck is one that the rules could build."""
    state = from_summary(start["board"], start["humans"], start["election"], chance=Chance(start["seed"]))
    state.played = tuple(start["played"])
    state.deck, state.bonifacio_deck = tuple(start["deck"]), tuple(start["bonifacio_deck"])
    return play_from(state)


def facts(state: State) -> Mapping[str, Any]:
    """The board; the three numbers; how many Events have been turned over; by how much the Palace leads in a space."""
    return {
        **summary(state),
        **{name: victory_total(state, faction) for name, faction in TOTALS.items()},
        "card": state.card,
        "election": state.election,
        "cards": sum(card in EVENT_NUMBERS for card in state.played),
        "ineligible": tuple(state.ineligible),
        "lead": {space: _lead(state, space) for space in SPACES},
    }


def _lead(state: State, space: Space) -> int:
    """1.7: with more than none the Palace has Control."""
    return government_pieces(state, space) - reformer_pieces(state, space) - npa_pieces(state, space)
