"""What a player that thinks has to say for itself: the plan, what it expects, and what it was weighed against."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.prompts import Option
from engine.core.thinking.mind import Expectation


@dataclass(slots=True, frozen=True)
class Reason:
    """A feature that the plan changes: from what to what, and what that is worth by the measure of the game."""

    feature: str
    before: int
    after: int
    worth: float


@dataclass(slots=True, frozen=True)
class Weighed:
    """A plan as it was weighed."""

    answers: tuple[tuple[str, Option], ...]
    """What is asked, and what is answered, to the end of the step."""
    chance: float
    """What is said of how likely the plan wins, from 0 to 1."""
    spread: float
    """How far the futures lie apart in that."""
    futures: int
    """How many were looked into; 0 if the plan was judged by its end alone."""
    expected: tuple[Expectation, ...]
    reasons: tuple[Reason, ...]
    """What it changes most, the weightiest first."""


@dataclass(slots=True, frozen=True)
class Thought:
    """A decision: the plan that was chosen first, then the best of the others."""

    seat: str
    ask: str
    weighed: tuple[Weighed, ...]
    plans: int
    """How many different plans were found."""
    futures: int
    """How many futures were looked into, for all plans together."""

    @property
    def chosen(self) -> Weighed:
        return self.weighed[0]
