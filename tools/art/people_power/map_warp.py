"""How the country is bent so that it carries its pieces: from degrees to the units of the board.

Five steps, each of them smooth and without folds, so that neighbours stay neighbours: the country is turned onto the
diagonal of the board, coasts are pulled a little where that helps (a thin-plate spline), crowded lands are swollen and
the sea opens where the Cities stand (the flow of a cartogram, after Gastner, Seguy and More 2018), the whole is fitted
to the board, and the east is lifted into the empty Philippine Sea.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.art.people_power.map_places import CITY_WATERS, DENSITY, EXTREMES, PULLS, Point

Array: TypeAlias = Any
"""Of numbers; numpy is not looked into by the type checker."""
Warp = Callable[[Array], Array]
"""It turns points, one per row, into as many points."""

WIDTH, HEIGHT = 1064.0, 946.0
TURN = 18.0
"""It is in degrees to the left."""
PER_DEGREE = (100.0, 81.0)
NARROWING = 0.97
"""A degree of longitude is so long beside one of latitude."""
MARGINS = (40.0, 1040.0, 34.0, 925.0)
"""These are the board's left, right, upper and lower edge of the land."""
LIFT, LIFT_FROM, LIFT_OVER, LIFT_HEIGHT = 32.0, 500.0, 340.0, 235.0
SPREAD = 1.0
"""How loosely the spline follows its points."""
PAD, CELL, STEPS, BLUR = 160, 3, 40, 2.0
"""The grid of the cartogram has units around the board, units of a cell, steps of the flow, cells of blur."""


def country_warp(lands: Mapping[str, BaseGeometry]) -> Warp:
    """From (longitude, latitude) to the board; `lands` are the spaces in degrees."""
    pull = _spline()
    pulled = {space: bent(land.segmentize(0.02), pull) for space, land in lands.items()}
    waters = [(*pull(np.array([at]))[0], radius, density) for at, radius, density in CITY_WATERS]
    swell = _cartogram(pulled, waters)
    fit = _fitted(swell(pull(np.array(EXTREMES))))
    return lambda points: _lifted(fit(swell(pull(points))))


def bent(shape: BaseGeometry, warp: Warp) -> BaseGeometry:
    """Its polygons, point by point."""
    parts = [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon)]
    return unary_union([Polygon(warp(np.array(part.exterior.coords))).buffer(0) for part in parts])


def turned(points: Array) -> Array:
    """North leans to the left, as the compass on the board does."""
    across, down = NARROWING * (points[:, 0] - 120), 18.6 - points[:, 1]
    cosine, sine = math.cos(math.radians(TURN)), math.sin(math.radians(TURN))
    x = 40 + PER_DEGREE[0] * (across * cosine + down * sine)
    y = 60 + PER_DEGREE[1] * (down * cosine - across * sine)
    return np.stack([x, y], axis=1)


def _spline() -> Warp:
    """A thin-plate spline through the pulled places."""
    table = np.array(PULLS)
    knots, moves = turned(table[:, :2]), table[:, 2:]
    count = len(knots)
    system = np.zeros((count + 3, count + 3))
    system[:count, :count] = _plate(knots, knots) + SPREAD * np.eye(count)
    system[:count, count:] = np.hstack([np.ones((count, 1)), knots])
    system[count:, :count] = system[:count, count:].T
    weights = np.linalg.solve(system, np.vstack([moves, np.zeros((3, 2))]))

    def pull(points: Array) -> Array:
        at = turned(points)
        moved = np.empty_like(at)
        for start in range(0, len(at), 4096):
            part = at[start : start + 4096]
            flat = np.hstack([np.ones((len(part), 1)), part])
            moved[start : start + 4096] = part + _plate(part, knots) @ weights[:count] + flat @ weights[count:]
        return moved

    return pull


def _plate(points: Array, knots: Array) -> Array:
    squared = ((points[:, None, :] - knots[None, :, :]) ** 2).sum(axis=2)
    return np.where(squared > 0, squared * np.log(np.maximum(squared, 1e-12)) / 2, 0.0)


