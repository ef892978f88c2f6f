"""How what has happened is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

from engine.core.effects import Effect
from game.shell.app import App
from game.shell.scene import Scene
from game.table.animation.animation import Animation
from game.table.animation.drama import Drama
from game.table.animation.scores import Total
from game.table.telling.snapshots import Snapshot, State


class Pause(Enum):
    """How long an Effect stays before the next one."""

    NONE = "none"
    GLANCE = "glance"
    """A glance is long enough for the name of a phase."""
    READ = "read"
    """As for what a non-player does; the player may have asked to go on step by step."""
    REASON = "reason"
    """As for why it does so: passed over, unless the player goes on step by step."""


class Chapter(Enum):
    """What a step of a replay begins, for the marks along it."""

    NONE = "none"
    SHORT = "short"
    TALL = "tall"


class Telling:
    """What each Effect looks like, how long it stays, and whose turn it ends."""

    animations: Mapping[type[Any], type[Animation]] = {}
    together: tuple[type[Any], ...] = ()
    """Effects of one of these kinds that follow each other are shown at the same time."""

    def drama(self, before: State, moment: Snapshot) -> type[Drama] | None:
        """What one remembers of this moment, if it deserves that; `before` is the state of the one before it."""
        return None

    def total(self, whose: str) -> Total | None:
        """Where points fly that count for somebody; None if nowhere."""
        return Total(f"total:{whose}", whose)

    def pause(self, effect: Effect, humans: frozenset[str]) -> Pause:
        return Pause.NONE

    def is_news(self, effect: Effect) -> bool:
        """Whether its screen comes also to somebody who hurries on to the own turn."""
        return False

    def halts(self, effect: Effect) -> bool:
        """Whether whoever hurries on to the own turn is not to miss it; it has a pause, which ends when they say so."""
        return False

    def shows(self, effect: Effect) -> bool:
        """Whether it changes what lies on the table; what does not is told, but has no animation of its own."""
        return True

    def announce(self, app: App, moment: Snapshot, to_come: Iterable[Effect]) -> Scene | None:
        """A screen of its own for what a moment begins, if it has one; the Effects are what follows."""
        return None

    def chapter(self, effect: Effect) -> Chapter:
        return Chapter.NONE

    def acting(self, state: State) -> str:
        """The faction whose turn it is; empty if it is nobody's."""
        return ""

    def turn_of(self, state: State) -> object:
        """Whose turn of which round it is; None if what begins a turn is asked but once in it."""
        return None

    def ends_turn(self, effect: Effect) -> bool:
        """Whether somebody's turn is over with it; what comes next deserves a new picture in the list of saves."""
        return False

    def turn_is_over(self, acting: str, state: State) -> bool:
        """Whether the turn of who was acting has ended, where that is told only once somebody else goes on."""
        return False
