"""A date on the band of years: when, what, and the card that tells of it."""

from __future__ import annotations

import pygame

from game.shell import colours
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.text import tr
from game.shell.widgets.rich_text import RichText, TextStyle
from game.table.kit.palette import Palette
from game.table.library.exhibit import Exhibit, HistoricDate

PICTURE = 0.5
"""This is its height as a share of its width."""


class Slip:
    """Set for a width; `picture` only where there is room for it."""

    def __init__(
        self, date: HistoricDate, exhibit: Exhibit | None, width: int, look: Look, palette: Palette, *, pictured: bool
    ) -> None:
        self.date = date
        self.exhibit = exhibit
        self.look = look
        self._palette = palette
        self._pad = look.px(14)
        inner = width - 2 * self._pad
        self._picture = (width - 2, round(width * PICTURE)) if pictured and exhibit else (0, 0)
        self._day = RichText(date.day, inner, TextStyle(look.text(18), colours.RED, "display", bold=True, leading=1.25))
        self._words = RichText(date.words, inner, TextStyle(look.text(19), role="news", leading=1.25))
        told = tr("timeline.card", title=exhibit.title) if exhibit else ""
        style = TextStyle(look.text(17), colours.LINK_ON_PAPER, "news", italic=True, leading=1.2)
        self._card = RichText(told, inner, style) if told else None
        self.size = width, self._height()
        self._painted: pygame.Surface | None = None

    def _height(self) -> int:
        card = self._card.height + self.look.px(4) if self._card else 0
        return self._picture[1] + self._day.height + self._words.height + card + 2 * self.look.px(10)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, *, lit: bool) -> None:
        look = self.look
        radius = look.px(4)
        draw_shadow(surface, rect, radius, spread=look.px(8), strength=110)
        if lit:
            draw_plate(surface, rect.inflate(look.px(8), look.px(8)), self._palette.glow, radius + 3)
        draw_plate(surface, rect, colours.CREAM if lit else colours.PAPER, radius, colours.PAPER_EDGE)
        y = rect.y
        if self.exhibit is not None and self._picture[1]:
            if self._painted is None:
                self._painted = self.exhibit.picture(self._picture, self._palette)
            surface.blit(self._painted, (rect.x + 1, y + 1))
            y += self._picture[1]
        x, y = rect.x + self._pad, y + look.px(10)
        for text, gap in ((self._day, 0), (self._words, 0), (self._card, look.px(4))):
            if text is not None:
                text.draw(surface, (x, y + gap))
                y += text.height + gap
