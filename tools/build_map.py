"""Write assets/people_power/map/philippines.json from Natural Earth outlines (development only; needs shapely).

    npm pack world-atlas && tar xf world-atlas-*.tgz
    python tools/build_map.py package/countries-10m.json

Map units: 1000 wide and 740 high for the home view, x to the east, y to the south. The borders between Countryside
spaces are our own lines (`map_places.py`); a space's polygon is the part of the country that lies between them.
"""

import json
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from map_places import (
    ANCHORS,
    EASTERN_LINE,
    LUZON_LINE,
    MINDANAO_NORTH,
    PLATES,
    RIDGES,
    SEA_LANES,
    SEAS,
    VISAYAS_NORTH,
    WESTERN_LINE,
    Point,
)
from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from engine.people_power.board import POPULATION, as_space  # noqa: E402

TARGET = ROOT / "assets" / "people_power" / "map" / "philippines.json"

WIDTH, HEIGHT = 1000.0, 740.0
NORTH, SOUTH, MERIDIAN = 18.95, 4.5, 121.95
"""Degrees: the latitudes of the home view's upper and lower edge, and the longitude of its middle."""
UNITS_PER_DEGREE = HEIGHT / (NORTH - SOUTH)
NARROWING = math.cos(math.radians(12))
"""A degree of longitude beside one of latitude, in the middle of the country."""

PHILIPPINES = 608
NEIGHBOURS = {"Malaysia": 458, "Brunei": 96, "Indonesia": 360, "Taiwan": 158}
"""The numbers by which the atlas knows countries."""
AROUND = box(105, -1, 140, 24)
"""As much of the neighbours as one can come to see."""
TOLERANCE = 0.1
SMALLEST_ISLAND = 0.12
SHELVES = (4, 10, 20)
"""How far from land each tint of shallow water reaches, in map units."""


def main(atlas: Path) -> None:
    countries = decode(json.loads(atlas.read_text()))
    country = projected(countries[PHILIPPINES])
    lands = {space: tidy(country.intersection(projected(outline))) for space, outline in outlines().items()}
    land = unary_union(list(lands.values()))
    foreign = projected(unary_union([countries[code].intersection(AROUND) for code in NEIGHBOURS.values()]))
    asset: dict[str, Any] = {
        "source": "Natural Earth 1:10m (public domain), by way of world-atlas; borders between spaces are our own",
        "size": [WIDTH, HEIGHT],
        "spaces": {space: described(space, lands.get(space)) for space in ANCHORS},
        "borders": borders(land),
        "foreign": rings(tidy(foreign)),
        "shelves": shelves(unary_union([land, foreign])),
        "lanes": [{"spaces": list(pair), "line": line_of(lane)} for pair, lane in SEA_LANES.items()],
        "seas": [{"key": key, "at": rounded(project(at))} for key, at in SEAS.items()],
        "ridges": [{"height": height, "line": line_of(ridge)} for height, ridge in RIDGES],
        "graticule": {
            "x": [round(project((longitude, 0))[0], 1) for longitude in range(106, 140, 2)],
            "y": [round(project((0, latitude))[1], 1) for latitude in range(0, 26, 2)],
        },
    }
    TARGET.write_text(json.dumps(asset, separators=(",", ":")) + "\n")
    points = sum(len(ring) for space in asset["spaces"].values() for ring in space["rings"])
    print(f"{TARGET.name}: {TARGET.stat().st_size // 1024} KB, {points} points")


def decode(topology: dict[str, Any]) -> dict[int, BaseGeometry]:
    """The countries that we draw, in degrees, from TopoJSON, whose shapes are lists of arcs that neighbours share."""
    arcs = decoded_arcs(topology)

    def ring(indices: list[int]) -> list[Point]:
        """A negative index reads an arc backwards; where one arc ends the next begins."""
        points: list[Point] = []
        for index in indices:
            arc = arcs[index] if index >= 0 else arcs[~index][::-1]
            points += arc[1 if points else 0 :]
        return points

    countries: dict[int, BaseGeometry] = {}
    for shape in topology["objects"]["countries"]["geometries"]:
        code = int(shape.get("id", 0))
        if code in {PHILIPPINES, *NEIGHBOURS.values()}:
            parts = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
            polygons = [Polygon(ring(part[0]), [ring(hole) for hole in part[1:]]).buffer(0) for part in parts]
            countries[code] = unary_union(polygons)
    return countries


