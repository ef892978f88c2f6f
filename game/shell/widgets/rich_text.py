"""Running text: wrapped, with **bold**, *italic* and links, measured before it is drawn.

A link is a rule's section number in brackets, [3.4.1], or [words](target); [[Ctrl+Z]] are keys. A newline begins a new
paragraph line. A backslash before a mark makes it an ordinary character; `literal` does that for words that come from
elsewhere.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.fonts import Role, StyledFace, font
from game.shell.lettering import check_fit, note_line, rendered, stay_together, width_of
from game.shell.widgets.keycap import draw_keys, keys_width

_MARK = re.compile(
    r"\\(?P<literal>[*\[\]\\])|\[\[(?P<key>[^\[\]]+)\]\]|(?P<bold>\*\*)|(?P<italic>\*)|\[(?P<words>[^\[\]]+)\]\((?P<target>[^()\s]+)\)"
    r"|\[(?P<section>\d+(?:\.\d+)*)\]"
)
_PIECES = re.compile(r"\s+|\S+")


def literal(text: str) -> str:
    """Words from elsewhere (a name, an error) in which nothing is a mark."""
    return re.sub(r"[*\[\]\\]", r"\\\g<0>", text)


class Marked(NamedTuple):
    """It is a stretch of a text between two marks."""

    text: str
    bold: bool = False
    italic: bool = False
    link: str | None = None
    is_key: bool = False

    @property
    def is_section(self) -> bool:
        """Whether it is a section of the rules, which leads to itself."""
        return self.link == self.text


def marked(text: str) -> Iterator[Marked]:
    """Divide a text into its stretches and leave out the marks."""
    bold = italic = False
    start = 0
    for mark in _MARK.finditer(text):
        if mark.start() > start:
            yield Marked(text[start : mark.start()], bold, italic)
        start = mark.end()
        if mark["literal"]:
            yield Marked(mark["literal"], bold, italic)
        elif mark["key"]:
            yield Marked(mark["key"], bold, italic, is_key=True)
        elif mark["bold"]:
            bold = not bold
        elif mark["italic"]:
            italic = not italic
        elif mark["words"]:
            yield Marked(mark["words"], bold, italic, mark["target"])
        else:
            yield Marked(mark["section"], bold, italic, mark["section"])
    if text[start:]:
        yield Marked(text[start:], bold, italic)


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text is set."""

    size: int
    colour: Colour = colours.INK
    role: Role = "text"
    link: Colour = colours.LINK_ON_PAPER
    bold: bool = False
    italic: bool = False
    leading: float = 1.3
    align: str = "left"
    face: StyledFace | None = None
    """It is a game's own, instead of the role's."""


@dataclass(slots=True)
class Run:
    """It is a stretch of one line in one style."""

    x: int
    width: int
    text: str
    face: pygame.font.Font
    colour: Colour
    link: str | None
    is_key: bool = False


@dataclass(slots=True)
class TextLine:
    y: int
    height: int
    runs: list[Run] = field(default_factory=list)

    @property
    def width(self) -> int:
        return self.runs[-1].x + self.runs[-1].width if self.runs else 0


@dataclass(slots=True)
class _Span:
    text: str
    face: pygame.font.Font
    link: str | None
    is_key: bool = False


_Piece = tuple[str, _Span]
"""A word, or a part of one in its own style, or the blank between two; all of a span that are keys."""


