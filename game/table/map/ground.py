"""The painted map under everything else, at any zoom.

The home view is one chart, painted at once. Larger views are made of tiles, a few of which are painted per frame;
until they are there, the home chart stands in for them, enlarged.
"""

from collections import OrderedDict
from collections.abc import Mapping
from functools import cached_property
from time import perf_counter

import pygame
from pygame import Rect, Surface

from game.shell.colours import Colour
from game.table.map.camera import Camera
from game.table.map.chart import Chart
from game.table.map.geometry import Geometry
from game.table.palette import MapPalette

TILE = 320
TILES_KEPT = 120
PATIENCE = 0.012
"""Seconds of a frame that painting tiles may take; at least one is painted."""
OVERLAP = 24
"""Tiles are painted larger than shown, because shadows and worn edges reach across their borders."""


class Ground:
    def __init__(self, camera: Camera, geometry: Geometry, palette: MapPalette) -> None:
        self._camera = camera
        self._geometry = geometry
        self._palette = palette
        self._tiles: OrderedDict[tuple[int, int, int], Chart] = OrderedDict()

    def draw(self, target: Surface, tints: Mapping[str, Colour]) -> bool:
        """Fill the target with what the camera sees; False while tiles are missing."""
        if self._camera.level == 0:
            target.blit(self._home.surface(tints), (0, 0))
            return True
        view = Rect(self._camera.corner, target.get_size())
        wanted = [
            (self._camera.level, column, row)
            for row in range(view.top // TILE, (view.bottom - 1) // TILE + 1)
            for column in range(view.left // TILE, (view.right - 1) // TILE + 1)
        ]
        missing = [key for key in wanted if key not in self._tiles]
        start = perf_counter()
        while missing:
            key = missing.pop(0)
            self._tiles[key] = self._paint_tile(*key[1:])
            if perf_counter() - start > PATIENCE:
                break
        if missing:
            self._draw_enlarged(target, view, tints)
        for key in wanted:
            if tile := self._tiles.get(key):
                self._tiles.move_to_end(key)
                place = key[1] * TILE - view.left, key[2] * TILE - view.top
                target.blit(tile.surface(tints), place, (OVERLAP, OVERLAP, TILE, TILE))
        while len(self._tiles) > max(TILES_KEPT, 2 * len(wanted)):
            self._tiles.popitem(last=False)
        return not missing

    @cached_property
    def _home(self) -> Chart:
        at_home = Camera(self._camera.rect, self._camera.home)
        return Chart(at_home.frame, self._geometry, self._palette)

    def _paint_tile(self, column: int, row: int) -> Chart:
        part = Rect(column * TILE - OVERLAP, row * TILE - OVERLAP, TILE + 2 * OVERLAP, TILE + 2 * OVERLAP)
        return Chart(self._camera.frame_of(part), self._geometry, self._palette)

    def _draw_enlarged(self, target: Surface, view: Rect, tints: Mapping[str, Colour]) -> None:
        zoom = self._camera.zoom
        home = self._home.surface(tints)
        part = Rect(view.left / zoom, view.top / zoom, view.width / zoom, view.height / zoom).clip(home.get_rect())
        target.blit(pygame.transform.scale(home.subsurface(part), target.get_size()), (0, 0))
