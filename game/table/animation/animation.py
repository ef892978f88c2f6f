"""What every animation is: a stretch of time in which moments of a game come about on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import pygame

from game.shell.look import Look
from game.table.board.view import BoardView
from game.table.kit.palette import Palette
from game.table.panels.clipping import Clipping
from game.table.telling.snapshots import Snapshot, State

Point = tuple[int, int]


class Stage(Protocol):
    """The table, as an animation sees it."""

    look: Look
    palette: Palette

    @property
    def view(self) -> BoardView: ...

    @property
    def clipping(self) -> Clipping | None: ...

    @property
    def state(self) -> State:
        """What it shows now."""

    def follow(self, moments: Sequence[Snapshot]) -> None:
        """Show what has happened."""

    def show(self, state: State) -> None:
        """Show something on the way there."""

    def tally(self, totals: Mapping[str, int]) -> None:
        """Let totals show these figures, whatever the state says; none of them if empty."""

    def anchor(self, key: str) -> Point:
        """Where something lies on the board or beside it."""

    def sheet(self, about: str) -> pygame.Rect | None:
        """Where the sheet lies that is about this; None if there is none."""


class Animation:
    """Nothing to see: what the Effects say is so at once."""

    seconds = 0.0
    sound: str | None = None
    read_meanwhile = False
    """Whether it lasts long enough for the player to read what is told with it."""
    tells_at = 0.0
    """After how many seconds it is told what is shown."""

    def __init__(self, stage: Stage, moments: Sequence[Snapshot]) -> None:
        self.stage = stage
        self.moments = moments
        self.share = 0.0
        """How much of its time has passed, from 0 to 1."""

    def leaves(self, moment: Snapshot) -> tuple[str, str] | None:
        """What it leaves where, as a place and a part, for a plan that is only shown; None if nothing of the kind."""
        return None

    def begin(self) -> None: ...

    def at(self, share: float) -> None:
        """Time has passed."""
        self.share = share

    def end(self) -> None:
        self.stage.follow(self.moments)

    def draw(self, surface: pygame.Surface) -> None: ...

    @property
    def extent(self) -> Sequence[pygame.Rect] | None:
        """Where it has drawn in this frame; None if that may be anywhere."""
        return () if type(self).draw is Animation.draw else None


class Turnover(Animation):
    """What the Effects say becomes so half-way through."""

    def at(self, share: float) -> None:
        if share >= 0.5 > self.share:
            super().end()
        super().at(share)

    def end(self) -> None:
        if self.share < 0.5:
            super().end()
