"""The front of the box is the cover of an illustrated weekly."""

from __future__ import annotations

import pygame

from game.shell import colours
from game.shell.assets import AssetDamaged, load_picture

SMALL = (400, 560)
"""The size of the smaller of its two pictures, which is read in a fraction of the time."""


class Cover:
    def __init__(self) -> None:
        self._picture = pygame.Surface((1, 1))

    def layout(self, size: tuple[int, int]) -> None:
        self._picture = pygame.Surface(size, depth=32)
        self._picture.fill(colours.INK)
        try:
            is_small = size[0] <= SMALL[0] and size[1] <= SMALL[1]
            cover = load_picture(f"filipinas/box_{'small' if is_small else 'large'}.webp").convert()
        except AssetDamaged:
            return
        # Whole, with its frame: where the box is wider, its paper goes on at both sides.
        whole = pygame.transform.smoothscale_by(cover, min(size[0] / cover.get_width(), size[1] / cover.get_height()))
        self._picture.fill(cover.get_at((cover.get_width() // 2, 3)))
        self._picture.blit(whole, whole.get_rect(center=self._picture.get_rect().center))

    def update(self, dt: float) -> bool:
        return False

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._picture, (0, 0))
