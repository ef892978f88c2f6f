"""Any card is shown large, with its picture: Events with both sides, Elections, Personalities and Acts of
Desperation."""

from __future__ import annotations

import pygame

from engine.people_power.cards import EVENT_NUMBERS
from engine.people_power.events import SIDES
from game.people_power.palette import EVENT_PAPER
from game.people_power.scenes import card_text
from game.people_power.scenes.news import NewspaperScene
from game.shell import colours
from game.shell.app import App
from game.shell.colours import Colour
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.table.press import Column
from game.table.press.blocks import Rule

PICTURE = 1.24
"""The first column of an Event is so wide, in widths of a side."""


class CardScene(NewspaperScene):
    widest = 1400
    tallest = 960

    def __init__(self, app: App, card: int) -> None:
        super().__init__(app)
        self.card = card
        self._grounds: list[tuple[pygame.Rect, Colour]] = []

    def build(self) -> None:
        card = self.card
        self.head = Column(card_text.heading(card))
        picture = card_text.picture(card, self.palette, card_text.LARGE)
        history = card_text.history(card)
        self.sides: list[Column] = []
        if card in EVENT_NUMBERS:
            self.sides = [Column(card_text.side(card, which)) for which in SIDES]
            self.columns = [Column([picture, *history]), *self.sides]
        else:
            self.columns = [Column([picture]), Column([*card_text.rules_text(card), Rule(), *history])]
        self.close = Button(tr("paper.close"), self.back, style="ink", shortcut="Esc")
        self.add(self.head, *self.columns, self.close)

    def date_line(self) -> str:
        return card_text.kind_line(self.card)

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look, content = self.look, self.content
        gap = look.px(24)
        widths = self._widths(content.width - gap * (len(self.columns) - 1))
        head = min(self.head.natural_height(content.width, look), content.height // 2)
        spare = content.height - head - gap
        row = min(max(map(self._natural_height, self.columns, widths)), spare)
        content = self.shorten(spare - row)
        self.head.place(pygame.Rect(content.x, content.y, content.width, head), look)
        self._place_columns(pygame.Rect(content.x, content.bottom - row, content.width, row), widths, gap)
        self.place_at_foot(self.close, right=True)

    def draw_under(self, surface: pygame.Surface) -> None:
        for rect, colour in self._grounds:
            surface.fill(colour, rect)
            pygame.draw.rect(surface, colours.PAPER_EDGE, rect, 1)

    def _widths(self, width: int) -> list[int]:
        """The picture of an Event is wider than its sides."""
        if not self.sides:
            return [width // 2, width // 2]
        side = round(width / (PICTURE + len(self.sides)))
        return [width - side * len(self.sides), *(side for _ in self.sides)]

    def _natural_height(self, column: Column, width: int) -> int:
        inset = self._inset(column)
        return column.natural_height(width - 2 * inset, self.look) + 2 * inset

    def _inset(self, column: Column) -> int:
        """The words of a side keep this distance from its frame."""
        return self.look.px(20) if column in self.sides else 0

    def _place_columns(self, row: pygame.Rect, widths: list[int], gap: int) -> None:
        self._grounds = []
        place = pygame.Rect(row.topleft, (0, row.height))
        for column, width in zip(self.columns, widths, strict=True):
            place.width = width
            inset = self._inset(column)
            column.place(place.inflate(-2 * inset, -2 * inset), self.look)
            if column in self.sides:
                self._grounds.append((place.copy(), EVENT_PAPER[SIDES[self.sides.index(column)]]))
            place = place.move(width + gap, 0)
