"""Who looks on while somebody learns: hears what happens, and says a line when its moment has come and it is true."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import Field, fields
from typing import Any, NamedTuple

from engine.core.prompts import Prompt
from engine.core.session import Session
from game.table.kit.kit import Kit
from game.table.lessons.expressions import BadExpression, filled
from game.table.lessons.lesson import ASK, START, Lesson, LessonLine, in_language
from game.table.telling.snapshots import Snapshot, State

FUNCTIONS = ("offers", "said", "place")
_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class Saying(NamedTuple):
    """A line as it is said: what it tells was true when its moment came."""

    line: LessonLine
    facts: Mapping[str, Any]

    @property
    def words(self) -> str:
        """They are in the player's language."""
        return filled(in_language(self.line.said), self.facts)


class Mentor:
    """`saying` is what stands in the column now; None while there is nothing to say."""

    def __init__(self, lesson: Lesson, kit: Kit, session: Session[Any]) -> None:
        self.lesson = lesson
        self.over = False
        """Whether the last line of the lesson has been read."""
        self.left_out: list[str] = []
        """Lines that asked for what is not there: they are not said, and the lesson goes on."""
        self._kit = kit
        self._session = session
        self._said: dict[str, int] = {}
        """By line, how many decisions had been made."""
        self._waiting: list[Saying] = []
        self._asked = False
        self._before = kit.set_up.facts(session.state)
        """When the turn or phase began that goes on, or has come to its end."""
        self._before_at = {0: self._before}
        """It has the same for each decision."""
        self._gather(START, session.state)

    @property
    def saying(self) -> Saying | None:
        return self._waiting[0] if self._waiting else None

    @property
    def words(self) -> str:
        return self.saying.words if self.saying else ""

    @property
    def wants_next(self) -> bool:
        """Whether what is said is to be read, and nothing to be done: a question waits by itself."""
        return bool(self._waiting) and (not self._asked or len(self._waiting) > 1 or self._waiting[0].line.ends)

    @property
    def holds(self) -> bool:
        """Whether all else waits meanwhile. A question never does."""
        return self.wants_next and not self._asked

    def hear(self, moment: Snapshot) -> None:
        """An Effect is told."""
        self.answered()
        self._gather(name_of(type(moment.effect)), moment.state, effect=moment.effect)
        if self._kit.wording.begins(moment.effect) is not None:
            self._before = self._kit.set_up.facts(moment.state)

    def asked(self, prompt: Prompt, state: State) -> None:
        """The player is asked; what has not been read of an earlier question no longer matters."""
        self.answered()
        self._asked = True
        made = len(self._session.history)
        self._before_at[made] = self._before
        self._gather(ASK, state, prompt=prompt)

    def answered(self) -> None:
        """What was said to the question is put away; the last words of a lesson stay until they are read."""
        if self._asked:
            self._waiting = [saying for saying in self._waiting if saying.line.ends]
            self._asked = False

    def next(self) -> None:
        """What stood there has been read."""
        if self._waiting:
            self.over = self._waiting.pop(0).line.ends or self.over

    def back_to(self, decision: int) -> None:
        """As it was when that decision was asked: it is asked again, with what was said to it."""
        self._said = {key: made for key, made in self._said.items() if made < decision}
        self._waiting.clear()
        self._asked = self.over = False
        self._before = self._before_at.get(decision, self._kit.set_up.facts(self._session.state))

    def _gather(self, at: str, state: State, *, effect: object = None, prompt: Prompt | None = None) -> None:
        here = [line for line in self.lesson.lines if at in line.at and line.key not in self._said]
        if not here:
            return
        facts = self._facts(state, effect, prompt)
        groups: set[str] = set()
        for line in here:
            if (line.group and line.group in groups) or not self._fits(line, facts):
                continue
            groups.add(line.group)
            self._said[line.key] = len(self._session.history)
            self._waiting.append(Saying(line, facts))

    def _fits(self, line: LessonLine, facts: Mapping[str, Any]) -> bool:
        """Whether it may be said now; in every language, for the player may change it while it stands there."""
        try:
            if not line.when.value(facts):
                return False
            for words in line.said.values():
                filled(words, facts)
        except BadExpression:
            if line.key not in self.left_out:
                self.left_out.append(line.key)
            return False
        return True

    def _facts(self, state: State, effect: object, prompt: Prompt | None) -> dict[str, Any]:
        told = _Told((field.name, getattr(effect, field.name)) for field in _fields_of(effect))
        options = {option.key for option in prompt.options} if prompt else set()
        return {
            **self._kit.set_up.facts(state),
            "before": self._before,
            "effect": told,
            "ask": prompt.ask if prompt else "",
            "context": prompt.context if prompt else {},
            "offers": lambda option: option in options,
            "said": lambda key: key in self._said,
            "place": self._kit.wording.place,
        }


class _Told(dict[str, Any]):
    """What an Effect says of itself; a line for several kinds of them may ask for what only one has."""

    def __missing__(self, name: str) -> str:
        return ""


def _fields_of(effect: Any) -> Sequence[Field[Any]]:
    return fields(effect) if effect is not None else ()


def name_of(effect: type[Any]) -> str:
    """`TurnEnded` is `turn_ended` in a lesson."""
    return _CAPITAL.sub("_", effect.__name__).lower()
