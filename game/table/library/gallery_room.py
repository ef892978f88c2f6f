"""The gallery shows every card and every person of the game, small at the left, and one of them large beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell.look import Look
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.button_row import place_row
from game.shell.widgets.toggle_group import ToggleGroup
from game.shell.widgets.widget import Widget
from game.table.library.contact_sheet import ContactSheet
from game.table.library.exhibit import Exhibit
from game.table.library.room import Room, draw_paper
from game.table.press import Column

ALL = "all"
PAGE = 0.44
"""The share of the width that the card has."""


class GalleryRoom(Room):
    name = "gallery"
    kind = ALL
    chosen = ""

    def build(self) -> Sequence[Widget]:
        self.exhibits = list(self.kit.library.exhibits())
        kinds = [ALL, *dict.fromkeys(exhibit.kind for exhibit in self.exhibits)]
        choices = [(kind, tr(f"gallery.kind.{kind}"), tr("gallery.kind.hint")) for kind in kinds]
        self.filter = ToggleGroup(choices, self.kind, self._filter)
        self.sheet = ContactSheet(self._choose)
        self.card = Column()
        self.previous = Button.of("gallery.previous", lambda: self.sheet.step(-1), size=20)
        self.next = Button.of("gallery.next", lambda: self.sheet.step(1), size=20)
        self.date = Button.of("gallery.date", self._to_the_date, size=20, shortcut="T", style="paper")
        self._look = Look(1.0, 1.0)
        return self.filter, self.sheet, self.card, self.previous, self.next, self.date

    def layout(self, rect: pygame.Rect, look: Look) -> None:
        self._look = look
        gap, tall = look.px(18), round(look.text(20) * 1.9)
        wide = min(rect.width, max(look.px(520), self.filter.natural_width(look)))
        self.filter.place(pygame.Rect(rect.x, rect.y, wide, tall), look)
        top = self.filter.rect.bottom + gap
        width = round(rect.width * PAGE)
        self._page = pygame.Rect(rect.right - width, top, width, rect.bottom - top)
        self._left = pygame.Rect(rect.x, top, rect.width - width - gap, rect.bottom - top)
        self._show_kind()

    @property
    def shown(self) -> list[Exhibit]:
        return [exhibit for exhibit in self.exhibits if self.kind in (ALL, exhibit.kind)]

    def show(self, key: str) -> None:
        if any(exhibit.key == key for exhibit in self.exhibits):
            self.kind = self.filter.chosen = ALL
            self.chosen = key
            self._show_kind()

    def draw(self, surface: pygame.Surface) -> None:
        draw_paper(surface, self._page, self.kit, self._look)

    def _filter(self, kind: str) -> None:
        self.kind = kind
        self._show_kind()

    def _show_kind(self) -> None:
        """The first of its kind, unless the one that was chosen is among them."""
        shown = self.shown
        self.sheet.show(shown, self.kit.palette(self.app))
        self.sheet.place(self._left, self._look)
        self._choose(next((exhibit for exhibit in shown if exhibit.key == self.chosen), shown[0]))

    def _choose(self, exhibit: Exhibit) -> None:
        look, page = self._look, self._page
        self.chosen = exhibit.key
        self.sheet.choose(exhibit)
        place, last = self.sheet.exhibits.index(exhibit), len(self.sheet.exhibits) - 1
        self.previous.forbid("" if place > 0 else tr("gallery.first"))
        self.next.forbid("" if place < last else tr("gallery.last"))
        self.date.visible = any(date.exhibit == exhibit.key for date in self.kit.library.dates)
        pad, tall = look.px(34), round(look.text(20) * 1.8)
        foot = pygame.Rect(page.x + pad, page.bottom - look.px(24) - tall, page.width - 2 * pad, tall)
        place_row([self.previous, self.next], foot, look, least=100)
        place_row([self.date], foot, look, least=100, right=True)
        self.card.show(exhibit.blocks(self.kit.palette(self.app)))
        top = page.y + look.px(28)
        self.card.place(pygame.Rect(foot.x, top, foot.width, foot.y - look.px(14) - top), look)
        self.card.dirty = True

    def _to_the_date(self) -> None:
        self.visit("timeline", self.chosen)
