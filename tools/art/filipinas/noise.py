"""Smooth random surfaces: what makes paper, washes and lines look as if made by hand."""

from typing import Any

import numpy as np
from scipy import ndimage

Array = Any


def smooth_noise(width: int, height: int, cell: float, seed: int) -> Array:
    """It is hills and hollows about `cell` pixels wide, with a standard deviation of 1."""
    luck = np.random.default_rng(seed)
    coarse = luck.standard_normal((int(height / cell) + 4, int(width / cell) + 4))
    fine = ndimage.zoom(coarse, cell, order=3)[:height, :width]
    return (fine / (fine.std() + 1e-9)).astype(np.float32)


def grain(width: int, height: int, seed: int) -> Array:
    return np.random.default_rng(seed).standard_normal((height, width)).astype(np.float32)


def paper(width: int, height: int, colour: tuple[int, int, int], seed: int, unit: float = 1.0) -> Array:
    """It is laid paper: clouds, grain and long fibres, a few levels lighter and darker. `unit` is one pixel of the
    design."""
    fibres = ndimage.gaussian_filter(grain(width, height, seed + 3), (0.5, 5 * unit))
    relief = (
        3.2 * smooth_noise(width, height, 220 * unit, seed)
        + 1.8 * smooth_noise(width, height, 60 * unit, seed + 1)
        + 1.2 * smooth_noise(width, height, max(4.0, 9 * unit), seed + 2)
        + 1.6 * grain(width, height, seed)
        + 1.1 * fibres / fibres.std()
    )
    # Blue gives way first when paper yellows.
    return np.dstack([colour[0] + relief, colour[1] + relief * 1.05, colour[2] + relief * 1.25]).astype(np.float32)


def multiplied(picture: Array, colour: tuple[int, int, int], strength: Array) -> Array:
    """Return a transparent wash over a picture, as thick as `strength` (0 to 1)."""
    shade = 1 - np.asarray(colour, np.float32) / 255
    return picture * (1 - np.clip(strength, 0, 1)[..., None] * shade)
