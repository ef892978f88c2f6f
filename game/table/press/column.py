"""A newspaper column: blocks one under the other; it scrolls where it must."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from game.shell.look import Look
from game.shell.widgets.scrolling import Scrolling
from game.table.press.blocks import Block, SetBlock

BAR_ROOM = 26
"""What a column that scrolls gives up at its right, as in the design."""


class Column(Scrolling):
    bar_width = 12

    def __init__(self, blocks: Sequence[Block] = ()) -> None:
        super().__init__()
        self.blocks = tuple(blocks)
        self._width = 0
        self._flow: list[tuple[int, SetBlock]] = []

    def show(self, blocks: Sequence[Block]) -> None:
        """Show other news, from the top; the column has to be placed again."""
        self.blocks = tuple(blocks)
        self.bar.offset = 0

    def natural_height(self, width: int, look: Look) -> int:
        """The height in which it stands without scrolling."""
        return _height(_flow(self.blocks, width, look))

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._width, self._flow = rect.width, _flow(self.blocks, rect.width, look)
        if _height(self._flow) > rect.height:
            self._width -= look.px(BAR_ROOM)
            self._flow = _flow(self.blocks, self._width, look)
        self.bar.measure(_height(self._flow), rect)
        self.focusable = self.bar.needed

    def take_key(self, event: pygame.event.Event) -> bool:
        return self.bar.take_key(event)

    def unbroken(self) -> Iterator[tuple[int, int]]:
        for top, block in self._flow:
            for begins, ends in block.lines:
                yield top + begins, top + ends

    def headings(self) -> Iterator[tuple[int, int]]:
        for (top, block), (below, _) in pairwise(self._flow):
            if block.heads:
                yield top, below

    def draw(self, surface: pygame.Surface) -> None:
        with self.clipped(surface):
            for top, block in self._flow:
                place = pygame.Rect(self.rect.x, self.rect.y + top - self.bar.offset, self._width, block.height)
                if place.colliderect(self.rect):
                    block.draw(surface, place)
        self.bar.draw(surface)


def _flow(blocks: Sequence[Block], width: int, look: Look) -> list[tuple[int, SetBlock]]:
    """Make up every block for the width, and tell its top."""
    flow: list[tuple[int, SetBlock]] = []
    for block in blocks:
        made = block.set_in(width, look)
        flow.append((_height(flow) + made.above if flow else 0, made))
    return flow


def _height(flow: list[tuple[int, SetBlock]]) -> int:
    return flow[-1][0] + flow[-1][1].height if flow else 0
