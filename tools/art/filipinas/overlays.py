"""What the game lays over the chart: washes of who holds a province, glows of what can be chosen, fortified lines.

None of it has fine lines, so one size serves all: the game scales it when the window is laid out.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import skia
from PIL import Image
from scipy import ndimage

from tools.art.filipinas.canvas import Point, curve, fill, outline_of, pixels, stroke
from tools.art.filipinas.chart import (
    BOX_ANCHORS,
    CITY_BOXES,
    LINE_BOXES,
    NAMES,
    SCALES,
    shared_border,
)
from tools.art.filipinas.files import ASSETS, save
from tools.art.filipinas.insets import INSETS
from tools.art.filipinas.lens import BLEED_X, BLEED_Y, FULL_HEIGHT, FULL_WIDTH, HEIGHT, WIDTH
from tools.art.filipinas.noise import Array
from tools.art.filipinas.sheet import Lands, Sheet

SPANISH_WASH, FILIPINO_WASH = (196, 74, 70), (66, 100, 178)
BAND = 5.5
"""How wide Spain's part of the border of a shared province is, in units."""
SMALL_ISLAND = 2250
"""In square units: what is smaller is washed thinly."""
GLOW_REACH = 26
HIT_SCALE = 0.5

Box = tuple[int, int, int, int]


def build_overlays() -> None:
    lands = Lands()
    sheet = Sheet(lands, 1.0)
    described: dict[str, Any] = {
        "size": [WIDTH, HEIGHT],
        "bleed": [BLEED_X, BLEED_Y],
        "charts": dict(SCALES),
        "provinces": {},
        "boxes": {
            **{inset.key: [inset.x, inset.y, inset.width, inset.height] for inset in INSETS},
            **{key: list(box) for key, box in {**CITY_BOXES, **LINE_BOXES}.items()},
        },
        "anchors": {key: [round(part, 1) for part in anchor] for key, anchor in BOX_ANCHORS.items()},
        "hit": {"scale": HIT_SCALE, "order": list(lands.provinces)},
    }
    brushed = np.clip(1 + 0.12 * sheet.noise(32, 31) + 0.07 * sheet.noise(7, 32), 0.3, 1.7)
    for key, mask in sheet.provinces.items():
        wash_box = build_washes(sheet, key, mask, brushed)
        glow_box = build_glows(lands, key)
        x, y, value = NAMES[key]
        described["provinces"][key] = {"wash": wash_box, "glow": glow_box, "name": [x, y], "value": value}
    described["lines"] = {
        key: build_line(lands, key, other) for key, other in (("line_1", "manila"), ("line_2", "batangas"))
    }
    build_hit_map(lands)
    (ASSETS / "chart" / "chart.json").write_text(json.dumps(described, indent=1) + "\n")


def build_washes(sheet: Sheet, key: str, mask: Array, brushed: Array) -> list[float]:
    """Colours to multiply the chart with: thin inside, thick along the border; where it is shared, two bands."""
    islands, count = ndimage.label(mask > 0.5)
    sizes = ndimage.sum(mask > 0.5, islands, range(1, count + 1)) / sheet.unit**2
    small = np.isin(islands, [i + 1 for i, size in enumerate(sizes) if size < SMALL_ISLAND])
    thickness = mask * np.where(small, 0.35, 1) * brushed
    inshore = ndimage.distance_transform_edt(mask > 0.5) / sheet.unit
    border = 0.17 + 0.46 * np.exp(-((inshore / 7.5) ** 1.6)) + 0.15 * np.exp(-inshore / 26)
    inside = np.clip((inshore - BAND) / 1.8, 0, 1)
    second = inside * (0.04 + 0.62 * np.exp(-(((inshore - BAND) / 8.5) ** 2)) + 0.10 * np.exp(-inshore / 30))
    washes = {
        "spain": _shade(SPANISH_WASH, border * thickness),
        "filipinos": _shade(FILIPINO_WASH, border * thickness),
        "shared": _shade(SPANISH_WASH, 0.58 * (1 - inside) * thickness) * _shade(FILIPINO_WASH, second * thickness),
    }
    rows, columns = np.where(sheet.shrunk(mask) > 0)
    left, top, right, bottom = columns.min(), rows.min(), columns.max() + 1, rows.max() + 1
    for owner, wash in washes.items():
        save(sheet.shrunk(wash * 255)[top:bottom, left:right], f"chart/wash_{key}_{owner}", quality=82)
    return [round(float(part), 1) for part in (left - BLEED_X, top - BLEED_Y, right - left, bottom - top)]


