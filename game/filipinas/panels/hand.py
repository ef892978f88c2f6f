"""The hand under the chart: the upper edges of the cards; the page beside it shows the one pointed at whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pygame

from engine.filipinas.card import DECK
from engine.filipinas.deck import CARDS
from game.filipinas.faces import face
from game.filipinas.palette import CREAM, INK, SEPIA
from game.filipinas.panels.card_page import CardPage, engraving
from game.filipinas.panels.paper import sheet
from game.shell.colours import Colour
from game.shell.fonts import font
from game.shell.lettering import draw_line
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.shell.text import tr
from game.table.asking.offers import Hands
from game.table.panels.card_setting import Face
from game.table.panels.hand_panel import HandPanel

GLOW_EDGE = (120, 66, 8)
NARROW = 130
"""A card of which there are many, as in the design: its mark is smaller."""
SMALLEST_OPEN = 15
"""Pixels: narrow type that is larger can be read better."""
SMALLEST_ALIKE = 12
"""Likewise: before all titles are smaller, only those are that must be."""
SMALLEST_NARROW = 9
"""Pixels, of a long word on a card of which little is seen; the page beside the chart has it large."""


class LineWidths(NamedTuple):
    """How wide the lines of a title may be."""

    first: int
    others: int


class TitleSetting(NamedTuple):
    """How the titles of a hand are set."""

    type: pygame.font.Font
    most_lines: int
    line_height: int

    @classmethod
    def narrow(cls, size: int) -> TitleSetting:
        return cls(font("display", size, bold=True), 3, round(size * 1.22))

    def holds(self, title: str, room: LineWidths, tall: int) -> bool:
        lines = _lines(title, self.type, room)
        fits = len(lines) <= self.most_lines and self.line_height * len(lines) <= tall
        return fits and " ".join(lines) == title


class Hand(HandPanel):
    def __init__(self, hands: Hands, page: CardPage) -> None:
        super().__init__(hands)
        self._page = page

    @staticmethod
    def height(look: Look) -> int:
        return round(look.text(17) * 2.5) + look.px(32)

    def look_at(self, card: str) -> None:
        super().look_at(card)
        self._page.point(card)

    def hint(self, position: tuple[int, int]) -> str:
        """What the page does not say, which shows the card large, unless something else has its place."""
        card = self._card_at(position)
        if card not in CARDS:
            return ""
        reason = self._offers[card].reason if card in self._offers else ""
        why = f"*{reason}*" if reason else ""
        if self._page.visible:
            return why
        return f"**{tr(f'card.{card}.title')}**\n{tr(f'card.{card}.text')}" + (f"\n{why}" if why else "")

    def draw(self, surface: pygame.Surface) -> None:
        self._setting = self.settings()
        super().draw(surface)

    def _draw_card(self, surface: pygame.Surface, shown: Face, card: pygame.Rect) -> None:
        look = self.look
        draw_shadow(surface, card, look.px(4), spread=look.px(8), strength=150)
        if self._may_play(shown.key):
            pygame.draw.rect(surface, GLOW_EDGE, card.inflate(look.px(6), look.px(6)), border_radius=look.px(6))
            pygame.draw.rect(surface, self.palette.glow, card.inflate(look.px(4), look.px(4)), border_radius=look.px(5))
        surface.blit(sheet(card.size), card)
        known = shown.key in CARDS
        red = known and DECK[shown.key].red
        colour = self.palette.factions["spain"] if red else INK
        pygame.draw.rect(surface, colour, card.inflate(-look.px(6), -look.px(6)), 1)
        if not known:
            return
        if DECK[shown.key].one:
            radius = self._radius
            at = (card.right - radius - look.px(5), card.y + radius + look.px(5))
            pygame.draw.aacircle(surface, INK, at, radius)
            one = face("figure-bold", round(radius * 1.5)).render("1", True, CREAM)
            surface.blit(one, one.get_rect(center=at))
        self._draw_title(surface, shown, card, colour)

    @property
    def _is_narrow(self) -> bool:
        return self._width < self.look.px(NARROW)

    @property
    def _radius(self) -> int:
        """Of the mark on a card that bears a 1."""
        return round(self.look.text(16) * (0.42 if self._is_narrow else 0.6))

    @property
    def _pad(self) -> int:
        return self.look.px(7 if self._is_narrow else 10)

    def _room(self, shown: Face) -> LineWidths:
        """It is left for a title, beside the next card, and in its first line beside the mark in the corner."""
        hidden = 0 if shown is self.faces[-1] else max(0, self._width - self._step)
        whole = self._width - 2 * self._pad
        mark = 2 * self._radius + self.look.px(9) - self._pad if DECK[shown.key].one else 0
        return LineWidths(whole - max(mark, hidden), whole - hidden)

    def settings(self) -> dict[str, TitleSetting]:
        """Of each card: the largest type in which all titles fit; where that would be too small, each has its own.

        Of a card that another lies on so little is seen that its title needs narrow type and a third line; where there
        are many cards, all may need them.
        """
        rooms = {shown: self._room(shown) for shown in self.faces if shown.key in CARDS}
        tall = self.rect.height - self.look.px(28)

        def fitting(settings: Iterable[TitleSetting], faces: Iterable[Face]) -> TitleSetting | None:
            shown = [(face.title, rooms[face]) for face in faces]
            return next((each for each in settings if all(each.holds(*title, tall) for title in shown)), None)

        if together := fitting(self._settings(), rooms):
            return {shown.key: together for shown in rooms}
        return {
            shown.key: fitting(_small_settings(), [shown]) or TitleSetting.narrow(SMALLEST_NARROW) for shown in rooms
        }

    def _settings(self) -> Iterator[TitleSetting]:
        """They go from the best to the smallest."""
        largest, fanned = self.look.text(17), self._step < self._width
        for size in () if fanned else range(largest, SMALLEST_OPEN - 1, -1):
            yield TitleSetting(face("head-bold", size), 2, round(size * 1.22))
        yield from map(TitleSetting.narrow, range(largest, SMALLEST_ALIKE - 1, -1))

    def _draw_title(self, surface: pygame.Surface, shown: Face, card: pygame.Rect, colour: Colour) -> None:
        look, room = self.look, self._room(shown)
        type_, most_lines, line_height = self._setting[shown.key]
        lines = _lines(shown.title, type_, room)
        row = pygame.Rect(card.x + self._pad, card.y + look.px(7), room.others, line_height)
        for line in lines[:most_lines]:
            draw_line(surface, line, row, type_, colour)
            row = row.move(0, row.height)
        across = card.width - 2 * self._pad
        below = pygame.Rect(card.x + self._pad, row.y + look.px(6), across, card.bottom - row.y - look.px(9))
        if below.height > look.px(12):
            surface.fill(SEPIA, (below.x, below.y - look.px(2), below.width, 1))
            picture = engraving(shown.key, across)
            part = pygame.Rect(
                0, round(picture.get_height() * 0.3), min(picture.get_width(), below.width), below.height
            )
            surface.blit(picture, (below.centerx - part.width // 2, below.y), part)


def _small_settings() -> Iterator[TitleSetting]:
    return map(TitleSetting.narrow, range(SMALLEST_ALIKE, SMALLEST_NARROW - 1, -1))


def _lines(title: str, type_: pygame.font.Font, room: LineWidths) -> list[str]:
    """A word that is too long even by itself is broken with a hyphen."""
    lines: list[str] = []
    for word in title.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and type_.size(longer)[0] <= (room.others if len(lines) > 1 else room.first):
            lines[-1] = longer
        else:
            lines += _broken(word, type_, room.others if lines else room.first)
    return lines


def _broken(word: str, type_: pygame.font.Font, room: int) -> list[str]:
    if type_.size(word)[0] <= room:
        return [word]
    kept = next(end for end in range(len(word) - 1, 0, -1) if type_.size(f"{word[:end]}-")[0] <= room)
    return [f"{word[:kept]}-", word[kept:]]
