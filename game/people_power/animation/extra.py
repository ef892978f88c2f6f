"""An extra edition: the presses roll, and the front page spins in once and lies there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from random import Random

import pygame

from game.shell import colours
from game.shell.colours import Colour, mix
from game.shell.lettering import draw_line
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.shell.sound import play
from game.table.animation.darkness import darken
from game.table.animation.drama import Drama
from game.table.animation.headline import fitted
from game.table.press.crowd import crowd_picture

PAGE = (600, 760)
"""Of the front page, as in the design; never more of the board than this leaves free."""
FREE = 0.06
TURNS = 1
ROLLS, SPINS = 0.3, 0.6
"""The shares of its time at which the page begins to spin in and at which it lies."""
PHOTOGRAPH = 480
"""Pixels across, in which it is painted before it is enlarged: it is printed in coarse dots anyway."""
WEB = 0.46
"""The paper in the press is so wide, as a share of the page."""
STEEL: Colour = (60, 66, 78)


@dataclass(frozen=True, slots=True)
class ExtraPage:
    paper: str
    """The newspaper has this name."""
    date: str
    edition: str
    headline: str
    lead: str
    colour: Colour
    """The photograph has this colour."""


class Extra(Drama, ABC):
    afterwards = True
    sound = "press"
    slam = "marker"

    @abstractmethod
    def front_page(self) -> ExtraPage: ...

    def prepare(self) -> Iterator[None]:
        self._page: pygame.Surface | None = None
        self._web: pygame.Surface | None = None
        board, look = self.stage.view.rect, self.stage.look
        share = min(1.0, *(side * (1 - FREE) / look.px(part) for side, part in zip(board.size, PAGE, strict=True)))
        size = round(look.px(PAGE[0]) * share), round(look.px(PAGE[1]) * share)
        page = yield from _print(self.front_page(), size, look)
        yield
        self._web = _web(page, round(size[0] * WEB))
        self._page = page

    def at(self, share: float) -> None:
        if share >= SPINS > self.share:
            play(self.slam)
        super().at(share)

    def draw_on(self, surface: pygame.Surface, board: pygame.Rect) -> None:
        darken(surface, board, self.swell)
        if self._web is not None and self.share < SPINS:
            self._draw_press(surface, board, self._web)
        if self._page is not None and self.share >= ROLLS:
            page = self._page
            if self.share < SPINS:
                near = self.between(ROLLS, SPINS)
                small = pygame.transform.scale_by(page, 0.1 + 0.9 * near * near)
                page = pygame.transform.rotate(small, 360 * TURNS * (1 - near))
            surface.blit(page, page.get_rect(center=board.center))

    def _draw_press(self, surface: pygame.Surface, board: pygame.Rect, web: pygame.Surface) -> None:
        """Paper that runs up between two cylinders, faster and faster; they draw apart for the page."""
        look = self.stage.look
        gone = self.between(ROLLS, SPINS)
        run = round(self.share * self.share * 46 * board.height) % (web.get_height() // 2)
        paper = pygame.Rect(0, 0, web.get_width(), board.height)
        paper.center = board.center
        if gone < 1:
            tall = round(board.height * (1 - gone))
            window = pygame.Rect(paper.x, paper.centery - tall // 2, paper.width, tall)
            surface.set_clip(window.clip(board))
            for top in range(board.y - run, board.bottom, web.get_height()):
                surface.blit(web, (paper.x, top))
            surface.set_clip(board)
        roller = _roller((web.get_width() + look.px(90), look.px(84)))
        rise = self.between(0.0, 0.1) * (1 - gone)
        for y in (board.top - look.px(84) + round(look.px(100) * rise), board.bottom - round(look.px(100) * rise)):
            surface.blit(roller, (board.centerx - roller.get_width() // 2, y))


def _print(page: ExtraPage, size: tuple[int, int], look: Look) -> Generator[None, None, pygame.Surface]:
    """The front page has its shadow, masthead, date, headline, photograph and columns too small to read."""
    margin = look.px(14)
    picture = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    sheet = pygame.Rect((margin, margin), size)
    draw_shadow(picture, sheet, 2, spread=margin - 1, strength=150)
    picture.fill(colours.PAPER, sheet)
    pygame.draw.rect(picture, colours.PAPER_EDGE, sheet, 1)
    unit = size[1] / 100
    inner = sheet.inflate(-round(unit * 7), -round(unit * 6))

    def row(top: float, tall: float) -> pygame.Rect:
        return pygame.Rect(inner.x, inner.y + round(unit * top), inner.width, round(unit * tall))

    name = row(0, 10)
    draw_line(picture, page.paper, name, fitted("news", round(unit * 9), page.paper, name.width), colours.INK, "center")
    for top, thick in ((10.4, max(2, round(unit * 0.4))), (14.6, 1)):
        picture.fill(colours.INK, (inner.x, inner.y + round(unit * top), inner.width, thick))
    line = row(11, 3.4)
    small = fitted("text", round(unit * 2.6), page.date + "   " + page.edition, line.width)
    draw_line(picture, page.date, line, small, colours.INK)
    draw_line(picture, page.edition, line, small, colours.INK, "right")
    yield
    for words, top in zip(_halved(page.headline.upper()), (15.6, 24.4), strict=False):
        draw_line(
            picture, words, row(top, 9.4), fitted("news", round(unit * 8.4), words, inner.width), colours.INK, "center"
        )
    lead = row(33.8, 4)
    draw_line(picture, page.lead, lead, fitted("news", round(unit * 3.2), page.lead, lead.width), colours.INK, "center")
    yield
    photograph = row(39.5, 30)
    small_one = crowd_picture((PHOTOGRAPH, PHOTOGRAPH * photograph.height // photograph.width), page.colour)
    yield
    picture.blit(pygame.transform.smoothscale(small_one, photograph.size), photograph)
    _print_columns(picture, row(71.5, 22), unit)
    return picture


def _halved(words: str) -> list[str]:
    """Break the words in two lines of about the same length."""
    breaks = [number for number, letter in enumerate(words) if letter == " "]
    if not breaks:
        return [words]
    at = min(breaks, key=lambda place: abs(place - len(words) / 2))
    return [words[:at], words[at + 1 :]]


def _print_columns(picture: pygame.Surface, room: pygame.Rect, unit: float) -> None:
    """As one sees them from afar."""
    chance, columns = Random(1981), 4
    gap, tall, step = round(unit * 2), max(1, round(unit * 0.7)), max(2, round(unit * 1.7))
    width = (room.width - gap * (columns - 1)) // columns
    ink = mix(colours.INK, colours.PAPER, 0.45)
    for column in range(columns):
        left = room.x + column * (width + gap)
        for y in range(room.y, room.bottom - tall, step):
            ends = chance.random() < 0.12
            picture.fill(ink, (left, y, round(width * (chance.uniform(0.3, 0.8) if ends else 1)), tall))


def _web(page: pygame.Surface, width: int) -> pygame.Surface:
    """The page twice, one under the other, as it runs through the press."""
    small = pygame.transform.smoothscale_by(page, width / page.get_width())
    web = pygame.Surface((small.get_width(), 2 * small.get_height()))
    web.fill(colours.PAPER)
    for number in range(2):
        web.blit(small, (0, number * small.get_height()))
    return web


def _roller(size: tuple[int, int]) -> pygame.Surface:
    """A cylinder of steel that lies across the paper."""
    roller = pygame.Surface(size)
    for y in range(size[1]):
        light = 1 - abs(y / size[1] - 0.35) / 0.65
        roller.fill(mix((14, 16, 22), mix(STEEL, colours.CREAM, 0.5), light * light), (0, y, size[0], 1))
    return roller
