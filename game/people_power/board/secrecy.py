"""Where several people share the screen, a secret is asked only after it has been handed over."""

from __future__ import annotations

from engine.core.prompts import Prompt
from engine.people_power import PeoplePowerSession


class Secrecy:
    def __init__(self, session: PeoplePowerSession) -> None:
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
        return bool(prompt.context.get("secret")) and len(self._session.state.humans) > 1
