"""What stands on a card, and its type set for a clipping of some width."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.look import Look
from game.shell.widgets.rich_text import RichText, TextStyle

NARROWEST_SIDE = 9.6
"""Times the size of its type: a narrower side would hold two words a line, so the sides stand one under the other."""


@dataclass(frozen=True, slots=True)
class Face:
    """It tells what stands on a card, in the player's language."""

    key: str
    """Empty where no card lies there."""
    title: str
    kicker: str
    body: str = ""
    """What a card says that has no sides."""
    sides: tuple[FaceSide, ...] = ()
    number: str = ""
    factions: tuple[str, ...] = ()
    """In the order in which they stand at its head."""


@dataclass(frozen=True, slots=True)
class FaceSide:
    """A part of a card that can be chosen by itself."""

    key: str
    title: str
    text: str
    paper: Colour


NO_FACE = Face("", "", "")


@dataclass(frozen=True, slots=True)
class SetSide:
    """It is a side with its box on the clipping, and the type in it."""

    key: str
    paper: Colour
    box: pygame.Rect
    title: RichText
    text: RichText


class CardSetting:
    def __init__(self, face: Face, width: int, look: Look) -> None:
        self.look = look
        self.picture_height = 0
        """Between its head and its words; 0 if no picture is shown."""
        self._width = width
        self.pad = look.px(16)
        self.masthead = round(look.text(19) * 1.55)
        """The masthead is as high as this."""
        self._gap = look.px(10)
        inner = width - 2 * self.pad
        half = (inner - self._gap) // 2
        self._stacked = half - 2 * look.px(10) < NARROWEST_SIDE * look.text(18)
        self._column = inner if self._stacked else half
        large = look.text(28 if self._stacked else 34)
        self.headline = RichText(face.title, inner, TextStyle(large, colours.INK, "news", bold=True, leading=1.15))
        small = TextStyle(look.text(19), colours.GREY_ON_PAPER, "news", italic=True, leading=1.2)
        self.kicker = RichText(face.kicker, inner, small)
        self.body = RichText(face.body, inner, TextStyle(look.text(19), leading=1.3)) if face.body else None
        self._sides = [(side, *self._set_side(side)) for side in face.sides]

    @property
    def headline_top(self) -> int:
        return self.masthead + 2 * self.look.px(6)

    @property
    def picture(self) -> pygame.Rect:
        top = self.headline_top + self.headline.height + self.kicker.height + self.look.px(8)
        return pygame.Rect(self.pad, top, self._width - 2 * self.pad, self.picture_height)

    @property
    def text_top(self) -> int:
        """Where the body begins, or the sides."""
        return self.picture.bottom + (self.below_picture(self.look) if self.picture_height else 0)

    @staticmethod
    def below_picture(look: Look) -> int:
        return look.px(10)

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

    def sides(self) -> list[SetSide]:
        """They stand beside each other, equally high, or one under the other."""
        placed = []
        heights = self._side_heights()
        x, y = self.pad, self.text_top
        for (side, title, text), height in zip(self._sides, heights, strict=True):
            if self._stacked:
                placed.append(SetSide(side.key, side.paper, pygame.Rect(x, y, self._column, height), title, text))
                y += height + self._gap
            else:
                box = pygame.Rect(x, y, self._column, max(heights))
                placed.append(SetSide(side.key, side.paper, box, title, text))
                x += self._column + self._gap
        return placed

    def _set_side(self, side: FaceSide) -> tuple[RichText, RichText]:
        look = self.look
        within = self._column - 2 * look.px(10)
        bold = TextStyle(look.text(19), colours.INK, "display", bold=True, leading=1.2)
        title = RichText(side.title, within, bold)
        text = RichText(side.text, within, TextStyle(look.text(18), colours.INK, leading=1.25))
        return title, text

    def _side_heights(self) -> list[int]:
        look = self.look
        around = look.px(8) + look.px(2) + self.strip + look.px(6)
        return [title.height + text.height + around for _, title, text in self._sides]
