"""A page of blocks (headings, paragraphs, lists) that scrolls and whose links can be clicked."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

import pygame

from game.shell import colours
from game.shell.look import Look
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.scrolling import Scrolling

Kind = Literal["heading", "subheading", "paragraph", "item", "rule", "space"]


@dataclass(frozen=True, slots=True)
class TextBlock:
    """It is one block of a page."""

    kind: Kind
    text: str = ""
    anchors: tuple[str, ...] = ()
    """The links that lead to it."""


@dataclass(slots=True)
class _Placed:
    block: TextBlock
    y: int
    indent: int
    text: RichText | None
    height: int


class TextView(Scrolling):
    def __init__(
        self,
        on_link: Callable[[str], None] | None = None,
        *,
        size: int = 20,
        centred: bool = False,
    ) -> None:
        super().__init__()
        self.blocks: Sequence[TextBlock] = ()
        self.on_link = on_link
        self.size = size
        self.centred = centred
        self._placed: list[_Placed] = []

    def show(self, blocks: Sequence[TextBlock]) -> None:
        """Put another page, from its top."""
        self.blocks = tuple(blocks)
        self.bar.offset = 0
        self._flow()

    def go_to(self, anchor: str) -> bool:
        """Scroll to the block with this anchor."""
        for placed in self._placed:
            if anchor in placed.block.anchors:
                self.bar.scroll_to(placed.y)
                return True
        return False

    def go_to_block(self, index: int) -> None:
        """Scroll to a block by its number."""
        if index < len(self._placed):
            self.bar.scroll_to(self._placed[index].y)

    def place(self, rect: pygame.Rect, look: Look) -> None:
        """The line that was at the top is there again, wherever the new width puts it."""
        block, share = self._at_top()
        super().place(rect, look)
        self._flow()
        if self._placed:
            self.bar.scroll_to(self._placed[block].y + share * self._placed[block].height)

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.on_link:
            link = self._link_at(event.pos)
            if link:
                self.on_link(link)
                return True
        return False

    def take_key(self, event: pygame.event.Event) -> bool:
        return self.bar.take_key(event)

    def unbroken(self) -> Iterator[tuple[int, int]]:
        for placed in self._placed:
            if placed.text is not None:
                yield from placed.text.spans(placed.y)

    def headings(self) -> Iterator[tuple[int, int]]:
        for placed, below in pairwise(self._placed):
            if placed.block.kind in ("heading", "subheading"):
                yield placed.y, below.y

    def draw(self, surface: pygame.Surface) -> None:
        with self.clipped(surface):
            for placed in self._placed:
                y = self.rect.y + placed.y - self.bar.offset
                if y <= self.rect.bottom and y + placed.height >= self.rect.top:
                    self._draw_block(surface, placed, y)
        self.bar.draw(surface)

    def _draw_block(self, surface: pygame.Surface, placed: _Placed, y: int) -> None:
        if placed.block.kind == "rule":
            middle = y + placed.height // 2
            pygame.draw.line(surface, colours.PAPER_EDGE, (self.rect.x, middle), (self.rect.x + self._column(), middle))
        elif placed.text is not None:
            if placed.block.kind == "item":
                size = placed.text.style.size
                centre = (self.rect.x + placed.indent - round(size * 0.7), y + round(size * 0.66))
                pygame.draw.aacircle(surface, colours.RED, centre, max(2, size // 7))
            placed.text.draw(surface, (self.rect.x + placed.indent, y))

    def _column(self) -> int:
        return max(50, self.rect.width - self.look.px(34))

    def _flow(self) -> None:
        """Set every block at the width there is."""
        self._placed = []
        y = 0
        for block in self.blocks:
            style, above, indent = self._style(block)
            y += above if self._placed else 0
            if block.kind in ("rule", "space"):
                text, height = None, style.size
            else:
                text = RichText(block.text, self._column() - indent, style)
                height = text.height
            self._placed.append(_Placed(block, y, indent, text, height))
            y += height
        self.bar.measure(y, self.rect)
        self.focusable = self.bar.needed
        self.dirty = True

    def _at_top(self) -> tuple[int, float]:
        """The number of the first block in view, and how much of it is above."""
        for index, placed in enumerate(self._placed):
            above = self.bar.offset - placed.y
            if above < placed.height:
                return index, max(0.0, above / placed.height)
        return 0, 0.0

    def _style(self, block: TextBlock) -> tuple[TextStyle, int, int]:
        """They are style, space above and indent."""
        size = self.look.text(self.size)
        align = "center" if self.centred else "left"
        if block.kind == "heading":
            big = self.look.text(self.size * 1.5)
            return TextStyle(big, role="news", bold=True, align=align, leading=1.25), size, 0
        if block.kind == "subheading":
            return TextStyle(self.look.text(self.size * 1.1), role="display", bold=True, align=align), size, 0
        indent = round(size * 1.4) if block.kind == "item" else 0
        gap = round(size * (0.3 if block.kind == "item" else 0.6))
        return TextStyle(size, align=align, leading=1.4), gap, indent

    def _link_at(self, position: tuple[int, int]) -> str | None:
        if not self.window.collidepoint(position):
            return None
        x, y = position[0] - self.rect.x, position[1] - self.rect.y + self.bar.offset
        for placed in self._placed:
            if placed.text is not None and placed.y <= y < placed.y + placed.height:
                return placed.text.link_at((x - placed.indent, y - placed.y))
        return None
