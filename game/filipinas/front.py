"""The front of the box: the cover of an illustrated weekly."""

from __future__ import annotations

import pygame

from game.filipinas import art
from game.filipinas.palette import DESK
from game.shell.assets import AssetDamaged


class Cover:
    def __init__(self) -> None:
        self._picture = pygame.Surface((1, 1))

    def layout(self, size: tuple[int, int]) -> None:
        self._picture = pygame.Surface(size, depth=32)
        self._picture.fill(DESK)
        try:
            cover = art.picture("box_large.webp")
        except AssetDamaged:
            return
        scale = max(size[0] / cover.get_width(), size[1] / cover.get_height())
        whole = pygame.transform.smoothscale_by(cover, scale)
        self._picture.blit(whole, whole.get_rect(midtop=(size[0] // 2, 0)))

    def update(self, dt: float) -> bool:
        return False

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._picture, (0, 0))
