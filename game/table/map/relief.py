"""Soft hill shading, made once from the ridge lines and noise; light falls from the north-west."""

import random
from dataclasses import dataclass
from functools import cache

import pygame
from pygame import Surface

from game.table.map.geometry import Geometry

RESOLUTION = 1.0
"""Pixels per map unit: shading is soft, so it may be scaled up without harm."""


@dataclass(frozen=True, slots=True)
class Relief:
    lit: Surface
    """To be added to the land's colour."""
    shaded: Surface
    """To be subtracted from it."""


@cache
def load_relief(geometry: Geometry) -> Relief:
    heights = _heights(geometry)
    lit = _slope(heights, 1)
    shaded = _slope(heights, -1)
    # Warm light, cool shade: the colours of an old relief map.
    lit.fill((62, 60, 54), special_flags=pygame.BLEND_RGB_MULT)
    shaded.fill((112, 118, 116), special_flags=pygame.BLEND_RGB_MULT)
    return Relief(lit, shaded)


def _heights(geometry: Geometry) -> Surface:
    width, height = (round(side * RESOLUTION) for side in geometry.size)
    ridges = Surface((width, height), depth=32)
    for reach, share in ((22, 0.25), (15, 0.45), (9, 0.7), (4, 1.0)):
        for top, line in geometry.ridges:
            points = [(x * RESOLUTION, y * RESOLUTION) for x, y in line]
            grey = round(170 * share * top)
            pygame.draw.lines(ridges, (grey, grey, grey), False, points, max(1, round(reach * RESOLUTION)))
            for point in points:
                pygame.draw.circle(ridges, (grey, grey, grey), point, reach * RESOLUTION / 2)
    ridges = pygame.transform.gaussian_blur(ridges, 5)
    # Valleys cut across the ranges, so that they do not look like pipes.
    rough = noise((width, height), (90, 180), seed=1986)
    rough.fill((70, 70, 70), special_flags=pygame.BLEND_RGB_ADD)
    ridges.blit(rough, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    plains = noise((width, height), (60, 130), seed=1521)
    plains.fill((60, 60, 60), special_flags=pygame.BLEND_RGB_MULT)
    ridges.blit(plains, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.gaussian_blur(ridges, 2)


def _slope(heights: Surface, towards: int) -> Surface:
    """How much the land falls away to the south-east (1) or to the north-west (-1), as grey."""
    slope = Surface(heights.get_size(), depth=32)
    slope.blit(heights, (-towards * 2, -towards * 2))
    slope.blit(heights, (towards * 2, towards * 2), special_flags=pygame.BLEND_RGB_SUB)
    strong = slope.copy()
    for _ in range(4):
        strong.blit(slope, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return strong


_GREYS = [(grey, grey, grey) for grey in range(256)]


def noise(size: tuple[int, int], cells: tuple[int, ...], seed: int) -> Surface:
    """Smooth grey noise: random dots, scaled up; each number of cells along the width is one octave."""
    dice = random.Random(seed)
    result = Surface(size, depth=32)
    darkened = bytes(grey // len(cells) for grey in range(256))
    for across in cells:
        down = max(2, across * size[1] // size[0])
        greys = dice.randbytes(across * down).translate(darkened)
        dots = pygame.image.frombuffer(greys, (across, down), "P")
        dots.set_palette(_GREYS)
        dots = dots.convert(32)
        result.blit(pygame.transform.smoothscale(dots, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return result
