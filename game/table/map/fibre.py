"""Islands and the sheets beside the map have the fibre of paper, which is barely seen."""

from functools import cache

import pygame
from pygame import Surface

from game.table.map.relief import noise

TILE = 256


def lay_fibre(surface: Surface, origin: tuple[int, int] = (0, 0)) -> None:
    """Over all of a surface; `origin` is the place of its corner on the whole sheet, so that pieces of it meet."""
    width, height = surface.get_size()
    for x in range(-origin[0] % TILE - TILE, width, TILE):
        for y in range(-origin[1] % TILE - TILE, height, TILE):
            surface.blit(_fibre(), (x, y), special_flags=pygame.BLEND_RGB_MULT)


@cache
def _fibre() -> Surface:
    """Repeats without a seam because each dot stands alone."""
    fibre = noise((TILE, TILE), (TILE,), seed=7)
    fibre.fill((14, 14, 14), special_flags=pygame.BLEND_RGB_MULT)
    fibre.fill((241, 241, 241), special_flags=pygame.BLEND_RGB_ADD)
    return fibre
