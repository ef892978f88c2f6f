"""Any card, large: Events with both sides, Elections, Personalities and Acts of Desperation."""

from __future__ import annotations

import pygame

from engine.people_power.cards import EVENT_NUMBERS, FACTION_OF
from engine.people_power.events import SIDES
from game.people_power.palette import EVENT_PAPER
from game.people_power.scenes import card_text
from game.people_power.scenes.news import NewsScene
from game.shell import colours
from game.shell.app import App
from game.shell.colours import Colour
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.table.press import Block, Column
from game.table.press.blocks import Rule


class CardScene(NewsScene):
    widest = 1240
    tallest = 960

    def __init__(self, app: App, card: int) -> None:
        super().__init__(app)
        self.card = card
        self._framed = card in EVENT_NUMBERS
        self._grounds: list[tuple[pygame.Rect, Colour]] = []

    def build(self) -> None:
        card = self.card
        history: list[Block] = [Rule(), *card_text.history(card)]
        self.head = Column(card_text.heading(card))
        if card in FACTION_OF:
            picture = card_text.picture(card, self.palette, card_text.LARGE_PORTRAIT)
            self.columns = [Column([picture]), Column([*card_text.rules_text(card), *history])]
            self.below = Column()
        elif card in EVENT_NUMBERS:
            self.columns = [Column(card_text.side(card, which)) for which in SIDES]
            self.below = Column(history)
        else:
            self.columns = [Column(card_text.rules_text(card))]
            self.below = Column(history)
        self.close = Button(tr("paper.close"), self.back, style="ink", shortcut="Esc")
        self.add(self.head, *self.columns, self.below, self.close)

    def date_line(self) -> str:
        return card_text.kind_line(self.card)

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look, content = self.look, self.content
        gap, space = look.px(24), look.px(8)
        inset = look.px(20) if self._framed else 0
        width = (content.width - gap * (len(self.columns) - 1)) // len(self.columns)
        head = min(self.head.natural_height(content.width, look), content.height // 2)
        below = self.below.natural_height(content.width, look)
        middle = max(column.natural_height(width - 2 * inset, look) for column in self.columns) + 2 * inset
        spare = content.height - head - gap - space
        middle = min(middle, max(spare - below, round(spare * 0.62)))
        below = min(below, spare - middle)
        content = self.shorten(spare - middle - below)
        self.head.place(pygame.Rect(content.x, content.y, content.width, head), look)
        row = pygame.Rect(content.x, content.y + head + gap, content.width, middle)
        self._place_columns(row, width, gap, inset)
        self.below.place(pygame.Rect(content.x, row.bottom + space, content.width, below), look)
        self.place_at_foot(self.close, right=True)

    def draw_under(self, surface: pygame.Surface) -> None:
        for rect, colour in self._grounds:
            surface.fill(colour, rect)
            pygame.draw.rect(surface, colours.PAPER_EDGE, rect, 1)

    def _place_columns(self, row: pygame.Rect, width: int, gap: int, inset: int) -> None:
        self._grounds = []
        for number, column in enumerate(self.columns):
            rect = pygame.Rect(row.x + number * (width + gap), row.y, width, row.height)
            column.place(rect.inflate(-2 * inset, -2 * inset), self.look)
            if self._framed:
                self._grounds.append((rect, EVENT_PAPER[SIDES[number]]))
