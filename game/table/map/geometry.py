"""The outlines of a map, in map units: from a file under assets, or as a game writes them down.

Only the size and the spaces must be there, and of a space its outline or its disc. Plates and pieces have their usual
size on a map that is about a thousand units wide.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pygame import FRect

from game.shell.assets import read_asset

Point = tuple[float, float]
Line = list[Point]
LETTERS = 20
"""A name has this size unless it says another one."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring is a closed outline."""

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
    """Empty for a City, which is a disc."""
    bounds: FRect
    anchor: Point
    tag: Point
    marker: Point | None
    """Where none is given, it lies right under the tag."""
    rows: list[tuple[float, float, float]]
    """On which pieces stand: the left end, the middle height and the width."""
    lettering: list[Line]
    """The curves along which its name runs; a City's runs around its disc."""
    letters: float
    disc: tuple[float, float, float] | None
    """A City is a circle: its middle and its radius are given."""
    turn: float
    """Where on its ring a City's name is, in degrees from the right."""

    @property
    def is_city(self) -> bool:
        return self.disc is not None


@dataclass(frozen=True, slots=True)
class Lettering:
    """These words follow a curve; they are a key of the game's text or a name."""

    words: str
    line: Line
    size: float


@dataclass(frozen=True, slots=True)
class Town:
    name: str
    at: Point
    from_level: int
    """It is shown from this level of zoom on."""


@dataclass(frozen=True, slots=True, eq=False)
class Geometry:
    """One object for each map, so that what is painted from it can be kept by it."""

    relief: str
    """The picture of its hills; empty if it is flat."""
    size: Point
    turn: float | None
    """Degrees by which north leans to the left; None if no compass tells it."""
    spaces: dict[str, Space]
    borders: list[Line]
    provinces: list[Line]
    shelves: list[list[Ring]]
    """Shallow water has these bands, from the shore outwards."""
    chains: dict[tuple[str, str], Line]
    """Two spaces that are adjacent across the water have a chain of dots between them."""
    seas: list[Lettering]
    islands: list[Lettering]
    roads: list[Line]
    towns: list[Town]
    bases: dict[str, Point]
    graticule: list[Line]


@cache
def load_geometry(file: str) -> Geometry:
    return geometry_of(read_asset(file))


def geometry_of(data: Mapping[str, Any]) -> Geometry:
    return Geometry(
        relief=data.get("relief", ""),
        size=tuple(data["size"]),
        turn=data.get("turn"),
        spaces={name: _space(name, entry) for name, entry in data["spaces"].items()},
        borders=data.get("borders", []),
        provinces=data.get("provinces", []),
        shelves=[_rings(shelf) for shelf in data.get("shelves", [])],
        chains={tuple(chain["spaces"]): chain["line"] for chain in data.get("chains", [])},
        seas=[Lettering(sea["key"], sea["line"], sea["size"]) for sea in data.get("seas", [])],
        islands=[Lettering(island["name"], island["line"], island["size"]) for island in data.get("islands", [])],
        roads=data.get("roads", []),
        towns=[Town(town["name"], town["at"], town["from"]) for town in data.get("towns", [])],
        bases={base["key"]: base["at"] for base in data.get("bases", [])},
        graticule=data.get("graticule", []),
    )


def _space(name: str, entry: Mapping[str, Any]) -> Space:
    rings, disc = _rings(entry.get("rings", [])), entry.get("disc")
    if disc:
        x, y, radius = disc
        bounds = FRect(x - radius, y - radius, 2 * radius, 2 * radius)
    else:
        bounds = rings[0].bounds.unionall([ring.bounds for ring in rings])
    anchor = tuple(entry.get("anchor", bounds.center))
    return Space(
        name=name,
        rings=rings,
        bounds=bounds,
        anchor=anchor,
        tag=tuple(entry.get("tag", anchor)),
        marker=tuple(entry["marker"]) if entry.get("marker") else None,
        rows=[tuple(row) for row in entry.get("rows", [])],
        lettering=entry.get("name", []),
        letters=entry.get("letters", LETTERS),
        disc=tuple(disc) if disc else None,
        turn=entry.get("turn", 0.0),
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
