"""The poster on the box: an empty disc over a crowd that holds up its books."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.red_guard.brush import TITLE
from game.red_guard.faces import face, fitted
from game.shell.assets import load_picture
from game.shell.colours import Colour
from game.shell.lettering import draw_line, rendered
from game.shell.text import tr

CREAM: Colour = (240, 232, 214)
VERMILION: Colour = (178, 34, 26)
"""As in the palette, which takes longer to load."""
SMALL = (384, 512)
"""The size of the smaller of its two pictures, which is read in a fraction of the time."""


class Poster:
    """It stands still."""

    def __init__(self) -> None:
        self._picture = Surface((1, 1))

    def layout(self, size: tuple[int, int]) -> None:
        width, height = size
        # Read here and not through `art`, which needs the rules: the shelf must not wait for them.
        is_small = width <= SMALL[0] and height <= SMALL[1]
        print_ = load_picture(f"red_guard/art/{'front_small.jpg' if is_small else 'front.webp'}").convert()
        self._picture = pygame.transform.smoothscale(print_, size)
        brush = face("brush", round(width * 0.13))
        for number, character in enumerate(TITLE):
            image = rendered(brush, character, (40, 16, 12))
            self._picture.blit(image, image.get_rect(center=(width * 0.5, height * (0.375 + 0.085 * number))))
        foot = Rect(0, round(height * 0.835), width, height - round(height * 0.835))
        self._picture.fill((30, 20, 18), foot)
        self._picture.fill(VERMILION, Rect(0, foot.y, width, max(2, height // 160)))
        band = Rect(0, round(height * 0.848), width, round(height * 0.1))
        words = tr("game.title").upper()
        draw_line(
            self._picture,
            words,
            band,
            fitted("heading", round(width * 0.125), words, round(width * 0.9)),
            CREAM,
            "center",
        )
        below = Rect(0, band.bottom - round(height * 0.005), width, round(height * 0.045))
        words = tr("game.subtitle")
        type_ = fitted("label", round(width * 0.05), words, round(width * 0.92))
        draw_line(self._picture, words, below, type_, (236, 190, 150), "center")
        pygame.draw.rect(self._picture, VERMILION, self._picture.get_rect(), max(2, width // 120))

    def update(self, dt: float) -> bool:
        return False

    def draw(self, surface: Surface) -> None:
        surface.blit(self._picture, (0, 0))
