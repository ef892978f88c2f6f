"""The painted map under everything else, at any zoom: tiles, a few of which are painted per frame.

What is kept is bounded by its bytes; tiles that have not been looked at for longest go first.
"""

from collections import OrderedDict
from collections.abc import Iterator, Mapping

from pygame import Rect, Surface

from game.table.map.camera import Camera
from game.table.map.chart import Chart
from game.table.map.legend import Legend, Tint

TILE = 256
BYTES_KEPT = 160 << 20
OVERLAP = 20
"""Tiles are painted larger than shown, because shadows and worn edges reach across their borders."""

Key = tuple[int, int, int]


class Ground:
    def __init__(self, camera: Camera, legend: Legend) -> None:
        self._camera = camera
        self._legend = legend
        self._tiles: OrderedDict[Key, Chart] = OrderedDict()
        self.bytes = 0

    def paint_one(self, unit: float) -> bool:
        """Paint a tile that is in sight and missing; False if there is none."""
        for key in self._wanted():
            if key not in self._tiles:
                self._tiles[key] = self._paint_tile(key, unit)
                self.bytes += self._tiles[key].bytes
                self._forget()
                return True
        return False

    def draw(self, target: Surface, tints: Mapping[str, Tint]) -> Iterator[None]:
        """Fill the target with what the camera sees, tile by tile; all of it has been painted."""
        left, top = self._camera.corner
        for key in self._wanted():
            self._tiles.move_to_end(key)
            place = key[1] * TILE - left, key[2] * TILE - top
            target.blit(self._tiles[key].surface(tints), place, (OVERLAP, OVERLAP, TILE, TILE))
            yield

    def _wanted(self) -> list[Key]:
        view = Rect(self._camera.corner, self._camera.rect.size)
        return [
            (self._camera.level, column, row)
            for row in range(view.top // TILE, (view.bottom - 1) // TILE + 1)
            for column in range(view.left // TILE, (view.right - 1) // TILE + 1)
        ]

    def _forget(self) -> None:
        wanted = set(self._wanted())
        for old in [key for key in self._tiles if key not in wanted]:
            if self.bytes <= BYTES_KEPT:
                break
            self.bytes -= self._tiles.pop(old).bytes

    def _paint_tile(self, key: Key, unit: float) -> Chart:
        level, column, row = key
        part = Rect(column * TILE - OVERLAP, row * TILE - OVERLAP, TILE + 2 * OVERLAP, TILE + 2 * OVERLAP)
        return Chart(self._camera.frame_of(part), self._legend, level, unit)
