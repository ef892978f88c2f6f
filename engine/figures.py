"""What a game declares for the laboratory, as `FIGURES` in its module `figures`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.core.effects import Effect
from engine.core.prompts import Option
from engine.core.session import Session


class Figures:
    """What a game counts besides its winners; a game's own figures count more."""

    tables: tuple[str, ...] = ()
    """A game may name tables, in which settings differ from seed to seed."""
    players: Mapping[str, Callable[[Session[Any]], Option]] = {}
    """Players of its own, by name, whom the laboratory can put into a seat."""
    non_players: tuple[str, ...] = ()
    """The kinds of non-players that a seat can be set to, the weakest first; empty where the rules know one kind."""

    def table(self, name: str, seed: int, seats: int) -> dict[str, Any]:
        """Return the settings of one of the tables, with so many seats taken."""
        raise NotImplementedError(name)

    def of_state(self, state: Any) -> dict[str, float]:
        """Figures of a finished game, of which the mean is shown."""
        return {}

    def uses(self, effects: Iterable[Effect]) -> Iterable[str]:
        """A line for whatever is counted per game."""
        return ()
