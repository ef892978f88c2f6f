"""A row of choices of which one is taken: tabs, paces, filters."""

from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.keys import is_pressed
from game.shell.lettering import draw_line, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.sound import play
from game.shell.widgets.widget import Widget


class ToggleGroup(Widget):
    """`choices` are (key, words, tooltip), each in one of `cells`; `on_change` gets the key taken."""

    focusable = True

    def __init__(
        self, choices: Sequence[tuple[str, str, str]], chosen: str, on_change: Callable[[str], None], *, size: int = 20
    ) -> None:
        super().__init__()
        self.choices = list(choices)
        self.chosen = chosen
        self.on_change = on_change
        self.size = size
        self._over: int | None = None
        self.cells: list[pygame.Rect] = []

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
            over = self._cell_at(event.pos)
            if over != self._over:
                self._over, self.dirty = over, True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            cell = self._cell_at(event.pos)
            if cell is not None:
                self.choose(self.choices[cell][0])
                return True
        return False

    def take_key(self, event: pygame.event.Event) -> bool:
        by = is_pressed("Right", event) - is_pressed("Left", event)
        if not by:
            return False
        keys = [key for key, _, _ in self.choices]
        self.choose(keys[max(0, min(len(keys) - 1, keys.index(self.chosen) + by))])
        return True

    def choose(self, key: str) -> None:
        if key != self.chosen:
            self.chosen, self.dirty = key, True
            play("click")
            self.on_change(key)

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

    def _cell_at(self, position: tuple[int, int]) -> int | None:
        return next((index for index, cell in enumerate(self.cells) if cell.collidepoint(position)), None)