class RichText:
    """A text is set in a width. Making one measures it; `draw` only blits."""

    def __init__(self, text: str, width: int, style: TextStyle) -> None:
        self.text = text
        self.limit = width
        self.style = style
        self.lines: list[TextLine] = []
        for paragraph in text.split("\n"):
            self._set(paragraph)
        if style.align != "left":
            self._align()

    @property
    def height(self) -> int:
        return self.lines[-1].y + self.lines[-1].height if self.lines else 0

    @property
    def width(self) -> int:
        return max((line.width for line in self.lines), default=0)

    def spans(self, top: int = 0) -> list[tuple[int, int]]:
        """Where each line begins and ends, in a text that begins there."""
        return [(top + line.y, top + line.y + line.height) for line in self.lines]

    def draw(self, surface: pygame.Surface, position: tuple[int, int]) -> None:
        check_fit(self.text, (self.width, self.height), (self.limit, self.height))
        left, top = position
        clip = surface.get_clip()
        for line in self.lines:
            if top + line.y > clip.bottom or top + line.y + line.height < clip.top:
                continue
            note_line(surface, pygame.Rect(left, top + line.y, line.width, line.height))
            for run in line.runs:
                self._draw_run(surface, run, left + run.x, top + line.y, line.height)

    def link_at(self, position: tuple[int, int]) -> str | None:
        """It is the target of the link at a position relative to the text."""
        x, y = position
        for line in self.lines:
            if line.y <= y < line.y + line.height:
                return next((run.link for run in line.runs if run.link and run.x <= x < run.x + run.width), None)
        return None

    def _draw_run(self, surface: pygame.Surface, run: Run, x: int, y: int, height: int) -> None:
        if run.is_key:
            draw_keys(surface, run.text, (x, y + height // 2), self.style.size)
            return
        image = rendered(run.face, run.text, run.colour)
        top = y + (height - image.get_height()) // 2
        surface.blit(image, (x, top))
        if run.link:
            base = top + run.face.get_ascent() + 2
            pygame.draw.line(surface, run.colour, (x, base), (x + run.width - 1, base))

    def _set(self, paragraph: str) -> None:
        self._new_line()
        reach = 0  # of the words in the line, each by itself: about where it ends
        for unit in _units(_spans(paragraph, self.style)):
            wide = sum(self._width_of(text, span) for text, span in unit)
            if reach + wide + self.style.size < self.limit:
                reach += self._add(unit, wide)
            else:
                reach = self._add_or_break(unit, wide)
        self._end()

    def _add(self, unit: list[_Piece], wide: int) -> int:
        """Words for which the line has room to spare, so that nothing need be measured; how far they reach."""
        if unit[0][0].isspace() and not self.lines[-1].runs:
            return 0
        for text, span in unit:
            self._append(text, span)
        return wide

    def _add_or_break(self, unit: list[_Piece], wide: int) -> int:
        """Words in the line or in new ones, in whole as far as they can be; where the last line ends then."""
        x = self._end()
        if x and wide <= self.limit < x + wide and not unit[0][0].isspace():
            x = self._new_line()
        for text, span in unit:
            for part in [text] if span.is_key else self._breakable(text, span.face):
                if x and self._end_after(x, part, span) > self.limit:
                    if part.isspace():
                        continue
                    x = self._new_line()
                if x or not part.isspace():
                    self._append(part, span)
                    x = self._end()
        return x

    def _width_of(self, text: str, style: _Span | Run) -> int:
        return keys_width(text, self.style.size) if style.is_key else width_of(style.face, text)

    def _append(self, part: str, span: _Span) -> None:
        """Words in the same style are joined: one blit for the whole stretch, and kerning as in print."""
        runs = self.lines[-1].runs
        if runs and _joins(runs[-1], span):
            runs[-1].text += part
        else:
            colour = self.style.link if span.link else self.style.colour
            runs.append(Run(self._end(), 0, part, span.face, colour, span.link, span.is_key))

    def _end(self) -> int:
        """Where the last line ends; joined words are measured together, for they are drawn so."""
        line = self.lines[-1]
        if line.runs:
            line.runs[-1].width = self._width_of(line.runs[-1].text, line.runs[-1])
        return line.width

    def _end_after(self, x: int, part: str, span: _Span) -> int:
        """Where the last line, which ends there, would end with this part."""
        last = self.lines[-1].runs[-1]
        return last.x + self._width_of(last.text + part, last) if _joins(last, span) else x + self._width_of(part, span)

    def _breakable(self, piece: str, face: pygame.font.Font) -> list[str]:
        """A word wider than the whole column is broken where it must be."""
        if width_of(face, piece) <= self.limit:
            return [piece]
        parts, start = [], 0
        while start < len(piece):
            end = start + 1
            while end < len(piece) and face.size(piece[start : end + 1])[0] <= self.limit:
                end += 1
            parts.append(piece[start:end])
            start = end
        return parts

    def _new_line(self) -> int:
        """Begin one; where it ends so far."""
        self.lines.append(TextLine(self.height, round(self.style.size * self.style.leading)))
        return 0

    def _align(self) -> None:
        for line in self.lines:
            while line.runs and line.runs[-1].text.endswith(" "):
                last = line.runs[-1]
                last.text = last.text.rstrip()
                last.width = width_of(last.face, last.text)
            spare = self.limit - line.width
            shift = spare // 2 if self.style.align == "center" else spare
            for run in line.runs:
                run.x += shift


def _joins(run: Run, span: _Span) -> bool:
    return run.face is span.face and run.link == span.link and not (run.is_key or span.is_key)


def _units(spans: list[_Span]) -> list[list[_Piece]]:
    """What no line should end within: a word of several styles, a figure and what it is of; and blanks."""
    units: list[list[_Piece]] = []
    for word in _words(spans):
        if len(units) > 1 and units[-1][0][0].isspace() and stay_together(_last_word(units[-2]), _text(word)):
            units[-2:] = [[*units[-2], *units[-1], *word]]
        else:
            units.append(word)
    return units


def _words(spans: list[_Span]) -> list[list[_Piece]]:
    """Each has its parts, and the blanks between them."""
    words: list[list[_Piece]] = []
    for span in spans:
        for piece in [span.text] if span.is_key else _PIECES.findall(span.text):
            if piece.isspace():
                words.append([(" ", span)])
            elif words and not words[-1][0][0].isspace():
                words[-1].append((piece, span))
            else:
                words.append([(piece, span)])
    return words


def _text(pieces: list[_Piece]) -> str:
    return "".join(text for text, _ in pieces)


def _last_word(pieces: list[_Piece]) -> str:
    return _text(pieces).rpartition(" ")[2]


def _spans(paragraph: str, style: TextStyle) -> list[_Span]:
    face = style.face or partial(font, style.role)

    def set_in_type(part: Marked) -> _Span:
        bold = style.bold != part.bold or part.is_section
        return _Span(part.text, face(style.size, bold, style.italic != part.italic), part.link, part.is_key)

    return [set_in_type(part) for part in marked(paragraph)]
