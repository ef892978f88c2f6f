"""The lines above the board: where the player stands, and the rule that holds for now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line
from game.shell.look import Look
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.widget import Widget
from game.table.palette import UNPAINTED, Palette
from game.table.panels.bar import on_one_line

SIZE = 18


class Outlook(Widget):
    """As high as the longest rule that can last needs, so that the board never moves."""

    def __init__(self, rules: Sequence[str]) -> None:
        super().__init__()
        self.palette: Palette = UNPAINTED
        self._rules = rules
        """All that can last in this game."""
        self.words: tuple[str, ...] = ()
        self.lasting = ""

    def show(self, words: tuple[str, ...], lasting: str) -> None:
        """`words` from the most to the least important."""
        if (words, lasting) != (self.words, self.lasting):
            self.words, self.lasting = words, lasting
            self.tooltip = "\n".join(("  ·  ".join(words), lasting)).strip()
            self.dirty = True

    def height(self, width: int, look: Look) -> int:
        line = _line(look) if self.words else 0
        rules = max((self._set(rule, width, look).height for rule in self._rules), default=0)
        return line + rules + (look.px(6) if line + rules else 0)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        surface.fill(self.palette.bar, self.rect)
        row = self.rect.inflate(-2 * look.px(10), 0)
        row.height = _line(look)
        if self.words:
            face = font("text", look.text(SIZE))
            draw_line(surface, on_one_line(self.words, face, row.width), row, face, colours.CREAM)
        if self.lasting:
            top = row.bottom if self.words else row.y + look.px(4)
            self._set(self.lasting, self.rect.width, look).draw(surface, (row.x, top))

    @staticmethod
    def _set(rule: str, width: int, look: Look) -> RichText:
        style = TextStyle(look.text(SIZE), colours.GOLD_SOFT, leading=1.2)
        return RichText(rule, width - 2 * look.px(10), style)


def _line(look: Look) -> int:
    return round(look.text(SIZE) * 1.35)
