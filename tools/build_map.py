"""Write assets/map/philippines.json from Natural Earth outlines (development only; needs shapely).

    npm pack world-atlas && tar xf world-atlas-*.tgz
    python tools/build_map.py package/countries-10m.json

Map units: 1000 wide and 740 high for the home view, x to the east, y to the south. The borders between Countryside
spaces are our own lines; a space's polygon is the part of the country that lies inside its outline below.
"""

import json
import math
import sys
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

TARGET = Path(__file__).resolve().parent.parent / "assets" / "map" / "philippines.json"

Point = tuple[float, float]

WIDTH, HEIGHT = 1000.0, 740.0
NORTH, SOUTH, MERIDIAN = 18.95, 4.5, 121.95
UNITS_PER_DEGREE = HEIGHT / (NORTH - SOUTH)
NARROWING = math.cos(math.radians(12))
PHILIPPINES = 608
NEIGHBOURS = {458, 96, 360, 158}
AROUND = box(105, -1, 140, 24)
TOLERANCE = 0.1
SMALLEST_ISLAND = 0.12

# Lines from west to east or from north to south, in degrees, which part the spaces; see `outlines`.
LUZON_LINE = [
    (110, 13.6),
    (119.5, 14.1),
    (120.6, 14.3),
    (120.95, 14.6),
    (121.08, 14.78),
    (121.2, 14.98),
    (121.34, 15.08),
    (121.42, 15.2),
    (121.62, 15.26),
    (123, 15.4),
    (135, 15.6),
]
VISAYAS_NORTH = [
    (110, 7.0),
    (119, 7.0),
    (120, 8.8),
    (121.5, 10),
    (121.6, 11.3),
    (121.72, 12.0),
    (121.85, 12.03),
    (122.2, 12.05),
    (122.8, 11.95),
    (123.3, 11.68),
    (123.8, 11.62),
    (124.15, 11.72),
    (124.13, 12.3),
    (124.14, 12.48),
    (124.25, 12.62),
    (124.6, 12.9),
    (135, 13.3),
]
MINDANAO_NORTH = [
    (110, 7.0),
    (119, 7.0),
    (120, 8.0),
    (122, 8.7),
    (123.3, 8.78),
    (123.8, 8.95),
    (124.4, 9.35),
    (125, 9.55),
    (125.28, 9.85),
    (125.35, 10.1),
    (125.4, 10.5),
    (125.5, 10.58),
    (126, 10.62),
    (135, 10.75),
]
WESTERN_LINE = [
    (123.95, 9.02),
    (123.88, 8.3),
    (123.8, 8.07),
    (123.72, 7.93),
    (123.74, 7.7),
    (123.3, 7.1),
    (122.9, 6.2),
    (122.6, 0),
]
EASTERN_LINE = [
    (125.0, 9.55),
    (125.17, 8.98),
    (125.12, 8.75),
    (125.28, 8.52),
    (125.34, 8.25),
    (125.22, 8.02),
    (125.2, 7.7),
    (125.33, 7.5),
    (125.38, 7.27),
    (125.5, 7.17),
    (125.62, 7.05),
    (125.66, 6.85),
    (125.85, 6.3),
    (125.85, 0),
]

