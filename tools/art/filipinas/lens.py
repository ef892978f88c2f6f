"""From degrees to the chart: a lens over Manila Bay makes Cavite and Manila more than twice as large as the plains.

The chart's units are the pixels of a pane of 1000 x 880, which every window shows whole; around it lies some more sea.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from shapely.ops import transform

from tools.art.filipinas.canvas import Point
from tools.art.filipinas.noise import Array, smooth_noise

WIDTH, HEIGHT = 1000, 880
BLEED_X, BLEED_Y = 220, 80
"""What a pane of another shape shows beyond."""
FULL_WIDTH, FULL_HEIGHT = WIDTH + 2 * BLEED_X, HEIGHT + 2 * BLEED_Y

FOCUS = (120.965, 14.355)
AT = (600.0, 520.0)
SCALE = (342.0, 296.0)
"""It is the scale of a degree at the chart's edge."""
NARROWING = 0.968
POWER, REACH = 1.5, 0.72
"""How much the lens adds in its middle, and how many degrees it reaches. Above a power of 2.2 it would fold."""
ROUGHNESS = ((2.6, 46, 1), (1.3, 17, 2), (0.7, 8, 3))
"""Height, cell and seed of the tremor that makes coasts look drawn by hand."""
MARGIN = 700


@cache
def tremor() -> tuple[Array, Array]:
    width, height = WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
    across, down = (
        sum(0.8 * size * smooth_noise(width, height, cell, seed + shift) for size, cell, seed in ROUGHNESS)
        for shift in (0, 3)
    )
    return across, down


def project(longitude: Any, latitude: Any) -> tuple[Array, Array]:
    east = (np.asarray(longitude, float) - FOCUS[0]) * NARROWING
    north = np.asarray(latitude, float) - FOCUS[1]
    magnified = 1 + POWER * np.exp(-(east**2 + north**2) / REACH**2)
    return AT[0] + east * magnified * SCALE[0], AT[1] - north * magnified * SCALE[1]


def place(longitude: float, latitude: float) -> Point:
    x, y = project(longitude, latitude)
    return float(x), float(y)


def charted(land: Any) -> Any:
    """A shape in degrees as one on the chart; the same tremor for all keeps shared borders together."""

    def trembling(longitude: Any, latitude: Any, _: Any = None) -> tuple[Array, Array]:
        x, y = project(longitude, latitude)
        column = np.clip(x + MARGIN, 0, WIDTH + 2 * MARGIN - 1).astype(int)
        row = np.clip(y + MARGIN, 0, HEIGHT + 2 * MARGIN - 1).astype(int)
        across, down = tremor()
        return x + across[row, column], y + down[row, column]

    return transform(trembling, land.segmentize(0.006))
