"""Lines as a pen draws them: pygame's thick lines have ragged ends and steps."""

from collections.abc import Sequence

import pygame
from pygame import Surface, Vector2

from game.shell.colours import Colour

Opaque = Colour | tuple[int, int, int, int]
"""It is a colour, with an alpha or without."""


def straight_stroke(surface: Surface, colour: Colour, start: Vector2, end: Vector2, width: float) -> None:
    """Draw a straight line with smooth edges."""
    along = end - start
    if not along:
        return
    aside = along.rotate(90)
    aside.scale_to_length(width / 2)
    corners = [start + aside, end + aside, end - aside, start - aside]
    pygame.draw.polygon(surface, colour, corners)
    pygame.draw.aalines(surface, colour, True, corners)


def round_stroke(surface: Surface, colour: Opaque, points: Sequence[tuple[float, float]], width: float) -> None:
    """Draw a line with round joints."""
    pygame.draw.lines(surface, colour, False, points, max(1, round(width)))
    for point in points:
        pygame.draw.circle(surface, colour, point, width / 2)
