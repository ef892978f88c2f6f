"""A page of the newspaper over what is below: masthead, date, room for columns, and a foot for buttons."""

from __future__ import annotations

import pygame

from game.shell import colours, sound
from game.shell.app import App
from game.shell.lettering import draw_fitted
from game.shell.plates import dim
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.button_row import place_row
from game.shell.widgets.panel import draw_sheet

NAME, DATE = 46, 18
"""These are sizes of type in the masthead."""


class PageScene(Scene):
    translucent = True
    widest = 1560
    tallest = 1000

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.page = pygame.Rect(0, 0, 0, 0)
        self.content = pygame.Rect(0, 0, 0, 0)
        self.foot = pygame.Rect(0, 0, 0, 0)
        self._head = pygame.Rect(0, 0, 0, 0)

    def enter(self) -> None:
        super().enter()
        sound.play("press")

    def date_line(self) -> str:
        """What stands at the left under the masthead."""
        return ""

    def edition_line(self) -> str:
        """What stands at the right under the masthead."""
        return ""

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        width = min(size[0] - look.px(48), look.wide(self.widest))
        height = min(size[1] - look.px(36), look.wide(self.tallest))
        self.page = pygame.Rect((size[0] - width) // 2, (size[1] - height) // 2, width, height)
        margin = look.px(40)
        inner = self.page.inflate(-2 * margin, -2 * look.px(26))
        tall = round(look.text(NAME) * 1.2) + round(look.text(DATE) * 1.5) + look.px(16)
        self._head = pygame.Rect(inner.x, inner.y, inner.width, tall)
        foot = round(look.text(22) * 2)
        self.foot = pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot)
        top = self._head.bottom + look.px(14)
        self.content = pygame.Rect(inner.x, top, inner.width, self.foot.y - look.px(16) - top)

    def shorten(self, unused: int) -> pygame.Rect:
        """A page for short news: take this much off its height, keep it in the middle; returns the content."""
        if unused > 0:
            middle = self.page.centery
            self.page.height -= unused
            self.page.centery = middle
            self.content.height -= unused
            for part in (self._head, self.content):
                part.y += unused // 2
            self.foot.bottom = self.page.bottom - self.look.px(26)
        return self.content

    def place_at_foot(self, *buttons: Button, right: bool = False) -> None:
        """They stand in a row from the left, or in one that ends at the right."""
        place_row(buttons, self.foot, self.look, least=130, right=right)

    def draw(self, surface: pygame.Surface) -> None:
        dim(surface, 165)
        self.draw_page(surface)
        super().draw(surface)

    def draw_page(self, surface: pygame.Surface) -> None:
        """What is printed on it besides its widgets."""
        self.draw_paper(surface)
        self._draw_masthead(surface)
        self.draw_under(surface)

    def draw_paper(self, surface: pygame.Surface) -> None:
        """What everything else is printed on."""
        draw_sheet(surface, self.page, self.look)

    def draw_under(self, surface: pygame.Surface) -> None:
        """What lies on the page under its columns."""

    def _draw_masthead(self, surface: pygame.Surface) -> None:
        look, head = self.look, self._head
        name, title = tr("paper.name"), pygame.Rect(head.x, head.y, head.width, round(look.text(NAME) * 1.2))
        draw_fitted(surface, name, title, "news", look.text(NAME), colours.INK, "center")
        line = pygame.Rect(head.x, title.bottom + look.px(6), head.width, round(look.text(DATE) * 1.5))
        pygame.draw.rect(surface, colours.INK, (line.x, line.y - look.px(4), line.width, max(2, look.px(3))))
        pygame.draw.rect(surface, colours.INK, (line.x, line.bottom + look.px(2), line.width, 1))
        left, right = self.date_line(), self.edition_line()
        half = line.width // 2 - look.px(10)
        box = pygame.Rect(line.x, line.y, half, line.height)
        draw_fitted(surface, left, box, "text", look.text(DATE), colours.INK, bold=False)
        box.right = line.right
        draw_fitted(surface, right, box, "text", look.text(DATE), colours.INK, "right", bold=False)
