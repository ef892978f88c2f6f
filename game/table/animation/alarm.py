"""A bell for somebody: a light of their colour swells twice around their sheet, and a headline says why."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

import pygame

from game.shell.cache import MEGABYTE, kept
from game.shell.colours import CREAM, Colour, mix
from game.table.animation.drama import Drama
from game.table.animation.headline import Strip, ThrownHeadline

SWELLS = 2
AROUND = 22
"""How far the light reaches beyond the sheet, as in the design."""
WIDTH = 0.8
"""The headline is as wide as this share of the board."""


class Alarm(Drama, ABC):
    afterwards = True
    sound = "bell"
    arriving = 0.09
    """The share of its time that the headline takes to come in."""

    @abstractmethod
    def whose(self) -> str:
        """The sheet, by what it is about."""

    @abstractmethod
    def headline(self) -> ThrownHeadline: ...

    def prepare(self) -> Iterator[None]:
        self._headline = self.headline()
        self._strip = Strip(self._headline, round(self.stage.view.rect.width * WIDTH), self.stage.look)
        yield from self._strip.prepare()

    @property
    def extent(self) -> Sequence[pygame.Rect]:
        sheet, around = self.stage.sheet(self.whose()), 2 * self.stage.look.px(AROUND)
        return *super().extent, *((sheet.inflate(around, around),) if sheet else ())

    def draw(self, surface: pygame.Surface) -> None:
        sheet = self.stage.sheet(self.whose())
        if sheet is not None:
            light = _frame(sheet.size, mix(self._headline.colour, CREAM, 0.25), self.stage.look.px(AROUND))
            light.set_alpha(round(255 * math.sin(math.pi * SWELLS * self.share) ** 2))
            surface.blit(light, light.get_rect(center=sheet.center))
        super().draw(surface)

    def draw_on(self, surface: pygame.Surface, board: pygame.Rect) -> None:
        middle = board.centerx, board.y + round(board.height * 0.2)
        self._strip.draw(
            surface, middle, max(0.0, min(1.0, (self.share - 0.06) / self.arriving)), self.between(0.86, 1.0)
        )


@kept(8 * MEGABYTE)
def _frame(size: tuple[int, int], colour: Colour, spread: int) -> pygame.Surface:
    """Paint a light around a sheet, a little of which falls on the sheet."""
    picture = pygame.Surface((size[0] + 2 * spread, size[1] + 2 * spread), pygame.SRCALPHA)
    picture.fill((*colour, 0))
    for step in range(spread):
        near = (step + 1) / spread
        box = picture.get_rect().inflate(-2 * step, -2 * step)
        pygame.draw.rect(picture, (*colour, round(255 * near * near)), box, 2, border_radius=max(1, spread - step + 4))
    sheet = picture.get_rect().inflate(-2 * spread, -2 * spread)
    picture.fill((*colour, 70), sheet)
    pygame.draw.rect(picture, (*colour, 255), sheet, max(3, spread // 4))
    return picture
