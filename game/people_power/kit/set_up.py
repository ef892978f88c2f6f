"""How a game of People Power and its lessons begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.chance import Chance
from engine.people_power import PeoplePowerSession, State, from_summary, play_from, summary
from engine.people_power.board import (
    FACTIONS,
    SPACES,
    Space,
)
from engine.people_power.cards import EVENT_NUMBERS
from engine.people_power.state import government_pieces, npa_pieces, reformer_pieces
from game.table.kit.set_up import SetUp


class PeoplePowerSetUp(SetUp):
    lessons = ("first_campaign", "the_palace", "the_hills")

    def offers_setting(self, setting: str, humans: set[str], chosen: Mapping[str, Any]) -> bool:
        """6.5.2: three players may agree to keep their Acts of Desperation hidden."""
        if setting == "hidden_acts":
            return len(humans) == len(FACTIONS) and chosen["desperation"]
        return super().offers_setting(setting, humans, chosen)

    def laid_out(self, start: Mapping[str, Any]) -> PeoplePowerSession:
        """A board with its decks, top first; with what was played before, the rules could build that deck."""
        state = from_summary(start["board"], start["humans"], start["election"], chance=Chance(start["seed"]))
        state.played = tuple(start["played"])
        state.deck, state.bonifacio_deck = tuple(start["deck"]), tuple(start["bonifacio_deck"])
        return play_from(state)

    def facts(self, state: State) -> Mapping[str, Any]:
        """The board; how many Events were turned over; by how much the Palace leads in a space."""
        return {
            **summary(state),
            "card": state.card,
            "election": state.election,
            "cards": sum(card in EVENT_NUMBERS for card in state.played),
            "ineligible": tuple(state.ineligible),
            "lead": {space: _lead(state, space) for space in SPACES},
        }


def _lead(state: State, space: Space) -> int:
    """1.7: with more than none the Palace has Control."""
    return government_pieces(state, space) - reformer_pieces(state, space) - npa_pieces(state, space)
