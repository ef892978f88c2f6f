"""A faction is drawn as a small disc of its colour, with a letter or a number on it."""

from __future__ import annotations

import pygame

from game.shell.fonts import font
from game.shell.lettering import draw_line
from game.table.kit.palette import Palette


def draw_disc(
    surface: pygame.Surface, box: pygame.Rect, faction: str, sign: str, sign_size: int, palette: Palette
) -> None:
    """In the middle of the box, as wide as it; the sign may be empty."""
    radius = box.width // 2
    pygame.draw.aacircle(surface, palette.ink, box.center, radius)
    pygame.draw.aacircle(surface, palette.factions[faction], box.center, radius - 1)
    if sign:
        face = font("display", sign_size, bold=True)
        draw_line(surface, sign, box, face, palette.on_faction[faction], "center")
