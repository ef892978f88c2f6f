"""Water as an engraver made it: lines that follow the shore and grow apart, and dots farther out."""

from __future__ import annotations

import numpy as np

from tools.art.filipinas.canvas import coverage, fill
from tools.art.filipinas.lens import BLEED_X, BLEED_Y, FULL_HEIGHT, FULL_WIDTH
from tools.art.filipinas.noise import Array, multiplied
from tools.art.filipinas.palette import SEA_INK, SEA_WASH
from tools.art.filipinas.sheet import Sheet

FIRST_LINE, FIRST_GAP, GROWTH, LAST_LINE = 2.6, 2.7, 1.105, 64.0
DOT_GRID, DOTS_FROM = 4.6, 30.0


def add_sea(sheet: Sheet, picture: Array) -> Array:
    water = 1 - sheet.land
    brushed = np.clip(1 + 0.08 * sheet.noise(35, 31) + 0.07 * sheet.noise(9, 40), 0.4, 1.6)
    depth = 0.30 + 0.42 * np.exp(-sheet.offshore / 16) + 0.18 * np.exp(-sheet.offshore / 70)
    picture = multiplied(picture, SEA_WASH, 0.92 * depth * water * brushed)
    picture = multiplied(picture, SEA_INK, waterlines(sheet) * (water > 0.5))
    return multiplied(picture, SEA_INK, 0.75 * stipple(sheet, water))


def waterlines(sheet: Sheet) -> Array:
    """Each line thinner and paler than the one before; far out the burin lifts now and then."""
    trembling = sheet.offshore + 0.25 * sheet.noise(13, 77) * np.clip(sheet.offshore / 20, 0, 1)
    ink = np.zeros_like(trembling)
    shores = shore_distances(sheet.coarse)
    for number, shore in enumerate(shores):
        share = number / len(shores)
        half_width = 0.62 * (1 - 0.45 * share) * sheet.coarse**0.5
        edge = (half_width - np.abs(trembling - shore)) * sheet.unit + 0.5
        ink = np.maximum(ink, np.clip(edge, 0, 1) * 0.80 * (1 - 0.62 * share))
    return ink * np.clip(sheet.noise(19, 91) + 1.5 - trembling / 40, 0, 1)


def shore_distances(coarse: float) -> list[float]:
    distances, shore, gap = [], FIRST_LINE * coarse, FIRST_GAP * coarse
    while shore < LAST_LINE:
        distances.append(shore)
        shore, gap = shore + gap, gap * GROWTH
    return distances


def stipple(sheet: Sheet, water: Array) -> Array:
    """Dots on a grid that luck has shaken, fewer the farther out."""
    made, canvas = sheet.blank()
    canvas.clear(0xFF000000)
    white, luck, grid = fill((255, 255, 255)), np.random.default_rng(12), DOT_GRID * sheet.coarse
    for row in np.arange(-BLEED_Y, FULL_HEIGHT - BLEED_Y, grid):
        for column in np.arange(-BLEED_X, FULL_WIDTH - BLEED_X, grid):
            x, y = column + luck.uniform(-0.48, 0.48) * grid, row + luck.uniform(-0.48, 0.48) * grid
            size, wanted = luck.uniform(0.47, 0.67), luck.uniform()
            at_x = min(max(int((x + BLEED_X) * sheet.unit), 0), sheet.width - 1)
            at_y = min(max(int((y + BLEED_Y) * sheet.unit), 0), sheet.height - 1)
            away = float(sheet.offshore[at_y, at_x])
            if (
                water[at_y, at_x] > 0.5
                and away >= DOTS_FROM
                and wanted < 0.85 * np.exp(-(((away - 40) / 70) ** 2)) + 0.2
            ):
                canvas.drawCircle(x, y, size * (1.12 - 0.25 * min(1, away / 150)) * sheet.coarse**0.6, white)
    return coverage(made)
