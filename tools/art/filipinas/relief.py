"""Mountains by hachures: short strokes down the slope, thicker where it is steep and turned from the light.

Heights are our own: ridges and cones laid where the mountains are.
"""

from __future__ import annotations

import math
from functools import cache

import numpy as np
from scipy import ndimage

from tools.art.filipinas.canvas import Point, coverage, curve, fill, polygon, stroke, surface
from tools.art.filipinas.lens import BLEED_X, BLEED_Y, FULL_HEIGHT, FULL_WIDTH, place
from tools.art.filipinas.noise import Array, smooth_noise
from tools.art.filipinas.sheet import Sheet

RIDGES: tuple[tuple[float, float, tuple[Point, ...]], ...] = (
    # Zambales, Natib, Mariveles
    (1.0, 34, ((120.10, 15.85), (120.18, 15.5), (120.28, 15.3), (120.35, 15.13), (120.38, 14.95), (120.4, 14.8))),
    (1.0, 26, ((120.36, 14.74), (120.42, 14.70))),
    (0.9, 24, ((120.45, 14.53), (120.49, 14.50))),
    # Sierra Madre and Caraballo
    (1.0, 32, ((121.2, 16.1), (121.35, 15.75), (121.42, 15.45), (121.32, 15.2), (121.28, 15.0), (121.3, 14.82))),
    (1.0, 32, ((121.3, 14.82), (121.38, 14.66), (121.48, 14.50), (121.58, 14.35))),
    (0.9, 30, ((121.9, 16.4), (121.75, 16.1), (121.55, 15.85), (121.45, 15.6))),
    (0.9, 32, ((120.8, 16.3), (121.0, 16.1), (121.2, 16.05))),
    (1.0, 34, ((120.55, 16.5), (120.7, 16.2))),
    (0.55, 14, ((121.18, 14.75), (121.22, 14.62))),
    (0.55, 17, ((121.10, 15.08), (121.17, 14.95))),
    # Arayat
    (1.25, 15, ((120.742, 15.21), (120.744, 15.212))),
    # Tagaytay, Batulao, Pico de Loro
    (0.95, 13, ((120.86, 14.125), (120.92, 14.125), (120.98, 14.128), (121.03, 14.118))),
    (0.9, 12, ((120.80, 14.05), (120.82, 14.04))),
    (0.7, 14, ((120.64, 14.16), (120.67, 14.15))),
    # These are Makiling, Banahaw, San Cristóbal, the hills of Batangas, Taal.
    (1.1, 15, ((121.20, 14.13), (121.21, 14.135))),
    (1.35, 18, ((121.49, 14.07), (121.50, 14.07))),
    (0.7, 14, ((121.33, 14.0), (121.36, 13.99))),
    (0.8, 15, ((121.2, 13.80), (121.25, 13.79), (121.33, 13.72))),
    (0.6, 12, ((120.9, 13.73), (120.93, 13.70))),
    (1.3, 7, ((120.995, 14.012), (120.998, 14.013))),
    (0.5, 7, ((121.21, 14.36), (121.22, 14.33))),
    # Mindoro, Tayabas, Camarines
    (1.1, 40, ((121.0, 13.4), (121.1, 13.25), (121.2, 13.0))),
    (0.5, 16, ((121.6, 13.95), (121.75, 13.8), (122.0, 13.75))),
    (0.6, 20, ((122.3, 13.7), (122.5, 13.4))),
)
"""These are height, width in units, and the line of the crest in degrees."""
GRID = 3.0
GENTLEST, LEAST_AT_ALL = 0.0075, 0.004
LIGHT = (0.62, 0.78)
"""A slope that falls this way (south-east) lies in the shadow."""


@cache
def heights() -> tuple[Array, Array, Array]:
    """Return the slope's two parts and its steepness, per unit of the chart."""
    land = np.zeros((FULL_HEIGHT, FULL_WIDTH), np.float32)
    for height, width, crest in RIDGES:
        made, canvas = surface(FULL_WIDTH, FULL_HEIGHT)
        canvas.clear(0xFF000000)
        canvas.translate(BLEED_X, BLEED_Y)
        canvas.drawPath(curve([place(*point) for point in crest]), stroke((255, 255, 255), 2))
        drawn = coverage(made) > 0.4
        if drawn.any():
            land += height * np.exp(-((ndimage.distance_transform_edt(~drawn) / width) ** 1.5))
    hilly = np.clip(land * 2, 0, 1)
    broad, middling, small = (smooth_noise(FULL_WIDTH, FULL_HEIGHT, cell, 200 + cell) for cell in (42, 18, 8))
    land = land * (1 + 0.34 * broad) + 0.10 * middling * hilly + 0.035 * small * hilly
    land = np.maximum(ndimage.gaussian_filter(land, 2.0), 0)
    down, across = np.gradient(land)
    return across, down, np.hypot(across, down)


def hachures(sheet: Sheet) -> Array:
    across, down, steepness = heights()
    dry = ndimage.zoom(sheet.land, 1 / sheet.unit, order=1) > 0.6
    made, canvas = sheet.blank()
    canvas.clear(0xFF000000)
    white, luck, grid = fill((255, 255, 255)), np.random.default_rng(44), GRID * sheet.coarse**0.8
    for row in np.arange(4, FULL_HEIGHT - 4, grid):
        for column in np.arange(4, FULL_WIDTH - 4, grid):
            x, y = column + luck.uniform(-0.5, 0.5) * grid, row + luck.uniform(-0.5, 0.5) * grid
            steep, wanted = float(steepness[int(y), int(x)]), luck.uniform()
            if steep < GENTLEST or not _at(dry, x, y) or wanted > min(max(steep / 0.034, 0.16), 0.9):
                continue
            line = [(x, y)]
            for _ in range(int(min(max(4 + steep * 170, 4), 8))):
                here = float(_at(steepness, x, y)) + 1e-6
                if here < LEAST_AT_ALL or not _at(dry, x, y):
                    break
                x -= float(_at(across, x, y)) / here * 1.5
                y -= float(_at(down, x, y)) / here * 1.5
                line.append((x, y))
            if len(line) >= 4:
                canvas.drawPath(_sliver(line, _thickness(line, steep) * sheet.coarse**0.5), white)
    return coverage(made)


def _at(grid: Array, x: float, y: float) -> Array:
    return grid[min(max(int(y), 0), grid.shape[0] - 1), min(max(int(x), 0), grid.shape[1] - 1)]


def _thickness(line: list[Point], steep: float) -> float:
    (x, y), (end_x, end_y) = line[0], line[-1]
    length = math.hypot(end_x - x, end_y - y) + 1e-6
    shadow = ((end_x - x) * LIGHT[0] + (end_y - y) * LIGHT[1]) / length
    return min(max((0.30 + steep * 15) * (0.62 + 0.62 * max(shadow, -0.55)), 0.22), 1.35)


def _sliver(line: list[Point], thickness: float) -> object:
    """A stroke that tapers downhill."""
    left, right = [], []
    for i, (x, y) in enumerate(line):
        after, before = line[min(i + 1, len(line) - 1)], line[max(i - 1, 0)]
        run, fall = after[0] - before[0], after[1] - before[1]
        length = math.hypot(run, fall) + 1e-6
        half = thickness * (1 - i / (len(line) - 0.4)) * 0.62 + 0.08
        left.append((x - fall / length * half - BLEED_X, y + run / length * half - BLEED_Y))
        right.append((x + fall / length * half - BLEED_X, y - run / length * half - BLEED_Y))
    return polygon(left + right[::-1])
