"""One sheet of the chart at one size: how large a pixel is, and which pixels are land, lake and which province."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from scipy import ndimage

from tools.art.filipinas.canvas import Canvas, Path_, coverage, fill, outline_of, surface
from tools.art.filipinas.lens import BLEED_X, BLEED_Y, FULL_HEIGHT, FULL_WIDTH, charted
from tools.art.filipinas.noise import Array, smooth_noise
from tools.art.filipinas.outlines import read_outlines


class Lands:
    """The shapes on the chart, which are the same at every size."""

    def __init__(self) -> None:
        kept = read_outlines()
        self.provinces = {key: charted(land) for key, land in kept["provinces"].items()}
        self.out_of_play = charted(kept["out_of_play"])
        self.lakes = charted(kept["lakes"])

    @cached_property
    def paths(self) -> dict[str, Path_]:
        return {key: outline_of(land) for key, land in self.provinces.items()}

    @cached_property
    def mainlands(self) -> dict[str, Any]:
        """Of each province its largest part, which is what a name, a glow or a border belongs to."""
        return {
            key: max(getattr(land, "geoms", [land]), key=lambda part: part.area) for key, land in self.provinces.items()
        }


class Sheet:
    """The chart is drawn at `scale` pixels to the unit. It is worked out finer and shrunk, so that its lines have
    soft edges."""

    def __init__(self, lands: Lands, scale: float) -> None:
        self.lands = lands
        self.scale = scale
        self.finer = 2 if scale <= 1 else 1
        self.size = round(FULL_WIDTH * scale), round(FULL_HEIGHT * scale)
        self.width, self.height = self.size[0] * self.finer, self.size[1] * self.finer
        self.unit = self.width / FULL_WIDTH
        """A unit of the chart is so many pixels of the work."""
        self.coarse = max(1.0, 1 / scale)
        """Lines of an engraving keep their distance in pixels, or a small chart would turn grey."""

    def blank(self) -> tuple[Any, Canvas]:
        """Return an empty surface, and a canvas in units of the chart."""
        made, canvas = surface(self.width, self.height, self.unit)
        canvas.translate(BLEED_X, BLEED_Y)
        return made, canvas

    def shrunk(self, picture: Array) -> Array:
        width, height = self.size
        shape = (height, self.finer, width, self.finer, *picture.shape[2:])
        return picture.reshape(shape).mean((1, 3))

    def noise(self, cell: float, seed: int) -> Array:
        return smooth_noise(self.width, self.height, max(2.0, cell * self.unit), seed)

    @cached_property
    def provinces(self) -> dict[str, Array]:
        return {key: self._mask([path]) for key, path in self.lands.paths.items()}

    @cached_property
    def out_of_play(self) -> Array:
        return self._mask([outline_of(self.lands.out_of_play)])

    @cached_property
    def played(self) -> Array:
        return np.clip(sum(self.provinces.values()), 0, 1)

    @cached_property
    def land(self) -> Array:
        """Return the land without the hair-wide gaps between neighbours."""
        raw = np.clip(self.played + self.out_of_play, 0, 1)
        lakes = self._mask([outline_of(self.lands.lakes)])
        closed = ndimage.binary_closing(raw > 0.5, iterations=max(2, round(1.5 * self.unit))) & (lakes < 0.5)
        return np.maximum(raw, ndimage.gaussian_filter(closed.astype(np.float32), 0.35 * self.unit))

    @cached_property
    def offshore(self) -> Array:
        """How far from land each pixel of water is, in units."""
        return (ndimage.distance_transform_edt(self.land <= 0.5) / self.unit).astype(np.float32)

    def _mask(self, paths: list[Path_]) -> Array:
        made, canvas = self.blank()
        canvas.clear(0xFF000000)
        for path in paths:
            canvas.drawPath(path, fill((255, 255, 255)))
        return coverage(made)