def _shade(colour: tuple[int, int, int], strength: Array) -> Array:
    return 1 - np.clip(strength, 0, 1)[..., None] * (1 - np.asarray(colour, np.float32) / 255)


def build_glows(lands: Lands, key: str) -> list[float]:
    """Gold around a province that may be chosen; stronger around the one that is."""
    shore = outline_of(lands.mainlands[key])
    left, top, right, bottom = lands.mainlands[key].bounds
    box = left - GLOW_REACH, top - GLOW_REACH, right - left + 2 * GLOW_REACH, bottom - top + 2 * GLOW_REACH
    scale = 1.0
    for name, chosen in (("legal", False), ("chosen", True)):
        made = skia.Surface(round(box[2] * scale), round(box[3] * scale))
        canvas = made.getCanvas()
        canvas.scale(scale, scale)
        canvas.translate(-box[0], -box[1])
        canvas.save()
        canvas.clipPath(shore, True)
        canvas.drawPath(
            shore, stroke((255, 212, 70), 24 if chosen else 12, 205 if chosen else 120, blur=9 if chosen else 5)
        )
        canvas.drawPath(shore, fill((255, 222, 110), 66 if chosen else 6))
        canvas.restore()
        canvas.drawPath(shore, stroke((255, 200, 60), 12, 190 if chosen else 150, blur=5))
        canvas.drawPath(shore, stroke((120, 66, 8), 6.4 if chosen else 4.2))
        canvas.drawPath(shore, stroke((255, 206, 66), 4.4 if chosen else 2.6))
        canvas.drawPath(shore, stroke((255, 246, 206), 1.6 if chosen else 0.9))
        save(pixels(made), f"chart/glow_{key}_{name}", quality=76)
    return [round(part, 1) for part in box]


def build_line(lands: Lands, key: str, other: str) -> list[float]:
    """A trench with stakes towards Cavite once it is built; before, a row of dashes."""
    course = shared_border(lands, "cavite", other)
    xs, ys = [x for x, _ in course], [y for _, y in course]
    box = min(xs) - 14, min(ys) - 14, max(xs) - min(xs) + 28, max(ys) - min(ys) + 28
    inner = lands.mainlands["cavite"].representative_point()
    for name in ("built", "planned"):
        made = skia.Surface(round(box[2] * 2), round(box[3] * 2))
        canvas = made.getCanvas()
        canvas.scale(2, 2)
        canvas.translate(-box[0], -box[1])
        if name == "built":
            draw_built_line(canvas, course, (inner.x, inner.y))
        else:
            canvas.drawPath(curve(course), stroke((40, 22, 14), 4.2, 210, dashes=(7, 6)))
        save(pixels(made), f"chart/{key}_{name}", quality=90)
    return [round(part, 1) for part in box]


def draw_built_line(canvas: Any, course: list[Point], inner: Point) -> None:
    path = curve(course)
    canvas.drawPath(path, stroke((40, 22, 14), 7))
    canvas.drawPath(path, stroke((222, 196, 140), 4.4))
    measure = skia.PathMeasure(path, False)
    along = 0.0
    while along < measure.getLength():
        at, way = measure.getPosTan(along)
        across = (-way.y(), way.x())
        inward = across[0] * (inner[0] - at.x()) + across[1] * (inner[1] - at.y()) > 0
        reach = 8.5 if inward else -8.5
        canvas.drawLine(
            at.x(), at.y(), at.x() + across[0] * reach, at.y() + across[1] * reach, stroke((40, 22, 14), 3.2)
        )
        along += 7.5
    canvas.drawPath(path, stroke((40, 22, 14), 1.3))


def build_hit_map(lands: Lands) -> None:
    """One grey picture: 0 is no province, 1 the first in `order`, and so on."""
    made = skia.Surface(round(FULL_WIDTH * HIT_SCALE), round(FULL_HEIGHT * HIT_SCALE))
    canvas = made.getCanvas()
    canvas.clear(0xFF000000)
    canvas.scale(HIT_SCALE, HIT_SCALE)
    canvas.translate(BLEED_X, BLEED_Y)
    for number, path in enumerate(lands.paths.values(), 1):
        paint = fill((number, number, number))
        paint.setAntiAlias(False)
        canvas.drawPath(path, paint)
    Image.fromarray(pixels(made)[:, :, 0]).save(ASSETS / "chart" / "hit.png", optimize=True)
