"""The bar at the head: which game this is, how far it has come, and the buttons that are always there."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.look import Look
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.widget import Widget


class TopBar(Widget):
    def __init__(self, buttons: Sequence[Button]) -> None:
        super().__init__()
        self.buttons = list(buttons)
        self.words: tuple[str, ...] = ()
        self.lasting = ""

    @staticmethod
    def height(look: Look) -> int:
        return round(look.text(20) * 2.4)

    def show(self, words: tuple[str, ...], lasting: str) -> None:
        """`words` from the most to the least important; `lasting` is the effect of the last Election, for the hint."""
        if (words, lasting) != (self.words, self.lasting):
            self.words, self.lasting = words, lasting
            self.dirty = True

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        gap, x = look.px(8), rect.right - look.px(14)
        for button in reversed(self.buttons):
            box = pygame.Rect(0, 0, button.natural_width(look), round(look.text(20) * 1.65))
            box.midright = (x, rect.centery)
            button.place(box, look)
            x = box.left - gap

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        return any(button.handle(event) for button in self.buttons)

    def rest(self) -> None:
        super().rest()
        for button in self.buttons:
            button.rest()

    def update(self, dt: float) -> bool:
        moved = [button.update(dt) for button in self.buttons]
        return super().update(dt) or any(moved)

    def hint(self, position: tuple[int, int]) -> str:
        for button in self.buttons:
            if button.rect.collidepoint(position):
                return button.hint(position)
        return self.lasting

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        surface.fill(colours.INK, self.rect)
        left = self.rect.x + look.px(18)
        title = font("display", look.text(28), bold=True)
        room = self.buttons[0].rect.left - look.px(16)
        row = pygame.Rect(left, self.rect.y, room - left, self.rect.height)
        shown = draw_line(surface, tr("game.title").upper(), row, title, colours.GOLD)
        left = shown.right + look.px(24)
        face = font("text", look.text(19))
        words = list(self.words)
        while len(words) > 1 and width_of(face, "  ·  ".join(words)) > room - left:
            words.pop()
        line = shortened(face, "  ·  ".join(words), room - left)
        draw_line(surface, line, pygame.Rect(left, self.rect.y, room - left, self.rect.height), face, colours.PAPER)
        for button in self.buttons:
            button.draw(surface)
