"""What the table must know to foretell an answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.effects import Effect
from engine.core.prompts import Option, Prompt
from game.table.telling.snapshots import State


class Previewing:
    """Where a preview stops, and when an answer leads to nothing."""

    stops_at: tuple[type[Any], ...] = ()
    """Effects with which begins what the one who decides cannot know, or somebody else's turn; luck is never told."""
    reveals: tuple[type[Any], ...] = ()
    """Effects by which somebody learns what was hidden, or somebody else answers: of luck the table knows by itself."""
    leaves_out: tuple[type[Any], ...] = ()
    """Effects that need not be told to who has just pointed at what they are about."""

    def leads_on(self, option: Option, prompt: Prompt, state: State) -> bool:
        """Whether an answer of which nothing comes at once makes something possible later."""
        return False

    def is_surprising(self, option: Option, prompt: Prompt, effects: Iterable[Effect]) -> bool:
        """Whether an answer that was to lead to another question does something at once, because one way is left."""
        return False

    def is_idle(self, effect: Effect, seat: str) -> bool:
        """Whether an Effect is no more than what the seat pays, or says that nothing was done."""
        return False

    def is_unchanged(self, before: State, after: State) -> bool:
        """Whether nothing has changed that no Effect tells of."""
        return True
