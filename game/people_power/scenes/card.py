"""Any card, large: Events with both sides, Elections, Personalities and Acts of Desperation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.people_power.cards import EVENTS
from game.people_power.newspaper import Block, Column, PageScene
from game.people_power.newspaper.portrait import FIGURES, portrait
from game.people_power.scenes import card_text
from game.shell import colours
from game.shell.text import tr
from game.shell.widgets.button import Button

if TYPE_CHECKING:
    from game.shell.app import App


class CardScene(PageScene):
    widest = 1240
    tallest = 960

    def __init__(self, app: App, card: int) -> None:
        super().__init__(app)
        self.card = card
        self._picture = pygame.Rect(0, 0, 0, 0)
        self._grounds: list[tuple[pygame.Rect, tuple[int, int, int]]] = []

    def build(self) -> None:
        card = self.card
        self.close = Button(tr("paper.close"), self.back, style="ink", shortcut="Esc")
        self.head = Column(card_text.heading(card))
        self.history = Column(card_text.history(card))
        if card in EVENTS:
            self.parts = [Column(card_text.side(card, which)) for which in ("unshaded", "shaded")]
        elif card in FIGURES:
            self.parts = [Column([Block("space")]), Column(card_text.rules_text(card))]
        else:
            self.parts = [Column(card_text.rules_text(card))]
        self.add(self.head, *self.parts, self.history, self.close)

    def date_line(self) -> str:
        return card_text.kind_line(self.card)

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look, content = self.look, self.content
        gap, pad = look.px(24), look.px(20)
        count = len(self.parts)
        width = (content.width - gap * (count - 1)) // count
        framed = self.card in EVENTS
        inset = pad if framed else 0
        head = min(self.head.natural_height(content.width, look), content.height // 2)
        past = self.history.natural_height(content.width, look)
        middle = max(part.natural_height(width - 2 * inset, look) for part in self.parts) + 2 * inset
        if self.card in FIGURES:
            middle = max(middle, look.px(380))
        spare = content.height - head - gap - look.px(8)
        middle = min(middle, max(spare - past, round(spare * 0.62)))
        past = min(past, spare - middle)
        content = self.shorten(spare - middle - past)
        self.head.place(pygame.Rect(content.x, content.y, content.width, head), look)
        top = content.y + head + gap
        self._grounds = []
        for number, part in enumerate(self.parts):
            rect = pygame.Rect(content.x + number * (width + gap), top, width, middle)
            if self.card in FIGURES and number == 0:
                self._picture = rect
            if framed:
                self._grounds.append((rect, colours.CREAM if number == 0 else (206, 200, 188)))
            part.place(rect.inflate(-2 * inset, -2 * inset), look)
        self.history.place(pygame.Rect(content.x, top + middle + look.px(8), content.width, past), look)
        self.place_at_foot(self.close, right=True)

    def draw_under(self, surface: pygame.Surface) -> None:
        for rect, colour in self._grounds:
            surface.fill(colour, rect)
            pygame.draw.rect(surface, colours.PAPER_EDGE, rect, 1)
        if self.card in FIGURES:
            surface.blit(portrait(self.card, self._picture.size, self.palette), self._picture)
