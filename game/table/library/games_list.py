"""The finished games one under the other: when each was played, who won, and as whom one played."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.saves import SaveEntry
from game.shell.widgets.row_list import RowList
from game.table.library.record import Record

STRIPE = 10


@dataclass(slots=True)
class Finished:
    entry: SaveEntry
    record: Record | None
    headline: str
    players: str
    margin: str
    colour: Colour
    """It is the winner's."""


class GamesList(RowList[Finished]):
    focusable = True

    def damage(self, row: Finished) -> str | None:
        return row.entry.damage

    def told(self, row: Finished) -> str:
        return row.players

    @property
    def row_height(self) -> int:
        return self._line(22) + self._line(17) + self.look.px(20)

    def _line(self, size: int) -> int:
        return round(self.look.text(size) * 1.32)

    def draw_row(self, surface: pygame.Surface, row: Finished, rect: pygame.Rect) -> None:
        look = self.look
        surface.fill(row.colour, (rect.x + 3, rect.y + 3, look.px(STRIPE), rect.height - 6))
        left = rect.x + look.px(STRIPE + 18)
        line = pygame.Rect(left, rect.y + look.px(8), rect.right - look.px(14) - left, self._line(22))
        large, small = font("news", look.text(22), bold=True), font("text", look.text(17))
        draw_line(surface, row.margin, line, font("display", look.text(22), bold=True), colours.INK, "right")
        margin = width_of(font("display", look.text(22), bold=True), row.margin) + look.px(14)
        ink = colours.INK if row.entry.sound else colours.GREY_ON_PAPER
        draw_line(surface, shortened(large, row.headline, line.width - margin), line, large, ink)
        line = pygame.Rect(left, line.bottom, line.width, self._line(17))
        draw_line(surface, row.entry.when, line, small, colours.GREY_ON_PAPER, "right")
        room = line.width - width_of(small, row.entry.when) - look.px(14)
        said = row.players if row.entry.sound else row.entry.damage or ""
        draw_line(surface, shortened(small, said, room), line, small, colours.GREY_ON_PAPER)
