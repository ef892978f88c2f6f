"""Red Guard has a block print for each tile and each event, in black and vermilion on white paper.

Silhouettes come from game-icons.net (CC BY 3.0) or are drawn here.
"""

from __future__ import annotations

import json
import math
import re
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np
import skia
from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path
from PIL import Image, ImageFilter
from scipy import ndimage

from tools.art.red_guard.ink import (
    CARVE,
    FILL,
    INK,
    TILE_PAPER,
    VERMILION,
    Array,
    as_image,
    drawn,
    inked,
    noise,
    paper,
    print_on,
    step,
    stroke,
)

SIDE = 320
"""Of a tile's block, before it is made smaller."""
BANNER = (504, 336)
"""An event's block is so large."""
GROUND = 266
"""Where the ground begins on a tile's block."""


class Icons:
    """It has the outlines of game-icons.net, from the npm package @iconify-json/game-icons."""

    def __init__(self, folder: Path) -> None:
        self._icons = json.loads((folder / "icons.json").read_text("utf-8"))["icons"]

    @cache  # noqa: B019 (one object for the whole run)
    def path(self, name: str) -> Any:
        outline = skia.Path()
        for data in re.findall(r'\sd="([^"]+)"', self._icons[name]["body"]):
            parse_path(data, _Outline(outline))
        return outline

    def body(self, name: str) -> str:
        return str(self._icons[name]["body"])


class _Outline(BasePen):  # type: ignore[misc]
    def __init__(self, outline: Any) -> None:
        super().__init__(None)
        self._outline = outline

    def _moveTo(self, point: Any) -> None:
        self._outline.moveTo(*point)

    def _lineTo(self, point: Any) -> None:
        self._outline.lineTo(*point)

    def _curveToOne(self, first: Any, second: Any, end: Any) -> None:
        self._outline.cubicTo(*first, *second, *end)

    def _qCurveToOne(self, middle: Any, end: Any) -> None:
        self._outline.quadTo(*middle, *end)

    def _closePath(self) -> None:
        self._outline.close()


# Shapes


def polygon(points: list[tuple[float, float]]) -> Any:
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    path.close()
    return path


