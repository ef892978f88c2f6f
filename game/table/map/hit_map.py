"""Which space is at a place of the map: a picture of the map in which a pixel's value names the space."""

from functools import cache

import pygame
from pygame import Surface

from game.table.map.geometry import Geometry, Point

RESOLUTION = 2.0
"""It is in pixels per map unit."""
REACH = (16.0, 12.0, 9.0, 6.0, 3.0)
"""Map units around a coast that still count, so that a click in a strait means the nearest land."""


def land_at(geometry: Geometry, point: Point) -> str | None:
    surface, names = _picture(geometry)
    x, y = round(point[0] * RESOLUTION), round(point[1] * RESOLUTION)
    if not surface.get_rect().collidepoint(x, y):
        return None
    return names[surface.get_at_mapped((x, y))]


@cache
def _picture(geometry: Geometry) -> tuple[Surface, list[str | None]]:
    surface = Surface((round(geometry.size[0] * RESOLUTION), round(geometry.size[1] * RESOLUTION)), depth=8)
    names: list[str | None] = [None]
    shapes = [space for space in geometry.spaces.values() if space.rings]
    outlines = [
        [[(x * RESOLUTION, y * RESOLUTION) for x, y in ring.points] for ring in space.rings] for space in shapes
    ]
    for reach in REACH:  # the nearest coast is drawn last
        for value, rings in enumerate(outlines, start=1):
            for ring in rings:
                _draw_around(surface, value, ring, reach * RESOLUTION)
    for value, (space, rings) in enumerate(zip(shapes, outlines, strict=True), start=1):
        names.append(space.name)
        for ring in rings:
            pygame.draw.polygon(surface, value, ring)
    return surface, names


def _draw_around(surface: Surface, value: int, ring: list[Point], reach: float) -> None:
    """All that is so near to an outline; thick lines alone leave gaps where it turns."""
    pygame.draw.lines(surface, value, True, ring, round(2 * reach))
    for point in ring:
        pygame.draw.circle(surface, value, point, reach)
