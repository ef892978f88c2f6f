"""The front of the box: the cover of an illustrated weekly."""

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
        scale = max(size[0] / cover.get_width(), size[1] / cover.get_height())
        whole = pygame.transform.smoothscale_by(cover, scale)
        self._picture.blit(whole, whole.get_rect(midtop=(size[0] // 2, 0)))

    def update(self, dt: float) -> bool:
        return False

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._picture, (0, 0))
