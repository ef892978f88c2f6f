"""What a newspaper column is made of: words in the styles of the paper, sums, tables, rules and pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.fonts import Role, font
from game.shell.lettering import draw_line, fitting, noting_lines, width_of
from game.shell.look import Look
from game.shell.widgets.rich_text import RichText, TextStyle

NARROWEST = 40
"""Pixels: what a block is set in where a column has hardly any room."""
TABLE, WIDE_TABLE = 0.64, 0.68
"""The share of the width that the values of a table get, if they are few or many; its first column has the rest."""
FEW_VALUES = 4

_SOFT_INK = (58, 54, 48)
_SOFTER_INK = (70, 64, 54)
_RED_INK = (160, 26, 32)
"""Darker than the shell's red: it is also read on the grey of a shaded Event."""


@dataclass(frozen=True, slots=True)
class SetBlock:
    """A block made up for a width: the room it needs, and how it is drawn into that room."""

    above: int
    """So much is left free between it and the block before."""
    height: int
    draw: Callable[[pygame.Surface, pygame.Rect], None]
    lines: Sequence[tuple[int, int]] = ()
    """These are the top and the bottom of each line of type in it."""
    heads: bool = False
    """Whether it says what follows."""


class Block(Protocol):
    def set_in(self, width: int, look: Look) -> SetBlock: ...


@dataclass(frozen=True, slots=True)
class _Style:
    """`above` and `leading` are in heights of the type."""

    role: Role
    size: int
    bold: bool = False
    italic: bool = False
    leading: float = 1.3
    above: float = 0.5
    colour: Colour = colours.INK

    def of(self, look: Look) -> TextStyle:
        return TextStyle(
            look.text(self.size),
            self.colour,
            role=self.role,
            bold=self.bold,
            italic=self.italic,
            leading=self.leading,
        )

    def space_above(self, look: Look) -> int:
        return round(look.text(self.size) * self.above)

    def line_height(self, look: Look) -> int:
        return round(look.text(self.size) * self.leading)


@dataclass(frozen=True)
class RunningText:
    """Running text; each style of the paper is a kind of its own below."""

    words: str
    style: ClassVar[_Style]
    heads: ClassVar[bool] = False

    def set_in(self, width: int, look: Look) -> SetBlock:
        text = RichText(self.words, max(NARROWEST, width), self.style.of(look))
        return SetBlock(
            self.style.space_above(look),
            text.height,
            lambda surface, place: text.draw(surface, place.topleft),
            text.spans(),
            self.heads,
        )


class Headline(RunningText):
    style = _Style("news", 52, bold=True, leading=1.12, above=0.2)
    heads = True


class Title(RunningText):
    style = _Style("news", 34, bold=True, leading=1.15, above=0.35)
    heads = True


class Subtitle(RunningText):
    style = _Style("news", 25, bold=True, leading=1.2)
    heads = True


class Kicker(RunningText):
    """It is the line in italics under a headline."""

    style = _Style("news", 24, italic=True, leading=1.25, above=0.25, colour=_SOFT_INK)


class Lead(RunningText):
    """Running text that matters most."""

    style = _Style("news", 26, leading=1.36, above=0.4)


class Body(RunningText):
    style = _Style("news", 22, leading=1.38, above=0.4)


class Small(RunningText):
    style = _Style("news", 19, italic=True, leading=1.35, above=0.4, colour=_SOFTER_INK)


class Note(RunningText):
    """It is a line of facts."""

    style = _Style("text", 19, leading=1.35, above=0.3)


class Label(RunningText):
    """Red capitals that say what follows."""

    style = _Style("display", 19, bold=True, above=0.6, colour=_RED_INK)
    heads = True

    def __init__(self, words: str) -> None:
        super().__init__(words.upper())


_ROW = _Style("text", 20, above=0.25)
_SUM = _Style("text", 20, bold=True, above=0.25)


@dataclass(frozen=True)
class ValueRow:
    """It has words at the left and a value at the right."""

    words: str
    value: str
    style: ClassVar[_Style] = _ROW

    def set_in(self, width: int, look: Look) -> SetBlock:
        face = font("text", look.text(_SUM.size), bold=True)
        room = width - width_of(face, self.value) - look.text(self.style.size) // 2
        text = RichText(self.words, max(NARROWEST, room), self.style.of(look))

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            text.draw(surface, place.topleft)
            line = pygame.Rect(place.x, place.y, place.width, self.style.line_height(look))
            draw_line(surface, self.value, line, face, colours.INK, "right")

        return SetBlock(self.style.space_above(look), text.height, draw, text.spans())


class SumRow(ValueRow):
    """What the rows above add up to, under a line."""

    style = _SUM

    def set_in(self, width: int, look: Look) -> SetBlock:
        row = super().set_in(width, look)

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            row.draw(surface, place)
            pygame.draw.rect(surface, colours.INK, (place.x, place.y - 2, place.width, 1))

        return SetBlock(row.above, row.height, draw, row.lines)


@dataclass(frozen=True)
class TableRow:
    """What the row is about, then its values in columns of one width."""

    words: str
    values: tuple[str, ...]
    bold: ClassVar[bool] = False

    def set_in(self, width: int, look: Look) -> SetBlock:
        share = TABLE if len(self.values) <= FEW_VALUES else WIDE_TABLE
        size, each = look.text(_ROW.size), round(width * share / len(self.values))
        text = RichText(self.words, width - each * len(self.values), _ROW.of(look))
        face = fitting("text", size, max(self.values, key=len), each - size * 3 // 4, bold=self.bold)

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            text.draw(surface, place.topleft)
            cell = pygame.Rect(place.right - each * len(self.values), place.y, each, _ROW.line_height(look))
            for value in self.values:
                draw_line(surface, value, cell, face, colours.INK, "right")
                cell.x += each

        return SetBlock(_ROW.space_above(look), text.height, draw, text.spans())


class TableHead(TableRow):
    """The names stand over the values of a table, with a line under them."""

    bold = True

    def __init__(self, values: tuple[str, ...]) -> None:
        super().__init__("", values)

    def set_in(self, width: int, look: Look) -> SetBlock:
        row = super().set_in(width, look)

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            row.draw(surface, place)
            pygame.draw.rect(surface, colours.INK, (place.x, place.bottom, place.width, 1))

        return SetBlock(row.above, row.height, draw, row.lines)


@dataclass(frozen=True)
class Rule:
    """A line across the column; the block after it brings its own room."""

    def set_in(self, width: int, look: Look) -> SetBlock:
        height, thick = look.px(24), max(1, look.px(2))

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            pygame.draw.rect(surface, colours.INK, (place.x, place.y + height * 2 // 3, place.width, thick))

        return SetBlock(0, height, draw)


@dataclass(frozen=True)
class Picture:
    """`paint` makes the picture for a width; a narrower one stands in the middle."""

    paint: Callable[[int, Look], pygame.Surface]

    def set_in(self, width: int, look: Look) -> SetBlock:
        with noting_lines() as noted:
            picture = self.paint(width, look)
        lines = [(place.top, place.bottom) for surface, place in noted if surface is picture]

        def draw(surface: pygame.Surface, place: pygame.Rect) -> None:
            surface.blit(picture, picture.get_rect(midtop=place.midtop))

        return SetBlock(_ROW.space_above(look), picture.get_height(), draw, lines)
