"""Red Guard is about the Cultural Revolution, 1966-1976.

session = red_guard.new_session(humans={"blue"}, seed=1966, green="rebel.strong", yellow="non_player")
session.prompt            # what is asked, or None while an opponent is to move
session.choose(option)    # answer it: returns the Effects
session.advance()         # let the opponent move: returns the Effects
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias

from engine.core.errors import ImpossibleState
from engine.core.session import Session
from engine.red_guard.components import FACTIONS
from engine.red_guard.game import GAME
from engine.red_guard.odds import Odds, counter_odds, odds, planned
from engine.red_guard.packing import impasse
from engine.red_guard.state import State
from engine.red_guard.summary import from_summary, summary

RedGuardSession: TypeAlias = Session[State]


def new_session(
    scenario: str = "standard",
    humans: Collection[str] = FACTIONS,
    seed: int = 0,
    **settings: Any,
) -> RedGuardSession:
    """A new game, played up to the first decision or opponent's turn; raises UnknownOption with a sentence.

    A colour that no person has is taken by `blue="administrator.strong"` and the like; `blue="non_player"` leaves it to
    the rules of 2.3. The other settings are `chits`, `seizure`, `each_rolls`, `clients`, `prologue` and `year_1976`.
    """
    return Session(GAME, GAME.set_up(scenario, humans, seed, **settings))


def load(data: bytes) -> RedGuardSession:
    """A game from `session.save()`; raises SaveError with a sentence for the player."""
    return Session.load(GAME, data)


def play_from(state: State) -> RedGuardSession:
    """A session from any state: for tests, puzzles and studies; ImpossibleState if it cannot go on from there."""
    if wrong := impasse(state):
        raise ImpossibleState(f"This table cannot be: {wrong}.")
    return Session(GAME, state)


__all__ = [
    "GAME",
    "Odds",
    "RedGuardSession",
    "State",
    "counter_odds",
    "from_summary",
    "load",
    "new_session",
    "odds",
    "planned",
    "play_from",
    "summary",
]
