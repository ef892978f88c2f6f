"""Where several people share the screen, a secret is asked only after it has been handed over."""

from __future__ import annotations

from typing import Any

from engine.core.prompts import Prompt
from engine.core.session import Session
from game.table.kit import Kit


class Secrecy:
    def __init__(self, kit: Kit, session: Session[Any]) -> None:
        self._kit = kit
        self._session = session
        self._handed_over_for: int | None = None
        """The decision, counted from the start of the game."""

    def must_hand_over(self, prompt: Prompt) -> bool:
        """True once for each secret decision."""
        decision = len(self._session.history)
        if decision == self._handed_over_for or not self._is_secret(prompt):
            return False
        self._handed_over_for = decision
        return True

    def _is_secret(self, prompt: Prompt) -> bool:
        return self._kit.is_secret(prompt) and len(self._session.state.humans) > 1
