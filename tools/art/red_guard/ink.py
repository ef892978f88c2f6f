"""Noise, ink and paper: of these all textures of Red Guard are made (development only; needs the packages of `assets`).

A picture is an array of height x width x 4 (red, green, blue, opacity, each 0 to 255); a mask has one value from 0 to 1
for each pixel. Every texture has a seed, so that the same assets come out every time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import skia
from PIL import Image
from scipy import ndimage

Array = Any
Colour = tuple[int, int, int]
Draw = Callable[[Any], None]
"""It draws on a canvas of skia."""

INK: Colour = (28, 22, 20)
VERMILION: Colour = (186, 40, 30)
CREAM: Colour = (240, 232, 214)
TILE_PAPER: Colour = (236, 228, 208)
RIM: Colour = (238, 230, 214)

FILL = skia.Paint(AntiAlias=True, Color=skia.ColorBLACK)
CARVE = skia.Paint(AntiAlias=True, BlendMode=skia.BlendMode.kClear)


def stroke(width: float, carve: bool = False) -> Any:
    paint = skia.Paint(
        AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=width, StrokeCap=skia.Paint.kRound_Cap
    )
    if carve:
        paint.setBlendMode(skia.BlendMode.kClear)
    return paint


# Noise


def noise(width: int, height: int, scale: float, seed: int, octaves: int = 4, tall: float = 1.0) -> Array:
    """Value noise from 0 to 1; `tall` stretches it upright."""
    total, weight, amplitude = np.zeros((height, width), np.float32), 0.0, 1.0
    for octave in range(octaves):
        size = max(1.01, scale / 2**octave)
        total += amplitude * _lattice(width, height, size, max(1.01, size * tall), seed * 31 + octave * 7 + 1)
        weight += amplitude
        amplitude *= 0.5
    return total / weight


def _lattice(width: int, height: int, across: float, down: float, seed: int) -> Array:
    columns, rows = int(np.ceil(width / across)) + 2, int(np.ceil(height / down)) + 2
    knots = np.random.default_rng(seed).random((rows, columns)).astype(np.float32)
    size = (max(width, int(columns * across)), max(height, int(rows * down)))
    smooth = np.asarray(Image.fromarray(knots).resize(size, Image.Resampling.BICUBIC))
    x, y = min(smooth.shape[1] - width, int(across // 2)), min(smooth.shape[0] - height, int(down // 2))
    return smooth[y : y + height, x : x + width]


def step(low: float, high: float, values: Array) -> Array:
    """It is 0 below, 1 above, and smooth in between."""
    share = np.clip((values - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def ridges(values: Array, sharpness: float) -> Array:
    """It is thin lines along the middle of a noise."""
    return np.clip(1 - np.abs(values - 0.5) * 2, 0, 1) ** sharpness


# Ink


def drawn(width: int, height: int, draw: Draw, smoothing: int = 2) -> Array:
    """What is drawn, as a mask."""
    surface = skia.Surface(width * smoothing, height * smoothing)
    with surface as canvas:
        canvas.clear(0)
        canvas.scale(smoothing, smoothing)
        draw(canvas)
    mask = surface.makeImageSnapshot().toarray()[..., 3].astype(np.float32) / 255
    return np.asarray(Image.fromarray(mask).resize((width, height), Image.Resampling.BOX))


def inked(
    mask: Array, seed: int, wander: float = 1.2, scale: float = 7, speckle: float = 0.1, streaks: float = 0
) -> Array:
    """The mask with the rough edge of a carved block or a brush, and the spots that took no ink."""
    height, width = mask.shape
    down, across = np.mgrid[0:height, 0:width].astype(np.float32)
    down += (noise(width, height, scale, seed + 5, 2) - 0.5) * 2 * wander
    across += (noise(width, height, scale, seed, 2) - 0.5) * 2 * wander
    rough = ndimage.map_coordinates(mask, [down, across], order=1, mode="constant")
    rough = rough + (noise(width, height, 3, seed + 9, 2) - 0.5) * 0.24 * (rough > 0.02)
    rough = step(0.28, 0.72, rough)
    if speckle:
        rough = rough * (1 - step(0.74 - speckle * 1.4, 0.82 - speckle, noise(width, height, 4, seed + 13, 3)) * 0.85)
    if streaks:
        rough = rough * (1 - step(0.56, 0.74, noise(width, height, 26, seed + 17, 3, tall=0.09)) * streaks)
    return np.clip(rough, 0, 1)


def print_on(picture: Array, mask: Array, colour: Colour, strength: float = 1.0, at: tuple[int, int] = (0, 0)) -> None:
    """Lay ink on a picture, cut at its edges."""
    x, y = at
    left, top = max(0, x), max(0, y)
    right, bottom = min(picture.shape[1], x + mask.shape[1]), min(picture.shape[0], y + mask.shape[0])
    if right <= left or bottom <= top:
        return
    share = (mask[top - y : bottom - y, left - x : right - x] * strength)[..., None]
    part = picture[top:bottom, left:right, :3]
    picture[top:bottom, left:right, :3] = part * (1 - share) + np.array(colour, np.float32) * share


# Paper


def torn(width: int, height: int, depth: float, seed: int) -> Array:
    """How far each pixel lies inside a torn edge; negative outside."""
    along = [
        depth * 0.6 + (noise(length, 2, 46, seed + side)[0] - 0.5) * 2 * depth
        for side, length in enumerate((width, width, height, height))
    ]
    down, across = np.mgrid[0:height, 0:width].astype(np.float32)
    vertical = np.minimum(down - along[0][None, :], height - 1 - along[1][None, :] - down)
    horizontal = np.minimum(across - along[2][:, None], width - 1 - along[3][:, None] - across)
    return np.minimum(vertical, horizontal)


def paper(
    width: int, height: int, colour: Colour, seed: int, *, tear: float = 4, wrinkled: float = 1.0, aged: float = 1.0,
    folded: bool = True, rim: bool = True,
) -> Array:  # fmt: skip
    """A sheet that has hung outdoors: stains, fibres, wrinkles of paste, two folds, a torn edge with a pale rim."""
    inside = torn(width, height, tear, seed * 11 + 3)
    light = _light(width, height, seed, wrinkled, aged)
    if folded:
        light = light + _folds(width, height, seed) * wrinkled
    edge = np.exp(-np.clip(inside, 0, None) / 16)
    light = light - edge * 0.16 * aged * (0.4 + noise(width, height, 40, seed + 6, 3))
    sheet = np.ones((height, width, 3), np.float32) * np.array(colour, np.float32) * light[..., None]
    stains = (step(0.56, 0.80, noise(width, height, 110, seed + 7, 5)) * 0.4 * aged)[..., None]
    sheet = sheet * (1 - stains) + sheet * np.array([0.86, 0.74, 0.56], np.float32) * stains
    if rim:
        wide = 1.2 + 3.2 * noise(width, height, 18, seed + 8, 3) * min(1.0, tear / 4)
        pale = (step(1, 0, inside / np.maximum(wide, 0.5)) * 0.75)[..., None]
        sheet = sheet * (1 - pale) + np.array(RIM, np.float32) * light[..., None] * pale
    return np.dstack([np.clip(sheet, 0, 255), np.clip(inside + 0.5, 0, 1) * 255]).astype(np.float32)


def _light(width: int, height: int, seed: int, wrinkled: float, aged: float) -> Array:
    """How bright each spot is: around 1."""
    stain = noise(width, height, 190, seed + 1) - 0.5
    grain = noise(width, height, 2.2, seed + 2, 2) - 0.5
    fibre = noise(width, height, 14, seed + 3, 3, tall=0.14) - 0.5
    creases = ridges(noise(width, height, 150, seed + 4, 3, tall=2.6), 34)
    creases = creases + 0.6 * ridges(noise(width, height, 230, seed + 5, 3, tall=0.35), 44)
    creases = ndimage.gaussian_filter(creases * step(0.40, 0.62, noise(width, height, 70, seed + 61, 2)), 0.8)
    waves = ndimage.gaussian_filter(noise(width, height, 60, seed + 62, 2), 6)
    paste = noise(width, height, 120, seed + 63, 3, tall=0.12) - 0.5
    flat = 1 + stain * 0.2 * aged + grain * 0.07 + fibre * 0.05 + paste * 0.06 * aged
    raised = np.clip(_slope(creases, 1), -0.5, 0.5) * 0.15 + np.clip(_slope(waves, 3), -0.2, 0.2) * 0.34
    return flat + raised * wrinkled


def _slope(heights: Array, reach: int) -> Array:
    """Towards the light, which comes from the upper left."""
    across = np.roll(heights, reach, 1) - np.roll(heights, -reach, 1)
    return across + np.roll(heights, reach, 0) - np.roll(heights, -reach, 0)


def _folds(width: int, height: int, seed: int) -> Array:
    down, across = np.mgrid[0:height, 0:width].astype(np.float32)
    light = np.zeros((height, width), np.float32)
    for number, distance in enumerate((down - height * 0.5, across - width * 0.5)):
        away = distance - (noise(width, height, 90, seed + 40 + number, 2) - 0.5) * 5
        worn = noise(width, height, 60, seed + 50 + number, 2) + 0.2
        light += (np.exp(-((away / 1.1) ** 2)) * 0.06 - np.exp(-(((away - 2) / 1.6) ** 2)) * 0.07) * worn
    return light


def as_image(picture: Array) -> Any:
    return Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))
