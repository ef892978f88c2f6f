"""A row of choices of which one is taken: tabs, paces, filters."""

from itertools import pairwise

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.widgets.choice import Choice


class ToggleGroup(Choice):
    def natural_width(self, look: Look) -> int:
        return sum(self._widths(look))

    def place(self, rect: pygame.Rect, look: Look) -> None:
        """Cells share the width alike, or according to their words where those need more."""
        super().place(rect, look)
        natural = self._widths(look)
        if max(natural, default=0) * len(natural) <= rect.width:
            natural = [1] * len(natural)
        share = rect.width / max(1, sum(natural))
        edges: list[float] = [rect.left]
        for width in natural:
            edges.append(edges[-1] + width * share)
        self.cells = [
            pygame.Rect(round(left), rect.top, round(right) - round(left), rect.height)
            for left, right in pairwise(edges)
        ]

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self._point_at(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            cell = self._cell_at(event.pos)
            if cell is not None:
                self.choose(self.choices[cell][0])
                return True
        return False

    def rest(self) -> None:
        super().rest()
        self._over = None

    def hint(self, position: tuple[int, int]) -> str:
        cell = self._cell_at(position)
        return "" if cell is None else self.choices[cell][2]

    def explained(self, position: tuple[int, int]) -> pygame.Rect:
        cell = self._cell_at(position)
        return self.rect if cell is None else self.cells[cell]

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.look.px(6)
        draw_plate(surface, self.rect, colours.PAPER_DARK, radius, colours.PAPER_EDGE)
        for index, ((key, words, _), cell) in enumerate(zip(self.choices, self.cells, strict=True)):
            chosen = key == self.chosen
            if chosen:
                draw_plate(surface, cell.inflate(-4, -4), colours.INK_RAISED, radius - 2)
            elif index == self._over:
                draw_plate(surface, cell.inflate(-4, -4), colours.CREAM, radius - 2)
            face = font("text", self.look.text(self.size), bold=chosen)
            draw_line(surface, words, cell.inflate(-8, 0), face, colours.CREAM if chosen else colours.INK, "center")

    def _widths(self, look: Look) -> list[int]:
        size = look.text(self.size)
        face = font("text", size, bold=True)
        return [width_of(face, words) + round(size * 1.4) for _, words, _ in self.choices]
