"""What a game was, read from its replay: curves chapter by chapter, and who did how much."""

from __future__ import annotations

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
    counts: Counts = field(default_factory=Counter)


def story_of(
    session: Session[Any],
    chapter: Callable[[Any], int],
    values: Callable[[Any], Mapping[str, float]],
    count: Callable[[Counts, Effect], None],
) -> StoryOfGame:
    """`chapter` is a number that grows when a new one begins; `values` are what the curves show of a state."""
    story, last = StoryOfGame(), -1
    for made, state, effects in session.replay():
        for effect in effects:
            count(story.counts, effect)
        if chapter(state) > last or not story.decisions:
            story.decisions.append(made)
            for seat in values(state):
                story.curves.setdefault(seat, []).append(0)
        last = max(last, chapter(state))
        story.decisions[-1] = made
        for seat, value in values(state).items():
            story.curves[seat][-1] = value
    return story
