"""Behind the title: the country at dusk, and before it a slow crowd under banners."""

from __future__ import annotations

import pygame

from game.people_power.map.geometry import load_geometry
from game.shell.backdrop import Crowd

_LAND = (255, 226, 170, 42)
_SHORE = (255, 232, 190, 96)


class TitleBackdrop(Crowd):
    """The shell's crowd; the islands are painted into its sky once for each size of window."""

    def layout(self, size: tuple[int, int]) -> None:
        if size == self._size:
            return
        super().layout(size)
        self._sky.blit(_islands(size), (0, 0))


def _islands(size: tuple[int, int]) -> pygame.Surface:
    """The archipelago, pale and large, in the right half of the sky."""
    geometry = load_geometry()
    picture = pygame.Surface(size, pygame.SRCALPHA)
    scale = size[1] * 0.98 / geometry.size[1]
    left = size[0] * 0.72 - geometry.size[0] * scale / 2
    top = -size[1] * 0.06
    for space in geometry.spaces.values():
        for ring in space.rings:
            points = [(left + x * scale, top + y * scale) for x, y in ring.points]
            if len(points) > 2:
                pygame.draw.polygon(picture, _LAND, points)
                pygame.draw.aalines(picture, _SHORE, True, points)
    return picture
