"""What the laboratory asks of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.effects import Effect


class Figures:
    """What a game counts besides its winners; a game's own figures count more."""

    def of_state(self, state: Any) -> dict[str, float]:
        """Figures of a finished game, of which the mean is shown."""
        return {}

    def uses(self, effects: Iterable[Effect]) -> Iterable[str]:
        """A line for whatever is counted per game."""
        return ()
