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

NEAR = 260
"""As in the design: from farther off nobody would see what it is about."""


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
        was_shown, text = self.shown, text.strip()
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
        places = [place for side in sides for place in self._along(side, about, free, look)]
        if places:
            beside = list(self._beside)
            clear = [place for place in places if place.collidelist(beside) < 0]
            facing = (place for place in clear if _faces(place, self._position))
            return next(facing, None) or next(iter(clear), None) or min(places, key=self._covered)
        x, y = self._position
        rect.topleft = (x + look.px(16), y + look.px(24))
        if rect.bottom > free.bottom:
            rect.bottom = y - look.px(10)
        return rect.clamp(free)

    def _along(self, side: pygame.Rect, about: pygame.Rect, free: pygame.Rect, look: Look) -> list[pygame.Rect]:
        """That side, and then wherever it would be beside what it should not cover: not far, the nearest first."""
        gap = look.px(6)
        lefts = {x for other in self._beside for x in (other.left - gap - side.width, other.right + gap)}
        tops = {y for other in self._beside for y in (other.top - gap - side.height, other.bottom + gap)}
        lefts |= {about.left - gap - side.width, about.right + gap}
        moved = [side.move(0, y - side.y) for y in tops] + [side.move(x - side.x, 0) for x in lefts]
        near = [place for place in (each.clamp(free) for each in moved) if _apart(place, about) <= look.px(NEAR)]
        near.sort(key=lambda place: (_apart(place, about), tuple(place)))
        return [place for place in (side, *near) if free.contains(place) and not place.colliderect(about)]

    def _covered(self, place: pygame.Rect) -> int:
        """How many pixels of what should not be."""
        parts = (place.clip(other) for other in self._beside)
        return sum(part.width * part.height for part in parts)

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


def _faces(place: pygame.Rect, position: tuple[int, int]) -> bool:
    """True if it is straight beside, over or under it; elsewhere it would seem to be about something else."""
    x, y = position
    return place.x <= x < place.right or place.y <= y < place.bottom


def _apart(one: pygame.Rect, other: pygame.Rect) -> int:
    """It says how far, across and down."""
    across = max(0, other.left - one.right, one.left - other.right)
    return across + max(0, other.top - one.bottom, one.top - other.bottom)
