"""A lesson: a prepared game, and the lines of somebody who looks on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.shell.text import FALLBACK, words
from game.table.lessons.expressions import Expression

START, ASK = "start", "ask"
"""When a line may be said: before anything, at a question, or else at an Effect, by its name (`turn_ended`)."""

Spoken = Mapping[str, str]
"""The same in each language that it has been translated into."""


@dataclass(frozen=True, slots=True)
class LessonLine:
    """Said once, at its moment, if its condition holds."""

    key: str
    at: tuple[str, ...]
    when: Expression
    said: Spoken
    points: tuple[str, ...] = ()
    """What is circled meanwhile, as `pointing` names it."""
    group: str = ""
    """Of the lines of one group only the first that fits is said at a moment."""
    ends: bool = False
    """Whether the lesson is over with it."""


@dataclass(frozen=True, slots=True)
class Lesson:
    key: str
    title: Spoken
    about: Spoken
    """One sentence says what it teaches."""
    minutes: int
    mentor: Spoken
    """This name stands over the column."""
    start: Mapping[str, Any]
    """`SetUp.prepared` makes the game from it."""
    lines: tuple[LessonLine, ...]
    recommended: tuple[str, ...]
    """The answers of one who does as is said; the tests play them."""

    @property
    def side(self) -> str:
        """It is the seat of the player."""
        side: str = self.start["humans"][0]
        return side


def in_language(spoken: Spoken) -> str:
    """In the player's language, or in English, or else in the only one that there is."""
    return spoken.get(words().language) or spoken.get(FALLBACK) or next(iter(spoken.values()), "")
