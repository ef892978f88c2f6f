"""The Election Round is told on front pages, phase by phase, with the sums shown."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pygame

from engine.people_power.board import FACTIONS
from engine.people_power.cards import ELECTIONS
from engine.people_power.effects import Effect
from game.people_power.pictures import SHAPE, picture
from game.people_power.scenes.election_pages import ElectionPage, pages_of, phases_of
from game.people_power.scenes.election_report import headline, photograph, report
from game.people_power.scenes.news import NewspaperScene
from game.shell import colours
from game.shell.app import App
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.table.press import Block, Column

PHOTOGRAPH, LEAST_PHOTOGRAPH = 300, 150
"""Its height under the columns, as in the design, and that below which there is none."""


class ElectionScene(NewspaperScene):
    """Over the board: shows the pages of these Effects one after the other, then goes.

    Where a phase waits for a decision, show the Effects until then, and a new scene after it. Without any news the
    scene goes at once. `card` is the Election that is held, for the date.
    """

    music = "election"
    widest = 1380
    tallest = 940

    def __init__(self, app: App, effects: Iterable[Effect], card: int | None = None) -> None:
        super().__init__(app)
        phases, self.decision = phases_of(effects)
        self.pages = pages_of(phases)
        self.number = 0
        self._printed = 0
        """Where the longest column ends."""
        self._photograph = pygame.Rect(0, 0, 0, 0)
        """Under the columns of a phase, if there is room for one that is worth it."""
        self._election = card if card in ELECTIONS else None

    @property
    def news(self) -> ElectionPage:
        """The page that is shown."""
        return self.pages[self.number]

    def build(self) -> None:
        self.head = Column()
        self.body = [Column() for _ in FACTIONS]
        self.go_on = Button(tr("paper.continue"), self._continue, style="gold", shortcut="Enter")
        self.skip = Button(tr("paper.skip"), self.back, style="paper", shortcut="Esc")
        self.add(self.head, *self.body, self.go_on, self.skip)

    def enter(self) -> None:
        if not self.pages:
            self.back()

    def date_line(self) -> str:
        return tr(f"election.date.{self._election}") if self._election else ""

    def edition_line(self) -> str:
        if len(self.pages) == 1:
            return tr("election.special")
        page = tr("election.page", page=self.number + 1, pages=len(self.pages))
        return f"{tr('election.special')} · {page}"

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        if self.pages:
            # All pages are as tall as the tallest, so that the buttons stay under the mouse.
            self.shorten(self.content.height - max(self._natural_height(page) for page in self.pages))
            self._show()

    def draw_under(self, surface: pygame.Surface) -> None:
        shown = [column.rect for column in self.body if column.visible]
        for left, right in pairwise(shown):
            x = (left.right + right.left) // 2
            pygame.draw.line(surface, colours.PAPER_EDGE, (x, left.top), (x, min(left.bottom, self._printed)))

        if self._photograph.height:
            surface.blit(picture(photograph(self.news), self._photograph.size, self.palette), self._photograph)

    @property
    def _gap(self) -> int:
        """It is left between columns."""
        return self.look.px(44)

    @property
    def _space(self) -> int:
        """It is left under the headline."""
        return self.look.px(14)

    def _natural_height(self, page: ElectionPage) -> int:
        """In which a page would stand without scrolling."""
        head = Column(headline(page)).natural_height(self.content.width, self.look)
        shown = self.look.px(PHOTOGRAPH) + 2 * self._space if photograph(page) else self.look.px(8)
        return head + self._space + self._tallest(report(page, self.palette)) + shown

    def _tallest(self, columns: list[list[Block]]) -> int:
        return max(Column(column).natural_height(self._column_width(len(columns)), self.look) for column in columns)

    def _column_width(self, columns: int) -> int:
        return (self.content.width - self._gap * (columns - 1)) // columns

    def _show(self) -> None:
        look, content = self.look, self.content
        columns = report(self.news, self.palette)
        tallest = self._tallest(columns)
        self.head.show(headline(self.news))
        room = max(content.height - self._space - tallest, content.height // 2)
        tall = min(self.head.natural_height(content.width, look), room)
        self.head.place(pygame.Rect(content.x, content.y, content.width, tall), look)
        below = pygame.Rect(content.x, self.head.rect.bottom + self._space, content.width, 0)
        below.height = content.bottom - below.y
        self._printed = below.y + tallest
        self._photograph = self._room_for_photograph(below, tallest)
        self._place_columns(columns, below)
        self._place_buttons()
        self.invalidate()

    def _room_for_photograph(self, below: pygame.Rect, needed: int) -> pygame.Rect:
        height = below.height - needed - 2 * self._space
        if height < self.look.px(LEAST_PHOTOGRAPH) or not photograph(self.news):
            return pygame.Rect(0, 0, 0, 0)
        room = pygame.Rect(0, 0, min(below.width, height * SHAPE[0] // SHAPE[1]), height)
        room.midbottom = below.midbottom
        return room

    def _place_columns(self, columns: list[list[Block]], below: pygame.Rect) -> None:
        place = pygame.Rect(below.x, below.y, self._column_width(len(columns)), below.height - self._photograph.height)
        for column in self.body:
            column.visible = False
        for column, blocks in zip(self.body, columns, strict=False):
            column.visible = True
            column.show(blocks)
            column.place(place, self.look)
            place = place.move(place.width + self._gap, 0)

    def _place_buttons(self) -> None:
        last = self.number + 1 == len(self.pages)
        decides = last and self.decision
        self.go_on.relabel(
            tr("election.to_decision", phase=tr(f"phase.{self.decision}")) if decides else tr("paper.continue")
        )
        self.skip.visible = not last
        self.place_at_foot(self.go_on, right=True)
        self.place_at_foot(self.skip)

    def _continue(self) -> None:
        if self.number + 1 < len(self.pages):
            self.number += 1
            self._show()
        else:
            self.back()
