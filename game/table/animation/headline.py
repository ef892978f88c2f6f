"""Headlines across the board: a strip torn from the front page, and a telex that is still coming in."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

import pygame

from game.shell import colours
from game.shell.colours import Colour, mix
from game.shell.decoding import made_beside
from game.shell.easing import ease
from game.shell.fonts import Role, font
from game.shell.lettering import rendered, width_of
from game.shell.look import SMALLEST_TEXT, Look
from game.shell.plates import draw_shadow

TILT = 1.6
"""Degrees by which a strip lies askew."""
THROWN = 0.6
"""How much larger a strip is when it is thrown."""
CLEAN = 0.66
"""The share of a strip on which there are no dots."""
ROWS = 9
"""So many rows of dots are printed in one frame."""
MEASURED, SIZES = 40, 4
"""Words are measured in one size, in pixels, and set in multiples of another."""
TAPE: Colour = (238, 226, 186)
TAPE_EDGE: Colour = (206, 190, 140)


@dataclass(frozen=True, slots=True)
class ThrownHeadline:
    kicker: str
    """This is the small line over it."""
    words: str
    colour: Colour
    on_colour: Colour


class Strip:
    """It is of newsprint, is thrown onto the board and pulled off it again."""

    def __init__(self, headline: ThrownHeadline, width: int, look: Look) -> None:
        self._headline = headline
        self._width = width
        self._look = look
        self._lying: pygame.Surface | None = None

    def prepare(self) -> Iterator[None]:
        yield
        straight = yield from _strip(self._headline, self._width, self._look)
        yield
        self._lying = yield from made_beside(partial(pygame.transform.rotozoom, straight, TILT, 1.0))

    def draw(self, surface: pygame.Surface, middle: tuple[int, int], thrown: float, gone: float) -> None:
        """How far it has come down and how far it has been pulled away, both from 0 to 1."""
        picture = self._lying
        if picture is None or thrown <= 0 or gone >= 1:
            return
        if thrown < 1:
            # In the air for a tenth of a second, nobody sees how finely it is drawn.
            picture = pygame.transform.scale_by(picture, 1 + THROWN * (1 - thrown) ** 2)
            picture.set_alpha(round(255 * min(1.0, 2 * thrown)))
        away = round(ease(gone) * surface.get_width() * 0.6)
        surface.blit(picture, picture.get_rect(center=(middle[0] - away, middle[1])))


class Telex:
    """A tape that feeds in from the left, letter by letter."""

    def __init__(self, headline: ThrownHeadline, width: int, look: Look) -> None:
        self._look = look
        self._words = headline.words
        self._colour = headline.colour
        self._face = fitted("display", look.text(34), headline.words, width - look.px(150))
        self._ink = rendered(self._face, headline.words, colours.INK)
        self._kicker = rendered(font("display", look.text(18), bold=True), headline.kicker, headline.on_colour)
        self._tape = _tape((width, look.text(34) * 2), look)

    def prepare(self) -> Iterator[None]:
        """It is small enough to be there at once."""
        yield

    def draw(self, surface: pygame.Surface, middle: tuple[int, int], typed: float, gone: float) -> None:
        """How much of it has been typed and how far it has been pulled away, both from 0 to 1."""
        if gone >= 1:
            return
        look = self._look
        away = round(ease(gone) * surface.get_width() * 0.6)
        tape = self._tape.get_rect(center=(middle[0] - away, middle[1]))
        draw_shadow(surface, tape, 2, spread=look.px(10), strength=120)
        surface.blit(self._tape, tape)
        label = self._kicker.get_rect(bottomleft=(tape.x + look.px(34), tape.top + look.px(8)))
        surface.fill(self._colour, label.inflate(look.px(16), look.px(6)))
        surface.blit(self._kicker, label)
        shown = width_of(self._face, self._words[: round(len(self._words) * min(1.0, typed))])
        place = self._ink.get_rect(midleft=(tape.x + look.px(60), tape.centery + look.px(3)))
        surface.blit(self._ink, place, pygame.Rect(0, 0, shown, place.height))
        if typed < 1:
            head = pygame.Rect(place.x + shown + look.px(3), place.y, look.px(12), place.height)
            surface.fill(colours.INK, head)


def fitted(role: Role, size: int, words: str, width: int) -> pygame.font.Font:
    """Bold, in the largest of a few sizes in which the line fits: type of every size would take long to load."""
    wide = width_of(font(role, MEASURED, bold=True), words) or 1
    fits = min(size, MEASURED * width // wide)
    return font(role, max(SMALLEST_TEXT, fits - fits % SIZES), bold=True)


def _strip(headline: ThrownHeadline, width: int, look: Look) -> Generator[None, None, pygame.Surface]:
    """Paint it with its shadow, its halftone and its torn ends."""
    margin = look.px(16)
    words = headline.words.upper()
    face = fitted("news", look.text(74), words, round(width * 0.8))
    kicker = rendered(font("display", look.text(20), bold=True), headline.kicker, headline.on_colour)
    yield
    line = rendered(face, words, colours.INK)
    tall = round(face.get_linesize() * 1.12) + kicker.get_height() + look.px(20)
    paper = pygame.Rect(margin, margin, width, tall)
    picture = pygame.Surface((width + 2 * margin, tall + 2 * margin), pygame.SRCALPHA)
    draw_shadow(picture, paper.inflate(-look.px(14), 0), 2, spread=look.px(12), strength=150)
    yield
    outline = _torn(paper, look)
    sheet = yield from _newsprint(picture.get_size(), headline.colour, look)
    yield
    cut = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(cut, (255, 255, 255, 255), outline)
    yield
    sheet.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(sheet, (0, 0))
    plate = kicker.get_rect(midtop=(paper.centerx, paper.y + look.px(10)))
    picture.fill(headline.colour, plate.inflate(look.px(28), look.px(4)))
    picture.blit(kicker, plate)
    picture.blit(line, line.get_rect(midtop=(paper.centerx, plate.bottom + look.px(2))))
    for y, thick in ((paper.top + look.px(4), 1), (paper.bottom - look.px(8), max(2, look.px(3)))):
        picture.fill(colours.INK, (paper.x + look.px(26), y, paper.width - look.px(52), thick))
    return picture


def _newsprint(size: tuple[int, int], colour: Colour, look: Look) -> Generator[None, None, pygame.Surface]:
    """Paper on which a screen of dots grows towards both ends."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.fill((*colours.PAPER, 255))
    step, ink = max(5, look.px(9)), mix(colour, colours.PAPER, 0.45)
    middle = size[0] / 2
    for row, y in enumerate(range(0, size[1] + step, step)):
        for x in range(-(row % 2) * step // 2, size[0] + step, step):
            radius = step * 0.62 * (max(0.0, abs(x - middle) / middle - CLEAN) / (1 - CLEAN))
            if radius >= 0.7:
                pygame.draw.aacircle(sheet, ink, (x, y), radius)
        if row % ROWS == ROWS - 1:
            yield
    return sheet


def _torn(paper: pygame.Rect, look: Look) -> list[tuple[float, float]]:
    """It is straight along its sides and ragged at its ends."""
    chance, teeth = Random(1983), 14
    steps = [paper.height * number / teeth for number in range(teeth + 1)]
    right = [(paper.right - chance.uniform(0, look.px(20)), paper.top + step) for step in steps]
    left = [(paper.left + chance.uniform(0, look.px(20)), paper.bottom - step) for step in steps]
    return right + left


def _tape(size: tuple[int, int], look: Look) -> pygame.Surface:
    """With the holes by which it is fed, and torn off at its right end."""
    tape = pygame.Surface(size, pygame.SRCALPHA)
    box = tape.get_rect()
    pygame.draw.polygon(tape, TAPE, _torn(box, look))
    hole = max(2, look.px(4))
    for x in range(look.px(26), box.width - look.px(24), look.px(22)):
        for y in (hole * 2, box.height - hole * 2):
            pygame.draw.circle(tape, TAPE_EDGE, (x, y), hole)
    return tape
