"""Painting a piece of the map: sea, coastal bands, paper islands, borders.

A chart is painted once for a place and scale. When the tint of a space changes, only the tints are laid on anew.
"""

import math
from collections.abc import Mapping

import pygame
from pygame import Rect, Surface

from game.shell.colours import Colour
from game.table.map.fibre import lay_fibre
from game.table.map.frame import Frame, Polygon
from game.table.map.geometry import Geometry
from game.table.map.relief import RESOLUTION, load_relief
from game.table.map.strokes import round_stroke, straight_stroke
from game.table.palette import MapPalette

DASH = 4.2
"""Map units of a dash on the lanes across the water."""
SMOOTHING = 2
"""Polygons are painted this much larger and scaled down, for edges without steps."""
FAINT: Colour = (7, 9, 9)
"""Added to the sea along the graticule."""
BLANK_PAPER: Colour = (240, 240, 238)
"""Land before its tint: a little less than white, so that relief can also lighten it."""


class Chart:
    """A painted piece of the map and the masks with which its spaces are tinted."""

    def __init__(self, frame: Frame, geometry: Geometry, palette: MapPalette) -> None:
        self.frame = frame
        self._geometry = geometry
        self._palette = palette
        self._masks: dict[str, tuple[Surface, Rect]] = {}
        self._lines: Surface | None = None
        self._base = self._paint()
        self._tinted = self._base
        self._tints: dict[str, Colour] = {}
        """Those that `_tinted` shows."""

    def surface(self, tints: Mapping[str, Colour]) -> Surface:
        """With each space in its tint."""
        here = {space: tints[space] for space in self._masks}
        if here != self._tints:
            self._tints = here
            self._tinted = self._base.copy()
            for space, colour in here.items():
                mask, place = self._masks[space]
                self._tinted.blit(_tint(mask, colour), place, special_flags=pygame.BLEND_RGB_MULT)
            if self._lines:
                self._tinted.blit(self._lines, (0, 0))
        return self._tinted

    def _paint(self) -> Surface:
        frame, palette, geometry = self.frame, self._palette, self._geometry
        surface = self._paint_sea()
        islands = {name: frame.polygons(space.rings, SMOOTHING) for name, space in geometry.spaces.items()}
        coasts = [polygon for polygons in islands.values() for polygon in polygons]
        if not coasts:
            return surface
        for name, polygons in islands.items():
            self._add_mask(name, polygons)
        land_mask = _mask(coasts, frame)
        surface.blit(_shadow(land_mask, frame), (0, 0))
        surface.blit(self._paint_land(land_mask), (0, 0))
        lines = Surface((frame.size[0] * SMOOTHING, frame.size[1] * SMOOTHING), pygame.SRCALPHA, 32)
        lines.fill((*palette.coast, 0))
        fine = max(1.0, frame.scale * 0.7) * SMOOTHING
        for coast in coasts:
            pygame.draw.lines(lines, (*palette.coast, 200), True, coast, max(1, round(fine * 0.6)))
        for border in geometry.borders:
            points = frame.pixels(border, SMOOTHING)
            for width, colour in ((fine * 2.6, palette.border_casing), (fine * 1.5, palette.border)):
                round_stroke(lines, colour, points, width)
        self._lines = pygame.transform.smoothscale(lines, frame.size)
        self._paint_lanes(self._lines)
        return surface

    def _paint_sea(self) -> Surface:
        frame, palette, geometry = self.frame, self._palette, self._geometry
        large = Surface((frame.size[0] * SMOOTHING, frame.size[1] * SMOOTHING), depth=32)
        large.fill(palette.sea)
        for rings, colour in zip(reversed(geometry.shelves), palette.shelves, strict=True):
            for polygon in frame.polygons(rings, SMOOTHING):
                pygame.draw.polygon(large, colour, polygon)
        coast = tuple((a + b) // 2 for a, b in zip(palette.foreign, palette.sea, strict=True))
        for polygon in frame.polygons(geometry.foreign, SMOOTHING):
            pygame.draw.polygon(large, palette.foreign, polygon)
            pygame.draw.lines(large, coast, True, polygon, SMOOTHING * 2)
        sea = pygame.transform.smoothscale(large, frame.size)
        sea.blit(_depths(frame, geometry, palette), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        thin = max(1, round(frame.scale * 0.6))
        for x in geometry.meridians:
            sea.fill(FAINT, (round((x - frame.origin[0]) * frame.scale), 0, thin, frame.size[1]), pygame.BLEND_RGB_ADD)
        for y in geometry.parallels:
            sea.fill(FAINT, (0, round((y - frame.origin[1]) * frame.scale), frame.size[0], thin), pygame.BLEND_RGB_ADD)
        return sea

    def _paint_land(self, mask: Surface) -> Surface:
        frame = self.frame
        land = Surface(frame.size, pygame.SRCALPHA, 32)
        land.fill(BLANK_PAPER)
        relief = load_relief(self._geometry)
        land.blit(_cut(relief.lit, frame), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        land.blit(_cut(relief.shaded, frame), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        lay_fibre(land, (int(frame.origin[0] * frame.scale), int(frame.origin[1] * frame.scale)))
        land.blit(_worn_edge(mask, frame), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        land.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return land

    def _paint_lanes(self, surface: Surface) -> None:
        frame = self.frame
        for lane in self._geometry.lanes:
            start, end = (pygame.Vector2(point) for point in frame.pixels(lane))
            length = start.distance_to(end)
            steps = max(1, round(length / (DASH * frame.scale))) + 1
            for step in range(0, steps, 2):
                dash = start.lerp(end, step / steps), start.lerp(end, (step + 1) / steps)
                straight_stroke(surface, self._palette.border, *dash, max(2.0, 1.9 * frame.scale))

    def _add_mask(self, space: str, polygons: list[Polygon]) -> None:
        xs = [x / SMOOTHING for polygon in polygons for x, _ in polygon]
        ys = [y / SMOOTHING for polygon in polygons for _, y in polygon]
        if not xs:
            return
        left, top = math.floor(min(xs)) - 1, math.floor(min(ys)) - 1
        place = Rect(left, top, math.ceil(max(xs)) + 2 - left, math.ceil(max(ys)) + 2 - top).clip(
            ((0, 0), self.frame.size)
        )
        if place.width and place.height:
            self._masks[space] = _mask(polygons, self.frame).subsurface(place).copy(), place


def _mask(polygons: list[Polygon], frame: Frame) -> Surface:
    """White, opaque where the polygons are."""
    large = Surface((frame.size[0] * SMOOTHING, frame.size[1] * SMOOTHING), pygame.SRCALPHA, 32)
    large.fill((255, 255, 255, 0))
    for polygon in polygons:
        pygame.draw.polygon(large, (255, 255, 255, 255), polygon)
    return pygame.transform.smoothscale(large, frame.size)


def _tint(mask: Surface, colour: Colour) -> Surface:
    """White, and the colour where the mask is: ready to be multiplied."""
    coloured = mask.copy()
    coloured.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    result = Surface(mask.get_size(), depth=32)
    result.fill((255, 255, 255))
    result.blit(coloured, (0, 0))
    return result


def _shadow(mask: Surface, frame: Frame) -> Surface:
    """The islands lie on the sea like cut paper."""
    small = pygame.transform.smoothscale(mask, _quarter(frame))
    small.fill((0, 0, 0, 120), special_flags=pygame.BLEND_RGBA_MULT)
    blurred = pygame.transform.box_blur(small, max(1, round(0.7 * frame.scale)))
    shadow = Surface(frame.size, pygame.SRCALPHA, 32)
    shadow.blit(pygame.transform.smoothscale(blurred, frame.size), (1.6 * frame.scale, 2.6 * frame.scale))
    return shadow


def _worn_edge(mask: Surface, frame: Frame) -> Surface:
    """Paper darkens towards its edge."""
    flat = Surface(frame.size, depth=32)
    flat.blit(mask, (0, 0))
    small = pygame.transform.box_blur(
        pygame.transform.smoothscale(flat, _quarter(frame)), max(1, round(0.8 * frame.scale))
    )
    small.fill((64, 78, 100), special_flags=pygame.BLEND_RGB_MULT)
    small.fill((191, 177, 155), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(small, frame.size)


def _quarter(frame: Frame) -> tuple[int, int]:
    return max(1, frame.size[0] // 4), max(1, frame.size[1] // 4)


def _depths(frame: Frame, geometry: Geometry, palette: MapPalette) -> Surface:
    """The open sea darkens away from the islands; computed on a coarse grid in map units, so that tiles meet."""
    columns, rows = max(2, frame.size[0] // 32), max(2, frame.size[1] // 32)
    coarse = Surface((columns, rows), depth=32)
    width, height = geometry.size
    area = frame.area
    deep = [to / start for start, to in zip(palette.sea, palette.sea_deep, strict=True)]
    for column in range(columns):
        x = area.left + (column + 0.5) / columns * area.width
        for row in range(rows):
            y = area.top + (row + 0.5) / rows * area.height
            away = min(1.0, ((x - width * 0.5) / (width * 0.62)) ** 2 + ((y - height * 0.5) / (height * 0.95)) ** 2)
            coarse.set_at((column, row), [round(255 * (1 - away * (1 - part))) for part in deep])
    return pygame.transform.smoothscale(coarse, frame.size)


def _cut(shading: Surface, frame: Frame) -> Surface:
    """The part of the relief that the frame shows, enlarged; none beyond the home view."""
    result = Surface(frame.size, depth=32)
    area = frame.area
    wanted = Rect(
        int(area.left * RESOLUTION) - 2,
        int(area.top * RESOLUTION) - 2,
        int(area.width * RESOLUTION) + 6,
        int(area.height * RESOLUTION) + 6,
    )
    part = wanted.clip(shading.get_rect())
    if part.width and part.height:
        enlarge = frame.scale / RESOLUTION
        size = round(part.width * enlarge), round(part.height * enlarge)
        place = ((part.left / RESOLUTION - area.left) * frame.scale, (part.top / RESOLUTION - area.top) * frame.scale)
        result.blit(pygame.transform.smoothscale(shading.subsurface(part), size), place)
    return result
