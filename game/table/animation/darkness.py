"""Night falls over the board, but for a light on one place."""

from __future__ import annotations

import pygame

from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour, mix
from game.table.animation.animation import Point

NIGHT: Colour = (70, 74, 96)
"""What is left of white in the deepest night."""
DAY: Colour = (255, 255, 255)
NOTHING: Colour = (0, 0, 0)
SKETCH = 96
"""The side of the picture from which every pool of light is enlarged."""
EDGE = 0.45
"""The share of the radius over which a pool of light goes out."""


def darken(surface: pygame.Surface, board: pygame.Rect, depth: float, night: Colour = NIGHT) -> None:
    """As dark as `depth` says, from 0 to 1."""
    surface.fill(mix(DAY, night, depth), board, pygame.BLEND_RGB_MULT)


def veil(surface: pygame.Surface, board: pygame.Rect, colour: Colour, share: float) -> None:
    """A colour laid over it, and so much of it is seen; filling twice takes half as long as laying on a picture."""
    surface.fill(mix(DAY, NOTHING, share), board, pygame.BLEND_RGB_MULT)
    surface.fill(mix(NOTHING, colour, share), board, pygame.BLEND_RGB_ADD)


class PoolOfLight:
    """What lies around a place, taken before night falls and laid on it again; what is lit up more is added to it."""

    def __init__(self, surface: pygame.Surface, board: pygame.Rect, middle: Point, radius: int) -> None:
        whole = pygame.Rect(0, 0, 2 * radius, 2 * radius)
        whole.center = middle
        self.box = whole.clip(board)
        self.middle = middle[0] - self.box.x, middle[1] - self.box.y
        self.picture = pygame.Surface(self.box.size, pygame.SRCALPHA)
        self.picture.blit(surface, (0, 0), self.box)
        self._mask_from = self.box.x - whole.x, self.box.y - whole.y
        self._radius = radius

    def lay(self, surface: pygame.Surface) -> None:
        mask = _mask(self._radius)
        area = pygame.Rect(self._mask_from, self.box.size)
        self.picture.blit(mask, (0, 0), area, special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(self.picture, self.box)


@kept(8 * MEGABYTE)
def _mask(radius: int) -> pygame.Surface:
    """It is white, and opaque but towards its edge."""
    small = pygame.Surface((SKETCH, SKETCH), pygame.SRCALPHA)
    small.fill((255, 255, 255, 0))
    half = SKETCH // 2
    for step in range(half, 0, -1):
        outside = step / half
        alpha = min(1.0, (1 - outside) / EDGE)
        pygame.draw.circle(small, (255, 255, 255, round(255 * alpha * alpha * (3 - 2 * alpha))), (half, half), step)
    return pygame.transform.smoothscale(small, (2 * radius, 2 * radius))
