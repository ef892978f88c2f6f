"""The frame of settings, saves, help and credits: a sheet of paper over what is below, with a way back."""

from __future__ import annotations

import pygame

from game.shell.app import App
from game.shell.plates import dim
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.button_row import place_row
from game.shell.widgets.panel import Panel


class SheetScene(Scene):
    translucent = True
    heading_key = ""
    widest = 1500
    tallest = 1400

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.foot = pygame.Rect(0, 0, 0, 0)
        self.content = pygame.Rect(0, 0, 0, 0)

    @property
    def heading(self) -> str:
        return tr(self.heading_key)

    def build(self) -> None:
        self.sheet = Panel(self.heading)
        self.back_button = Button.of("button.back", self.back, shortcut="Esc")
        self.add(self.sheet, self.back_button)

    def layout(self, size: tuple[int, int]) -> None:
        """It lays the sheet, its foot for buttons, and `content` between heading and foot."""
        look = self.look
        width = min(size[0] - look.px(64), look.wide(self.widest))
        rect = pygame.Rect(0, 0, width, min(size[1] - look.px(64), look.wide(self.tallest)))
        rect.center = (size[0] // 2, size[1] // 2)
        self.sheet.place(rect, look)
        inside = self.sheet.inside
        height = round(look.text(22) * 2)
        self.foot = pygame.Rect(inside.x, inside.bottom - height, inside.width, height)
        self.content = pygame.Rect(inside.x, inside.y, inside.width, inside.height - height - look.px(20))
        self.place_at_foot(self.back_button, right=True)

    def place_at_foot(self, *buttons: Button, right: bool = False) -> None:
        """Buttons stand in a row at the foot of the sheet, from the left or ending at the right."""
        place_row(buttons, self.foot, self.look, least=150, right=right)

    def draw(self, surface: pygame.Surface) -> None:
        dim(surface)
        super().draw(surface)
