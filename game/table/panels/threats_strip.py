"""Over the board: one word for what is to come until the next turn, and the worst of it in sentences."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.widgets.widget import Widget
from game.table.kit.palette import UNPAINTED, Palette
from game.table.panels.bar import BETWEEN

SIZE, LARGEST = 17, 1.15
"""Of its type in the design; larger text makes it larger only so far, because the board has to go on being seen."""
ONE_ROW = 64
"""In so many times the size of its type three sentences have room beside each other."""


class ThreatsStrip(Widget):
    """It is as high as it will ever be in its window, so that the board never moves."""

    def __init__(self) -> None:
        super().__init__()
        self.palette: Palette = UNPAINTED
        self.head = ""
        self.is_alarming = False
        self.sentences: Sequence[str] = ()

    def tell(self, head: str, sentences: Sequence[str], tooltip: str, *, is_alarming: bool) -> None:
        """The first of the sentences matters most; an empty `head` says that nothing is known."""
        if (head, sentences, is_alarming) != (self.head, self.sentences, self.is_alarming):
            self.head, self.sentences, self.is_alarming = head, sentences, is_alarming
            self.tooltip, self.dirty = tooltip, True

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return bool(self.head)

    def height(self, width: int, look: Look) -> int:
        size = _size(look)
        return _row(size) * (1 if width >= ONE_ROW * size else 2)

    def draw(self, surface: pygame.Surface) -> None:
        look, size = self.look, _size(self.look)
        surface.fill(self.palette.bar, self.rect)
        if not self.head:
            return
        label, face = self.palette.label(size), font("text", size)
        row = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, _row(size)).inflate(-2 * look.px(10), 0)
        tag = pygame.Rect(row.x, 0, width_of(label, self.head) + look.px(14), round(size * 1.3))
        beside = pygame.Rect(tag.right + look.px(10), row.y, row.right - tag.right - look.px(10), row.height)
        lines = self._set(face, beside, row)
        down = (self.rect.height - len(lines) * row.height) // 2
        tag.centery = row.centery + down
        colour = colours.RED if self.is_alarming else self.palette.bar
        draw_plate(surface, tag, colour, look.px(4), None if self.is_alarming else colours.GREY_ON_INK)
        draw_line(surface, self.head, tag, label, colours.CREAM, "center")
        for place, words in lines:
            draw_line(surface, words, place.move(0, down), face, colours.CREAM)

    def _set(self, face: pygame.font.Font, beside: pygame.Rect, row: pygame.Rect) -> list[tuple[pygame.Rect, str]]:
        """Sentences beside the word, and in the row under it, as many as there is room for; one alone may be cut."""
        rooms = [beside, *(row.move(0, row.height * number) for number in range(1, self.rect.height // row.height))]
        lines = [""]
        for sentence in self.sentences:
            longer = f"{lines[-1]}{BETWEEN}{sentence}" if lines[-1] else sentence
            if not lines[-1] or width_of(face, longer) <= rooms[len(lines) - 1].width:
                lines[-1] = longer
            elif len(lines) < len(rooms):
                lines.append(sentence)
            else:
                break
        return [(room, shortened(face, words, room.width)) for room, words in zip(rooms, lines, strict=False)]


def _size(look: Look) -> int:
    return min(look.text(SIZE), round(Look(look.scale, 1.0).text(SIZE) * LARGEST))


def _row(size: int) -> int:
    return round(size * 1.5)
