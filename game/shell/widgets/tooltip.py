"""The note that appears where the mouse rests: beside what it explains, after a little while, never off the screen."""

from collections.abc import Sequence

import pygame

from game.shell import colours
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.widgets.rich_text import RichText, TextStyle

DELAY = 0.35
FLAT = 80
"""Up to this height, as in the design, what is explained is part of a row."""


class Tooltip:
    """A scene tells it at each move of the mouse what there is to say at that place."""

    def __init__(self) -> None:
        self.text = ""
        self._position = (0, 0)
        self._about = pygame.Rect(0, 0, 0, 0)
        self._beside: Sequence[pygame.Rect] = ()
        self._waited = 0.0

    @property
    def shown(self) -> bool:
        return bool(self.text) and self._waited >= DELAY

    def hover(
        self,
        text: str,
        position: tuple[int, int],
        about: pygame.Rect | None = None,
        beside: Sequence[pygame.Rect] = (),
    ) -> bool:
        """Say what belongs to this position, and is `about` what is there; True if what is on the screen changes.

        `beside` is what should not be covered either: where more is told of it, and what is asked.
        """
        was_shown = self.shown
        if text != self.text:
            self.text, self._waited = text, 0.0
        if not self.shown:
            self._position = position
            self._about = pygame.Rect(about) if about else pygame.Rect(position, (1, 1))
            self._beside = beside
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
        """Beside what it is about, on the first side with room for it; over that only where no side has any."""
        rect = pygame.Rect(0, 0, text[0] + 2 * look.px(14), text[1] + 2 * look.px(9))
        free = pygame.Rect((0, 0), screen).inflate(-2 * look.px(6), -2 * look.px(6))
        about = self._about.clip((0, 0), screen)
        sides = [side.clamp(free) for side in self._sides(rect, about, look)]
        tried = [place for side in sides for place in (side, *(away.clamp(free) for away in self._aside(side, look)))]
        fitting = [side for side in tried if free.contains(side) and not side.colliderect(about)]
        clear = [side for side in fitting if side.collidelist(list(self._beside)) < 0]
        if fitting:
            return (clear or fitting)[0]
        x, y = self._position
        rect.topleft = (x + look.px(16), y + look.px(24))
        if rect.bottom > free.bottom:
            rect.bottom = y - look.px(10)
        return rect.clamp(free)

    def _aside(self, side: pygame.Rect, look: Look) -> list[pygame.Rect]:
        """As far up, or else to the left, as it would have to be in order not to cover what it should not."""
        covered, gap = [other for other in self._beside if side.colliderect(other)], look.px(6)
        return [
            *(side.move(0, other.top - gap - side.bottom) for other in covered),
            *(side.move(other.left - gap - side.right, 0) for other in covered),
        ]

    def _sides(self, rect: pygame.Rect, about: pygame.Rect, look: Look) -> list[pygame.Rect]:
        """Under or over what is flat, like a button, so that its neighbours stay in sight; else beside it."""
        x, y = self._position
        gap, nearby = look.px(12), look.px(20)
        below = rect.move(x - nearby, about.bottom + gap)
        above = rect.move(x - nearby, about.top - gap - rect.height)
        right = rect.move(about.right + gap, y - nearby)
        left = rect.move(about.left - gap - rect.width, y - nearby)
        flat = about.height <= look.px(FLAT) or about.width > 3 * about.height
        return [below, above, right, left] if flat else [right, left, below, above]