def star_points(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    return [
        (
            x + radius * (1 if number % 2 == 0 else 0.382) * math.cos(math.radians(-90 + number * 36)),
            y + radius * (1 if number % 2 == 0 else 0.382) * math.sin(math.radians(-90 + number * 36)),
        )
        for number in range(10)
    ]


def box(canvas: Any, x: float, y: float, width: float, height: float, paint: Any = FILL) -> None:
    canvas.drawRect(skia.Rect.MakeXYWH(x, y, width, height), paint)


def rays(canvas: Any, x: float, y: float, inner: float, outer: float, number: int, share: float = 0.46) -> None:
    """It shows rays from the ground upwards."""
    wide = 180 / number
    for ray in range(number):
        first = math.radians(-180 + wide * (ray + 0.5 - share / 2))
        second = math.radians(-180 + wide * (ray + 0.5 + share / 2))
        corners = [(first, inner), (first, outer), (second, outer), (second, inner)]
        canvas.drawPath(polygon([(x + r * math.cos(a), y + r * math.sin(a)) for a, r in corners]), FILL)


def flag(canvas: Any, x: float, y: float, size: float) -> None:
    path = skia.Path()
    path.moveTo(x, y)
    path.cubicTo(x + 30 * size, y - 18 * size, x + 50 * size, y + 22 * size, x + 86 * size, y + 2 * size)
    path.lineTo(x + 86 * size, y + 62 * size)
    path.cubicTo(x + 50 * size, y + 80 * size, x + 30 * size, y + 44 * size, x, y + 62 * size)
    path.close()
    canvas.drawPath(path, FILL)


# Buildings that no icon shows


def gate(canvas: Any) -> None:
    """Draw a palace gate: a base with arches, two roofs."""
    box(canvas, 22, 200, 276, 70)
    for x, width, height in ((146, 28, 50), (92, 22, 40), (206, 22, 40), (48, 18, 34), (254, 18, 34)):
        canvas.drawRoundRect(skia.Rect.MakeXYWH(x, 270 - height, width, height + 20), width / 2, width / 2, CARVE)
    box(canvas, 18, 196, 284, 5)
    box(canvas, 30, 208, 260, 3, CARVE)
    box(canvas, 70, 150, 180, 46)
    for number in range(9):
        box(canvas, 80 + number * 20, 152, 6, 44, CARVE)
    canvas.drawPath(polygon([(36, 152), (50, 140), (92, 122), (228, 122), (270, 140), (284, 152)]), FILL)
    box(canvas, 92, 104, 136, 20)
    for number in range(8):
        box(canvas, 98 + number * 17, 108, 5, 14, CARVE)
    canvas.drawPath(polygon([(62, 108), (78, 96), (112, 72), (208, 72), (242, 96), (258, 108)]), FILL)
    box(canvas, 110, 80, 100, 3, CARVE)
    box(canvas, 88, 130, 144, 3, CARVE)


def hall(canvas: Any) -> None:
    """Draw a long hall with columns."""
    box(canvas, 20, 132, 280, 22)
    box(canvas, 8, 118, 304, 12)
    for number in range(9):
        box(canvas, 32 + number * 30, 156, 15, 92)
    box(canvas, 16, 250, 288, 12)
    box(canvas, 4, 264, 312, 12)
    box(canvas, 118, 92, 84, 26)
    box(canvas, 24, 138, 272, 3, CARVE)


def university_gate(canvas: Any) -> None:
    for x, y, width, height in (
        (46, 104, 34, 166), (240, 104, 34, 166), (110, 86, 26, 184), (184, 86, 26, 184), (34, 96, 252, 16),
        (96, 66, 128, 24), (128, 112, 64, 36), (80, 112, 30, 22), (210, 112, 30, 22),
    ):  # fmt: skip
        box(canvas, x, y, width, height)
    canvas.drawPath(polygon([(88, 68), (160, 40), (232, 68)]), FILL)
    canvas.drawOval(skia.Rect.MakeXYWH(134, 124, 52, 60), CARVE)
    box(canvas, 134, 152, 52, 120, CARVE)
    box(canvas, 50, 120, 4, 140, CARVE)
    box(canvas, 246, 120, 4, 140, CARVE)
    box(canvas, 108, 74, 104, 8, CARVE)


def guardhouse(canvas: Any) -> None:
    """Draw a walled gatehouse with a sentry's box on either side."""
    box(canvas, 20, 176, 280, 92)
    canvas.drawPath(polygon([(60, 178), (84, 140), (236, 140), (260, 178)]), FILL)
    box(canvas, 100, 108, 120, 34)
    canvas.drawPath(polygon([(78, 112), (104, 84), (216, 84), (242, 112)]), FILL)
    box(canvas, 130, 204, 60, 70, CARVE)
    for x in (30, 268):
        box(canvas, x, 150, 24, 118)
        box(canvas, x + 6, 190, 12, 40, CARVE)
    for number in range(6):
        box(canvas, 112 + number * 17, 116, 6, 18, CARVE)
    box(canvas, 20, 186, 280, 4, CARVE)


def rifles(canvas: Any) -> None:
    for turn in (-33, 33):
        canvas.save()
        canvas.rotate(turn, 160, 160)
        if turn > 0:
            canvas.translate(320, 0)
            canvas.scale(-1, 1)
        box(canvas, 154, 20, 7, 150)
        canvas.drawPath(polygon([(155, 20), (157.5, -30), (161, 20)]), FILL)
        box(canvas, 150, 120, 16, 70)
        canvas.drawPath(polygon([(150, 186), (168, 186), (186, 290), (152, 296)]), FILL)
        box(canvas, 164, 176, 12, 26)
        canvas.restore()


def terraces(canvas: Any) -> None:
    for y, left, right in (
        (270, -10, 330), (236, 14, 306), (204, 44, 282), (174, 74, 262), (146, 104, 240), (120, 132, 214)
    ):  # fmt: skip
        path = skia.Path()
        path.moveTo(left - 24, y + 34)
        path.quadTo(left, y, left + 24, y)
        path.lineTo(right - 24, y + 3)
        path.quadTo(right, y, right + 24, y + 34)
        path.close()
        canvas.drawPath(path, FILL)
        canvas.drawLine(left + 14, y + 5, right - 14, y + 7, stroke(5, carve=True))
        for number in range((right - left) // 16):
            x = left + 16 + number * 16
            canvas.drawLine(x, y + 14, x - 5, y + 26, stroke(2.5, carve=True))


def farmhouse(canvas: Any) -> None:
    box(canvas, 70, 176, 180, 90)
    canvas.drawPath(polygon([(46, 182), (90, 122), (230, 122), (274, 182)]), FILL)
    for number in range(10):
        canvas.drawLine(94 + number * 14, 128, 84 + number * 16, 176, stroke(3, carve=True))
    box(canvas, 146, 208, 30, 60, CARVE)
    box(canvas, 92, 204, 32, 26, CARVE)
    box(canvas, 198, 204, 32, 26, CARVE)


OWN = {
    "gate": gate, "hall": hall, "university_gate": university_gate, "guardhouse": guardhouse, "rifles": rifles,
    "terraces": terraces, "farmhouse": farmhouse,
}  # fmt: skip

TILES = {
    "zhongnanhai": ("temple-gate", "rays"),
    "state_council": ("hall", "starred"),
    "planning_commission": ("abacus", "bars"),
    "foreign_affairs": ("globe", "field"),
    "public_security": ("watchtower", "searchlight"),
    "propaganda": ("megaphone", "rays"),
    "beijing": ("gate", "sunrise"),
    "shanghai": ("clock-tower", "bars"),
    "flying_pigeon": ("dutch-bike", "sunrise"),
    "daqing": ("oil-pump", "bars"),
    "anshan": ("foundry-bucket", "field"),
    "cotton_mill": ("spinning-wheel", "field"),
    "automobile_works": ("truck", "rays"),
    "locomotive_works": ("steam-locomotive", "bars"),
    "wuhan_steel": ("factory", "smoke"),
    "chongqing": ("field-gun", "field"),
    "peking_university": ("pagoda", "sunrise"),
    "tsinghua": ("university_gate", "flags"),
    "tsinghua_middle_school": ("book-pile", "rays"),
    "aeronautics": ("airplane", "bars"),
    "geology": ("war-pick", "field"),
    "normal_university": ("open-book", "starred"),
    "fudan": ("triple-gate", "flags"),
    "military_commission": ("rifles", "star"),
    "political_department": ("star-flag", "rays"),
    "unit_8341": ("guardhouse", "field"),
    "air_force": ("jet-fighter", "star"),
    "wuhan": ("bayonet", "star"),
    "guangzhou": ("anti-aircraft-gun", "rays"),
    "shenyang": ("battle-tank", "field"),
    "dazhai": ("terraces", "sunrise"),
    "chayashan": ("farm-tractor", "rays"),
    "qiliying": ("cotton-flower", "field"),
    "xushui": ("grain-bundle", "rays"),
    "evergreen": ("cabbage", "bars"),
    "shaoshan": ("farmhouse", "sunrise"),
}
"""What is seen, and what behind it."""

EVENTS = {
    11: ("scroll-unfurled", "bars"), 12: ("papers", "rays"), 13: ("quill-ink", "starred"), 14: ("crowd", "flags"),
    15: ("flame", "smoke"), 16: ("steam-locomotive", "flags"), 21: ("full-folder", "field"), 22: ("teapot", "bars"),
    23: ("kneeling", "field"), 24: ("wooden-fence", "bars"), 25: ("public-speaker", "rays"), 26: ("gavel", "field"),
    31: ("envelope", "starred"), 32: ("big-wave", "sunrise"), 33: ("quill-ink", "rays"), 34: ("stethoscope", "field"),
    35: ("airplane-departure", "bars"), 36: ("railway", "sunrise"), 41: ("crowd", "rays"), 42: ("hall", "starred"),
    43: ("newspaper", "flags"), 44: ("star-flag", "rays"), 45: ("theater-curtains", "field"), 46: ("bridge", "smoke"),
    51: ("rifles", "star"), 52: ("farm-tractor", "sunrise"), 53: ("fruit-bowl", "rays"), 54: ("mountains", "bars"),
    55: ("vote", "starred"), 56: ("burning-embers", "smoke"), 61: ("ping-pong-bat", "field"), 62: ("open-book", "rays"),
    63: ("bird-cage", "field"), 64: ("oil-pump", "sunrise"), 65: ("earth-crack", "bars"), 66: ("cabbage", "sunrise"),
}  # fmt: skip
"""These are for the events of the table."""


def backdrop(canvas: Any, kind: str, width: int, ground: int) -> None:
    """What is printed in red behind the silhouette."""
    middle, height = width / 2, ground * 1.2
    if kind == "rays":
        rays(canvas, middle, ground - 4, 40, width * 1.5, 15)
    elif kind == "starred":
        rays(canvas, middle, ground + 4, 150, width * 1.5, 17, 0.42)
        canvas.drawCircle(middle, 62, 46, CARVE)
        canvas.drawPath(polygon(star_points(middle, 62, 44)), FILL)
    elif kind == "sunrise":
        canvas.drawArc(skia.Rect.MakeXYWH(middle - 106, ground - 132, 212, 212), 180, 180, True, FILL)
        rays(canvas, middle, ground - 26, 122, width * 1.5, 19, 0.44)
    elif kind == "field":
        box(canvas, 0, 0, width, height)
        for number in range(width // 34 + 5):
            canvas.drawLine(-60 + number * 34, height, 60 + number * 34, -10, stroke(4.5, carve=True))
    elif kind == "bars":
        for number in range(int(height // 22) + 1):
            box(canvas, 0, 10 + number * 22, width, 7 + number * 1.1)
    elif kind == "smoke":
        box(canvas, 0, 0, width, height)
        for x, y, radius in ((240, 44, 34), (200, 26, 30), (160, 40, 26), (270, 20, 36), (120, 24, 22), (84, 38, 18)):
            canvas.drawCircle(x, y, radius, CARVE)
        for number in range(8):
            box(canvas, 0, 120 + number * 20, width, 6, CARVE)
    elif kind == "flags":
        rays(canvas, middle, ground - 4, 60, width * 1.5, 15, 0.3)
        flag(canvas, 6, 60, 1)
        flag(canvas, width - 88, 50, 1)
    elif kind == "star":
        canvas.drawPath(polygon(star_points(middle, ground * 0.63, 168)), FILL)
    elif kind == "searchlight":
        canvas.drawPath(polygon([(middle, 70), (width + 20, -10), (width + 20, 90)]), FILL)
        canvas.drawPath(polygon([(middle - 10, 70), (-20, 10), (-20, 110)]), FILL)
        for number in range(6):
            box(canvas, 0, 170 + number * 18, width, 6)


def silhouette(icons: Icons, name: str, canvas: Any, width: int, ground: int) -> None:
    """What stands on the ground, in black."""
    if name == "crowd":
        crowd(canvas, width, ground)
        return
    if name in OWN:
        canvas.save()
        canvas.translate((width - SIDE) / 2, ground - GROUND)
        OWN[name](canvas)
        canvas.restore()
        return
    outline = icons.path(name)
    bounds = outline.getBounds()
    size = min(250 / bounds.height(), 290 / bounds.width()) * (ground / GROUND)
    canvas.save()
    canvas.translate(width / 2 - bounds.centerX() * size, ground + 6 - bounds.bottom() * size)
    canvas.scale(size, size)
    canvas.drawPath(outline, FILL)
    canvas.restore()


def crowd(canvas: Any, width: int, ground: int) -> None:
    """Heads and shoulders in rows; some hold up a small book."""
    luck = np.random.default_rng(4)
    for row in range(4):
        radius, x, y = 11 + row * 3.4, -6.0, ground - 74 + row * 32
        while x < width + 20:
            high, size = y + luck.random() * 12, radius * (0.9 + luck.random() * 0.25)
            shoulder = ((2.0, 4.0), (1.5, 1.5), (0.5, 0.9))
            right = [(x + size * out, high + size * down) for out, down in reversed(shoulder)]
            body = polygon([(x - size * out, high + size * down) for out, down in shoulder] + right)
            canvas.drawPath(body, stroke(5, carve=True))
            canvas.drawCircle(x, high, size + 2.5, CARVE)
            canvas.drawPath(body, FILL)
            canvas.drawCircle(x, high, size, FILL)
            if luck.random() < 0.42:
                hand = (x + size * 1.9, high - size * 2.3)
                canvas.drawLine(x + size * 1.3, high + size * 1.6, *hand, stroke(size * 0.95 + 4, carve=True))
                canvas.drawLine(x + size * 1.3, high + size * 1.6, *hand, stroke(size * 0.8))
                box(canvas, hand[0] - size * 0.55, hand[1] - size * 1.3, size * 1.1, size * 1.4)
            x += radius * 2.9 + luck.random() * 8


def earth(canvas: Any, width: int, height: int, ground: int, seed: int) -> None:
    """Draw it black, with cuts of the knife."""
    box(canvas, 0, ground, width, height - ground)
    luck = np.random.default_rng(seed)
    for number in range(7):
        y, x = ground + 8 + number * 9 + luck.random() * 4, luck.random() * width * 0.7 - 40
        canvas.drawPath(polygon([(x, y), (x + 120 + luck.random() * 160, y + 2), (x + 100, y + 4.5)]), CARVE)


def block_print(icons: Icons, figure: str, behind: str, seed: int, size: tuple[int, int], framed: bool = True) -> Array:
    """Two blocks, of which the red one lies a little off."""
    width, height = size
    ground = round(height * GROUND / SIDE)
    red = drawn(width, height, lambda canvas: backdrop(canvas, behind, width, ground))
    black = drawn(width, height, partial(silhouette, icons, figure, width=width, ground=ground))
    black = np.maximum(black, drawn(width, height, lambda canvas: earth(canvas, width, height, ground, seed)))
    halo = np.clip(ndimage.gaussian_filter(ndimage.grey_dilation(black, size=(11, 11)), 1.2) * 1.3, 0, 1)
    red = red * (1 - halo * 0.9) * (1 - step(0.62, 0.68, noise(width, height, 60, seed + 70, 2, tall=0.06)) * 0.9)
    deep = ndimage.minimum_filter(black, 9) > 0.5
    black = black * (1 - step(0.70, 0.75, noise(width, height, 46, seed + 71, 2, tall=0.08)) * 0.55 * deep)
    within = np.zeros((height, width), np.float32)
    within[14:-14, 14:-14] = 1
    red = np.roll(inked(red * within, seed + 100, 3, 16, 0.12), (2, -3), (0, 1))
    black = inked(black * within, seed + 200, 2.2, 14, 0.04)
    if framed:
        border = drawn(width, height, partial(_border, width=width, height=height))
        black = np.maximum(black, inked(border, seed + 300, 2.4, 18, 0.12))
    picture = paper(width, height, TILE_PAPER, seed + 400, tear=3, wrinkled=0.8, folded=False)
    print_on(picture, red, VERMILION, 0.93)
    print_on(picture, black, INK, 0.95)
    return picture


def _border(canvas: Any, width: int, height: int) -> None:
    canvas.drawRect(skia.Rect.MakeXYWH(8, 8, width - 16, height - 16), stroke(7))


def chairman() -> Array:
    """Return a sheet of engraved rays around an empty disc."""
    side, middle = SIDE * 2, SIDE
    picture = paper(SIDE, SIDE, (214, 166, 70), 909, tear=3, wrinkled=0.6, aged=0.9, folded=False)
    mask = inked(drawn(side, side, partial(_engraved_rays, middle=middle, side=side), 1), 12, 3, 16, 0.03)
    mask[:16], mask[-16:], mask[:, :16], mask[:, -16:] = 0, 0, 0, 0
    mask = mask.reshape(SIDE, 2, SIDE, 2).mean((1, 3))
    print_on(picture, mask, (138, 20, 14), 0.95)
    print_on(picture, drawn(SIDE, SIDE, _disc), (247, 238, 212), 0.97)
    print_on(picture, inked(drawn(SIDE, SIDE, partial(_border, width=SIDE, height=SIDE)), 5), (80, 14, 10), 0.9)
    return picture


def _disc(canvas: Any) -> None:
    canvas.drawCircle(SIDE / 2, SIDE / 2, SIDE * 0.235, FILL)


def _engraved_rays(canvas: Any, middle: float, side: int) -> None:
    number = 32
    for ray in range(number):
        angle, length = 2 * math.pi * (ray + 0.5) / number, side * 0.8
        inner, wide = (side * 0.285, 0.07) if ray % 2 else (side * 0.33, 0.045)
        tip = (middle + inner * math.cos(angle), middle + inner * math.sin(angle))
        ends = [(middle + length * math.cos(a), middle + length * math.sin(a)) for a in (angle - wide, angle + wide)]
        canvas.drawPath(polygon([tip, *ends]), FILL)
    canvas.drawCircle(middle, middle, side * 0.266, FILL)
    canvas.drawCircle(middle, middle, side * 0.235, CARVE)


def smaller(picture: Array, size: tuple[int, int]) -> Any:
    """Return it as an image, with its edges kept crisp."""
    image = as_image(picture).resize(size, Image.Resampling.LANCZOS)
    return image.filter(ImageFilter.UnsharpMask(1.0, 60, 2))
