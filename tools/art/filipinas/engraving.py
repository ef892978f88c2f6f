"""Turns a flat grey picture into lines, as a wood engraver did: thin for light, thick and crossed for dark."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from scipy import ndimage

from tools.art.filipinas.canvas import Canvas, coverage, surface
from tools.art.filipinas.noise import Array
from tools.art.filipinas.palette import Colour

PRINT_PAPER: Colour = (247, 236, 208)
PRINT_INK: Colour = (38, 25, 17)
FINER = 4
"""Lines are drawn this much larger and shrunk."""
CROSSED_FROM, CROSSED_AGAIN_FROM, SOLID_FROM = 0.50, 0.74, 0.85
"""How dark a place is before a second and a third set of lines crosses the first, and before it is all ink."""

Draw = Callable[[Canvas], None]
Flow = Callable[[Array, Array], Array]
"""By how many units the lines are shifted at a place (both as shares of width and height): what makes them bend."""


def engraving(
    draw: Draw,
    size: tuple[int, int],
    units: tuple[float, float],
    period: float,
    flow: Flow | None = None,
    angle: float = 3,
    cross: float = 50,
    crossed_from: float = CROSSED_FROM,
    softness: float = 0.14,
) -> Array:
    """A picture drawn in units, as a print of so many pixels; `period` is the distance of two lines in pixels."""
    made, canvas = surface(size[0] * FINER, size[1] * FINER)
    canvas.scale(size[0] * FINER / units[0], size[1] * FINER / units[1])
    draw(canvas)
    tone = ndimage.gaussian_filter(coverage(made), FINER * 0.4)
    bend = 0.0
    if flow:
        rows, columns = np.mgrid[0 : tone.shape[0], 0 : tone.shape[1]].astype(np.float32)
        bend = flow(columns / tone.shape[1], rows / tone.shape[0]) * size[0] * FINER / units[0]
    ink = lines(1 - tone, period * FINER, bend, angle, cross, crossed_from)
    return printed(_shrunk(ink), 1 - _shrunk(tone), softness)


def lines(dark: Array, period: float, bend: Array | float, angle: float, cross: float, crossed_from: float) -> Array:
    rows, columns = np.mgrid[0 : dark.shape[0], 0 : dark.shape[1]].astype(np.float32)

    def set_of_lines(degrees: float, thickness: Array) -> Array:
        turn = math.radians(degrees)
        phase = columns * math.sin(turn) + rows * math.cos(turn) + bend
        off_centre = np.abs((phase / period) % 1 - 0.5) * 2
        return np.clip((thickness - off_centre) * period * 0.5 + 0.5, 0, 1) * (thickness > 0.03)

    ink = set_of_lines(angle, np.clip(dark * 1.12 - 0.02, 0, 0.95))
    ink = np.maximum(ink, set_of_lines(cross, np.clip((dark - crossed_from) * 1.5, 0, 0.9)))
    ink = np.maximum(ink, set_of_lines(12 - cross, np.clip((dark - CROSSED_AGAIN_FROM) * 2.2, 0, 0.95)))
    return np.maximum(ink, np.clip((dark - SOLID_FROM) * 11, 0, 1))


def printed(ink: Array, shade: Array, softness: float) -> Array:
    """It is ink on paper, with a little of the flat picture under the lines."""
    share = np.clip(ink * 0.95 + shade * softness, 0, 1)[..., None]
    return np.asarray(PRINT_PAPER, np.float32) * (1 - share) + np.asarray(PRINT_INK, np.float32) * share


def _shrunk(fine: Array) -> Array:
    height, width = fine.shape[0] // FINER, fine.shape[1] // FINER
    return fine.reshape(height, FINER, width, FINER).mean((1, 3))
