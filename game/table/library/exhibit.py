"""What a game brings to its library: cards and people for the gallery, dates for the band of years."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.shell.look import Look
from game.shell.text import tr
from game.table.asking.offers import Hands
from game.table.kit.palette import Palette
from game.table.panels.clipping import Clipping
from game.table.press.blocks import Block, Picture


@dataclass(frozen=True, slots=True)
class Exhibit:
    """It is a card or a person."""

    key: str
    kind: str
    """Its name is `gallery.kind.<kind>` in the words of the game."""
    title: str
    picture: Callable[[tuple[int, int], Palette], pygame.Surface]
    """Small, for the sheet of all of them; it covers that size."""
    blocks: Callable[[Palette], Sequence[Block]]
    """The card as the game itself draws it, and what happened then."""


@dataclass(frozen=True, slots=True)
class HistoricDate:
    """A day, a month or a year, `1983-08-21`; a letter after it tells apart what happened on the same day.

    What happened is `date.<when>` in the words of the game.
    """

    when: str
    exhibit: str = ""
    """The key of the card that tells of it."""

    @property
    def year(self) -> int:
        return int(self.when[:4])

    @property
    def words(self) -> str:
        return tr(f"date.{self.when}")

    @property
    def day(self) -> str:
        """As one writes it in the player's language."""
        year, *rest = self.when.rstrip("abcd").split("-")
        if not rest:
            return year
        month = tr(f"month.{int(rest[0])}")
        if len(rest) == 1:
            return tr("date.of_month", month=month, year=year)
        return tr("date.of_day", day=int(rest[1]), month=month, year=year)


def print_of(card: Clipping, widest: int) -> Picture:
    """Paint the card in play of a game, as wide as its column or as this length of the design."""

    def paint(width: int, look: Look) -> pygame.Surface:
        return painted(card, min(width, look.wide(widest)), look)

    return Picture(paint)


def painted(card: Clipping, width: int, look: Look) -> pygame.Surface:
    """At the height at which nothing is cut."""
    card.place(pygame.Rect(0, 0, width, card.needed(width, look)), look)
    return card.picture


def picture_height(look: Look, tallest: int) -> int:
    """Of a picture over its words: the larger those are, the less it takes of the page."""
    return round(look.px(tallest) / look.text_scale)


ONLOOKER = Hands()
