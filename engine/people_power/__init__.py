"""People Power: the Philippines 1981-86.

session = people_power.new_session(scenario="standard", humans={"reformers"}, seed=1986)
session.prompt            # what is asked, or None while a non-player is to move
session.choose(option)    # answer it: returns the Effects
session.advance()         # let the non-player move: returns the Effects
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from engine.core.chance import Chance
from engine.core.errors import ImpossibleState, UnknownOption
from engine.core.session import Session
from engine.people_power import stages
from engine.people_power.board import FACTIONS
from engine.people_power.cards import EVENT_NUMBERS
from engine.people_power.game import PeoplePower
from engine.people_power.packing import MAX_SEED
from engine.people_power.scenarios import SCENARIOS, set_up
from engine.people_power.state import State
from engine.people_power.summary import from_summary, lay_out, summary

PeoplePowerSession: TypeAlias = Session[State]


def new_session(
    scenario: str = "standard",
    humans: Collection[str] = FACTIONS,
    seed: int = 0,
    personalities: bool = False,
    desperation: bool = False,
    hidden_acts: bool = False,
) -> PeoplePowerSession:
    """A new game, played up to the first decision or non-player's turn."""
    if not isinstance(scenario, str) or scenario not in SCENARIOS:
        raise UnknownOption(f"There is no scenario {scenario!r}; there are {', '.join(SCENARIOS)}.")
    if isinstance(humans, str) or not isinstance(humans, Collection):
        raise UnknownOption(f"The humans must be a set of factions, not {humans!r}.")
    for faction in humans:
        if faction not in FACTIONS:
            raise UnknownOption(f"There is no faction {faction!r}; there are {', '.join(FACTIONS)}.")
    if not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise UnknownOption(f"The seed must be a whole number from 0 to {MAX_SEED}, not {seed!r}.")
    players = frozenset(faction for faction in FACTIONS if faction in humans)
    state = set_up(SCENARIOS[scenario], players, Chance(seed), personalities, desperation, hidden_acts)
    return Session(PeoplePower(), state)


def load(data: bytes) -> PeoplePowerSession:
    """A game from `session.save()`; raises SaveError with a sentence for the player."""
    return Session.load(PeoplePower(), data)


def play_from(state: State) -> PeoplePowerSession:
    """A session from any state: for tests, puzzles and studies; ImpossibleState if it cannot go on from there."""
    if state.stage == stages.TURN and not (state.waiting and state.card in EVENT_NUMBERS):
        raise ImpossibleState("In the middle of a card there must be an Event and somebody to act on it.")
    return Session(PeoplePower(), state)


__all__ = ["PeoplePowerSession", "State", "from_summary", "lay_out", "load", "new_session", "play_from", "summary"]
