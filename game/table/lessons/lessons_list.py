"""The lessons one under the other: what each teaches, for which side, how long it takes, and whether it is done."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shell import colours
from game.shell.drawable import drawable
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.widgets.row_list import RowList
from game.table.lessons.course import Listed
from game.table.lessons.lesson import Lesson, in_language


class LessonsList(RowList[Listed]):
    focusable = True

    def __init__(
        self, beside: Callable[[Lesson], str], on_choose: Callable[[Listed], None], on_open: Callable[[], None]
    ) -> None:
        super().__init__(on_choose, on_open)
        self._beside = beside

    def damage(self, row: Listed) -> str | None:
        return row.damage

    def told(self, row: Listed) -> str:
        return in_language(row.lesson.about) if row.lesson else ""

    @property
    def row_height(self) -> int:
        return self._line(24) + self._line(18) + self.look.px(24)

    def _line(self, size: int) -> int:
        return round(self.look.text(size) * 1.35)

    def draw_row(self, surface: pygame.Surface, row: Listed, rect: pygame.Rect) -> None:
        look, pad = self.look, self.look.px(18)
        large, small = font("news", look.text(24), bold=True), font("text", look.text(18))
        line = pygame.Rect(rect.x + pad, rect.y + look.px(12), rect.width - 2 * pad, self._line(24))
        room = line.width
        if row.lesson is not None:
            beside = self._beside(row.lesson)
            draw_line(surface, beside, line, small, colours.GREY_ON_PAPER, "right")
            room -= width_of(small, beside) + look.px(20)
        ink = colours.INK if row.damage is None else colours.GREY_ON_PAPER
        draw_line(surface, shortened(large, drawable(row.name), room), line, large, ink)
        line = pygame.Rect(line.x, line.bottom, line.width, self._line(18))
        said, ink = (row.damage, colours.RED) if row.damage else (self.told(row), colours.GREY_ON_PAPER)
        draw_line(surface, shortened(small, said, line.width), line, small, ink)