def _cartogram(lands: Mapping[str, BaseGeometry], waters: Sequence[tuple[float, float, float, float]]) -> Warp:
    """Density flows until it is even; everything swims along."""
    rows, columns = int((HEIGHT + 2 * PAD) // CELL), int((WIDTH + 2 * PAD) // CELL)
    down, across = np.mgrid[0:rows, 0:columns].astype(float)
    density = np.ones((rows, columns))
    for space, land in lands.items():
        density[_inside(land, across * CELL - PAD, down * CELL - PAD)] = DENSITY[space]
    for x, y, radius, dense in waters:
        near = (across * CELL - PAD - x) ** 2 + (down * CELL - PAD - y) ** 2 < radius**2
        density[near] = np.maximum(density[near], dense)
    waves_y = np.pi * np.arange(rows)[:, None] / rows
    waves_x = np.pi * np.arange(columns)[None, :] / columns
    spectrum = _cosines(density) * np.exp(-(waves_y**2 + waves_x**2) * BLUR**2 / 2)
    blurred = _from_cosines(spectrum)
    mean = float(blurred.mean())
    laplace = 2 * np.cos(waves_y) - 2 + 2 * np.cos(waves_x) - 2
    laplace[0, 0] = 1
    spectrum /= laplace
    spectrum[0, 0] = 0
    flow_y, flow_x = np.gradient(_from_cosines(spectrum))
    field = np.stack([flow_x, flow_y, blurred], axis=2)

    def speed(at: Array, time: float) -> Array:
        here = _looked_up(field, at)
        return here[:, :2] / ((1 - time) * here[:, 2:] + time * mean)

    at = np.stack([across.ravel(), down.ravel()], axis=1)
    step = 1 / STEPS
    for number in range(STEPS):
        halfway = at + speed(at, number * step) * step / 2
        at = at + speed(halfway, (number + 0.5) * step) * step
    carried = at.reshape(rows, columns, 2)
    return lambda points: _looked_up(carried, (points + PAD) / CELL) * CELL - PAD


def _inside(land: BaseGeometry, x: Array, y: Array) -> Array:
    """It counts crossings by the even-odd rule, row by row."""
    found = np.zeros(x.shape, dtype=bool)
    for part in getattr(land, "geoms", [land]):
        ring = np.array(part.exterior.coords)
        for row, level in enumerate(y[:, 0]):
            (x1, y1), (x2, y2) = ring[:-1].T, ring[1:].T
            crossing = (y1 > level) != (y2 > level)
            if crossing.any():
                cuts = np.sort(x1[crossing] + (level - y1[crossing]) / (y2 - y1)[crossing] * (x2 - x1)[crossing])
                found[row] |= np.searchsorted(cuts, x[row]) % 2 == 1
    return found


def _cosines(grid: Array) -> Array:
    """Return the cosine transform in both directions, by mirroring."""
    rows, columns = grid.shape
    mirrored = np.block([[grid, grid[:, ::-1]], [grid[::-1], grid[::-1, ::-1]]])
    phase = np.exp(-0.5j * np.pi * np.arange(rows) / rows)[:, None] * np.exp(
        -0.5j * np.pi * np.arange(columns) / columns
    )
    return np.asarray((np.fft.fft2(mirrored)[:rows, :columns] * phase).real / 4)


def _from_cosines(spectrum: Array) -> Array:
    rows, columns = spectrum.shape
    waves_y = np.cos(np.pi * np.outer(np.arange(rows) + 0.5, np.arange(rows)) / rows)
    waves_x = np.cos(np.pi * np.outer(np.arange(columns), np.arange(columns) + 0.5) / columns)
    waves_y[:, 0] /= 2
    waves_x[0] /= 2
    return np.asarray(waves_y @ spectrum @ waves_x * 4 / (rows * columns))


def _looked_up(field: Array, at: Array) -> Array:
    """Between the four nearest cells; beyond the edge, as the edge goes on."""
    rows, columns = field.shape[:2]
    column = np.clip(np.floor(at[:, 0]).astype(int), 0, columns - 2)
    row = np.clip(np.floor(at[:, 1]).astype(int), 0, rows - 2)
    x, y = (at[:, 0] - column)[:, None], (at[:, 1] - row)[:, None]
    upper = field[row, column] * (1 - x) + field[row, column + 1] * x
    lower = field[row + 1, column] * (1 - x) + field[row + 1, column + 1] * x
    return np.asarray(upper * (1 - y) + lower * y)


def _fitted(extremes: Array) -> Warp:
    left, right, top, bottom = MARGINS
    least, most = extremes.min(axis=0), extremes.max(axis=0)
    scale = np.array([right - left, bottom - top]) / (most - least)
    return lambda points: np.array([left, top]) + (points - least) * scale


def _lifted(points: Array) -> Array:
    """The southern edge stays, so Mindanao gains height."""
    x, y = points[:, 0], points[:, 1]
    east = _smooth((x - LIFT_FROM) / LIFT_OVER) * _smooth((MARGINS[3] - y) / LIFT_HEIGHT)
    return np.stack([x, y - LIFT * east], axis=1)


def _smooth(share: Array) -> Array:
    share = np.clip(share, 0, 1)
    return np.asarray(share * share * (3 - 2 * share))


def bent_line(line: Sequence[Point], warp: Warp) -> list[Point]:
    return [(float(x), float(y)) for x, y in warp(np.array(line))]
