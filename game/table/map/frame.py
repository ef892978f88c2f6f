"""A piece of the map at some scale: how map units become pixels."""

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import FRect

from game.table.map.geometry import Line, Point, Ring

Polygon = list[Point]
"""It is in pixels."""

OUTSIDE = 12.0
"""Map units beyond a frame at which outlines are cut off."""


@dataclass(frozen=True, slots=True)
class Frame:
    """It says which part of the map is shown at which scale: the pixel (0, 0) shows the map unit `origin`."""

    origin: Point
    scale: float
    size: tuple[int, int]

    @property
    def area(self) -> FRect:
        return FRect(self.origin, (self.size[0] / self.scale, self.size[1] / self.scale))

    def pixels(self, line: Line, factor: float = 1) -> Polygon:
        (left, top), scale = self.origin, self.scale * factor
        return [((x - left) * scale, (y - top) * scale) for x, y in line]

    def polygons(self, rings: Iterable[Ring], factor: float = 1) -> list[Polygon]:
        """The rings in view, in pixels; cut off a little outside, where the cut does not show."""
        around = self.area.inflate(2 * OUTSIDE, 2 * OUTSIDE)
        return [self.pixels(line, factor) for ring in rings if (line := ring.clipped(around))]
