"""Filipinas 1896-1898 is the revolt against Spain, with the American fleet at the door.

session = filipinas.new_session(scenario="campaign", humans={"filipinos"}, seed=1896)
session.prompt            # what is asked, or None while a non-player is to move
session.choose(option)    # answer it: returns the Effects
session.advance()         # let the non-player move: returns the Effects
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias

from engine.core.session import Session
from engine.filipinas.board import SIDES
from engine.filipinas.game import GAME
from engine.filipinas.state import State
from engine.filipinas.summary import from_summary, summary

FilipinasSession: TypeAlias = Session[State]


def new_session(
    scenario: str = "campaign", humans: Collection[str] = SIDES, seed: int = 0, **settings: Any
) -> FilipinasSession:
    """A new game, played up to the first decision or non-player's turn; raises UnknownOption with a sentence."""
    return Session(GAME, GAME.set_up(scenario, humans, seed, **settings))


def load(data: bytes) -> FilipinasSession:
    """A game from `session.save()`; raises SaveError with a sentence for the player."""
    return Session.load(GAME, data)


def play_from(state: State) -> FilipinasSession:
    """Return a session that begins with any state, for tests, puzzles and studies."""
    return Session(GAME, state)


__all__ = ["GAME", "FilipinasSession", "State", "from_summary", "load", "new_session", "play_from", "summary"]