CITIES: dict[str, Point] = {
    "manila": (120.98, 14.6),
    "cebu": (123.89, 10.31),
    "zamboanga": (122.08, 6.93),
    "davao": (125.6, 7.08),
}
# Where a space is pointed at, on its land.
ANCHORS: dict[str, Point] = {
    "northern_luzon": (121.35, 16.75),
    "southern_luzon": (123.32, 13.5),
    "visayas": (125.05, 11.95),
    "western_mindanao": (122.75, 7.85),
    "central_mindanao": (124.62, 6.95),
    "eastern_mindanao": (125.88, 8.55),
}
# Where a plate would best stand (its middle, map units), and the side of it that the leader line leaves from.
PLATES: dict[str, tuple[Point, str]] = {
    "northern_luzon": ((305, 80), "right"),
    "manila": ((268, 219), "right"),
    "southern_luzon": ((748, 112), "left"),
    "visayas": ((850, 250), "left"),
    "eastern_mindanao": ((862, 388), "left"),
    "davao": ((868, 527), "left"),
    "central_mindanao": ((806, 666), "left"),
    "cebu": ((397, 428), "right"),
    "western_mindanao": ((384, 566), "right"),
    "zamboanga": ((186, 664), "right"),
}
POPULATION = {
    "manila": 5,
    "cebu": 2,
    "zamboanga": 2,
    "davao": 2,
    "northern_luzon": 2,
    "eastern_mindanao": 2,
    "southern_luzon": 1,
    "visayas": 1,
    "western_mindanao": 1,
    "central_mindanao": 1,
}
SEA_LANES: dict[tuple[str, str], list[Point]] = {
    ("southern_luzon", "visayas"): [(123.55, 12.0), (123.25, 11.5)],
    ("visayas", "western_mindanao"): [(123.0, 9.3), (123.08, 8.5)],
    ("visayas", "eastern_mindanao"): [(125.0, 10.25), (125.5, 9.65)],
}
SEAS: dict[str, Point] = {
    "sea.south_china": (114.2, 12.6),
    "sea.philippine": (130.15, 16.15),
    "sea.sulu": (119.8, 9.25),
    "sea.celebes": (124.0, 5.05),
}
# Mountain ranges, from which the relief is shaded: (height 0..1, ridge line in degrees).
RIDGES: list[tuple[float, list[Point]]] = [
    (1.0, [(120.95, 18.3), (120.88, 17.6), (120.95, 17.0), (120.8, 16.45)]),
    (0.8, [(122.1, 18.4), (122.15, 17.6), (122.05, 17.0), (121.7, 16.3), (121.4, 15.6), (121.3, 15.0), (121.35, 14.6)]),
    (0.7, [(120.1, 15.9), (120.2, 15.4), (120.38, 15.0), (120.5, 14.6)]),
    (0.8, [(120.8, 16.3), (121.2, 16.1), (121.7, 16.2)]),
    (0.5, [(121.5, 14.1), (121.9, 13.85), (122.3, 13.7)]),
    (0.7, [(122.7, 14.1), (123.1, 13.75), (123.45, 13.45), (123.68, 13.25), (124.05, 12.8)]),
    (0.9, [(120.9, 13.3), (121.0, 12.9), (121.15, 12.5)]),
    (0.8, [(117.4, 8.6), (118.0, 9.1), (118.6, 9.7), (119.2, 10.5), (119.45, 11.0)]),
    (0.8, [(122.1, 11.7), (122.1, 11.2), (122.1, 10.8)]),
    (0.8, [(123.2, 10.7), (123.1, 10.4), (122.9, 10.0), (123.1, 9.6), (123.15, 9.25)]),
    (0.6, [(123.97, 10.9), (123.8, 10.4), (123.52, 9.9), (123.37, 9.6)]),
    (0.4, [(123.9, 9.8), (124.3, 9.85)]),
    (0.4, [(123.3, 12.4), (123.7, 12.1)]),
    (0.8, [(124.65, 11.2), (124.8, 10.8), (125.0, 10.4), (125.05, 10.1)]),
    (0.5, [(124.8, 12.3), (125.1, 12.0), (125.25, 11.6), (125.35, 11.2)]),
    (0.7, [(123.6, 8.3), (123.2, 8.1), (122.9, 7.9), (122.45, 7.6), (122.2, 7.15)]),
    (0.9, [(124.3, 8.05), (124.6, 8.1), (124.95, 8.15), (124.98, 8.5), (125.1, 8.85)]),
    (0.7, [(124.15, 7.85), (124.35, 7.6), (124.5, 7.45)]),
    (1.0, [(124.85, 7.7), (125.1, 7.3), (125.27, 7.0), (125.2, 6.5), (125.35, 6.0)]),
    (0.7, [(124.15, 7.0), (124.3, 6.6), (124.7, 6.2)]),
    (0.8, [(125.65, 9.6), (125.85, 9.0), (126.1, 8.4), (126.2, 7.8), (126.25, 7.2), (126.15, 6.7)]),
]


def main(atlas: Path) -> None:
    countries = decode(json.loads(atlas.read_text()))
    country = projected(countries[PHILIPPINES])
    spaces = {name: tidy(country.intersection(projected(outline))) for name, outline in outlines().items()}
    land = unary_union(list(spaces.values()))
    others = projected(unary_union([countries[code].intersection(AROUND) for code in NEIGHBOURS]))
    everything = unary_union([land, others])
    asset = {
        "source": "Natural Earth 1:10m (public domain), by way of world-atlas; borders between spaces are our own",
        "size": [WIDTH, HEIGHT],
        "spaces": {
            name: {"rings": rings(shape), "anchor": rounded(project(ANCHORS[name])), **printed(name)}
            for name, shape in spaces.items()
        }
        | {name: {"rings": [], "anchor": rounded(project(place)), **printed(name)} for name, place in CITIES.items()},
        "borders": borders(spaces),
        "foreign": rings(tidy(others)),
        "shelves": [rings(everything.buffer(reach, quad_segs=12).simplify(0.25), 1) for reach in (4, 10, 20)],
        "lanes": [
            {"spaces": list(pair), "line": [rounded(project(p)) for p in line]} for pair, line in SEA_LANES.items()
        ],
        "seas": [{"key": key, "at": rounded(project(at))} for key, at in SEAS.items()],
        "ridges": [{"height": height, "line": [rounded(project(p)) for p in line]} for height, line in RIDGES],
        "graticule": {
            "x": [round(project((lon, 0))[0], 1) for lon in range(106, 140, 2)],
            "y": [round(project((0, lat))[1], 1) for lat in range(0, 26, 2)],
        },
    }
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(json.dumps(asset, separators=(",", ":")) + "\n")
    points = sum(len(ring) for space in asset["spaces"].values() for ring in space["rings"])
    print(f"{TARGET.name}: {TARGET.stat().st_size // 1024} KB, {points} points")


