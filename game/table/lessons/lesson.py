"""A lesson as it lies in assets/<game>/lessons: a prepared game, and the lines of somebody who looks on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.shell.assets import read_asset
from game.shell.text import FALLBACK, words
from game.table.lessons.expressions import Expression

START, ASK = "start", "ask"
"""When a line may be said: before anything, at a question, or else at an Effect, by its name (`turn_ended`)."""

Spoken = Mapping[str, str]
"""The same in each language that it has been translated into; English is always there."""


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
    mentor: Spoken
    """This name stands over the column."""
    start: Mapping[str, Any]
    """`SetUp.prepared` makes the game from it."""
    lines: tuple[LessonLine, ...]
    recommended: tuple[str, ...]
    """The answers of one who does as is said; the tests play them."""


def read_lesson(game: str, key: str) -> Lesson:
    plain = read_asset(f"{game}/lessons/{key}.json")
    return Lesson(
        key=key,
        title=plain["title"],
        mentor=plain["mentor"],
        start=plain["start"],
        lines=tuple(_line(key, each) for key, each in plain["lines"].items()),
        recommended=tuple(plain["recommended"]),
    )


def in_language(spoken: Spoken) -> str:
    return spoken.get(words().language) or spoken[FALLBACK]


def _line(key: str, plain: Mapping[str, Any]) -> LessonLine:
    return LessonLine(
        key=key,
        at=tuple([plain["at"]] if isinstance(plain["at"], str) else plain["at"]),
        when=Expression(plain.get("when", "True")),
        said={language: plain[language] for language in words().languages() if language in plain},
        points=tuple(plain.get("point", ())),
        group=plain.get("group", ""),
        ends=plain.get("ends", False),
    )
