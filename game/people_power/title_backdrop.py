"""Behind the title: the country at dusk, and before it a slow crowd under banners."""

from __future__ import annotations

from contextlib import suppress

import pygame

from game.shell.backdrop import Crowd
from game.shell.folders import AssetDamaged, read_asset

_LAND = (255, 226, 170, 42)
_SHORE = (255, 232, 190, 96)
_FINEST = 2
"""Points of an outline that are nearer to each other than this, in pixels, are drawn as one."""


class TitleBackdrop(Crowd):
    """The shell's crowd; the islands are painted into its sky once for each size of window."""

    def paint_sky(self, size: tuple[int, int]) -> pygame.Surface:
        sky = super().paint_sky(size)
        # The title does without its islands; the board will say what is missing.
        with suppress(AssetDamaged):
            sky.blit(_islands(size), (0, 0))
        return sky


def _islands(size: tuple[int, int]) -> pygame.Surface:
    """The archipelago, pale and large, in the right half of the sky."""
    # Read here and not through the map, which takes long to load and which the title does not need.
    drawing = read_asset("map/philippines.json")
    picture = pygame.Surface(size, pygame.SRCALPHA)
    width, height = drawing["size"]
    scale = size[1] * 0.98 / height
    left, top = size[0] * 0.72 - width * scale / 2, -size[1] * 0.06
    for space in drawing["spaces"].values():
        for ring in space["rings"]:
            points = _coarse([(left + x * scale, top + y * scale) for x, y in ring])
            if len(points) > 2:
                pygame.draw.polygon(picture, _LAND, points)
                pygame.draw.aalines(picture, _SHORE, True, points)
    return picture


def _coarse(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    kept = points[:1]
    for x, y in points[1:]:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= _FINEST:
            kept.append((x, y))
    return kept
