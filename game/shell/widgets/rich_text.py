"""Running text: wrapped, with **bold**, *italic* and links, measured before it is drawn.

A link is a rule's section number in brackets, [3.4.1], or [words](target); [[Ctrl+Z]] are keys. A newline begins a new
paragraph line. A backslash before a mark makes it an ordinary character; `literal` does that for words that come from
elsewhere.
"""

import re
from dataclasses import dataclass, field
from functools import partial

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
    """Instead of the role's, a game's own."""


@dataclass(slots=True)
class Run:
    """A stretch of one line in one style."""

    x: int
    width: int
    text: str
    face: pygame.font.Font
    colour: Colour
    link: str | None
    is_key: bool = False


@dataclass(slots=True)
class Line:
    y: int
    height: int
    runs: list[Run] = field(default_factory=list)

    @property
    def width(self) -> int:
        return self.runs[-1].x + self.runs[-1].width if self.runs else 0


@dataclass(frozen=True, slots=True)
class _Span:
    text: str
    bold: bool
    italic: bool
    link: str | None
    is_key: bool = False


_Piece = tuple[str, _Span]
"""A word, or a part of one in its own style, or the blank between two; all of a span that are keys."""


class RichText:
    """A text set in a width. Making one measures it; `draw` only blits."""

    def __init__(self, text: str, width: int, style: TextStyle) -> None:
        self.text = text
        self.limit = width
        self.style = style
        self.lines: list[Line] = []
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
        """The target of the link at a position relative to the text."""
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
        style = self.style
        height = round(style.size * style.leading)
        line = self._new_line(height)
        x = 0
        for unit in _units(_spans(paragraph, style)):
            wide = sum(self._width_of(piece) for piece in unit)
            if x and wide <= self.limit < x + wide and not unit[0][0].isspace():
                line, x = self._new_line(height), 0
            for text, span in unit:
                face, blank = self._face(span), text.isspace()
                for part in [text] if span.is_key else self._breakable(text, face):
                    if x and self._end_after(line, x, part, span) > self.limit:
                        if blank:
                            continue
                        line, x = self._new_line(height), 0
                    if not blank or x:
                        x = self._append(line, x, part, span)

    def _face(self, span: _Span) -> pygame.font.Font:
        style = self.style
        return (style.face or partial(font, style.role))(style.size, span.bold, span.italic)

    def _width_of(self, piece: _Piece) -> int:
        text, span = piece
        return keys_width(text, self.style.size) if span.is_key else width_of(self._face(span), text)

    def _append(self, line: Line, x: int, part: str, span: _Span) -> int:
        """Words in the same style are joined: one blit for the whole stretch, and kerning as in print."""
        end = self._end_after(line, x, part, span)
        face = self._face(span)
        if _joins(line, face, span):
            line.runs[-1].text += part
            line.runs[-1].width = end - line.runs[-1].x
        else:
            colour = self.style.link if span.link else self.style.colour
            line.runs.append(Run(x, end - x, part, face, colour, span.link, span.is_key))
        return end

    def _end_after(self, line: Line, x: int, part: str, span: _Span) -> int:
        """Where the line would end with this part; joined words are measured together, for they are drawn so."""
        face = self._face(span)
        if _joins(line, face, span):
            return line.runs[-1].x + width_of(face, line.runs[-1].text + part)
        return x + self._width_of((part, span))

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

    def _new_line(self, height: int) -> Line:
        line = Line(self.height, height)
        self.lines.append(line)
        return line

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


def _joins(line: Line, face: pygame.font.Font, span: _Span) -> bool:
    last = line.runs[-1] if line.runs else None
    return last is not None and last.face is face and last.link == span.link and not (last.is_key or span.is_key)


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
    """Each with its parts, and the blanks between them."""
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
    spans: list[_Span] = []
    bold, italic, start = style.bold, style.italic, 0

    def add(text: str, link: str | None = None) -> None:
        if text:
            spans.append(_Span(text, bold or link == text, italic, link))

    for mark in _MARK.finditer(paragraph):
        add(paragraph[start : mark.start()])
        start = mark.end()
        if mark["literal"]:
            add(mark["literal"])
        elif mark["key"]:
            spans.append(_Span(mark["key"], bold, italic, None, is_key=True))
        elif mark["bold"]:
            bold = not bold
        elif mark["italic"]:
            italic = not italic
        elif mark["words"]:
            add(mark["words"], link=mark["target"])
        else:
            add(mark["section"], link=mark["section"])
    add(paragraph[start:])
    return spans
