"""The hills of the map, shaded once: grey 128 is flat, lighter faces the light in the north-west.

The ridges are our own lines and the valleys between them are noise: the picture tells of mountains, it does not survey
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pygame
from shapely.geometry.base import BaseGeometry

Array: TypeAlias = Any
Ridge = tuple[float, Sequence[tuple[float, float]]]

REACHES = ((62, 0.22), (42, 0.42), (25, 0.72), (11, 1.0))
"""Units around a ridge line, and how high it still is there."""
STRENGTH = 17


def paint_relief(target: Path, country: BaseGeometry, ridges: Sequence[Ridge], size: tuple[int, int]) -> None:
    slopes = np.zeros((size[1], size[0]))
    for reach, share in REACHES:
        layer = pygame.Surface(size, depth=32)
        for top, line in ridges:
            grey = round(255 * share * top)
            for point in line:
                pygame.draw.circle(layer, (grey, grey, grey), point, reach / 2)
        slopes = np.maximum(slopes, _greys(layer))
    slopes = _blurred(slopes, 5)
    inland = pygame.Surface(size, depth=32)
    for part in getattr(country, "geoms", [country]):
        pygame.draw.polygon(inland, (255, 255, 255), part.exterior.coords)
    away = _blurred(_greys(inland), 9)
    height = slopes * (0.25 + 1.2 * _noise(size, 26, 5, 3, ridged=True)) * 1.15
    height = _blurred(height + 0.24 * _noise(size, 40, 4, 9) + 0.16 * away, 0.9)
    down, across = np.gradient(height)
    grey = (128 - 127 * np.tanh((across + down) * STRENGTH)).astype(np.uint8)
    picture = pygame.image.frombuffer(np.repeat(grey[:, :, None], 3, axis=2).tobytes(), size, "RGB")
    pygame.image.save(picture, target)
    print(f"{target.name}: {target.stat().st_size // 1024} KB")


def _greys(surface: pygame.Surface) -> Array:
    raw = np.frombuffer(pygame.image.tobytes(surface, "RGB"), dtype=np.uint8)
    return raw.reshape(surface.get_height(), surface.get_width(), 3)[:, :, 0] / 255.0


def _blurred(grid: Array, cells: float) -> Array:
    reach = max(1, round(cells * 3))
    bell = np.exp(-(np.arange(-reach, reach + 1) ** 2) / (2 * cells**2))
    bell /= bell.sum()
    for _ in range(2):
        padded = np.pad(grid, ((reach, reach), (0, 0)), mode="edge")
        grid = np.asarray(sum(weight * padded[at : at + grid.shape[0]] for at, weight in enumerate(bell))).T
    return grid


def _noise(size: tuple[int, int], across: int, octaves: int, seed: int, ridged: bool = False) -> Array:
    """Octaves of smooth dots; ridged noise folds at the middle, as valleys do."""
    dice = np.random.default_rng(seed)
    total, weight, weights = np.zeros((size[1], size[0])), 1.0, 0.0
    for octave in range(octaves):
        cells = across * 2**octave
        dots = (dice.random((cells * size[1] // size[0] + 3, cells + 3)) * 255).astype(np.uint8)
        small = pygame.image.frombuffer(
            np.repeat(dots[:, :, None], 3, axis=2).tobytes(), (dots.shape[1], dots.shape[0]), "RGB"
        )
        layer = _greys(pygame.transform.smoothscale(small, size))
        total += weight * (1 - abs(2 * layer - 1) if ridged else layer)
        weights += weight
        weight *= 0.55
    return total / weights
