"""What every animation is, and what it needs of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

import pygame

from engine.people_power import effects as told
from game.people_power.board.clipping import Clipping
from game.people_power.board.shown import Shown
from game.people_power.map import BoardView
from game.people_power.palette import Palette
from game.shell.look import Look
from game.shell.sound import SoundName

Point = tuple[int, int]
EffectT = TypeVar("EffectT", bound=told.Effect)


class Stage(Protocol):
    """The table, as animations see it."""

    shown: Shown
    palette: Palette
    look: Look
    clipping: Clipping

    @property
    def view(self) -> BoardView: ...

    def stock_pos(self, piece: str) -> Point: ...

    def track_pos(self, track: str) -> Point: ...

    def refresh(self) -> None:
        """What is shown has changed."""


class Animation(Generic[EffectT]):
    """Nothing to see: what the Effects say is so at once."""

    seconds = 0.0
    sound: SoundName | None = None

    def __init__(self, stage: Stage, effects: Sequence[EffectT]) -> None:
        self.stage = stage
        self.effects = effects
        self.share = 0.0
        """How much of its time has passed, from 0 to 1."""

    def begin(self) -> None: ...

    def at(self, share: float) -> None:
        """Time has passed."""
        self.share = share

    def end(self) -> None:
        for effect in self.effects:
            self.stage.shown.apply(effect)
        self.stage.refresh()

    def draw(self, surface: pygame.Surface) -> None: ...


class Turnover(Animation[EffectT]):
    """What the Effects say becomes so half-way through."""

    def at(self, share: float) -> None:
        if share >= 0.5 > self.share:
            super().end()
        super().at(share)

    def end(self) -> None:
        if self.share < 0.5:
            super().end()
