"""A long list of lines of which only the visible ones are set and drawn: the log.

Adding a line measures that line alone, and only once it is shown, so it costs the same at the first and at the
five-thousandth.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.fonts import StyledFace
from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.scrolling import Scrolling

KEPT_SET = 400
UNBROKEN = 1 / 6
"""The share of the list up to which a line is seen whole or not at all; of a longer one, each line of type."""
UNMEASURED = -1
"""The height of a line that has not been shown yet."""


@dataclass(slots=True)
class LogLine:
    """`tag` is what a filter asks for and what chooses the stripe's colour; `payload` is for who answers a click.

    `also` are more tags by which it passes a filter. A line `under` another is seen only while that one is `open`.
    """

    text: str
    tag: str = ""
    payload: Any = None
    also: set[str] = field(default_factory=set)
    under: int | None = None
    open: bool = False


class LogList(Scrolling):
    bar_width = 12

    def __init__(
        self,
        on_click: Callable[[LogLine], None] | None = None,
        *,
        size: int = 18,
        tag_colours: dict[str, Colour] | None = None,
        on_point: Callable[[LogLine | None], None] | None = None,
        nothing: str = "",
    ) -> None:
        """`on_point` hears which line the mouse or the arrows have come to, and None when they have left.

        `nothing` is said where a filter lets no line pass.
        """
        super().__init__()
        self.lines: list[LogLine] = []
        self.on_click = on_click
        self.on_point = on_point
        self.focusable = on_click is not None or on_point is not None
        self.size = size
        self.nothing = nothing
        self.tag_colours = tag_colours or {}
        self._face: StyledFace | None = None
        self._filter: frozenset[str] | None = None
        self._shown: list[int] = []  # which lines pass the filter
        self._tops: list[int] = []  # where each of those begins
        self._bottom = 0
        self._heights: list[int] = []  # of every line that was ever shown, so that a filter needs no new measuring
        self._set: dict[int, RichText] = {}
        self._over: int | None = None

    def append(self, text: str, tag: str = "", payload: Any = None, also: str = "", under: int | None = None) -> None:
        """Add a line at the end; a list that stood at its end stays there."""
        follows = self.bar.at_end
        index = len(self.lines)
        self.lines.append(LogLine(text, tag, payload, {also} if also else set(), under))
        self._heights.append(UNMEASURED)
        if under is not None:
            self._tell_head(under, index)
        if self._passes(index) and self._shown[-1:] != [index]:  # it is there if its head has just come into sight
            self._show(index)
        self.bar.measure(self._bottom, self.rect)
        if follows:
            self.bar.scroll_to(self.bar.range)
        self.dirty = True

    def rewrite(self, index: int, text: str) -> None:
        """Other words for a line that is there."""
        line = self.lines[index]
        if line.text == text:
            return
        follows = self.bar.at_end
        line.text = text
        self._set.pop(index, None)
        before, self._heights[index] = self._heights[index], UNMEASURED
        row = bisect_right(self._shown, index) - 1
        if row >= 0 and self._shown[row] == index:
            self._heights[index] = self._measure(index)
            by = self._heights[index] - before
            self._tops[row + 1 :] = [top + by for top in self._tops[row + 1 :]]
            self._bottom += by
        self.bar.measure(self._bottom, self.rect)
        self.dirty = True
        if follows:
            self.bar.scroll_to(self.bar.range)

    def set_in(self, face: StyledFace | None) -> None:
        """It sets the log in other type than the shell's; None is for that."""
        if face is not self._face:
            self._face = face
            self._set.clear()
            self._heights = [UNMEASURED] * len(self.lines)
            self._refresh()

    def unfold(self, index: int) -> None:
        """Show what lies under a line, as much of it as there is room for, or hide it again."""
        line = self.lines[index]
        line.open = not line.open
        self._refresh()
        if line.open and index in self._shown:
            head = self._shown.index(index)
            foot = max((row for row, shown in enumerate(self._shown) if self.lines[shown].under == index), default=head)
            top, bottom = self._tops[head], self._tops[foot] + self._heights[self._shown[foot]]
            self.bar.show(top, min(bottom, top + self.rect.height))

    def to_end(self) -> None:
        self.bar.scroll_to(self.bar.range)
        self.dirty = True

    def clear(self) -> None:
        self.lines.clear()
        self._heights.clear()
        self._set.clear()
        self._refresh()

    def filter(self, tags: set[str] | None) -> None:
        """Show only lines with these tags; None shows all."""
        self._filter = None if tags is None else frozenset(tags)
        self._refresh()
        self.bar.scroll_to(self.bar.range)

    def visible_lines(self) -> list[tuple[LogLine, pygame.Rect]]:
        """They are the lines on the screen and where they are."""
        return [(self.lines[self._shown[row]], self._place(row)) for row in self._visible_rows()]

    def place(self, rect: pygame.Rect, look: Look) -> None:
        same = rect.width == self.rect.width and look == self.look and self._heights
        super().place(rect, look)
        if not same:
            self._set.clear()
            self._heights = [UNMEASURED] * len(self.lines)
        follows = self.bar.at_end
        self._refresh()
        if follows:
            self.bar.scroll_to(self.bar.range)

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            over = self._row_at(event.pos)
            if over != self._over:
                self._over, self.dirty = over, True
                self._tell_point()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.on_click:
            row = self._row_at(event.pos)
            if row is not None:
                self.on_click(self.lines[self._shown[row]])
                return True
        return False

    def take_key(self, event: pygame.event.Event) -> bool:
        """The arrows go from line to line, Enter is a click."""
        by = is_pressed("Down", event) - is_pressed("Up", event)
        if by and self._shown:
            here = self._visible_rows()[0] - 1 if self._over is None else self._over
            self._point_at(here + by)
            return True
        if is_pressed("Enter", event) and self._over is not None and self.on_click:
            row = self._over
            self.on_click(self.lines[self._shown[row]])
            if self._shown:  # the click may have filled the list anew, or emptied it
                self._point_at(row)
            return True
        return False

    def rest(self) -> None:
        super().rest()
        self._over = None

    def unbroken(self) -> Iterator[tuple[int, int]]:
        for row in self._visible_rows():
            index, top = self._shown[row], self._tops[row]
            if self._heights[index] <= self.rect.height * UNBROKEN:
                yield top, top + self._heights[index]
            else:
                yield from self._text(index).spans(top + self._pad())

    def draw(self, surface: pygame.Surface) -> None:
        with self.clipped(surface):
            for row in self._visible_rows():
                self._draw_row(surface, row)
        if self._filter is not None and not self._shown:
            RichText(self.nothing, self._column(), self._style(italic=True)).draw(surface, self.rect.topleft)
        self.bar.draw(surface)

    def _point_at(self, row: int) -> None:
        self._over = max(0, min(len(self._shown) - 1, row))
        top = self._tops[self._over]
        self.bar.show(top, top + self._heights[self._shown[self._over]])
        self._tell_point()
        self.dirty = True

    def _tell_point(self) -> None:
        if self.on_point is not None:
            self.on_point(None if self._over is None else self.lines[self._shown[self._over]])

    def _draw_row(self, surface: pygame.Surface, row: int) -> None:
        index, place, pad = self._shown[row], self._place(row), self._pad()
        if row == self._over and self.focusable:
            draw_plate(surface, place, colours.CREAM, self.look.px(4))
        colour = self.tag_colours.get(self.lines[index].tag)
        if colour:
            stripe = pygame.Rect(place.x, place.y + pad, self.look.px(6), place.height - 2 * pad)
            draw_plate(surface, stripe, colour, self.look.px(3))
        self._text(index).draw(surface, (place.x + self._indent(), place.y + pad))

    def _place(self, row: int) -> pygame.Rect:
        top = self.rect.y + self._tops[row] - self.bar.offset
        return pygame.Rect(self.rect.x, top, self._column(), self._heights[self._shown[row]])

    def _column(self) -> int:
        return max(60, self.rect.width - self.look.px(20))

    def _indent(self) -> int:
        return self.look.px(16)

    def _pad(self) -> int:
        return self.look.px(5)

    def _measure(self, index: int) -> int:
        return self._text(index).height + 2 * self._pad()

    def _text(self, index: int) -> RichText:
        text = self._set.get(index)
        if text is None:
            if len(self._set) >= KEPT_SET:
                self._set.clear()
            room = self._column() - self._indent()
            text = self._set[index] = RichText(self.lines[index].text, room, self._style())
        return text

    def _style(self, *, italic: bool = False) -> TextStyle:
        return TextStyle(self.look.text(self.size), italic=italic, leading=1.25, face=self._face)

    def _passes(self, index: int) -> bool:
        line = self.lines[index]
        if line.under is not None and not self._is_open(line.under):
            return False
        return self._filter is None or line.tag in self._filter or bool(line.also & self._filter)

    def _is_open(self, index: int) -> bool:
        """With all that it lies under itself."""
        line = self.lines[index]
        return line.open and (line.under is None or self._is_open(line.under))

    def _tell_head(self, head: int, index: int) -> None:
        """Whom a line concerns, the one over it concerns too."""
        line, over = self.lines[index], self.lines[head]
        added = ({line.tag, *line.also} - {"", over.tag}) - over.also
        if added:
            over.also |= added
            if head not in self._shown and self._passes(head):
                self._refresh()
        if over.under is not None:
            self._tell_head(over.under, index)

    def _show(self, index: int) -> None:
        if self._heights[index] == UNMEASURED:
            self._heights[index] = self._measure(index)
        self._shown.append(index)
        self._tops.append(self._bottom)
        self._bottom += self._heights[index]

    def _refresh(self) -> None:
        self._shown, self._tops, self._bottom = [], [], 0
        for index in range(len(self.lines)):
            if self._passes(index):
                self._show(index)
        self.bar.measure(self._bottom, self.rect)
        self._over = None
        self.dirty = True

    def _visible_rows(self) -> range:
        if not self._tops:
            return range(0)
        first = max(0, bisect_right(self._tops, self.bar.offset) - 1)
        last = bisect_right(self._tops, self.bar.offset + self.rect.height - 1)
        return range(first, last)

    def _row_at(self, position: tuple[int, int]) -> int | None:
        if not self.window.collidepoint(position) or position[0] >= self.rect.x + self._column():
            return None
        y = position[1] - self.rect.y + self.bar.offset
        return bisect_right(self._tops, y) - 1 if self._tops and y < self._bottom else None
