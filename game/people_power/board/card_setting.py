"""The type of one card, set for a clipping of some width."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.people_power.cards import EVENT_NUMBERS
from engine.people_power.events import SIDES
from game.shell import colours
from game.shell.look import Look
from game.shell.text import tr
from game.shell.widgets.rich_text import RichText, TextStyle

NARROWEST_SIDE = 9.6
"""Times the size of its type: a narrower side would hold two words a line, so the sides stand one under the other."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of an Event: its box on the clipping, and the type in it."""

    name: str
    box: pygame.Rect
    title: RichText
    text: RichText


class CardSetting:
    def __init__(self, card: int, width: int, look: Look) -> None:
        self.look = look
        self.pad = look.px(16)
        self.masthead = round(look.text(19) * 1.55)
        """Its height."""
        self._gap = look.px(10)
        inner = width - 2 * self.pad
        half = (inner - self._gap) // 2
        self._stacked = half - 2 * look.px(10) < NARROWEST_SIDE * look.text(18)
        self._column = inner if self._stacked else half
        large = look.text(28 if self._stacked else 34)
        title = tr(f"card.{card}.title") if card else tr("table.no_card")
        self.headline = RichText(title, inner, TextStyle(large, colours.INK, "news", bold=True, leading=1.15))
        small = TextStyle(look.text(19), colours.GREY_ON_PAPER, "news", italic=True, leading=1.2)
        self.kicker = RichText(tr(f"card.{card}.kicker") if card else tr("table.no_card.kicker"), inner, small)
        self.body: RichText | None = None
        """What a card says that has no sides."""
        self._sides: list[tuple[str, RichText, RichText]] = []
        if card in EVENT_NUMBERS:
            self._sides = [(side, *self._set_side(card, side)) for side in SIDES]
        elif card:
            self.body = RichText(tr(f"card.{card}.effect"), inner, TextStyle(look.text(19), leading=1.3))

    @property
    def headline_top(self) -> int:
        return self.masthead + 2 * self.look.px(6)

    @property
    def text_top(self) -> int:
        """Where the body begins, or the sides."""
        return self.headline_top + self.headline.height + self.kicker.height + self.look.px(8)

    @property
    def height(self) -> int:
        """At which nothing is cut."""
        bottom = max((side.box.bottom for side in self.sides()), default=self.text_top)
        if self.body is not None:
            bottom += self.body.height
        return bottom + self.look.px(14)

    @property
    def strip(self) -> int:
        """The height of the strip at the foot of a side, which says whether it may be played."""
        return round(self.look.text(18) * 1.5)

    def sides(self) -> list[Side]:
        """Beside each other, equally high; or one under the other."""
        placed = []
        heights = self._side_heights()
        x, y = self.pad, self.text_top
        for (name, title, text), height in zip(self._sides, heights, strict=True):
            if self._stacked:
                placed.append(Side(name, pygame.Rect(x, y, self._column, height), title, text))
                y += height + self._gap
            else:
                placed.append(Side(name, pygame.Rect(x, y, self._column, max(heights)), title, text))
                x += self._column + self._gap
        return placed

    def _set_side(self, card: int, side: str) -> tuple[RichText, RichText]:
        look = self.look
        within = self._column - 2 * look.px(10)
        bold = TextStyle(look.text(19), colours.INK, "display", bold=True, leading=1.2)
        title = RichText(tr(f"card.{card}.{side}.title"), within, bold)
        text = RichText(tr(f"card.{card}.{side}"), within, TextStyle(look.text(18), colours.INK, leading=1.25))
        return title, text

    def _side_heights(self) -> list[int]:
        look = self.look
        around = look.px(8) + look.px(2) + self.strip + look.px(6)
        return [title.height + text.height + around for _, title, text in self._sides]
