"""Drawing with Skia: the few calls that all our pictures are made of."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np
import skia
from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path

from tools import ROOT
from tools.art.filipinas.noise import Array
from tools.art.filipinas.palette import Colour

Canvas = Any
Path_ = Any
Point = tuple[float, float]

FONTS = ROOT / "assets" / "filipinas" / "fonts"
ICONS = ROOT / "assets" / "filipinas" / "icons"


def fill(colour: Colour, alpha: float = 255, blur: float = 0) -> Any:
    return _softened(skia.Paint(Color=skia.Color(*colour, round(alpha)), AntiAlias=True), blur)


def stroke(colour: Colour, width: float, alpha: float = 255, blur: float = 0, dashes: Sequence[float] = ()) -> Any:
    paint = skia.Paint(
        Color=skia.Color(*colour, round(alpha)),
        AntiAlias=True,
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kButt_Cap if dashes else skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )
    if dashes:
        paint.setPathEffect(skia.DashPathEffect.Make(list(dashes), 0))
    return _softened(paint, blur)


def fade(start: Point, end: Point, *stops: tuple[float, Colour]) -> Any:
    colours = [skia.Color(*colour) for _, colour in stops]
    shader = skia.GradientShader.MakeLinear([start, end], colours, [share for share, _ in stops])
    return skia.Paint(AntiAlias=True, Shader=shader)


def _softened(paint: Any, blur: float) -> Any:
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint


def box(x: float, y: float, width: float, height: float) -> Any:
    return skia.Rect.MakeXYWH(x, y, width, height)


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Any:
    return skia.RRect.MakeRectXY(box(x, y, width, height), radius, radius)


def polygon(points: Sequence[Point], closed: bool = True) -> Path_:
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.close()
    return path


def curve(points: Sequence[Point], closed: bool = False) -> Path_:
    """Return a smooth line through the points (Catmull-Rom)."""
    path, count = skia.Path(), len(points)
    path.moveTo(*points[0])
    for i in range(count if closed else count - 1):
        here, there = points[i], points[(i + 1) % count]
        before = points[(i - 1) % count] if closed or i else here
        after = points[(i + 2) % count] if closed or i + 2 < count else there
        path.cubicTo(
            here[0] + (there[0] - before[0]) / 6,
            here[1] + (there[1] - before[1]) / 6,
            there[0] - (after[0] - here[0]) / 6,
            there[1] - (after[1] - here[1]) / 6,
            *there,
        )
    if closed:
        path.close()
    return path


def star(centre: Point, radius: float, rays: int = 5, waist: float = 0.42) -> Path_:
    turns = [(-math.pi / 2 + i * math.pi / rays, radius * (waist if i % 2 else 1)) for i in range(2 * rays)]
    return polygon([(centre[0] + math.cos(turn) * reach, centre[1] + math.sin(turn) * reach) for turn, reach in turns])


def outline_of(shape: Any, smallest: float = 6.0) -> Path_:
    """Return a path around a shapely geometry, without its rocks."""
    path = skia.Path()
    for part in getattr(shape, "geoms", [shape]):
        if part.geom_type == "Polygon" and part.area >= smallest:
            for ring in (part.exterior, *part.interiors):
                corners = list(ring.coords)
                path.moveTo(*corners[0][:2])
                for corner in corners[1:]:
                    path.lineTo(*corner[:2])
                path.close()
    path.setFillType(skia.PathFillType.kEvenOdd)
    return path


@contextmanager
def moved(canvas: Canvas, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Iterator[None]:
    canvas.save()
    canvas.translate(x, y)
    if turn:
        canvas.rotate(turn)
    if scale != 1:
        canvas.scale(scale, scale)
    try:
        yield
    finally:
        canvas.restore()


# Type


@cache
def face(name: str) -> Any:
    typeface = skia.Typeface.MakeFromFile(str(FONTS / f"{name}.ttf"))
    assert typeface, f"no font {name}: build the fonts first"
    return typeface


def font(name: str, size: float) -> Any:
    made = skia.Font(face(name), size)
    made.setSubpixel(True)
    made.setHinting(skia.FontHinting.kNone)
    made.setEdging(skia.Font.Edging.kAntiAlias)
    return made


def width_of(text: str, name: str, size: float, spacing: float = 0) -> float:
    return float(font(name, size).measureText(text)) + spacing * max(0, len(text) - 1)


def write(
    canvas: Canvas,
    text: str,
    at: Point,
    name: str,
    size: float,
    colour: Colour,
    align: str = "left",
    spacing: float = 0,
    alpha: float = 255,
    halo: tuple[int, int, int, int] | None = None,
    halo_width: float = 3,
) -> None:
    made, (x, y) = font(name, size), at
    x -= width_of(text, name, size, spacing) * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
    paints = [fill(colour, alpha)]
    if halo:
        paints.insert(0, stroke(halo[:3], halo_width, halo[3]))
    for paint in paints:
        left = x
        for run in text if spacing else [text]:
            canvas.drawString(run, left, y, made, paint)
            left += made.measureText(run) + spacing


# Icons


class _SkiaPen(BasePen):  # type: ignore[misc]
    def __init__(self) -> None:
        super().__init__(None)
        self.path = skia.Path()

    def _moveTo(self, point: Point) -> None:
        self.path.moveTo(*point)

    def _lineTo(self, point: Point) -> None:
        self.path.lineTo(*point)

    def _curveToOne(self, first: Point, second: Point, end: Point) -> None:
        self.path.cubicTo(*first, *second, *end)

    def _closePath(self) -> None:
        self.path.close()


@cache
def icon(name: str) -> list[Path_]:
    """Return its outlines in a square of 512."""
    paths = []
    for outline in re.findall(r' d="([^"]+)"', (ICONS / f"{name}.svg").read_text()):
        pen = _SkiaPen()
        parse_path(outline, pen)
        paths.append(pen.path)
    return paths


def draw_icon(canvas: Canvas, name: str, centre: Point, size: float, paint: Any, mirrored: bool = False) -> None:
    canvas.save()
    canvas.translate(*centre)
    canvas.scale(-size / 512 if mirrored else size / 512, size / 512)
    canvas.translate(-256, -256)
    for path in icon(name):
        canvas.drawPath(path, paint)
    canvas.restore()


# Surfaces and arrays


def surface(width: int, height: int, scale: float = 1.0) -> tuple[Any, Canvas]:
    """An empty surface and its canvas, on which a unit is `scale` pixels."""
    made = skia.Surface(width, height)
    canvas = made.getCanvas()
    canvas.scale(scale, scale)
    return made, canvas


def pixels(made: Any) -> Array:
    """Return it as RGBA, not multiplied by alpha."""
    return made.toarray(colorType=skia.ColorType.kRGBA_8888_ColorType)


def coverage(made: Any) -> Array:
    """How white each pixel is, 0 to 1."""
    return pixels(made)[:, :, 0].astype(np.float32) / 255


def image(array: Array) -> Any:
    levels = np.clip(array, 0, 255).astype(np.uint8)
    if levels.shape[2] == 3:
        levels = np.dstack([levels, np.full(levels.shape[:2], 255, np.uint8)])
    return skia.Image.fromarray(np.ascontiguousarray(levels), skia.ColorType.kRGBA_8888_ColorType)


def mask_of(paths: Sequence[Path_], width: int, height: int, scale: float) -> Array:
    made, canvas = surface(width, height, scale)
    canvas.clear(skia.ColorBLACK)
    for path in paths:
        canvas.drawPath(path, fill((255, 255, 255)))
    return coverage(made)
