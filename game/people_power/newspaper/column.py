"""A newspaper column: headlines, running text, sums and pictures, one under the other; it scrolls where it must."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.fonts import Role, font
from game.shell.lettering import draw_line, fitting, width_of
from game.shell.look import Look
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.scrolling import Scrolling

Picture = Callable[[int, Look], pygame.Surface]
"""Paints itself for a width."""


@dataclass(frozen=True, slots=True)
class Block:
    """`kind` is a style below, or row, total, cells, rule, rules, space or picture."""

    kind: str
    text: str = ""
    cells: tuple[str, ...] = ()
    """For a row and a total the value at its right, for cells the cells after the first."""
    picture: Picture | None = None
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class _Style:
    role: Role
    size: int
    bold: bool = False
    italic: bool = False
    leading: float = 1.3
    above: float = 0.5
    colour: Colour = colours.INK
    align: str = "left"


STYLES = {
    "headline": _Style("news", 52, bold=True, leading=1.12, above=0.2),
    "title": _Style("news", 34, bold=True, leading=1.15, above=0.35),
    "subtitle": _Style("news", 25, bold=True, leading=1.2, above=0.5),
    "kicker": _Style("news", 24, italic=True, leading=1.25, above=0.25, colour=(58, 54, 48)),
    "label": _Style("display", 19, bold=True, above=0.6, colour=colours.RED),
    "body": _Style("news", 22, leading=1.38, above=0.4),
    "lead": _Style("news", 26, leading=1.36, above=0.4),
    "small": _Style("news", 19, italic=True, leading=1.35, above=0.4, colour=(70, 64, 54)),
    "note": _Style("text", 19, leading=1.35, above=0.3),
    "centred": _Style("news", 24, italic=True, above=0.3, align="center", colour=(58, 54, 48)),
}
_ROW = _Style("text", 20, leading=1.3, above=0.25)


class Column(Scrolling):
    bar_width = 12

    def __init__(self, blocks: Sequence[Block] = (), *, on_link: Callable[[str], None] | None = None) -> None:
        super().__init__()
        self.blocks = tuple(blocks)
        self.on_link = on_link
        self._flow: list[tuple[Block, int, int, RichText | pygame.Surface | None]] = []

    def show(self, blocks: Sequence[Block]) -> None:
        """Other news, from the top."""
        self.blocks = tuple(blocks)
        self.bar.offset = 0
        self.place(self.rect, self.look)

    def natural_height(self, width: int, look: Look) -> int:
        return _set(self.blocks, width, look)[1]

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._flow, height = _set(self.blocks, rect.width, look)
        if height > rect.height:
            self._flow, height = _set(self.blocks, rect.width - look.px(26), look)
        self.bar.measure(height, rect)

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.on_link:
            link = self._link_at(event.pos)
            if link:
                self.on_link(link)
                return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        width = self.rect.width - (self.look.px(26) if self.bar.needed else 0)
        for block, top, height, set_block in self._flow:
            place = pygame.Rect(self.rect.x, self.rect.y + top - self.bar.offset, width, height)
            if place.colliderect(self.rect):
                self._draw_block(surface, block, place, set_block)
        surface.set_clip(before)
        if self.bar.needed:
            self.bar.draw(surface)

    def _draw_block(
        self, surface: pygame.Surface, block: Block, place: pygame.Rect, set_block: RichText | pygame.Surface | None
    ) -> None:
        if isinstance(set_block, RichText):
            set_block.draw(surface, place.topleft)
            if block.kind in ("row", "total"):
                self._draw_value(surface, block, place)
        elif isinstance(set_block, pygame.Surface):
            surface.blit(set_block, set_block.get_rect(midtop=place.midtop))
        elif block.kind == "cells":
            self._draw_cells(surface, block, place)
        elif block.kind in ("rule", "rules"):
            pygame.draw.rect(surface, colours.INK, (place.x, place.centery, place.width, max(1, self.look.px(2))))
            if block.kind == "rules":
                pygame.draw.rect(surface, colours.INK, (place.x, place.centery + self.look.px(5), place.width, 1))

    def _draw_value(self, surface: pygame.Surface, block: Block, place: pygame.Rect) -> None:
        face = font("text", self.look.text(_ROW.size), bold=True)
        line = pygame.Rect(place.x, place.y, place.width, round(self.look.text(_ROW.size) * _ROW.leading))
        draw_line(surface, block.cells[0], line, face, block.colour or colours.INK, "right")
        if block.kind == "total":
            pygame.draw.rect(surface, colours.INK, (place.x, place.y - 2, place.width, 1))

    def _draw_cells(self, surface: pygame.Surface, block: Block, place: pygame.Rect) -> None:
        size = self.look.text(_ROW.size)
        value = round(place.width * 0.58 / max(1, len(block.cells)))
        first = place.width - value * len(block.cells)
        heading = not block.text
        face = fitting("text", size, max(block.cells, key=len), value - size // 3, bold=heading)
        RichText(block.text, first, TextStyle(size, leading=_ROW.leading)).draw(surface, place.topleft)
        line = pygame.Rect(0, place.y, value, round(size * _ROW.leading))
        for number, words in enumerate(block.cells):
            line.x = place.x + first + number * value
            draw_line(surface, words, line, face, colours.INK, "right")
        if heading:
            pygame.draw.rect(surface, colours.INK, (place.x, place.bottom, place.width, 1))

    def _link_at(self, position: tuple[int, int]) -> str | None:
        if not self.rect.collidepoint(position):
            return None
        x, y = position[0] - self.rect.x, position[1] - self.rect.y + self.bar.offset
        for _, top, height, set_block in self._flow:
            if isinstance(set_block, RichText) and top <= y < top + height:
                return set_block.link_at((x, y - top))
        return None


def _set(
    blocks: Sequence[Block], width: int, look: Look
) -> tuple[list[tuple[Block, int, int, RichText | pygame.Surface | None]], int]:
    """Every block with its top, its height and what it is made of; and the height of all."""
    flow: list[tuple[Block, int, int, RichText | pygame.Surface | None]] = []
    y = 0
    for block in blocks:
        set_block: RichText | pygame.Surface | None = None
        style = STYLES.get(block.kind, _ROW)
        above = round(look.text(style.size) * style.above) if flow else 0
        if block.kind in ("rule", "rules"):
            above, height = 0, look.px(22)
        elif block.kind == "space":
            above, height = 0, look.px(14)
        elif block.kind == "picture" and block.picture is not None:
            set_block = block.picture(width, look)
            height = set_block.get_height()
        elif block.kind == "cells":
            size = look.text(_ROW.size)
            value = round(width * 0.58 / max(1, len(block.cells)))
            text = RichText(block.text, width - value * len(block.cells), TextStyle(size, leading=_ROW.leading))
            height = text.height
        else:
            set_block = _text(block, style, width, look)
            height = set_block.height
        y += above
        flow.append((block, y, height, set_block))
        y += height
    return flow, y


def _text(block: Block, style: _Style, width: int, look: Look) -> RichText:
    size = look.text(style.size)
    bold = style.bold or block.kind == "total"
    if block.kind in ("row", "total"):
        width -= width_of(font("text", size, bold=True), block.cells[0]) + size // 2
    set_style = TextStyle(
        size,
        block.colour or style.colour,
        role=style.role,
        bold=bold,
        italic=style.italic,
        leading=style.leading,
        align=style.align,
    )
    return RichText(block.text, max(40, width), set_style)
