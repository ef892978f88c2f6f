"""News from one place: night falls over the board, a light stays on the place, and a headline comes in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Protocol

import pygame

from game.shell.colours import Colour
from game.shell.sound import play
from game.table.animation.animation import Point
from game.table.animation.darkness import NIGHT, PoolOfLight, darken
from game.table.animation.drama import Drama
from game.table.animation.headline import Strip, Telex, ThrownHeadline

AROUND = 210
"""The light has this radius in the design."""
WIDTH = 0.86
"""A headline is as wide as this share of the board."""


class ThrownPaper(Protocol):
    """Something with words on it that comes in and goes again."""

    def prepare(self) -> Iterator[None]: ...

    def draw(self, surface: pygame.Surface, middle: Point, thrown: float, gone: float) -> None: ...


class Bulletin(Drama, ABC):
    slam = "marker"
    """The sound with which the headline comes down."""
    lands = 0.2
    """The share of its time at which it lies."""
    night: Colour = NIGHT
    """What is left of white around the light."""
    _paper: type[Strip | Telex] = Strip
    """What it is printed on."""
    _strip: ThrownPaper

    @abstractmethod
    def place(self) -> str:
        """Where it is, as the table's anchors name it."""

    @abstractmethod
    def headline(self) -> ThrownHeadline: ...

    def shine(self, pool: PoolOfLight) -> None:
        """What the light shows besides what lies there."""

    def shine_far(self, surface: pygame.Surface, middle: Point) -> None:
        """What is seen in the night around it, under the light."""

    def draw_over(self, surface: pygame.Surface, middle: Point) -> None:
        """What is seen over the light."""

    def begin(self) -> None:
        super().begin()
        # Where it stands has to be asked before it goes.
        self.middle = self.stage.anchor(self.place())

    def prepare(self) -> Iterator[None]:
        self._strip = self._paper(self.headline(), round(self.stage.view.rect.width * WIDTH), self.stage.look)
        yield from self._strip.prepare()

    def at(self, share: float) -> None:
        if share >= self.lands > self.share:
            play(self.slam)
        super().at(share)

    def draw_on(self, surface: pygame.Surface, board: pygame.Rect) -> None:
        pool = PoolOfLight(surface, board, self.middle, self.stage.look.px(AROUND))
        darken(surface, board, self.swell, self.night)
        self.shine_far(surface, self.middle)
        self.shine(pool)
        pool.lay(surface)
        self.draw_over(surface, self.middle)
        self._strip.draw(surface, self._across(board), self._coming, self.between(0.84, 1.0))

    @property
    def _coming(self) -> float:
        """How far the headline has come in."""
        return max(0.0, min(1.0, (self.share - self.lands + 0.09) / 0.09))

    def _across(self, board: pygame.Rect) -> Point:
        """Where the headline lies: in the half of the board in which nothing happens."""
        upper = self.middle[1] > board.centery
        return board.centerx, board.y + round(board.height * (0.24 if upper else 0.76))


class Dispatch(Bulletin):
    """The headline is a telex that is typed as one watches."""

    _paper = Telex
    typing = 0.5
    """The share of its time that this takes."""

    @property
    def _coming(self) -> float:
        return (self.share - 0.08) / self.typing
