"""What a game was, read from its replay: curves chapter by chapter, and who did how much."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.effects import Effect
from engine.core.session import Session

Counts = Counter[tuple[str, str]]
"""By seat and by what is counted."""


@dataclass(slots=True)
class StoryOfGame:
    curves: dict[str, list[float]] = field(default_factory=dict)
    """By the seat in whose colour each is drawn: a number at the end of each chapter."""
    decisions: list[int] = field(default_factory=list)
    """How many had been made by then."""
    chances: dict[str, list[float]] = field(default_factory=dict)
    """By seat, in hundredths, how likely it was to win at the end of each chapter; empty until that has been found."""
    counts: Counts = field(default_factory=Counter)
    chapters: list[int] = field(default_factory=list)
    """Their numbers, which grow."""
    chapter: Callable[[Any], int] = lambda state: 0
    """The number of the chapter in which a state is."""

    def point_of(self, state: Any) -> int:
        """Find the point of the curves to which that state led."""
        return min(bisect_left(self.chapters, self.chapter(state)), max(0, len(self.chapters) - 1))


def story_of(
    session: Session[Any],
    chapter: Callable[[Any], int],
    values: Callable[[Any], Mapping[str, float]],
    count: Callable[[Counts, Effect], None],
) -> StoryOfGame:
    """`chapter` is a number that grows when a new one begins; `values` are what the curves show of a state."""
    story, last = StoryOfGame(chapter=chapter), -1
    for made, state, effects in session.replay():
        for effect in effects:
            count(story.counts, effect)
        if chapter(state) > last or not story.decisions:
            story.decisions.append(made)
            story.chapters.append(chapter(state))
            for seat in values(state):
                story.curves.setdefault(seat, []).append(0)
        last = max(last, chapter(state))
        story.decisions[-1] = made
        for seat, value in values(state).items():
            story.curves[seat][-1] = value
    return story
