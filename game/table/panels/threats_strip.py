"""Over the board: one word for what is to come until the next turn, and the worst of it in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line, fitting_size, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.widgets.widget import Widget
from game.table.kit.palette import UNPAINTED, Palette
from game.table.panels.bar import BETWEEN, on_one_line

SIZE, LARGEST, SMALLEST = 17, 1.15, 0.75
"""Of its type in the design; larger text makes it larger only so far, because the board has to go on being seen."""


class ThreatsStrip(Widget):
    """It stands in the row of the outlook, so that it costs the board nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.palette: Palette = UNPAINTED
        self.head = ""
        self.is_alarming = False
        self.sentences: Sequence[str] = ()
        """First for which answers they hold, then the worst, and what is less bad."""

    def tell(self, head: str, sentences: Sequence[str], tooltip: str, *, is_alarming: bool) -> None:
        """An empty `head` says that nothing is known."""
        if (head, sentences, is_alarming) != (self.head, self.sentences, self.is_alarming):
            self.head, self.sentences, self.is_alarming = head, sentences, is_alarming
            self.tooltip, self.dirty = tooltip, True

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return bool(self.head)

    def natural_width(self, look: Look) -> int:
        """In this width it says all of it."""
        size = _size(look)
        said = width_of(font("text", size), BETWEEN.join(self.sentences))
        return _tag_width(self.head, self.palette, look) + said + look.px(20 + 10)

    def draw(self, surface: pygame.Surface) -> None:
        look, size = self.look, _size(self.look)
        surface.fill(self.palette.bar, self.rect)
        row = self.rect.inflate(-2 * look.px(10), 0)
        tag = pygame.Rect(row.x, 0, _tag_width(self.head, self.palette, look), min(round(size * 1.3), row.height))
        tag.centery = row.centery
        colour = colours.RED if self.is_alarming else self.palette.bar
        draw_plate(surface, tag, colour, look.px(4), None if self.is_alarming else colours.GREY_ON_INK)
        draw_line(surface, self.head, tag, self.palette.label(size), colours.CREAM, "center")
        left = tag.right + look.px(10)
        beside = pygame.Rect(left, row.y, row.right - left, row.height)
        face = font("text", self._fitting(size, beside.width))
        draw_line(surface, self._said(face, beside.width), beside, face, colours.CREAM)

    def _fitting(self, size: int, width: int) -> int:
        """Large type becomes smaller again rather than cut the worst short."""
        least = round(Look(self.look.scale, 1.0).text(SIZE) * SMALLEST)
        worst = self.sentences[:2][-1]
        return fitting_size(partial(font, "text"), size, worst, width, least)

    def _said(self, face: pygame.font.Font, width: int) -> str:
        """As many of the sentences as there is room for, and for which answers they hold if the worst still fits."""
        whole = on_one_line(self.sentences, face, width)
        if self.sentences[1:2] and whole == self.sentences[0]:
            return on_one_line(self.sentences[1:], face, width)
        return whole


def _tag_width(head: str, palette: Palette, look: Look) -> int:
    return width_of(palette.label(_size(look)), head) + look.px(14)


def _size(look: Look) -> int:
    return min(look.text(SIZE), round(Look(look.scale, 1.0).text(SIZE) * LARGEST))
