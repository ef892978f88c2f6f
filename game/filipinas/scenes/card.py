"""A card, large: its page, and what happened then."""

from __future__ import annotations

import pygame

from game.filipinas.faces import face
from game.filipinas.kit_palette import palette_of
from game.filipinas.palette import INK, SEPIA
from game.filipinas.panels.card_page import engraving, page_of, wrapped
from game.filipinas.panels.paper import double_rule, frame, ornament, sheet
from game.shell.app import App
from game.shell.lettering import draw_line
from game.shell.plates import dim, draw_shadow
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import Button

WIDE, TALL = 820, 940


class CardScene(Scene):
    translucent = True

    def __init__(self, app: App, card: str) -> None:
        super().__init__(app)
        self.page = page_of(card)
        self._rect = pygame.Rect(0, 0, 0, 0)

    def build(self) -> None:
        self.close = Button(tr("paper.close"), self.back, style="ink", shortcut="Esc")
        self.add(self.close)

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        self._rect = pygame.Rect(
            0, 0, min(look.wide(WIDE), size[0] - look.px(40)), min(look.px(TALL), size[1] - look.px(30))
        )
        self._rect.center = (size[0] // 2, size[1] // 2)
        tall = round(look.text(20) * 1.9)
        wide = self.close.natural_width(look)
        self.close.place(
            pygame.Rect(self._rect.right - wide - look.px(28), self._rect.bottom - tall - look.px(22), wide, tall), look
        )

    def draw(self, surface: pygame.Surface) -> None:
        look, page, at = self.look, self.page, self._rect
        dim(surface)
        draw_shadow(surface, at, 3, spread=look.px(20), strength=180)
        surface.blit(sheet(at.size), at)
        frame(surface, at.inflate(-look.px(14), -look.px(14)))
        palette = palette_of(self.app)
        row = pygame.Rect(at.x + look.px(34), at.y + look.px(18), at.width - look.px(68), round(look.text(30) * 1.3))
        draw_line(surface, tr("paper.name"), row, face("masthead-regular", look.text(30)), INK, "center")
        double_rule(surface, row.x, row.bottom, row.width)
        row = pygame.Rect(row.x, row.bottom + look.px(8), row.width, round(look.text(18) * 1.3))
        italic = face("text-italic", look.text(18))
        draw_line(surface, page.card, row, italic, INK)
        draw_line(surface, page.kicker, row, italic, palette.factions[page.side], "right")
        row = pygame.Rect(row.x, row.bottom, row.width, round(look.text(42) * 1.25))
        size = look.text(42)
        while size > 18 and face("head-black", size).size(page.title)[0] > row.width:
            size -= 1
        colour = palette.factions["spain"] if page.red else INK
        draw_line(surface, page.title, row, face("head-black", size), colour, "center")
        self._draw_rest(surface, row.bottom + look.px(4), row)
        super().draw(surface)

    def _draw_rest(self, surface: pygame.Surface, y: int, column: pygame.Rect) -> None:
        look, page = self.look, self.page
        texts = [("text-bold", 20, page.text, INK)]
        texts += [("text-regular", 17, tr("page.red"), SEPIA)] * page.red + [
            ("text-regular", 17, tr("page.one"), SEPIA)
        ] * page.one
        note = ("text-italic", 18, tr(f"card.{page.card}.history"), INK)
        needed = sum(self._height(*text[:3], column.width) for text in (*texts, note)) + look.px(60)
        bottom = self.close.rect.top - look.px(6)
        room = bottom - y - needed - round(look.text(17) * 1.4)
        picture = engraving(page.card, min(column.width, round(room * 700 / 440)))
        at = picture.get_rect(midtop=(column.centerx, y))
        surface.blit(picture, at)
        pygame.draw.rect(surface, INK, at.inflate(4, 4), 2)
        row = pygame.Rect(column.x, at.bottom + look.px(4), column.width, round(look.text(17) * 1.4))
        draw_line(surface, page.caption, row, face("text-italic", look.text(17)), SEPIA, "center")
        y = row.bottom + look.px(4)
        for text in texts:
            y = self._write(surface, y, column, *text)
        ornament(surface, column.x + column.width // 4, y + look.px(10), column.width // 2)
        self._write(surface, y + look.px(22), column, *note)

    def _height(self, name: str, size: int, words: str, width: int) -> int:
        font = face(name, self.look.text(size))
        return len(wrapped(words, font, width)) * round(font.get_height() * 1.05)

    def _write(
        self,
        surface: pygame.Surface,
        y: int,
        column: pygame.Rect,
        name: str,
        size: int,
        words: str,
        colour: tuple[int, int, int],
    ) -> int:
        font = face(name, self.look.text(size))
        high = round(font.get_height() * 1.05)
        for line in wrapped(words, font, column.width):
            draw_line(surface, line, pygame.Rect(column.x, y, column.width, high), font, colour, "center")
            y += high
        return y
