"""What every animation is: a stretch of time in which Effects come about on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

import pygame

from engine.people_power import effects as told
from game.people_power.board.table import Table

Point = tuple[int, int]
EffectT = TypeVar("EffectT", bound=told.Effect)


class Animation(Generic[EffectT]):
    """Nothing to see: what the Effects say is so at once."""

    seconds = 0.0
    sound: str | None = None

    def __init__(self, table: Table, effects: Sequence[EffectT]) -> None:
        self.table = table
        self.effects = effects
        self.share = 0.0
        """How much of its time has passed, from 0 to 1."""

    def begin(self) -> None: ...

    def at(self, share: float) -> None:
        """Time has passed."""
        self.share = share

    def end(self) -> None:
        for effect in self.effects:
            self.table.shown.apply(effect)
        self.table.refresh()

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
