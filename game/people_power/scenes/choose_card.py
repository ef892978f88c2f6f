"""A Personality or an Act of Desperation is chosen: the candidates as columns with their pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.core.prompts import Option, Prompt
from engine.people_power import questions
from engine.people_power.board import as_faction
from game.people_power.scenes import card_text
from game.people_power.scenes.news import NewspaperScene
from game.people_power.wording.names import card_title, faction_name
from game.shell import colours
from game.shell.app import App
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.table.press import Block, Column
from game.table.press.blocks import Kicker, Rule, Subtitle, Title


class ChooseCardScene(NewspaperScene):
    """`on_choose` gets the Option taken, after the scene has gone."""

    widest = 1780

    def __init__(self, app: App, prompt: Prompt, on_choose: Callable[[Option], None]) -> None:
        super().__init__(app)
        self.prompt = prompt
        self._on_choose = on_choose

    def build(self) -> None:
        self.question = Column([Title(self._question())])
        self.columns = [Column(self._blocks(int(option.value))) for option in self.prompt.options]
        self.buttons = [
            Button(
                tr("choose.this"),
                partial(self._take, option),
                style="gold",
                shortcut=str(number),
                tooltip=card_title(int(option.value)),
            )
            for number, option in enumerate(self.prompt.options, 1)
        ]
        self.add(self.question, *self.columns, *self.buttons)

    def _blocks(self, card: int) -> list[Block]:
        return [
            card_text.picture(card, self.palette, card_text.LEAST),
            Subtitle(card_title(card)),
            Kicker(tr(f"card.{card}.kicker")),
            *card_text.rules_text(card),
            Rule(),
            *card_text.history(card),
        ]

    def _question(self) -> str:
        key = "choose.personality" if self._is_personality else "choose.act"
        return tr(key, faction=faction_name(as_faction(self.prompt.faction)))

    @property
    def _is_personality(self) -> bool:
        return self.prompt.ask == questions.PERSONALITY_CHOOSE

    def date_line(self) -> str:
        return tr("phase.personalities" if self._is_personality else "phase.desperation")

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        look, gap, space = self.look, self.look.px(36), self.look.px(14)
        width = (self.content.width - gap * (len(self.columns) - 1)) // len(self.columns)
        tall = self.question.natural_height(self.content.width, look)
        tallest = max(column.natural_height(width, look) for column in self.columns)
        content = self.shorten(self.content.height - tall - tallest - 2 * space)
        self.question.place(pygame.Rect(content.x, content.y, content.width, tall), look)
        top = self.question.rect.bottom + space
        self._lines = []
        for number, (column, button) in enumerate(zip(self.columns, self.buttons, strict=True)):
            x = content.x + number * (width + gap)
            column.place(pygame.Rect(x, top, width, content.bottom - top), look)
            button.place(pygame.Rect(x, self.foot.y, width, self.foot.height), look)
            if number:
                self._lines.append(x - gap // 2)

    def draw_under(self, surface: pygame.Surface) -> None:
        for x in self._lines:
            pygame.draw.line(surface, colours.PAPER_EDGE, (x, self.columns[0].rect.y), (x, self.foot.bottom))

    def back(self) -> None:
        """A choice must be made."""

    def _take(self, option: Option) -> None:
        self.app.pop()
        self._on_choose(option)