def decode(topology: dict[str, Any]) -> dict[int, BaseGeometry]:
    """TopoJSON: arcs are runs of differences on an integer grid, and a negative index reads an arc backwards."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * sx + tx, y * sy + ty))
        arcs.append(line)

    def ring(indices: list[int]) -> list[Point]:
        points: list[Point] = []
        for index in indices:
            arc = arcs[index] if index >= 0 else arcs[~index][::-1]
            points += arc[1 if points else 0 :]
        return points

    countries: dict[int, BaseGeometry] = {}
    for shape in topology["objects"]["countries"]["geometries"]:
        if shape.get("id") and int(shape["id"]) in {PHILIPPINES, *NEIGHBOURS}:
            parts = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
            polygons = [Polygon(ring(part[0]), [ring(hole) for hole in part[1:]]).buffer(0) for part in parts]
            countries[int(shape["id"])] = unary_union(polygons)
    return countries


def outlines() -> dict[str, Polygon]:
    """Each Countryside space as an area of land and sea, in degrees."""
    top, bottom = 30.0, -5.0

    def between(north: list[Point], south: list[Point]) -> Polygon:
        return Polygon([*north, *reversed(south)])

    luzon = between([(110, top), (135, top)], LUZON_LINE)
    southern = between(LUZON_LINE, VISAYAS_NORTH)
    visayas = between(VISAYAS_NORTH, MINDANAO_NORTH).buffer(0)
    mindanao = between(MINDANAO_NORTH, [(110, bottom), (135, bottom)])
    west = Polygon([(105, 30), (123.95, 30), *WESTERN_LINE, (122.6, bottom), (105, bottom)])
    east = Polygon([(140, 30), (125.0, 30), *EASTERN_LINE, (125.85, bottom), (140, bottom)])
    return {
        "northern_luzon": luzon,
        "southern_luzon": southern,
        "visayas": visayas,
        "western_mindanao": mindanao.intersection(west),
        "central_mindanao": mindanao.difference(west).difference(east),
        "eastern_mindanao": mindanao.intersection(east),
    }


def borders(spaces: dict[str, BaseGeometry]) -> list[list[list[float]]]:
    """The lines where two spaces meet on land, a little smoothed."""
    found = []
    for line in (LUZON_LINE, WESTERN_LINE, EASTERN_LINE):
        drawn = LineString([project(p) for p in line]).intersection(unary_union(list(spaces.values())).buffer(0.3))
        found += [[rounded(p) for p in part.coords] for part in getattr(drawn, "geoms", [drawn]) if part.length > 2]
    return found


def project(place: Point) -> Point:
    lon, lat = place
    return WIDTH / 2 + (lon - MERIDIAN) * NARROWING * UNITS_PER_DEGREE, (NORTH - lat) * UNITS_PER_DEGREE


def projected(shape: BaseGeometry) -> BaseGeometry:
    def turn(polygon: Polygon) -> Polygon:
        return Polygon(
            [project(p) for p in polygon.exterior.coords],
            [[project(p) for p in hole.coords] for hole in polygon.interiors],
        )

    return unary_union([turn(part).buffer(0) for part in parts_of(shape)])


def tidy(shape: BaseGeometry) -> BaseGeometry:
    kept = [part for part in parts_of(shape.simplify(TOLERANCE)) if part.area >= SMALLEST_ISLAND]
    return MultiPolygon(sorted(kept, key=lambda part: -part.area))


def parts_of(shape: BaseGeometry) -> list[Polygon]:
    return [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon)]


def rings(shape: BaseGeometry, digits: int = 2) -> list[list[list[float]]]:
    """Outer rings only: lakes are too small to matter at board size."""
    return [[rounded(p, digits) for p in part.exterior.coords[:-1]] for part in parts_of(shape)]


def rounded(point: Any, digits: int = 2) -> list[float]:
    return [round(point[0], digits), round(point[1], digits)]


def printed(name: str) -> dict[str, Any]:
    at, side = PLATES[name]
    return {"plate": list(at), "side": side, "population": POPULATION[name]}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
