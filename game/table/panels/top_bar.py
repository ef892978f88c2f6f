"""The bar at the head: which game this is, how far it has come, and the buttons that are always there."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line
from game.shell.look import Look
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.table.kit.palette import UNPAINTED, Palette
from game.table.panels.bar import Bar, on_one_line, right_of


class TopBar(Bar):
    def __init__(self, buttons: Sequence[Button]) -> None:
        super().__init__()
        self.buttons = list(buttons)
        self.words: tuple[str, ...] = ()
        self.palette: Palette = UNPAINTED

    @staticmethod
    def height(look: Look) -> int:
        return round(look.text(20) * 2.4)

    @property
    def all_buttons(self) -> Sequence[Button]:
        return self.buttons

    def show(self, words: tuple[str, ...]) -> None:
        """The most important words come first."""
        if words != self.words:
            self.words = words
            self.dirty = True

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        gap, x = look.px(8), rect.right - look.px(14)
        for button in reversed(self.buttons):
            button.face = self.palette.label
            box = pygame.Rect(0, 0, button.natural_width(look), round(look.text(20) * 1.65))
            box.midright = (x, rect.centery)
            button.place(box, look)
            x = box.left - gap

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        surface.fill(self.palette.bar, self.rect)
        row = pygame.Rect(self.rect.x + look.px(18), self.rect.y, 0, self.rect.height)
        row.width = self.buttons[0].rect.left - look.px(16) - row.x
        large = self.palette.label(look.text(28))
        title = draw_line(surface, tr("game.title").upper(), row, large, colours.GOLD)
        row = right_of(title, row, look.px(24))
        face = font("text", look.text(19))
        draw_line(surface, on_one_line(self.words, face, row.width), row, face, colours.PAPER)
        self.draw_buttons(surface)
