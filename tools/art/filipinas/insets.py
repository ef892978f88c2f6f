"""At the chart's edge are boxes: Bisayas and Mindanao as small charts, Hong Kong as a view of the harbour."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import ndimage
from shapely.affinity import affine_transform

from tools.art.filipinas.canvas import Canvas, box, coverage, fill, image, outline_of, stroke, surface, write
from tools.art.filipinas.engraving import engraving
from tools.art.filipinas.noise import Array, multiplied, paper
from tools.art.filipinas.outlines import read_outlines
from tools.art.filipinas.palette import INK, PAPER, SEA_INK, SEA_WASH
from tools.art.filipinas.scenery import harbour_of_hong_kong
from tools.art.filipinas.sea import shore_distances


@dataclass(frozen=True)
class Inset:
    key: str
    title: str
    x: float
    y: float
    width: float
    height: float

    @property
    def picture(self) -> tuple[float, float, float, float]:
        """It is under the title, inside the frame."""
        return self.x + 6, self.y + HEAD, self.width - 12, self.height - HEAD - 6


HEAD = 27.0
INSETS = (
    Inset("hong_kong", "HONG KONG", 12, 12, 226, 184),
    Inset("bisayas", "BISAYAS", 12, 484, 206, 188),
    Inset("mindanao", "MINDANAO", 12, 682, 206, 188),
)
WINDOWS = {"bisayas": (121.55, 8.95, 126.25, 12.75), "mindanao": (121.6, 5.3, 126.9, 10.0)}


def draw_insets(canvas: Canvas, scale: float) -> None:
    for inset in INSETS:
        x, y, width, height = inset.x, inset.y, inset.width, inset.height
        canvas.drawRect(box(x + 3, y + 4, width, height), fill((30, 18, 8), 90, blur=4))
        canvas.drawRect(box(x, y, width, height), fill((245, 235, 208)))
        left, top, wide, tall = inset.picture
        pixels = round(wide * scale), round(tall * scale)
        picture = harbour(pixels) if inset.key == "hong_kong" else small_chart(inset.key, pixels, scale)
        canvas.drawImageRect(image(picture), box(left, top, wide, tall))
        canvas.drawRect(box(left, top, wide, tall), stroke(INK, 1))
        canvas.drawRect(box(x, y, width, height), stroke(INK, 2))
        canvas.drawRect(box(x + 3, y + 3, width - 6, height - 6), stroke(INK, 0.7))
        write(canvas, inset.title, (x + 10, y + 21), "figure-bold", 16.5, INK, spacing=2)


def small_chart(key: str, size: tuple[int, int], scale: float) -> Array:
    west, south, east, north = WINDOWS[key]
    finer = 2
    width, height = size[0] * finer, size[1] * finer
    across, down = width / (east - west), height / (north - south)
    land = affine_transform(read_outlines()[key], [across, 0, 0, -down, -west * across, north * down])
    made, canvas = surface(width, height)
    canvas.clear(0xFF000000)
    canvas.drawPath(outline_of(land, smallest=3), fill((255, 255, 255)))
    dry = ndimage.binary_closing(coverage(made) > 0.43, iterations=2)
    unit = finer * scale
    offshore, inshore = (ndimage.distance_transform_edt(side) / unit for side in (~dry, dry))
    picture = paper(width, height, PAPER, 61, unit)
    water = (~dry).astype(np.float32)
    picture = multiplied(picture, SEA_WASH, (0.30 + 0.4 * np.exp(-offshore / 7)) * water)
    coarse = max(1.0, 1 / scale) * 0.85
    for number, shore in enumerate(shore for shore in shore_distances(coarse) if shore < 20):
        edge = np.clip((0.5 - np.abs(offshore - shore)) * unit + 0.5, 0, 1)
        picture = multiplied(picture, SEA_INK, edge * water * 0.7 * (1 - number * 0.1))
    picture = multiplied(picture, (226, 210, 170), 0.5 * np.exp(-inshore / 4) * dry)
    coast = ndimage.binary_dilation(dry, iterations=2) & ~ndimage.binary_erosion(dry, iterations=1)
    picture = multiplied(picture, INK, 0.75 * ndimage.gaussian_filter(coast.astype(np.float32), 0.6))
    return picture.reshape(size[1], finer, size[0], finer, 3).mean((1, 3))


def harbour(size: tuple[int, int]) -> Array:
    def waves(x: Array, y: Array) -> Array:
        return 4 * np.sin(x * 16)

    units = 400.0, 400.0 * size[1] / size[0]
    return engraving(harbour_of_hong_kong, size, units, period=2.4, flow=waves, angle=0)
