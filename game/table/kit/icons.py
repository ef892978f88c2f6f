"""Symbols of one colour, drawn at any size; a name is that of a file under assets, without its ending."""

import pygame
from pygame import Surface

from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.folders import ASSETS


@kept(8 * MEGABYTE)
def icon(name: str, size: int, colour: Colour) -> Surface:
    drawn = pygame.image.load_sized_svg(ASSETS / f"{name}.svg", (size, size))
    coloured = Surface(drawn.get_size(), pygame.SRCALPHA, 32)
    coloured.blit(drawn, (0, 0))
    # The strokes are white; where nothing is drawn, white without opacity keeps scaled edges clean.
    coloured.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    coloured.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return coloured
