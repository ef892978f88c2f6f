"""The outlines of a map as its file under assets has them, in map units."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from pygame import FRect

from game.shell.assets import read_asset

Point = tuple[float, float]
Line = list[Point]
Side = Literal["left", "right", "top", "bottom"]


@dataclass(frozen=True, slots=True)
class Ring:
    """A closed outline."""

    points: Line
    bounds: FRect

    def clipped(self, area: FRect) -> Line:
        """The part of the polygon inside the area: painting takes time for what is far outside, too."""
        if not self.bounds.colliderect(area):
            return []
        points = self.points
        if not area.contains(self.bounds):
            points = _cut(points, 0, area.left, 1)
            points = _cut(points, 0, area.right, -1)
            points = _cut(points, 1, area.top, 1)
            points = _cut(points, 1, area.bottom, -1)
        return points if len(points) > 2 else []


@dataclass(frozen=True, slots=True)
class Space:
    name: str
    rings: list[Ring]
    """Empty for a City, which is a medallion at its anchor."""
    anchor: Point
    plate: Point
    """Where the middle of its plate would best be."""
    side: Side
    """The edge of the plate that its leader line leaves from."""
    population: int
    """0 where a game has none."""
    bounds: FRect

    @property
    def is_city(self) -> bool:
        return not self.rings


@dataclass(frozen=True, slots=True, eq=False)
class Geometry:
    """One object for each map, so that what is painted from it can be kept by it."""

    size: Point
    spaces: dict[str, Space]
    borders: list[Line]
    foreign: list[Ring]
    shelves: list[list[Ring]]
    """Bands of shallow water, from the shore outwards."""
    lanes: list[Line]
    """Across the water between adjacent spaces."""
    seas: dict[str, Point]
    ridges: list[tuple[float, Line]]
    meridians: list[float]
    parallels: list[float]


@cache
def load_geometry(file: str) -> Geometry:
    data = read_asset(file)
    return Geometry(
        size=tuple(data["size"]),
        spaces={name: _space(name, entry) for name, entry in data["spaces"].items()},
        borders=data["borders"],
        foreign=_rings(data["foreign"]),
        shelves=[_rings(shelf) for shelf in data["shelves"]],
        lanes=[lane["line"] for lane in data["lanes"]],
        seas={sea["key"]: tuple(sea["at"]) for sea in data["seas"]},
        ridges=[(ridge["height"], ridge["line"]) for ridge in data["ridges"]],
        meridians=data["graticule"]["x"],
        parallels=data["graticule"]["y"],
    )


def _space(name: str, entry: dict[str, Any]) -> Space:
    x, y = entry["anchor"]
    rings = _rings(entry["rings"])
    return Space(
        name=name,
        rings=rings,
        anchor=(x, y),
        plate=tuple(entry["plate"]),
        side=entry["side"],
        population=entry.get("population", 0),
        bounds=rings[0].bounds.unionall([ring.bounds for ring in rings]) if rings else FRect(x, y, 0, 0),
    )


def _rings(lines: list[Line]) -> list[Ring]:
    rings = []
    for line in lines:
        xs, ys = zip(*line, strict=True)
        rings.append(Ring(line, FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))))
    return rings


def _cut(points: Line, axis: int, edge: float, inward: int) -> Line:
    """Sutherland and Hodgman: keep what lies on the inner side of one edge."""
    kept: Line = []
    if not points:
        return kept
    before = points[-1]
    was_inside = (before[axis] - edge) * inward >= 0
    for point in points:
        is_inside = (point[axis] - edge) * inward >= 0
        if is_inside != was_inside:
            share = (edge - before[axis]) / (point[axis] - before[axis])
            kept.append((before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share))
        if is_inside:
            kept.append(point)
        before, was_inside = point, is_inside
    return kept
