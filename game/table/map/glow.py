"""Light around what may be chosen."""

import math

import pygame
from pygame import Rect, Surface

from game.shell.colours import Colour
from game.table.map.frame import Frame
from game.table.map.geometry import Ring

EDGE: Colour = (40, 34, 20)
"""Of the light along a coast, so that it also shows on land of its own colour."""
THICKEST = 1.2
"""The line along a coast does not grow beyond this unit, however near the map is."""
SMALL_ISLAND = 500
"""Square units, with the water around it, under which light only follows the coast."""


def outline_glow(rings: list[Ring], frame: Frame, colour: Colour, unit: float, *, edged: bool) -> Surface:
    """A bright line along the coast and borders of a space and soft light around it; the land keeps its tint."""
    half = frame.size[0] // 2 + 1, frame.size[1] // 2 + 1
    halo = Surface((half[0] // 2 + 1, half[1] // 2 + 1), pygame.SRCALPHA, 32)
    halo.fill((*colour, 0))
    large = [ring for ring in rings if ring.bounds.width * ring.bounds.height > SMALL_ISLAND]
    for polygon in frame.polygons(large, 0.25):
        pygame.draw.lines(halo, (*colour, 255), True, polygon, max(2, round(3 * unit)))
    light = pygame.transform.smoothscale(pygame.transform.box_blur(halo, max(1, round(1.5 * unit))), half)
    for polygon in frame.polygons(rings, 0.5):
        pygame.draw.polygon(light, (*colour, 34), polygon)
    light = pygame.transform.smoothscale(light, frame.size)
    line = 2 * round(2.5 * min(unit, THICKEST)) + 1  # a line of odd width is even on both sides
    outlines = frame.polygons(rings, 1)
    for edge, width in (*([(EDGE, line + 2)] if edged else []), (colour, line)):
        for polygon in outlines:
            pygame.draw.lines(light, (*edge, 255), True, polygon, width)
            for point in polygon:
                pygame.draw.circle(light, (*edge, 255), point, width // 2)
    return light


def frame_glow(size: tuple[int, int], radius: int, reach: int, colour: Colour) -> Surface:
    """Light around a rounded box of the given size; the surface is larger by `reach` on every side."""
    full = size[0] + 2 * reach, size[1] + 2 * reach
    glow = Surface(full, pygame.SRCALPHA, 32)
    glow.fill((*colour, 0))
    box = Rect(reach, reach, *size)
    pygame.draw.rect(glow, (*colour, 255), box.inflate(reach * 0.9, reach * 0.9), border_radius=radius + reach // 2)
    glow = pygame.transform.gaussian_blur(glow, max(1, reach // 3))
    pygame.draw.rect(glow, (*colour, 255), box.inflate(reach * 0.5, reach * 0.5), border_radius=radius + reach // 4)
    return glow


def disc_glow(radius: float, reach: int, colour: Colour) -> Surface:
    """Light around a City, edged so that it also shows on land of its own colour."""
    blur = max(1, reach // 8)
    side = 8 * math.ceil((radius + reach * 0.6) / 4 + blur + 1)
    quarter = Surface((side // 4, side // 4), pygame.SRCALPHA, 32)
    quarter.fill((*colour, 0))
    middle = side / 2, side / 2
    pygame.draw.circle(quarter, (*colour, 255), (side / 8, side / 8), (radius + reach * 0.6) / 4)
    light = pygame.transform.smoothscale(pygame.transform.box_blur(quarter, blur), (side, side))
    red, green, blue = (part // 4 for part in colour)
    pygame.draw.aacircle(light, (red, green, blue), middle, radius + reach * 0.5)
    pygame.draw.aacircle(light, colour, middle, radius + reach * 0.4)
    return light
