"""The outlines in assets/map/philippines.json, in map units."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from pygame import FRect

FILE = Path(__file__).resolve().parents[3] / "assets" / "map" / "philippines.json"

Point = tuple[float, float]
Line = list[Point]
Side = Literal["left", "right", "top", "bottom"]


@dataclass(frozen=True, slots=True)
class Space:
    name: str
    rings: list[Line]
    """Empty for a City, which is a medallion at its anchor."""
    anchor: Point
    plate: Point
    """Where the middle of its plate would best be."""
    side: Side
    """The edge of the plate that its leader line leaves from."""
    population: int
    bounds: FRect

    @property
    def is_city(self) -> bool:
        return not self.rings


@dataclass(frozen=True, slots=True)
class Geometry:
    size: Point
    spaces: dict[str, Space]
    borders: list[Line]
    foreign: list[Line]
    shelves: list[list[Line]]
    """Bands of shallow water, from the shore outwards."""
    lanes: list[Line]
    """Across the water between adjacent spaces."""
    seas: dict[str, Point]
    ridges: list[tuple[float, Line]]
    meridians: list[float]
    parallels: list[float]


@cache
def load_geometry() -> Geometry:
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return Geometry(
        size=tuple(data["size"]),
        spaces={name: _space(name, entry) for name, entry in data["spaces"].items()},
        borders=data["borders"],
        foreign=data["foreign"],
        shelves=data["shelves"],
        lanes=[lane["line"] for lane in data["lanes"]],
        seas={sea["key"]: tuple(sea["at"]) for sea in data["seas"]},
        ridges=[(ridge["height"], ridge["line"]) for ridge in data["ridges"]],
        meridians=data["graticule"]["x"],
        parallels=data["graticule"]["y"],
    )


def bounds_of(lines: list[Line]) -> FRect:
    xs = [x for line in lines for x, _ in line]
    ys = [y for line in lines for _, y in line]
    return FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _space(name: str, entry: dict) -> Space:
    x, y = entry["anchor"]
    return Space(
        name=name,
        rings=entry["rings"],
        anchor=(x, y),
        plate=tuple(entry["plate"]),
        side=entry["side"],
        population=entry["population"],
        bounds=bounds_of(entry["rings"]) if entry["rings"] else FRect(x, y, 0, 0),
    )