def decoded_arcs(topology: dict[str, Any]) -> list[list[Point]]:
    """Arcs are runs of differences on an integer grid."""
    (scale_x, scale_y), (origin_x, origin_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        line = []
        for step_x, step_y in arc:
            x, y = x + step_x, y + step_y
            line.append((x * scale_x + origin_x, y * scale_y + origin_y))
        arcs.append(line)
    return arcs


def outlines() -> dict[str, Polygon]:
    """Each Countryside space as an area of land and sea, in degrees."""
    top, bottom = 30.0, -5.0

    def between(north: list[Point], south: list[Point]) -> Polygon:
        return Polygon([*north, *reversed(south)])

    luzon = between([(110, top), (135, top)], LUZON_LINE)
    southern = between(LUZON_LINE, VISAYAS_NORTH)
    visayas = between(VISAYAS_NORTH, MINDANAO_NORTH).buffer(0)
    mindanao = between(MINDANAO_NORTH, [(110, bottom), (135, bottom)])
    west = Polygon([(105, top), (WESTERN_LINE[0][0], top), *WESTERN_LINE, (WESTERN_LINE[-1][0], bottom), (105, bottom)])
    east = Polygon([(140, top), (EASTERN_LINE[0][0], top), *EASTERN_LINE, (EASTERN_LINE[-1][0], bottom), (140, bottom)])
    return {
        "northern_luzon": luzon,
        "southern_luzon": southern,
        "visayas": visayas,
        "western_mindanao": mindanao.intersection(west),
        "central_mindanao": mindanao.difference(west).difference(east),
        "eastern_mindanao": mindanao.intersection(east),
    }


def described(space: str, land: BaseGeometry | None) -> dict[str, Any]:
    """A Countryside space has land, a City is a point."""
    plate, side = PLATES[space]
    return {
        "rings": rings(land) if land else [],
        "anchor": rounded(project(ANCHORS[space])),
        "plate": list(plate),
        "side": side,
        "population": POPULATION[as_space(space)],
    }


def borders(land: BaseGeometry) -> list[list[list[float]]]:
    """The lines where two spaces meet on land."""
    found = []
    for line in (LUZON_LINE, WESTERN_LINE, EASTERN_LINE):
        drawn = LineString([project(point) for point in line]).intersection(land.buffer(0.3))
        parts = [part for part in getattr(drawn, "geoms", [drawn]) if part.length > 2]
        found += [[rounded(point) for point in part.coords] for part in parts]
    return found


def shelves(land: BaseGeometry) -> list[list[list[list[float]]]]:
    return [rings(land.buffer(reach, quad_segs=12).simplify(0.25), digits=1) for reach in SHELVES]


def line_of(points: Sequence[Point]) -> list[list[float]]:
    return [rounded(project(point)) for point in points]


def project(place: Point) -> Point:
    longitude, latitude = place
    return WIDTH / 2 + (longitude - MERIDIAN) * NARROWING * UNITS_PER_DEGREE, (NORTH - latitude) * UNITS_PER_DEGREE


def projected(shape: BaseGeometry) -> BaseGeometry:
    def turn(polygon: Polygon) -> Polygon:
        return Polygon(
            [project(point) for point in polygon.exterior.coords],
            [[project(point) for point in hole.coords] for hole in polygon.interiors],
        )

    return unary_union([turn(part).buffer(0) for part in parts_of(shape)])


def tidy(shape: BaseGeometry) -> BaseGeometry:
    """Fewer points, no rocks, the largest island first."""
    kept = [part for part in parts_of(shape.simplify(TOLERANCE)) if part.area >= SMALLEST_ISLAND]
    return MultiPolygon(sorted(kept, key=lambda part: -part.area))


def parts_of(shape: BaseGeometry) -> list[Polygon]:
    return [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon)]


def rings(shape: BaseGeometry, digits: int = 2) -> list[list[list[float]]]:
    """Outer rings only: lakes are too small to matter at board size."""
    return [[rounded(point, digits) for point in part.exterior.coords[:-1]] for part in parts_of(shape)]


def rounded(point: Sequence[float], digits: int = 2) -> list[float]:
    return [round(point[0], digits), round(point[1], digits)]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
