"""One of several choices: only the one that is taken is seen, the others in a list that a click opens."""

from __future__ import annotations

import re

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.keys import is_pressed
from game.shell.lettering import draw_fitted, draw_line, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.widgets.choice import Choice

ARROW = "▼"
PADDING = 0.7
"""It is left beside the words, in sizes of their type."""
_SECTION = re.compile(r" ?\[[0-9.]+\]")
"""Where a rule is cited there is no room for it."""


class Pick(Choice):
    """Its `cells` are where the choices stand in the list while that is open."""

    @property
    def on_top(self) -> bool:
        return bool(self.cells)

    def natural_width(self, look: Look) -> int:
        """The closed list is as wide as its longest words and the arrow."""
        return self._words_width(look) + round(look.text(self.size) * 2)

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self.close()

    def open(self) -> None:
        """The list goes down or, where there is no room, up; what each choice means stands beside it."""
        width, height = pygame.display.get_window_size()
        size = self.look.text(self.size)
        meaning = max(width_of(font("text", self._small), words) for _, _, words in self.choices)
        wide = min(self._words_width(self.look) + meaning + 2 * size, width - self.rect.x - size)
        tall = min(self.rect.height, height // (len(self.choices) + 1))
        top = self.rect.bottom
        if top + tall * len(self.choices) > height:
            top = max(0, self.rect.top - tall * len(self.choices))
        box = pygame.Rect(self.rect.x, top, max(self.rect.width, wide), tall)
        self.cells = [box.move(0, number * tall) for number in range(len(self.choices))]
        self.dirty = True

    def close(self) -> None:
        self.cells, self._over, self.dirty = [], None, True

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        if event.type == pygame.MOUSEMOTION and self.cells:
            self._point_at(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._pressed(event.pos)
        if self.cells and is_pressed("Esc", event):
            self.close()
            return True
        return False

    def _pressed(self, position: tuple[int, int]) -> bool:
        if self.cells:
            cell = self._cell_at(position)
            self.close()
            if cell is not None:
                self.choose(self.choices[cell][0])
            return True
        if self.rect.collidepoint(position):
            self.open()
            return True
        return False

    def blur(self) -> None:
        self.close()

    def rest(self) -> None:
        super().rest()
        self.close()

    def hint(self, position: tuple[int, int]) -> str:
        return "" if self.cells else self.meaning

    def draw(self, surface: pygame.Surface) -> None:
        radius, size = self.look.px(6), self.look.text(self.size)
        fill = colours.CREAM if self.hovered or self.cells else colours.PAPER_DARK
        draw_plate(surface, self.rect, fill, radius, colours.PAPER_EDGE)
        box = self.rect.inflate(-round(size * 2 * PADDING), 0)
        words = next(words for key, words, _ in self.choices if key == self.chosen)
        text = pygame.Rect(box.x, box.y, box.width - size, box.height)
        draw_fitted(surface, words, text, "text", size, colours.INK)
        draw_line(surface, ARROW, box, font("text", self._small), colours.GREY_ON_PAPER, "right")
        if self.cells:
            self._draw_list(surface, radius)

    def _draw_list(self, surface: pygame.Surface, radius: int) -> None:
        whole = self.cells[0].unionall(self.cells[1:])
        draw_shadow(surface, whole, radius, spread=self.look.px(12), strength=120)
        draw_plate(surface, whole, colours.CREAM, radius, colours.PAPER_EDGE)
        size = self.look.text(self.size)
        for number, ((key, words, meaning), cell) in enumerate(zip(self.choices, self.cells, strict=True)):
            chosen = key == self.chosen
            if chosen or number == self._over:
                fill = colours.INK_RAISED if chosen else colours.PAPER_DARK
                draw_plate(surface, cell.inflate(-4, -4), fill, radius - 2)
            ink = colours.CREAM if chosen else colours.INK
            box = cell.inflate(-round(size * 2 * PADDING), 0)
            draw_line(surface, words, box, font("text", size, bold=chosen), ink)
            box.x += self._words_width(self.look) + size // 2
            box.width = cell.right - size // 2 - box.x
            meaning = _SECTION.sub("", meaning)
            ink = colours.CREAM if chosen else colours.GREY_ON_PAPER
            draw_fitted(surface, meaning, box, "text", self._small, ink, bold=False)

    @property
    def _small(self) -> int:
        return self.look.text(round(self.size * 0.85))

    def _words_width(self, look: Look) -> int:
        face = font("text", look.text(self.size), bold=True)
        return max(width_of(face, words) for _, words, _ in self.choices) + round(look.text(self.size) * PADDING)
