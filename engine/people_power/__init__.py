"""People Power is a game about the Philippines of 1981 to 1986.

    session = people_power.new_session(scenario="standard", humans={"reformers"}, seed=1986)
    session.prompt            # what is asked, or None while a non-player is to move
    session.choose(option)    # answers it
    session.advance()         # lets the non-player move

Both `choose` and `advance` return the Effects of what happened.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias

from engine.core.errors import ImpossibleState
from engine.core.session import Session
from engine.people_power import stages
from engine.people_power.board import FACTIONS
from engine.people_power.cards import EVENT_NUMBERS
from engine.people_power.game import GAME
from engine.people_power.state import State
from engine.people_power.summary import from_summary, lay_out, summary

PeoplePowerSession: TypeAlias = Session[State]


def new_session(
    scenario: str = "standard",
    humans: Collection[str] = FACTIONS,
    seed: int = 0,
    **settings: Any,
) -> PeoplePowerSession:
    """A new game, played up to the first decision or non-player's turn; raises UnknownOption with a sentence."""
    return Session(GAME, GAME.set_up(scenario, humans, seed, **settings))


def load(data: bytes) -> PeoplePowerSession:
    """A game from `session.save()`; raises SaveError with a sentence for the player."""
    return Session.load(GAME, data)


def play_from(state: State) -> PeoplePowerSession:
    """A session from any state: for tests, puzzles and studies; ImpossibleState if it cannot go on from there."""
    if state.stage == stages.TURN and not (state.waiting and state.card in EVENT_NUMBERS):
        raise ImpossibleState("In the middle of a card there must be an Event and somebody to act on it.")
    return Session(GAME, state)


__all__ = [
    "GAME",
    "PeoplePowerSession",
    "State",
    "from_summary",
    "lay_out",
    "load",
    "new_session",
    "play_from",
    "summary",
]
