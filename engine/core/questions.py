"""The questions that rules put, each declared once in `engine/<game>/questions.py` with what is true of it.

    QUESTIONS = Questions()
    MOVE_UNIT = QUESTIONS.declare("move.unit", Role.TURN | Role.SELECT)
    MOVE_TO = QUESTIONS.declare("move.to", Role.DESTINATION)

A rule names the constant; where a key is put together it is looked up, `QUESTIONS[f"{purpose}.count"]`, and one that
nobody has declared is an error at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Flag, auto
from typing import Any, NoReturn


class Role(Flag):
    """What a question is for in the course of a turn; several may be true of one."""

    NONE = 0
    TURN = auto()
    """It is asked first in a turn."""
    SELECT = auto()
    """It begins a selection: a space, a stack, a unit."""
    DESTINATION = auto()
    """It asks where a piece goes which was taken up before."""
    COUNT = auto()
    """It asks how many."""
    REACTION = auto()
    """It is put in the middle of a rival's turn: what happened is told when that is over."""
    CONFIRM = auto()
    """It is answered with yes or no."""
    AFTER = auto()
    """It is asked once nothing more can be selected, whatever has been."""


class Ask(str):
    """A question: a key, as which it is compared, printed and worded, and what is true of it. It never changes."""

    __slots__ = ("asked_of_all", "at", "done_gives_up", "may_be_idle", "role", "secret", "skipped_while_dragging")

    role: Role
    secret: bool
    """Nobody but the seat may see what is asked, or what lies on the table while it is."""
    asked_of_all: bool
    """It is put though there is but one answer, so that others learn nothing from its absence."""
    may_be_idle: bool
    """A possible answer to it may change nothing at all."""
    done_gives_up: bool
    """Done gives something up: its button does not invite to it, and Enter does not press it."""
    skipped_while_dragging: bool
    """It comes between taking a piece up and putting it down, and is answered with Done where the piece is dragged."""
    at: str
    """Where the pieces lie that it offers, if they are chosen there; empty if they are laid before the seat."""

    def __new__(
        cls,
        key: str,
        role: Role = Role.NONE,
        *,
        secret: bool = False,
        asked_of_all: bool = False,
        may_be_idle: bool = False,
        done_gives_up: bool = False,
        skipped_while_dragging: bool = False,
        at: str = "",
    ) -> Ask:
        ask = super().__new__(cls, key)
        true_of_it = {
            "role": role,
            "secret": secret,
            "asked_of_all": asked_of_all,
            "may_be_idle": may_be_idle,
            "done_gives_up": done_gives_up,
            "skipped_while_dragging": skipped_while_dragging,
            "at": at,
        }
        for name, value in true_of_it.items():
            object.__setattr__(ask, name, value)
        return ask

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"What is true of {self!r} does not change.")

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (str(self), *(getattr(self, name) for name in self.__slots__))


def _again(key: str, *values: Any) -> Ask:
    """A question that comes from another process."""
    true_of_it = dict(zip(Ask.__slots__, values, strict=True))
    return Ask(key, true_of_it.pop("role"), **true_of_it)


class Questions:
    """A game declares all its questions here, each by its key and in the order of the rulebook."""

    def __init__(self) -> None:
        self._declared: dict[str, Ask] = {}

    def declare(self, key: str, role: Role = Role.NONE, **true_of_it: Any) -> Ask:
        """A question of the game; its key is its own."""
        if key in self._declared:
            raise ValueError(f"The question {key!r} is declared twice.")
        self._declared[key] = ask = Ask(key, role, **true_of_it)
        return ask

    def __getitem__(self, key: str) -> Ask:
        return self._declared[key]

    def __iter__(self) -> Iterator[Ask]:
        return iter(self._declared.values())

    def __len__(self) -> int:
        return len(self._declared)

    def __contains__(self, key: str) -> bool:
        return key in self._declared
