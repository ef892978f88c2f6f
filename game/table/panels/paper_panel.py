"""A sheet of paper beside the board: painted when what it shows has changed, and kept until then."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable

import pygame

from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.widgets.widget import Widget
from game.table.kit.palette import UNPAINTED, Palette

CLOSE_FROM = 4
"""The level from which on rows stand closer, as there is nothing else to leave out."""


class PaperPanel(Widget, ABC):
    """`level` is how much it leaves out to need less room: 0 for nothing, each higher one for more."""

    focusable = True  # what it tells is told to the keyboard, too
    about = ""
    """Whose or what it is, by which it can be named."""
    grows = True
    """Whether it takes a share of the room that is left over."""

    def __init__(self) -> None:
        super().__init__()
        self.palette: Palette = UNPAINTED
        self.is_lit = False
        """Whether a light lies around it."""
        self.level = 0
        self._picture: pygame.Surface | None = None

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._picture = None

    def renew(self) -> None:
        """What it shows has changed."""
        self._picture = None
        self.dirty = True

    @property
    def picture(self) -> pygame.Surface:
        if self._picture is None:
            self._picture = self.paint()
        return self._picture

    @property
    def halo(self) -> Hashable:
        return self.is_lit

    def draw(self, surface: pygame.Surface) -> None:
        if self.rect.width <= 0:
            return
        look = self.look
        draw_shadow(surface, self.rect, look.px(6), spread=look.px(8), strength=110)
        if self.is_lit:
            draw_plate(surface, self.rect.inflate(look.px(6), look.px(6)), self.palette.glow, look.px(8))
        surface.blit(self.picture, self.rect)

    def height(self, look: Look, level: int) -> int:
        """What it needs at least; nothing, if it takes whatever room the others leave."""
        return 0

    def anchor(self, key: str) -> tuple[int, int] | None:
        """The middle of something on it that pieces fly to or figures count at; None if that is not here."""
        return None

    def track(self, key: str) -> pygame.Rect | None:
        """Something on it that is counted, with its name; None if that is not here."""
        return None

    @abstractmethod
    def paint(self) -> pygame.Surface:
        """Paint the whole sheet, as large as its rectangle."""
