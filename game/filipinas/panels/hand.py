"""The hand under the chart: the upper edges of the cards; the page beside it shows the one pointed at whole."""

from __future__ import annotations

from itertools import chain

import pygame

from engine.filipinas.card import DECK
from engine.filipinas.deck import CARDS
from game.filipinas.faces import face
from game.filipinas.palette import CREAM, INK, SEPIA
from game.filipinas.panels.card_page import CardPage, engraving
from game.filipinas.panels.paper import sheet
from game.shell.fonts import font
from game.shell.lettering import SMALLEST_FITTED, draw_line, wrapped
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.shell.text import tr
from game.table.offers import Hands
from game.table.panels.card_setting import Face
from game.table.panels.hand_panel import WIDEST, HandPanel

GLOW_EDGE = (120, 66, 8)
SMALLEST_NARROW = 9
"""Pixels, of a long word on a card of which little is seen; the page beside the chart has it large."""


class Hand(HandPanel):
    def __init__(self, hands: Hands, page: CardPage) -> None:
        super().__init__(hands)
        self._page = page

    @staticmethod
    def height(look: Look) -> int:
        return round(look.text(17) * 2.5) + look.px(32)

    def _look_at(self, card: str) -> None:
        super()._look_at(card)
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
        radius = round(look.text(16) * 0.6) if DECK[shown.key].one else 0
        hidden = 0 if shown is self.faces[-1] else max(0, card.width - self._step)
        self._draw_title(surface, shown.title, card, colour, max(2 * radius, hidden), fanned=hidden > 0)
        if radius:
            at = (card.right - radius - look.px(5), card.y + radius + look.px(5))
            pygame.draw.aacircle(surface, INK, at, radius)
            one = face("figure-bold", round(radius * 1.5)).render("1", True, CREAM)
            surface.blit(one, one.get_rect(center=at))

    def _draw_title(
        self,
        surface: pygame.Surface,
        title: str,
        card: pygame.Rect,
        colour: tuple[int, int, int],
        beside: int,
        *,
        fanned: bool,
    ) -> None:
        """Smaller where it must be, for something lies `beside` it: a mark in the corner, or the next card.

        Of a card that another lies on so little is seen that its title needs narrow type and a third line; where there
        are many cards, it may need them too.
        """
        look = self.look
        pad = look.px(10 if card.width == look.px(WIDEST) and not fanned else 6)
        tall = card.height - look.px(12)
        across = card.width - 2 * pad
        room = across - beside
        largest = look.text(17)
        open_sizes = () if fanned else range(largest, SMALLEST_FITTED - 1, -1)
        open_type = ((size, face("head-bold", size), 2) for size in open_sizes)
        narrow_sizes = range(largest, SMALLEST_NARROW - 1, -1)
        narrow_type = ((size, font("display", size, bold=True), 3) for size in narrow_sizes)
        for size, type_, most in chain(open_type, narrow_type):
            lines = wrapped(title, type_, room)
            fits = len(lines) <= most and round(size * 1.22) * len(lines) <= tall
            if fits and all(type_.size(line)[0] <= room for line in lines):
                break
        else:
            lines = [part for line in lines for part in _broken(line, type_, room)]
        row = pygame.Rect(card.x + pad, card.y + look.px(7), room, round(size * 1.22))
        for line in lines[:most]:
            draw_line(surface, line, row, type_, colour)
            row = row.move(0, row.height)
        below = pygame.Rect(card.x + pad, row.y + look.px(3), across, card.bottom - row.y - look.px(6))
        if below.height > look.px(12):
            surface.fill(SEPIA, (below.x, below.y - look.px(2), below.width, 1))
            picture = engraving(next(f.key for f in self.faces if f.title == title), across)
            part = pygame.Rect(
                0, round(picture.get_height() * 0.3), min(picture.get_width(), below.width), below.height
            )
            surface.blit(picture, (below.centerx - part.width // 2, below.y), part)


def _broken(line: str, type_: pygame.font.Font, room: int) -> list[str]:
    """A word that is too long even for the smallest type, with a hyphen."""
    if type_.size(line)[0] <= room:
        return [line]
    kept = next(end for end in range(len(line) - 1, 0, -1) if type_.size(f"{line[:end]}-")[0] <= room)
    return [f"{line[:kept]}-", line[kept:]]
