"""The file of a lesson: ours under assets, and whatever a player has written. All of it is checked before use."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from engine.core.effects import Effect
from engine.core.errors import GameError
from engine.core.session import Session
from game.shell.assets import read_asset
from game.shell.drawable import drawable
from game.shell.reading import read_regular
from game.shell.text import tr
from game.table.kit.kit import Kit
from game.table.lessons.expressions import BadExpression, Expression, Facts, slots
from game.table.lessons.lesson import ASK, START, Lesson, LessonLine, Spoken
from game.table.lessons.mentor import FUNCTIONS, name_of
from game.table.lessons.pointing import KINDS

LARGEST_FILE = 100_000
"""In bytes; ours have a fourth of it."""
MOST_LINES, MOST_POINTS, MOST_ANSWERS, MOST_SEATS = 200, 8, 500, 6
LONGEST_WORD, LONGEST_TITLE, LONGEST_TEXT = 80, 60, 400
"""In letters: of a name or a key, of what stands in one line, of what is said at once."""
LONGEST_MINUTES = 120
LONGEST_REASON = 160
"""In letters: what the rules say of a game that cannot begin."""
OWN = "own."
"""So the keys of players' lessons begin."""

NAME = re.compile(r"[a-z0-9_-]{1,40}")
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_OF_A_LESSON = {"title", "about", "minutes", "mentor", "start", "lines", "recommended"}
_OF_A_LINE = {"at", "when", "point", "group", "ends"}


class LessonBroken(Exception):
    """A lesson cannot be used; the message is a sentence for the player."""


def read_lesson(game: str, key: str) -> Lesson:
    """One of those that came with the game."""
    return lesson_from(key, read_asset(f"{game}/lessons/{key}.json"))


def read_own_lesson(path: Path) -> Lesson:
    """One that a player has put into the folder; raises LessonBroken."""
    if not NAME.fullmatch(path.stem):
        raise LessonBroken(tr("lesson.broken.name"))
    try:
        plain = json.loads(read_regular(path, LARGEST_FILE).decode("utf-8"))
    except json.JSONDecodeError as error:
        raise LessonBroken(tr("lesson.broken.json", line=error.lineno, column=error.colno)) from error
    except (OSError, ValueError, RecursionError) as error:
        raise LessonBroken(tr("lesson.broken.file", most=LARGEST_FILE // 1000)) from error
    return lesson_from(f"{OWN}{path.stem}", plain)


def begun(kit: Kit, lesson: Lesson) -> Session[Any]:
    """The game of a lesson, if there can be one and its conditions can be asked of it; raises LessonBroken."""
    try:
        session = kit.set_up.prepared(kit.game, lesson.start)
        session = Session.load(kit.game, session.save())  # where every value of a state is checked
    except (GameError, LookupError, TypeError, ValueError, AttributeError, OverflowError, RecursionError) as error:
        raise LessonBroken(tr("lesson.broken.start", why=drawable(str(error)[:LONGEST_REASON]))) from error
    for line, name in strange_names(lesson, kit.set_up.facts(session.state)):
        raise LessonBroken(tr("lesson.broken.part", part=drawable(f"{line}: {name}")))
    return session


def strange_names(lesson: Lesson, facts: Facts) -> Iterator[tuple[str, str]]:
    """Each line that asks for what is no fact, or waits for what never comes."""
    known = {*facts, "before", "effect", "ask", "context", *FUNCTIONS}
    moments = {START, ASK, *(name_of(kind) for kind in _kinds(Effect))}
    for line in lesson.lines:
        asked = [line.when, *(slot for text in line.said.values() for slot in slots(text))]
        strange = {name for each in asked for name in each.names} - known
        yield from ((line.key, name) for name in sorted(strange) + [at for at in line.at if at not in moments])


def _kinds(effect: type[Effect]) -> Iterator[type[Effect]]:
    for kind in effect.__subclasses__():
        yield kind
        yield from _kinds(kind)


def lesson_from(key: str, plain: Any) -> Lesson:
    """The lesson that is written so; raises LessonBroken with what is wrong first."""
    _need(isinstance(plain, dict), "{}")
    for name in plain:
        _need(name in _OF_A_LESSON, name)
    start, lines, minutes = plain.get("start"), plain.get("lines"), plain.get("minutes")
    _need(isinstance(start, dict), "start")
    _need(_are_words(start.get("humans"), MOST_SEATS) and len(start["humans"]) > 0, "start: humans")
    _need(isinstance(lines, dict) and 0 < len(lines) <= MOST_LINES, "lines")
    _need(type(minutes) is int and 0 < minutes <= LONGEST_MINUTES, "minutes")
    _need(_are_words(plain.get("recommended", []), MOST_ANSWERS), "recommended")
    return Lesson(
        key=key,
        title=_spoken(plain.get("title"), "title", LONGEST_TITLE),
        about=_spoken(plain.get("about"), "about", LONGEST_TEXT),
        minutes=minutes,
        mentor=_spoken(plain.get("mentor"), "mentor", LONGEST_TITLE),
        start=start,
        lines=tuple(_line(key, each) for key, each in lines.items()),
        recommended=tuple(plain.get("recommended", [])),
    )


def _line(key: str, plain: Any) -> LessonLine:
    _need(len(key) <= LONGEST_WORD and isinstance(plain, dict), key)
    at, point = plain.get("at"), plain.get("point", [])
    at = [at] if isinstance(at, str) else at
    _need(_are_words(at, MOST_POINTS), f"{key}: at")
    _need(_are_words(point, MOST_POINTS), f"{key}: point")
    for each in point:
        _need(each.partition(":")[0] in KINDS, f"{key}: point: {each}")
    when = plain.get("when", "True")
    _need(isinstance(when, str) and len(when) <= LONGEST_TEXT, f"{key}: when")
    _need(_is_word(plain.get("group", "")), f"{key}: group")
    _need(isinstance(plain.get("ends", False), bool), f"{key}: ends")
    said = _spoken({name: text for name, text in plain.items() if name not in _OF_A_LINE}, key, LONGEST_TEXT)
    try:
        for text in said.values():
            slots(text)
        condition = Expression(when)
    except BadExpression as error:
        raise LessonBroken(tr("lesson.broken.part", part=drawable(f"{key}: {error}"))) from error
    return LessonLine(
        key=key,
        at=tuple(at),
        when=condition,
        said=said,
        points=tuple(point),
        group=plain.get("group", ""),
        ends=plain.get("ends", False),
    )


def _spoken(plain: Any, part: str, longest: int) -> Spoken:
    """Read words by language; one language is enough."""
    _need(isinstance(plain, Mapping) and len(plain) > 0, part)
    for language, text in plain.items():
        _need(bool(_LANGUAGE.fullmatch(language)), f"{part}: {language}")
        _need(isinstance(text, str) and len(text.strip()) > 0 and len(text) <= longest, f"{part}: {language}")
    return {language: drawable(text) for language, text in plain.items()}


def _are_words(plain: Any, most: int) -> bool:
    return isinstance(plain, list) and len(plain) <= most and all(_is_word(each) for each in plain)


def _is_word(plain: Any) -> bool:
    return isinstance(plain, str) and len(plain) <= LONGEST_WORD


def _need(fits: bool, part: str) -> None:
    if not fits:
        raise LessonBroken(tr("lesson.broken.part", part=drawable(part[:LONGEST_WORD])))
