"""It paints a piece of the map: sea, coastal bands, paper islands, borders.

A chart is painted once for a place and scale. When the tint of a space changes, only the tints are laid on anew.
"""

import math
from collections.abc import Mapping

import pygame
from pygame import Rect, Surface

from game.shell.cache import weight
from game.shell.colours import Colour
from game.table.kit.palette import MapPalette
from game.table.map.fibre import lay_fibre
from game.table.map.frame import OUTSIDE, Frame, Polygon
from game.table.map.geometry import Geometry, Line
from game.table.map.legend import Legend, Tint
from game.table.map.places import draw_places
from game.table.map.relief import RESOLUTION, load_relief
from game.table.map.strokes import round_stroke

RIM = 6.5
"""How far the line of Control reaches in from the coast, at unit size."""
SOLID = 2
"""How often it is laid over itself."""
SMOOTHING = 2
"""Polygons are painted this much larger and scaled down, for edges without steps."""
FAINT: Colour = (7, 9, 9)
"""It is added to the sea along the graticule."""
BLANK_PAPER: Colour = (240, 240, 238)
"""Land before its tint: a little less than white, so that relief can also lighten it."""


class Chart:
    """A painted piece of the map and the masks with which its spaces are tinted.

    A margin is painted and then cut off.
    """

    def __init__(self, frame: Frame, legend: Legend, level: int, unit: float, margin: int = 0) -> None:
        self.frame = frame
        self._geometry = legend.geometry
        self._palette = legend.palette
        self._tr = legend.tr
        self._level = level
        self._unit = unit
        self._masks: dict[str, tuple[Surface, Surface, Rect]] = {}
        self._lines: Surface | None = None
        self._base = self._paint()
        if margin:
            self._cut(Rect((0, 0), frame.size).inflate(-2 * margin, -2 * margin))
        self._tinted = self._base
        self._tints: dict[str, Tint] = {}
        """Those that `_tinted` shows."""

    def surface(self, tints: Mapping[str, Tint]) -> Surface:
        """Return the picture with each space in its tint."""
        here = {space: tints[space] for space in self._masks}
        if here != self._tints:
            self._tints = here
            self._tinted = self._base.copy()
            for space, tint in here.items():
                mask, rim, place = self._masks[space]
                self._tinted.blit(_tint(mask, tint.land), place, special_flags=pygame.BLEND_RGB_MULT)
                coloured = rim.copy()
                coloured.fill((*tint.rim, 255), special_flags=pygame.BLEND_RGBA_MULT)
                self._tinted.blit(coloured, place)
            if self._lines:
                self._tinted.blit(self._lines, (0, 0))
        return self._tinted

    @property
    def bytes(self) -> int:
        """As much as it may come to keep."""
        tinted = weight(self._base) if self._masks else 0
        return weight((self._base, self._lines, *self._masks.values())) + tinted

    def _cut(self, part: Rect) -> None:
        """Keep this part alone."""
        self._base = self._base.subsurface(part).copy()
        self._lines = self._lines and self._lines.subsurface(part).copy()
        for space, (mask, rim, place) in list(self._masks.items()):
            seen = place.clip(part)
            if seen.width and seen.height:
                within = seen.move(-place.x, -place.y)
                mask, rim = (picture.subsurface(within).copy() for picture in (mask, rim))
                self._masks[space] = mask, rim, seen.move(-part.x, -part.y)
            else:
                del self._masks[space]

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
        fine = self._unit * SMOOTHING
        for province in self._in_sight(geometry.provinces):
            pygame.draw.lines(lines, (*palette.border_casing, 70), False, province, max(1, round(fine)))
        if self._level:
            for width, colour in ((4.4, palette.border_casing), (2.4, palette.border)):
                for road in self._in_sight(geometry.roads):
                    round_stroke(lines, (*colour, 255), road, fine * width)
        for coast in coasts:
            pygame.draw.lines(lines, (*palette.coast, 230), True, coast, max(1, round(fine * 1.2)))
        for border in self._in_sight(geometry.borders):
            for width, colour in ((6.4, palette.border_casing), (3.4, palette.border)):
                round_stroke(lines, colour, border, fine * width)
        self._lines = pygame.transform.smoothscale(lines, frame.size)
        if self._level:
            draw_places(self._lines, frame, geometry, palette, self._level, self._unit, self._tr)
        return surface

    def _in_sight(self, lines: list[Line]) -> list[Polygon]:
        around = self.frame.area.inflate(2 * OUTSIDE, 2 * OUTSIDE)
        return [
            self.frame.pixels(line, SMOOTHING) for line in lines if any(around.collidepoint(point) for point in line)
        ]

    def _paint_sea(self) -> Surface:
        frame, palette, geometry = self.frame, self._palette, self._geometry
        large = Surface((frame.size[0] * SMOOTHING, frame.size[1] * SMOOTHING), depth=32)
        large.fill(palette.sea)
        from_the_shore = zip(geometry.shelves, reversed(palette.shelves), strict=False)
        for rings, colour in reversed(list(from_the_shore)):
            for polygon in frame.polygons(rings, SMOOTHING):
                pygame.draw.polygon(large, colour, polygon)
        sea = pygame.transform.smoothscale(large, frame.size)
        sea.blit(_depths(frame, geometry, palette), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        grid = Surface(frame.size, depth=32)
        for line in geometry.graticule:
            start, end = frame.pixels(line)
            pygame.draw.aaline(grid, FAINT, start, end)
        sea.blit(grid, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return sea

    def _paint_land(self, mask: Surface) -> Surface:
        frame = self.frame
        land = Surface(frame.size, pygame.SRCALPHA, 32)
        land.fill(BLANK_PAPER)
        if self._geometry.relief:
            relief = load_relief(self._geometry.relief)
            land.blit(_enlarged(relief.lit, frame), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
            land.blit(_enlarged(relief.shaded, frame), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        lay_fibre(land, (int(frame.origin[0] * frame.scale), int(frame.origin[1] * frame.scale)))
        land.blit(_worn_edge(mask, frame), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        land.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return land

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
            whole = _mask(polygons, self.frame)
            mask, rim = (picture.subsurface(place).copy() for picture in (whole, self._rim(whole)))
            self._masks[space] = mask, rim, place

    def _rim(self, mask: Surface) -> Surface:
        """Return a white rim that is opaque along the inner edge of the land and softer further in."""
        small = pygame.transform.smoothscale(mask, (mask.get_width() // 2, mask.get_height() // 2))
        small = pygame.transform.box_blur(small, max(1, round(RIM * self._unit / 2)))
        blurred = pygame.transform.smoothscale(small, mask.get_size())
        blurred.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        outer = Surface(mask.get_size(), pygame.SRCALPHA, 32)
        outer.fill((255, 255, 255, 255))
        outer.blit(blurred, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        rim = outer.copy()
        for _ in range(SOLID):
            rim.blit(outer, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        rim.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return rim


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
    blurred = pygame.transform.box_blur(small, max(1, round(0.55 * frame.scale)))
    shadow = Surface(frame.size, pygame.SRCALPHA, 32)
    shadow.blit(pygame.transform.smoothscale(blurred, frame.size), (1.6 * frame.scale, 2.6 * frame.scale))
    return shadow


def _worn_edge(mask: Surface, frame: Frame) -> Surface:
    """Paper darkens towards its edge."""
    flat = Surface(frame.size, depth=32)
    flat.blit(mask, (0, 0))
    small = pygame.transform.box_blur(
        pygame.transform.smoothscale(flat, _quarter(frame)), max(1, round(0.6 * frame.scale))
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
    deep = [to / max(1, start) for start, to in zip(palette.sea, palette.sea_deep, strict=True)]
    for column in range(columns):
        x = area.left + (column + 0.5) / columns * area.width
        for row in range(rows):
            y = area.top + (row + 0.5) / rows * area.height
            away = min(1.0, ((x - width * 0.5) / (width * 0.62)) ** 2 + ((y - height * 0.5) / (height * 0.95)) ** 2)
            coarse.set_at((column, row), [round(255 * (1 - away * (1 - part))) for part in deep])
    return pygame.transform.smoothscale(coarse, frame.size)


def _enlarged(shading: Surface, frame: Frame) -> Surface:
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
