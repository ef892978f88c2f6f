"""Above the board: where the player stands, and the rule that holds for now, on a slip of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.keys import is_pressed
from game.shell.lettering import draw_line, fitting_size, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.text import tr
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.widget import Widget
from game.table.asking.offers import LASTING, Hands
from game.table.kit.palette import UNPAINTED, Palette
from game.table.panels.bar import BETWEEN, on_one_line
from game.table.panels.keyed import CHOOSING, INSPECT

SIZE = 18
PAD = 8
"""So much is left free around the words on the slip in the design."""


class Outlook(Widget):
    """As high as the longest rule that can last needs, so that the board never moves."""

    def __init__(self, rules: Sequence[str], hands: Hands) -> None:
        super().__init__()
        self._hands = hands
        self.palette: Palette = UNPAINTED
        self._rules = rules
        """All that can last in this game."""
        self.words: tuple[str, ...] = ()
        self.lasting = ""
        self.shares_row = False
        """Whether something else may stand at the right of its row, which is there without words too then."""
        self._left_free = 0

    def show(self, words: tuple[str, ...], lasting: str) -> None:
        """The most important of the `words` come first."""
        if (words, lasting) != (self.words, self.lasting):
            self.words, self.lasting = words, lasting
            more = tr("table.lasting.hint") if lasting else ""
            self.tooltip = "\n".join(part for part in ("  ·  ".join(words), lasting, more) if part)
            self.dirty = True

    def leave_free(self, wide: int) -> None:
        """The words keep so much of the row free at its right."""
        if wide != self._left_free:
            self._left_free, self.dirty = wide, True

    @property
    def row(self) -> pygame.Rect:
        return pygame.Rect(self.rect.x, self.rect.y, self.rect.width, _line(self.look))

    @property
    def least_width(self) -> int:
        """What comes first needs so much of the row."""
        first = width_of(font("text", self.look.text(SIZE)), self.words[0]) if self.words else 0
        return first + 2 * self.look.px(10)

    def height(self, width: int, look: Look) -> int:
        line = _line(look) if self.words or self.shares_row else 0
        rules = max((self._set(rule, width, look).height for rule in self._rules), default=0)
        return line + rules + (look.px(12 + PAD) if rules else look.px(6) if line else 0)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        surface.fill(self.palette.bar, self.rect)
        row = self.row.inflate(-2 * look.px(10), 0)
        row.width -= self._left_free
        if self.words:
            face = font("text", self.size(row.width))
            draw_line(surface, on_one_line(self.words, face, row.width), row, face, colours.CREAM)
        if self.slip:
            rule = self._set(self.lasting, self.rect.width, look)
            draw_plate(surface, self.slip, colours.CREAM, look.px(4), colours.PAPER_EDGE)
            rule.draw(surface, (self.slip.x + look.px(PAD), self.slip.y + look.px(PAD) // 2))

    def size(self, width: int) -> int:
        """Large type grows less, and small type shrinks a little, rather than leave out what matters next to most."""
        least = replace(self.look, text_scale=min(1.0, self.look.text_scale)).text(SIZE) * 7 // 8
        words = BETWEEN.join(self.words[: 1 if self._left_free else 2])
        return fitting_size(partial(font, "text"), self.look.text(SIZE), words, width, least)

    @property
    def slip(self) -> pygame.Rect | None:
        """Where the rule that holds for now lies; None if there is none."""
        if not self.lasting or not self.rect.width:
            return None
        look = self.look
        tall = self._set(self.lasting, self.rect.width, look).height + look.px(PAD)
        edge = look.px(6)
        return pygame.Rect(self.rect.x + edge, self.rect.bottom - edge - tall, self.rect.width - 2 * edge, tall)

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        slip = self.slip
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3)
        if slip is None or not pressed or not slip.collidepoint(event.pos):
            return False
        self._hands.inspect(LASTING, "")
        return True

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return bool(self.words) or self.slip is not None

    def take_key(self, event: pygame.event.Event) -> bool:
        if self.slip is None or not any(is_pressed(key, event) for key in (INSPECT, *CHOOSING)):
            return False
        self._hands.inspect(LASTING, "")
        return True

    @staticmethod
    def _set(rule: str, width: int, look: Look) -> RichText:
        style = TextStyle(look.text(SIZE), colours.INK, leading=1.2)
        return RichText(rule, width - 2 * look.px(6 + PAD), style)


def _line(look: Look) -> int:
    return round(look.text(SIZE) * 1.35)
