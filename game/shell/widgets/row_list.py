"""A list of rows of one height of which one is chosen, with the mouse or the arrows; a double click opens it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

import pygame

from game.shell import colours
from game.shell.colours import mix
from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.widgets.rich_text import literal
from game.shell.widgets.scrolling import Scrolling

Row = TypeVar("Row")
DOUBLE_CLICK = 400
"""So many milliseconds may lie between its two clicks."""
ROW_GAP = 10
BESIDE_BAR = 24


class RowList(Scrolling, Generic[Row]):
    """Each row is about one file; a damaged one is grey and cannot be opened."""

    def __init__(self, on_choose: Callable[[Row], None], on_open: Callable[[], None]) -> None:
        super().__init__()
        self.rows: Sequence[Row] = ()
        self.chosen: Row | None = None
        self._on_choose, self._on_open = on_choose, on_open
        self._over: Row | None = None
        self._clicked_at = -DOUBLE_CLICK

    @abstractmethod
    def damage(self, row: Row) -> str | None:
        """What is wrong with the file that the row is about."""

    @abstractmethod
    def told(self, row: Row) -> str:
        """The tooltip says this of a file that can be read."""

    @property
    @abstractmethod
    def row_height(self) -> int:
        """All rows are as high as this."""

    @abstractmethod
    def draw_row(self, surface: pygame.Surface, row: Row, rect: pygame.Rect) -> None:
        """Draw what is said of the file on its plate."""

    def show(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self._measure()

    def choose(self, row: Row) -> None:
        self.chosen, self.dirty = row, True
        index = self.rows.index(row)
        self.bar.show(index * self._pitch, (index + 1) * self._pitch)
        self._on_choose(row)

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._measure()

    def in_view(self) -> list[Row]:
        return [self.rows[index] for index in self._indices_in_view]

    def unbroken(self) -> Iterator[tuple[int, int]]:
        for index in self._indices_in_view:
            yield index * self._pitch, index * self._pitch + self.row_height

    @property
    def _indices_in_view(self) -> range:
        first = self.bar.offset // self._pitch
        return range(first, min(len(self.rows), first + self.rect.height // self._pitch + 2))

    @property
    def _pitch(self) -> int:
        """From the top of one row to that of the next it is so far."""
        return self.row_height + self.look.px(ROW_GAP)

    def _measure(self) -> None:
        self.bar.step = self._pitch
        self.bar.measure(max(0, self._pitch * len(self.rows) - self.look.px(ROW_GAP)), self.rect)
        self.dirty = True

    def _rect_of(self, index: int) -> pygame.Rect:
        top = self.rect.y + index * self._pitch - self.bar.offset
        return pygame.Rect(self.rect.x, top, self.rect.width - self.look.px(BESIDE_BAR), self.row_height)

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            over = self._at(event.pos)
            if over is not self._over:
                self._over, self.dirty = over, True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and (row := self._at(event.pos)) is not None:
            self._click(row)
            return True
        return self.take_key(event)

    def take_key(self, event: pygame.event.Event) -> bool:
        ways = {"Up": -1, "Down": 1, "Home": -len(self.rows), "End": len(self.rows)}
        by = next((by for name, by in ways.items() if is_pressed(name, event)), 0)
        if by and self.rows:
            at = self.rows.index(self.chosen) if self.chosen is not None else 0
            self.choose(self.rows[max(0, min(len(self.rows) - 1, at + by))])
        return bool(by and self.rows)

    def rest(self) -> None:
        super().rest()
        self._over = None

    def hint(self, position: tuple[int, int]) -> str:
        row = self._at(position)
        return "" if row is None else literal(self.damage(row) or self.told(row))

    def _click(self, row: Row) -> None:
        now = pygame.time.get_ticks()
        twice = row is self.chosen and now - self._clicked_at < DOUBLE_CLICK
        self._clicked_at = now
        self.choose(row)
        if twice and self.damage(row) is None:
            self._on_open()

    def _at(self, position: tuple[int, int]) -> Row | None:
        if not self.window.collidepoint(position):
            return None
        over = (index for index in self._indices_in_view if self._rect_of(index).collidepoint(position))
        return next((self.rows[index] for index in over), None)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        with self.clipped(surface):
            for index in self._indices_in_view:
                row, rect = self.rows[index], self._rect_of(index)
                chosen = row is self.chosen
                face = colours.CREAM if chosen or row is self._over else mix(colours.PAPER, colours.CREAM, 0.4)
                face = face if self.damage(row) is None else colours.PAPER_DARK
                edge = colours.INK if chosen else colours.PAPER_EDGE
                draw_plate(surface, rect, face, self.look.px(6), edge, 2 if chosen else 1)
                self.draw_row(surface, row, rect)
        self.bar.draw(surface)
