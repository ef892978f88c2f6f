"""The painted map under everything else, at any zoom: tiles, a few of which are painted per frame.

What is kept is bounded by its bytes; tiles that have not been looked at for longest go first.
"""

from collections.abc import Iterator, Mapping

from pygame import Rect, Surface

from game.shell.cache import MEGABYTE, Kept
from game.table.map.camera import Camera
from game.table.map.chart import Chart
from game.table.map.legend import Legend, Tint

TILE = 256
KEPT = 64 * MEGABYTE
OVERLAP = 20
"""Tiles are painted larger and cut, because shadows and worn edges reach across their borders."""

Key = tuple[int, int, int]


class Ground:
    def __init__(self, camera: Camera, legend: Legend) -> None:
        self._camera = camera
        self._legend = legend
        self._tiles: Kept[Key, Chart] = Kept(KEPT, lambda tile: tile.bytes)
        self._laid: dict[Key, Surface] = {}
        """What has been drawn since the camera moved."""

    @property
    def bytes(self) -> int:
        return self._tiles.bytes

    def paint_one(self, unit: float) -> bool:
        """Paint a tile that is in sight and missing; False if there is none."""
        wanted = self._wanted()
        missing = [key for key in wanted if self._tiles.get(key) is None]
        if missing:
            self._tiles.put(missing[0], self._paint_tile(missing[0], unit), needed=wanted)
        return bool(missing)

    def draw(self, target: Surface, tints: Mapping[str, Tint]) -> Iterator[Rect]:
        """Fill the target with what the camera sees, as far as it is not there yet; all of it has been painted.

        Tells of each tile where it has been laid.
        """
        left, top = self._camera.corner
        for key in self._wanted():
            tile = self._tiles.get(key)
            assert tile is not None
            picture = tile.surface(tints)
            if self._laid.get(key) is not picture:
                self._laid[key] = picture
                yield target.blit(picture, (key[1] * TILE - left, key[2] * TILE - top))

    def move(self) -> None:
        """The camera has moved: nothing lies where it should."""
        self._laid.clear()

    def _wanted(self) -> list[Key]:
        view = Rect(self._camera.corner, self._camera.rect.size)
        return [
            (self._camera.level, column, row)
            for row in range(view.top // TILE, (view.bottom - 1) // TILE + 1)
            for column in range(view.left // TILE, (view.right - 1) // TILE + 1)
        ]

    def _paint_tile(self, key: Key, unit: float) -> Chart:
        level, column, row = key
        part = Rect(column * TILE, row * TILE, TILE, TILE).inflate(2 * OVERLAP, 2 * OVERLAP)
        return Chart(self._camera.frame_of(part), self._legend, level, unit, OVERLAP)
