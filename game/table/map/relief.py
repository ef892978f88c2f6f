"""Soft hill shading, from a picture that the map brings; light falls from the upper left."""

import random
from dataclasses import dataclass
from functools import cache

import pygame
from pygame import Surface

from game.shell.assets import load_picture

RESOLUTION = 1.0
"""Pixels per map unit: shading is soft, so it may be scaled up without harm."""


@dataclass(frozen=True, slots=True)
class Relief:
    lit: Surface
    """It is added to the land's colour."""
    shaded: Surface
    """It is subtracted from it."""


@cache
def load_relief(file: str) -> Relief:
    """From a picture in which grey 128 is flat and lighter faces the light."""
    grey = load_picture(file).convert(32)
    lit, shaded = grey.copy(), Surface(grey.get_size(), depth=32)
    lit.fill((128, 128, 128), special_flags=pygame.BLEND_RGB_SUB)
    shaded.fill((128, 128, 128))
    shaded.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    # An old relief map has these colours: its light is warm, its shade is cool.
    lit.fill((100, 96, 84), special_flags=pygame.BLEND_RGB_MULT)
    shaded.fill((140, 148, 150), special_flags=pygame.BLEND_RGB_MULT)
    return Relief(lit, shaded)


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
