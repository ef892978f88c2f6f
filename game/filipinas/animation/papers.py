"""What a moment is printed on: a telegram, a cutting with an engraving, a notice with a black border."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator

import pygame

from game.filipinas.faces import face, telegraph
from game.filipinas.palette import INK, SEPIA
from game.filipinas.panels.card_page import SHAPE, engraving
from game.filipinas.panels.paper import double_rule, frame, ornament, sheet
from game.shell.colours import Colour
from game.shell.easing import ease
from game.shell.lettering import draw_line, largest_size, width_of, wrapped
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.shell.text import tr
from game.table.animation.headline import Strip, ThrownHeadline

Type = Callable[[int], pygame.font.Font]

MOURNING = 11
"""A black border is so wide, as in the design."""
MOST_LINES = 3
"""Of the words on a paper: for more they are set smaller."""
SMALLEST = 15
RISE = 26
"""From how high a paper is laid down, as in the design."""
FORM: Colour = (233, 221, 170)
"""What telegrams are written on."""
PORTRAIT = (120, 156)
"""Of the largest medallions, which are never enlarged."""


class LaidPaper(Strip, ABC):
    """Laid on the chart and taken up again: it is neither thrown nor torn."""

    def prepare(self) -> Iterator[None]:
        yield
        paper = self.paint()
        yield
        margin = self._look.px(16)
        whole = paper.get_rect().inflate(2 * margin, 2 * margin)
        picture = pygame.Surface(whole.size, pygame.SRCALPHA)
        at = paper.get_rect(center=picture.get_rect().center)
        draw_shadow(picture, at, 2, spread=margin - 2, strength=150)
        picture.blit(paper, at)
        self._lying = picture
        yield

    @abstractmethod
    def paint(self) -> pygame.Surface: ...

    def draw(self, surface: pygame.Surface, middle: tuple[int, int], thrown: float, gone: float) -> None:
        picture = self._lying
        if picture is None or thrown <= 0 or gone >= 1:
            return
        laid = ease(min(1.0, thrown))
        picture.set_alpha(round(255 * laid * (1 - ease(gone))))
        lift = round(self._look.px(RISE) * (1 - laid + ease(gone)))
        surface.blit(picture, picture.get_rect(center=(middle[0], middle[1] - lift)))


class Cutting(LaidPaper):
    """Cut out of the weekly: an engraving, and beside it what it shows."""

    border = 0

    def __init__(self, headline: ThrownHeadline, card: str, width: int, look: Look) -> None:
        super().__init__(headline, width, look)
        self._card = card

    def paint(self) -> pygame.Surface:
        look = self._look
        picture = engraving(self._card, min(look.px(380), round(self._width * 0.44)))
        border = look.px(self.border)
        pad = look.px(18) + border
        paper = sheet((self._width, round(picture.get_width() * SHAPE) + 2 * pad)).copy()
        if border:
            pygame.draw.rect(paper, INK, paper.get_rect().inflate(-look.px(8), -look.px(8)), border)
        else:
            frame(paper, paper.get_rect().inflate(-look.px(10), -look.px(10)))
        at = picture.get_rect(midleft=(pad, paper.get_height() // 2))
        paper.blit(picture, at)
        pygame.draw.rect(paper, INK, at, 1)
        room = pygame.Rect(at.right + pad, at.y, 0, at.height)
        room.width = self._width - 2 * pad - room.x
        _print_column(paper, room, self._headline, look)
        return paper


class Obituary(Cutting):
    """It has a black border."""

    border = MOURNING


class Medallion(LaidPaper):
    """A portrait, and beside it who that is."""

    border = 0

    def __init__(self, headline: ThrownHeadline, portrait: pygame.Surface, width: int, look: Look) -> None:
        super().__init__(headline, width, look)
        self._portrait = portrait

    def paint(self) -> pygame.Surface:
        look, portrait = self._look, self._portrait
        border, pad = look.px(self.border), look.px(26)
        paper = sheet((self._width, portrait.get_height() + 2 * pad + border)).copy()
        box = paper.get_rect().inflate(-look.px(12), -look.px(12))
        pygame.draw.rect(paper, INK, box, max(2, border))
        pygame.draw.rect(paper, INK, box.inflate(-2 * border - look.px(8), -2 * border - look.px(8)), 1)
        at = portrait.get_rect(midleft=(pad + border, box.centery))
        paper.blit(portrait, at)
        room = pygame.Rect(at.right + pad, at.y, 0, at.height)
        room.width = box.right - border - pad - room.x
        _print_column(paper, room, self._headline, look)
        return paper


class MourningNotice(Medallion):
    """As a death is made known: with a black border."""

    border = MOURNING


class Telegram(LaidPaper):
    """A form of the telegraph office, on which the words are typed as one watches."""

    def paint(self) -> pygame.Surface:
        look, pad = self._look, self._look.px(22)
        kicker, office = face("text-italic", look.text(18)), face("head-bold", look.text(18))
        words, room = f"{self._headline.words} STOP", self._width - 2 * pad
        size = _size_for(words, room, look.text(42), telegraph, 2)
        self._rows = wrapped(words, telegraph(size), room)
        self._face, high = telegraph(size), round(size * 1.35)
        head = round(look.text(18) * 1.5)
        self._left, self._top, self._high = pad, pad // 2 + head + look.px(12), high
        form = pygame.Surface((self._width, self._top + high * len(self._rows) + pad))
        form.blit(sheet(form.get_size()), (0, 0))
        form.fill(FORM, special_flags=pygame.BLEND_RGB_MULT)
        row = pygame.Rect(pad, pad // 2, room, head)
        draw_line(form, tr("drama.office"), row, office, INK)
        draw_line(form, self._headline.kicker, row, kicker, self._headline.colour, "right")
        double_rule(form, row.x, row.bottom + look.px(2), row.width)
        for number in range(1, len(self._rows) + 1):
            form.fill(SEPIA, (pad, self._top + high * number, room, 1))
        return form

    def draw(self, surface: pygame.Surface, middle: tuple[int, int], thrown: float, gone: float) -> None:
        """`thrown` is how much has been typed: the form lies there before its first letter."""
        super().draw(surface, middle, min(1.0, (thrown + 0.16) * 6), gone)
        if self._lying is None or gone > 0.3:
            return
        margin = self._look.px(16)
        form = self._lying.get_rect(center=middle)
        left = round(sum(map(len, self._rows)) * max(0.0, min(1.0, thrown)))
        for number, row in enumerate(self._rows):
            line = pygame.Rect(form.x + margin + self._left, form.y + margin + self._top + number * self._high, 0, 0)
            line.size = form.width, self._high
            draw_line(surface, row[:left], line, self._face, INK)
            left = max(0, left - len(row))


def _print_column(paper: pygame.Surface, room: pygame.Rect, headline: ThrownHeadline, look: Look) -> None:
    """A kicker, an ornament, and the headline in as large a type as there is room for."""
    small = face("text-italic", look.text(18))
    tall = round(look.text(18) * 1.4)
    lines = wrapped(headline.kicker, small, room.width)
    head = tall * len(lines) + look.px(16)
    size = _size_for(headline.words, room.width, look.text(46), lambda size: face("head-black", size), MOST_LINES)
    size = largest_size(
        lambda size: _height(headline.words, room.width, size) + head <= room.height, size, least=SMALLEST
    )
    black = face("head-black", size)
    rows, high = wrapped(headline.words, black, room.width), round(size * 1.2)
    y = room.y + (room.height - head - high * len(rows)) // 2
    for line in lines:
        draw_line(paper, line, pygame.Rect(room.x, y, room.width, tall), small, SEPIA, "center")
        y += tall
    ornament(paper, room.x + room.width // 4, y + look.px(7), room.width // 2)
    y += look.px(16)
    for line in rows:
        draw_line(paper, line, pygame.Rect(room.x, y, room.width, high), black, headline.colour, "center")
        y += high


def _height(words: str, width: int, size: int) -> int:
    return len(wrapped(words, face("head-black", size), width)) * round(size * 1.2)


def _size_for(words: str, width: int, size: int, type_of: Type, lines: int) -> int:
    """The largest, up to this one, in which the words take so many lines and no word is too long for its own."""

    def fits(size: int) -> bool:
        rows = wrapped(words, type_of(size), width)
        return len(rows) <= lines and all(width_of(type_of(size), row) <= width for row in rows)

    return largest_size(fits, size, least=SMALLEST)
