"""The ground of every picture in the paper is dots of one colour, as in a printed photograph."""

from __future__ import annotations

import pygame

from game.shell import colours
from game.shell.colours import Colour, mix

SMOOTHING = 3
"""Painted so much larger, then made smaller: the dots come out smooth."""
_BLACK = (10, 12, 18)


def halftone(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    """A pale ground on which the dots grow towards the foot."""
    width, height = size[0] * SMOOTHING, size[1] * SMOOTHING
    large = pygame.Surface((width, height))
    large.fill(mix(colour, colours.PAPER, 0.72))
    step = max(6, min(size) // 34) * SMOOTHING
    ink = mix(colour, colours.PAPER, 0.34)
    for row, y in enumerate(range(0, height + step, step)):
        radius = step * (0.1 + 0.44 * y / height)
        for x in range(-(row % 2) * step // 2, width + step, step):
            pygame.draw.circle(large, ink, (x, y), radius)
    return pygame.transform.smoothscale(large, size)


def shade(colour: Colour, share: float) -> Colour:
    """Darken the colour towards printer's black."""
    return mix(colour, _BLACK, share)


def frame(picture: pygame.Surface) -> None:
    pygame.draw.rect(picture, colours.INK, picture.get_rect(), max(1, min(picture.get_size()) // 120))
