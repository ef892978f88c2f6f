"""The note that appears where the mouse rests. It waits a little, and is never off the screen."""

import pygame

from game.shell import colours
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.widgets.rich_text import RichText, TextStyle

DELAY = 0.35


class Tooltip:
    """A scene tells it at each move of the mouse what there is to say at that place."""

    def __init__(self) -> None:
        self.text = ""
        self._position = (0, 0)
        self._waited = 0.0

    @property
    def shown(self) -> bool:
        return bool(self.text) and self._waited >= DELAY

    def hover(self, text: str, position: tuple[int, int]) -> bool:
        """Say what belongs to this position; True if what is on the screen changes."""
        was_shown = self.shown
        if text != self.text:
            self.text, self._waited = text, 0.0
        if not self.shown:
            self._position = position
        return was_shown != self.shown

    def hide(self) -> bool:
        return self.hover("", (0, 0))

    @property
    def waiting(self) -> bool:
        """Time has to pass before it appears."""
        return bool(self.text) and self._waited < DELAY

    def update(self, dt: float) -> bool:
        if not self.waiting:
            return False
        self._waited += dt
        return self.shown

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        if not self.shown:
            return
        size = look.text(18)
        style = TextStyle(size, colours.CREAM, link=colours.LINK_ON_INK)
        text = RichText(self.text, min(size * 24, surface.get_width() - 4 * size), style)
        rect = self.place(surface.get_size(), (text.width, text.height), look)
        draw_shadow(surface, rect, look.px(6), spread=look.px(10), strength=120)
        draw_plate(surface, rect, colours.INK, look.px(6), colours.GOLD)
        text.draw(surface, (rect.x + look.px(14), rect.y + look.px(9)))

    def place(self, screen: tuple[int, int], text: tuple[int, int], look: Look) -> pygame.Rect:
        """Under the pointer where there is room, above it otherwise, and always wholly on the screen."""
        rect = pygame.Rect(0, 0, text[0] + 2 * look.px(14), text[1] + 2 * look.px(9))
        x, y = self._position
        rect.topleft = (x + look.px(16), y + look.px(24))
        edge = look.px(6)
        if rect.bottom > screen[1] - edge:
            rect.bottom = y - look.px(10)
        rect.right = min(rect.right, screen[0] - edge)
        rect.left = max(rect.left, edge)
        rect.top = max(rect.top, edge)
        return rect
