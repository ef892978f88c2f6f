"""A small kit of scene parts in flat grey, from which all pictures are put together: skies, hills, churches, ships…

Everything is drawn in units of a picture 700 wide and 440 high, with the horizon at 236; 0 is black and 1 white.
"""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import skia

from tools.art.filipinas.canvas import Canvas, Point, box, curve, draw_icon, moved, polygon, rounded

WIDE, TALL, HORIZON = 700.0, 440.0, 236.0

Luck = Any


def grey(value: float, blur: float = 0, alpha: float = 255) -> Any:
    level = round(min(max(value, 0), 1) * 255)
    paint = skia.Paint(Color=skia.Color(level, level, level, round(alpha)), AntiAlias=True)
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint


def pen(value: float, width: float, alpha: float = 255) -> Any:
    paint = grey(value, alpha=alpha)
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    return paint


def shade(start: Point, end: Point, *stops: tuple[float, float]) -> Any:
    levels = [round(min(max(value, 0), 1) * 255) for _, value in stops]
    colours = [skia.Color(level, level, level) for level in levels]
    shader = skia.GradientShader.MakeLinear([start, end], colours, [share for share, _ in stops])
    return skia.Paint(AntiAlias=True, Shader=shader)


# Sky


def day_sky(canvas: Canvas, luck: Luck, clouds: int = 4, top: float = 0.60) -> None:
    canvas.drawRect(box(0, 0, WIDE, TALL), shade((0, 0), (0, 250), (0, top), (0.5, 0.84), (1, 0.98)))
    for _ in range(clouds):
        x, y, reach = luck.uniform(40, 660), luck.uniform(36, 110), luck.uniform(60, 95)
        for _ in range(9):
            puff = box(x + luck.uniform(-reach, reach) - 30, y + luck.uniform(-12, 10), 60, 20)
            canvas.drawOval(puff, grey(0.98, 7, 190))


def night_sky(canvas: Canvas, luck: Luck, moon: Point | None = (540, 80)) -> None:
    canvas.drawRect(box(0, 0, WIDE, TALL), shade((0, 0), (0, 260), (0, 0.16), (0.6, 0.34), (1, 0.55)))
    if moon:
        canvas.drawCircle(*moon, 70, grey(0.6, 24, 160))
        canvas.drawCircle(*moon, 30, grey(1))
    for _ in range(40):
        canvas.drawCircle(luck.uniform(0, WIDE), luck.uniform(0, 180), luck.uniform(0.8, 2.2), grey(1))
    for _ in range(5):
        x, y = luck.uniform(60, 640), luck.uniform(60, 170)
        for _ in range(6):
            canvas.drawOval(box(x + luck.uniform(-60, 60) - 40, y + luck.uniform(-8, 8), 80, 16), grey(0.45, 6, 150))


def storm_sky(canvas: Canvas, luck: Luck) -> None:
    canvas.drawRect(box(0, 0, WIDE, TALL), shade((0, 0), (0, 250), (0, 0.26), (0.6, 0.5), (1, 0.74)))
    for _ in range(46):
        x, y = luck.uniform(-20, 720), luck.uniform(-10, 130)
        canvas.drawCircle(x, y, luck.uniform(26, 60), grey(luck.uniform(0.18, 0.52), 9, 150))


def rain(canvas: Canvas, luck: Luck) -> None:
    for _ in range(230):
        x, y, length = luck.uniform(-40, 740), luck.uniform(-20, 420), luck.uniform(24, 60)
        canvas.drawLine(x, y, x - length * 0.34, y + length, pen(0.98, luck.uniform(1.2, 2.2), 210))


def sun_rays(canvas: Canvas, centre: Point, reach: float, rays: int = 24, value: float = 1.0) -> None:
    for i in range(rays):
        turn, half = 2 * math.pi * i / rays, math.pi / rays * 0.5
        ends = [(centre[0] + math.cos(a) * reach, centre[1] + math.sin(a) * reach) for a in (turn - half, turn + half)]
        canvas.drawPath(polygon([centre, *ends]), grey(value, 3, 170))


def smoke(canvas: Canvas, luck: Luck, at: Point, puffs: int = 26, lean: float = -3.4, dark: float = 0.30) -> None:
    """A column that rises from a fire, dark below."""
    for i in range(puffs):
        x, y, size = at[0] + i * lean + luck.uniform(-14, 14), at[1] - i * 8 + luck.uniform(-8, 8), 16 + i * 2.1
        canvas.drawCircle(x, y, size, grey(dark + 0.016 * i + luck.uniform(-0.08, 0.08), 6, 200))
        canvas.drawCircle(x - size * 0.35, y - size * 0.35, size * 0.5, grey(0.75, 6, 150))


def powder_smoke(canvas: Canvas, luck: Luck, at: Point, puffs: int = 34, drift: float = 5.0, rise: float = 1.7) -> None:
    for i in range(puffs):
        x, y = at[0] + i * drift + luck.uniform(-22, 22), at[1] - i * rise + luck.uniform(-20, 20)
        canvas.drawCircle(x, y, 13 + i * 0.45, grey(0.97 if i % 4 else 0.70, 4, 225))


def volley_smoke(canvas: Canvas, luck: Luck, left: float, right: float, y: float, bursts: int = 8) -> None:
    for _ in range(bursts):
        x = luck.uniform(left, right)
        for _ in range(5):
            canvas.drawCircle(
                x + luck.uniform(-14, 14), y + luck.uniform(-8, 6), luck.uniform(5, 11), grey(0.98, 3, 220)
            )


# Land


def hills(canvas: Canvas, luck: Luck, height: float = 46, value: float = 0.66, base: float = HORIZON) -> None:
    crest = [(-20.0, base)] + [(x, base - height * luck.uniform(0.35, 1)) for x in range(40, 700, 90)] + [(720.0, base)]
    canvas.drawPath(curve([*crest, (720, base + 60), (-20, base + 60)], True), grey(value))
    for x, y in crest[1:-1]:
        slope = curve([(x, y), (x + 40, y + 22), (x + 62, base), (x + 10, base), (x + 16, y + 26)], True)
        canvas.drawPath(slope, grey(value - 0.18, 5, 150))


def mountain(canvas: Canvas, peak: Point, half: float, value: float = 0.62, base: float = HORIZON) -> None:
    x, y = peak
    canvas.drawPath(curve([(x - half, base), (x - half * 0.4, (y + base) / 2), (x, y), (x + half * 0.45, (y + base) / 2), (x + half, base), (x, base + 30)], True), grey(value))  # fmt: skip
    canvas.drawPath(curve([(x, y), (x + half * 0.45, (y + base) / 2), (x + half, base), (x + half * 0.3, base), (x + half * 0.12, (y + base) / 2)], True), grey(value - 0.22, 4, 210))  # fmt: skip


def plain(canvas: Canvas, light: float = 0.93, dark: float = 0.42, base: float = HORIZON) -> None:
    paint = shade((0, base), (0, TALL), (0, light), (0.35, (light * 2 + dark) / 3), (1, dark))
    canvas.drawRect(box(0, base, WIDE, TALL - base), paint)


def turf(canvas: Canvas, luck: Luck, strokes: int = 190, top: float = 300) -> None:
    for _ in range(strokes):
        x, y = luck.uniform(0, WIDE), luck.uniform(top, TALL)
        near = (y - 280) / 120
        canvas.drawLine(
            x, y, x + luck.uniform(8, 30) * near, y + luck.uniform(-2, 2), pen(0.2, max(1.0, 1.5 * near), 200)
        )


def grass(canvas: Canvas, luck: Luck, left: float, right: float, blades: int = 60, value: float = 0.06) -> None:
    for _ in range(blades):
        x = luck.uniform(left, right)
        tip = (x + luck.uniform(-20, 20), 390 + luck.uniform(0, 26))
        canvas.drawPath(curve([(x, TALL), (x + luck.uniform(-6, 6), 412), tip]), pen(value, 3))


def trees(canvas: Canvas, luck: Luck, y: float = 222, value: float = 0.30, size: float = 26) -> None:
    for i in range(48):
        crown = box(-10 + i * 15 + luck.uniform(-6, 6), y + luck.uniform(-8, 4), size, size)
        canvas.drawOval(crown, grey(value + luck.uniform(-0.1, 0.14)))


def palm(canvas: Canvas, foot: Point, height: float, lean: float = 0.12, value: float = 0.07, seed: int = 1) -> None:
    """A coconut palm with a bent trunk and fronds of single leaves."""
    luck = np.random.default_rng(seed)
    x, y = foot
    top = (x + height * lean, y - height)
    middle = (x + height * lean * 0.25, y - height * 0.5)
    trunk = [(x - height * 0.028, y), (middle[0] - height * 0.018, middle[1]), (top[0] - height * 0.013, top[1])]
    back = [(top[0] + height * 0.013, top[1]), (middle[0] + height * 0.018, middle[1]), (x + height * 0.03, y)]
    canvas.drawPath(curve([*trunk, *back], True), grey(value))
    reach = height * 0.36
    for i in range(11):
        turn = math.radians(-200 + i * 22 + luck.uniform(-8, 8))
        droop = reach * luck.uniform(0.30, 0.55)
        tip = (top[0] + math.cos(turn) * reach, top[1] + math.sin(turn) * reach * 0.55 + droop)
        bow = ((top[0] + tip[0]) / 2, min(top[1], tip[1]) - reach * 0.16 + droop * 0.25)
        canvas.drawPath(curve([top, bow, tip]), pen(value, height * 0.012))
        for step in range(1, 13):
            t = step / 12
            px = (1 - t) ** 2 * top[0] + 2 * t * (1 - t) * bow[0] + t * t * tip[0]
            py = (1 - t) ** 2 * top[1] + 2 * t * (1 - t) * bow[1] + t * t * tip[1]
            leaf = reach * 0.24 * (1 - abs(t - 0.5))
            canvas.drawLine(px, py, px + math.cos(turn) * leaf * 0.5, py + leaf, pen(value, height * 0.009))
    for shift in (-0.02, 0.012, 0.03):
        canvas.drawCircle(top[0] + height * shift, top[1] + height * 0.02, height * 0.018, grey(value))


def banana(canvas: Canvas, foot: Point, height: float, value: float = 0.12) -> None:
    x, y = foot
    for turn in (-70, -38, -8, 24, 55):
        with moved(canvas, x, y - height * 0.3, height / 100, turn):
            leaf = curve([(0, 0), (-11, -32), (-7, -62), (0, -76), (9, -60), (11, -30)], True)
            canvas.drawPath(leaf, grey(value + abs(turn) / 400))
            canvas.drawLine(0, 0, 0, -72, pen(0.6, 1.6))
    canvas.drawPath(
        polygon([(x - 4, y), (x - 2, y - height * 0.34), (x + 2, y - height * 0.34), (x + 4, y)]), grey(value)
    )


def bamboo(canvas: Canvas, luck: Luck, x: float, y: float, stems: int = 9, height: float = 190) -> None:
    for i in range(stems):
        foot = x + i * 9 + luck.uniform(-4, 4)
        lean = luck.uniform(-40, 46)
        tall = height * luck.uniform(0.75, 1.1)
        stem = [(foot, y), (foot + lean * 0.3, y - tall * 0.55), (foot + lean, y - tall)]
        canvas.drawPath(curve(stem), pen(0.16, 3.4))
        for _ in range(16):
            t = luck.uniform(0.4, 1.0)
            px, py = foot + lean * t * t, y - tall * t
            canvas.drawLine(px, py, px + luck.uniform(-24, 24), py + luck.uniform(4, 18), pen(0.14, 3))


def rice_field(canvas: Canvas, luck: Luck, top: float = 262) -> None:
    """It shows dykes and stalks in rows that grow towards the eye."""
    for row in range(9):
        y = top + row * row * 2.1 + row * 4
        canvas.drawLine(0, y, WIDE, y + luck.uniform(-3, 3), pen(0.9, 2 + row * 0.5))
        for _ in range(90):
            x = luck.uniform(0, WIDE)
            tall = 5 + row * 2.6
            canvas.drawLine(x, y + 8, x + luck.uniform(-4, 4), y + 8 - tall, pen(0.28, 1.2 + row * 0.2))


def river(canvas: Canvas, bank: float = 286, width: float = 60, value: float = 0.86) -> None:
    near = bank + width
    canvas.drawPath(curve([(-20, bank), (180, bank - 6), (420, bank + 8), (720, bank - 4), (720, near), (430, near + 16), (200, near - 4), (-20, near + 6)], True), shade((0, bank), (0, near), (0, value), (1, value - 0.25)))  # fmt: skip
    for i in range(16):
        y = bank + 6 + i * (width - 8) / 16
        canvas.drawLine(20 + (i * 97) % 600, y, 80 + (i * 97) % 600, y, pen(0.45, 1.4))


def sea(canvas: Canvas, luck: Luck, top: float = HORIZON, light: float = 0.88, dark: float = 0.40) -> None:
    canvas.drawRect(box(0, top, WIDE, TALL - top), shade((0, top), (0, TALL), (0, light), (1, dark)))
    for _ in range(150):
        y = luck.uniform(top + 3, TALL)
        near = (y - top) / (TALL - top)
        x, length = luck.uniform(-20, WIDE), 12 + 60 * near
        crest = [(x, y), (x + length * 0.5, y - 3 - 5 * near), (x + length, y)]
        canvas.drawPath(curve(crest), pen(0.96 if luck.uniform() < 0.5 else dark - 0.15, 1.2 + 2 * near, 200))


# What people built


def _block(
    canvas: Canvas, x: float, y: float, width: float, height: float, lit: float = 0.95, dark: float = 0.42
) -> None:
    canvas.drawRect(box(x, y, width * 0.62, height), grey(lit))
    canvas.drawRect(box(x + width * 0.62, y, width * 0.38, height), grey(dark))


def church(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """A stone church with a bell tower, of the kind the friars built; (x, y) is the foot of the tower."""
    with moved(canvas, x, y, size):
        _block(canvas, 40, -90, 92, 90, 0.95, 0.45)
        canvas.drawPath(polygon([(34, -90), (86, -130), (138, -90)]), grey(0.86))
        canvas.drawPath(polygon([(86, -130), (138, -90), (100, -90)]), grey(0.4))
        _block(canvas, 134, -66, 100, 66, 0.55, 0.34)
        canvas.drawPath(polygon([(128, -66), (148, -90), (238, -88), (242, -66)]), grey(0.28))
        for bottom, width, tall in ((0, 44, 130), (-130, 36, 34), (-164, 28, 28)):
            _block(canvas, 22 - width / 2, bottom - tall, width, tall, 0.96, 0.42)
        canvas.drawPath(curve([(6, -192), (10, -208), (22, -218), (34, -208), (38, -192)], True), grey(0.32))
        canvas.drawLine(22, -216, 22, -234, pen(0.1, 2.4))
        canvas.drawLine(16, -228, 28, -228, pen(0.1, 2.4))
        windows = (
            (14, -156, 8, 16), (18, -186, 8, 14), (12, -108, 9, 20), (12, -58, 9, 24), (78, -52, 18, 52),
            (52, -66, 9, 18), (110, -66, 9, 18), (79, -108, 14, 16), (153, -42, 9, 16), (183, -42, 9, 16), (210, -42, 9, 16),
        )  # fmt: skip
        for left, top, wide, tall in windows:
            canvas.drawRRect(rounded(left, top, wide, tall, 4), grey(0.08))
        for line in (-130, -164, -90):
            canvas.drawLine(-2, line, 46, line, pen(0.2, 2))


def hut(canvas: Canvas, x: float, y: float, size: float = 1.0, burning: bool = False) -> None:
    """Draw a nipa house on posts."""
    with moved(canvas, x, y, size):
        for post in (-24, -8, 8, 24):
            canvas.drawLine(post, 0, post, -20, pen(0.15, 3))
        canvas.drawRect(box(-28, -48, 56, 30), grey(0.5))
        for line in range(-26, 28, 6):
            canvas.drawLine(line, -47, line, -19, pen(0.25, 1.2))
        canvas.drawPath(polygon([(-42, -46), (-14, -84), (14, -84), (42, -46)]), grey(0.30))
        for line in range(-36, 40, 8):
            canvas.drawLine(line * 0.4, -83, line, -47, pen(0.62, 1.6))
        canvas.drawRect(box(-6, -44, 12, 25), grey(0.05))
        canvas.drawRect(box(12, -42, 10, 10), grey(0.08))
        if burning:
            draw_icon(canvas, "wildfires", (0, -92), 78, grey(1))
            draw_icon(canvas, "wildfires", (16, -62), 44, grey(0.95))


def stone_house(canvas: Canvas, x: float, y: float, width: float = 120, floors: int = 2) -> None:
    tall = 46 * floors
    _block(canvas, x, y - tall, width, tall, 0.93, 0.46)
    canvas.drawPath(polygon([(x - 8, y - tall), (x + 14, y - tall - 26), (x + width - 14, y - tall - 26), (x + width + 8, y - tall)]), grey(0.34))  # fmt: skip
    for floor in range(floors):
        for i in range(int(width // 24)):
            canvas.drawRect(box(x + 8 + i * 24, y - 40 - floor * 46, 12, 26), grey(0.12))
    canvas.drawLine(x, y - 46, x + width, y - 46, pen(0.2, 3))


def city_wall(canvas: Canvas, y: float = 262, top: float = 206, left: float = -10, right: float = 710) -> None:
    """Draw Intramuros: a sloping wall, a gate with the arms of Spain, domes behind."""
    for x, wide in ((120, 70), (320, 90), (520, 74)):
        canvas.drawRect(box(x, top - 46, wide, 50), grey(0.62))
        canvas.drawPath(curve([(x + 6, top - 46), (x + wide * 0.2, top - 84), (x + wide * 0.5, top - 98), (x + wide * 0.8, top - 84), (x + wide - 6, top - 46)], True), grey(0.42))  # fmt: skip
        canvas.drawLine(x + wide / 2, top - 98, x + wide / 2, top - 118, pen(0.1, 2.4))
        canvas.drawLine(x + wide / 2 - 6, top - 111, x + wide / 2 + 6, top - 111, pen(0.1, 2.4))
        for i in range(3):
            canvas.drawRRect(rounded(x + 8 + i * wide * 0.3, top - 36, 9, 20, 4), grey(0.1))
    wall = polygon([(left, top), (right, top), (right, y), (left, y)])
    canvas.drawPath(wall, shade((0, top), (0, y), (0, 0.86), (1, 0.5)))
    for row in range(5):
        line = top + 8 + row * 11
        canvas.drawLine(left, line, right, line, pen(0.42, 1.2))
        for i in range(24):
            joint = left + i * 32 + (row % 2) * 16
            canvas.drawLine(joint, line, joint, line + 11, pen(0.42, 1.2))
    for x in range(int(left), int(right), 30):
        canvas.drawRect(box(x, top - 12, 18, 13), grey(0.8))
        canvas.drawRect(box(x + 12, top - 12, 6, 13), grey(0.42))
    canvas.drawRRect(rounded(404, top + 4, 52, y - top, 24), grey(0.05))
    canvas.drawRRect(rounded(412, top - 34, 36, 34, 6), grey(0.88))
    draw_icon(canvas, "crown", (430, top - 18), 24, grey(0.1))


def palisade(canvas: Canvas, left: float, right: float, y: float, height: float = 44, value: float = 0.26) -> None:
    for i in range(int((right - left) / 9)):
        x = left + i * 9
        stake = polygon([(x, y), (x, y - height + 6), (x + 4, y - height - 2), (x + 8, y - height + 6), (x + 8, y)])
        canvas.drawPath(stake, grey(value + (i * 37 % 10) / 40))
    canvas.drawLine(left, y - height * 0.62, right, y - height * 0.62, pen(0.85, 3))


def earthwork(canvas: Canvas, left: float = 250, right: float = 720, y: float = 262) -> None:
    crest = [(left, y), (left + 80, y - 16), ((left + right) / 2, y - 12), (right - 80, y - 16), (right, y - 10)]
    canvas.drawPath(curve([*crest, (right, y + 14), (left, y + 16)], True), grey(0.36))
    canvas.drawPath(curve(crest), pen(0.95, 3))


def blockhouse(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    with moved(canvas, x, y, size):
        _block(canvas, -34, -58, 68, 58, 0.86, 0.46)
        canvas.drawPath(polygon([(-46, -56), (0, -92), (46, -56)]), grey(0.3))
        for left in (-26, -6, 14):
            canvas.drawRect(box(left, -44, 10, 5), grey(0.05))
        canvas.drawRect(box(-6, -26, 13, 26), grey(0.06))
        flag(canvas, 0, -92, 26, "es")


def telegraph_line(canvas: Canvas, y: float = 300) -> None:
    tops = []
    for i, x in enumerate((-30, 90, 230, 400, 610, 860)):
        tall = 62 + i * 30
        foot = y + i * 14
        canvas.drawLine(x, foot, x, foot - tall, pen(0.08, 3 + i * 1.3))
        canvas.drawLine(x - 9 - i * 3, foot - tall + 8, x + 9 + i * 3, foot - tall + 8, pen(0.08, 3 + i))
        tops.append((x, foot - tall + 8))
    for (left, high), (right, higher) in itertools.pairwise(tops):
        sag = ((left + right) / 2, max(high, higher) + 14)
        for shift in (-6, 6):
            canvas.drawPath(
                curve([(left + shift, high), (sag[0], sag[1]), (right + shift * 1.6, higher)]), pen(0.1, 1.8)
            )


def bridge(canvas: Canvas, left: float = 180, right: float = 520, y: float = 276, broken: bool = False) -> None:
    arches = 3
    wide = (right - left) / arches
    for i in range(arches):
        if broken and i == 1:
            continue
        x = left + i * wide
        canvas.drawRect(box(x, y - 16, wide, 54), grey(0.82))
        canvas.drawOval(box(x + wide * 0.14, y + 2, wide * 0.72, 80), grey(0.22))
        canvas.drawRect(box(x - 5, y - 22, 12, 60), grey(0.6))
    canvas.drawLine(left, y - 16, left + wide, y - 16, pen(0.2, 3))
    canvas.drawLine(right - wide, y - 16, right, y - 16, pen(0.2, 3))


def field_gun(canvas: Canvas, x: float, y: float, size: float = 1.0, mirrored: bool = False) -> None:
    """On its carriage, trail to the left; (x, y) is the ground under the wheel."""

    def wheel(at: Point, radius: float, value: float) -> None:
        canvas.drawCircle(*at, radius, pen(value, 8))
        canvas.drawCircle(*at, radius - 6, pen(0.85, 2))
        canvas.drawCircle(*at, 9, grey(value))
        for degrees in range(0, 360, 30):
            turn = math.radians(degrees)
            canvas.drawLine(*at, at[0] + math.cos(turn) * radius, at[1] + math.sin(turn) * radius, pen(value, 4.4))

    canvas.save()
    canvas.translate(x, y)
    canvas.scale(-size if mirrored else size, size)
    canvas.drawOval(box(-76, -6, 170, 16), grey(0.1, 5, 190))
    wheel((20, -60), 44, 0.22)
    canvas.drawPath(polygon([(10, -74), (30, -84), (-126, 4), (-148, 8)]), grey(0.10))
    canvas.drawPath(polygon([(-48, -66), (-40, -86), (30, -98), (128, -114), (130, -102), (34, -80)]), grey(0.06))
    canvas.drawPath(polygon([(-36, -82), (30, -95), (126, -111.5), (126, -108), (30, -90)]), grey(0.9))
    canvas.drawRect(box(122, -118, 9, 20), grey(0.08))
    wheel((0, -50), 48, 0.05)
    canvas.restore()


def bamboo_cannon(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """Draw the lantaka of the revolt: an old tube hooped with wire on a log."""
    with moved(canvas, x, y, size):
        canvas.drawPath(polygon([(-70, 0), (-52, -30), (54, -36), (70, 0)]), grey(0.22))
        canvas.drawPath(polygon([(-70, -30), (-66, -58), (110, -86), (114, -66)]), grey(0.08))
        canvas.drawPath(polygon([(-60, -52), (104, -79), (104, -76), (-60, -48)]), grey(0.85))
        for i in range(6):
            canvas.drawLine(-50 + i * 30, -30 - i * 5, -52 + i * 30, -60 - i * 5, pen(0.7, 4))


def cross(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    with moved(canvas, x, y, size):
        canvas.drawLine(0, 0, 0, -52, pen(0.08, 7))
        canvas.drawLine(-18, -36, 18, -36, pen(0.08, 7))


# Flags


def flag(canvas: Canvas, x: float, y: float, height: float, kind: str) -> None:
    """On a staff that stands on (x, y); grey tells them apart by their pattern."""
    canvas.drawLine(x, y, x, y - height * 1.6, pen(0.08, max(1.6, height * 0.06)))
    wide = height * 1.25
    with moved(canvas, x, y - height * 1.6):
        cloth = curve([(0, 0), (wide * 0.5, height * 0.08), (wide, -height * 0.02), (wide, height * 0.64), (wide * 0.5, height * 0.74), (0, height * 0.66)], True)  # fmt: skip
        canvas.save()
        canvas.clipPath(cloth, True)
        if kind == "es":
            canvas.drawPath(cloth, grey(0.28))
            canvas.drawRect(box(0, height * 0.18, wide, height * 0.34), grey(0.95))
        elif kind == "us":
            canvas.drawPath(cloth, grey(0.97))
            for i in range(4):
                canvas.drawRect(box(0, i * height * 0.19, wide, height * 0.095), grey(0.34))
            canvas.drawRect(box(0, -2, wide * 0.45, height * 0.38), grey(0.10))
        else:
            canvas.drawPath(cloth, grey(0.36))
            disc = (wide * 0.48, height * 0.34)
            sun_rays(canvas, disc, height * 0.26, 8)
            canvas.drawCircle(*disc, height * 0.13, grey(1))
        canvas.restore()
        canvas.drawPath(cloth, pen(0.12, max(1.0, height * 0.03)))


# Ships


def junk(canvas: Canvas, x: float, y: float, size: float) -> None:
    with moved(canvas, x, y, size):
        canvas.drawPath(curve([(-40, 0), (-30, 14), (24, 14), (44, -6), (20, 2), (-20, 2)], True), grey(0.08))
        canvas.drawPath(curve([(-20, -2), (-26, -44), (-10, -74), (2, -40), (0, -2)], True), grey(0.55))
        canvas.drawPath(curve([(6, -2), (4, -30), (14, -52), (24, -30), (24, -4)], True), grey(0.7))
        for i in range(5):
            canvas.drawLine(-24 + i, -12 - i * 12, 0, -10 - i * 11, pen(0.1, 1.6))


def warship(canvas: Canvas, x: float, y: float, size: float, dark: float = 0.10, mirrored: bool = False, smoking: bool = True) -> None:  # fmt: skip
    """A cruiser of the nineties: ram bow, two masts with tops, two funnels; (x, y) is its waterline amidships."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(-size if mirrored else size, size)
    hull = [(-150, -30), (-128, -6), (-132, 6), (120, 6), (150, -2), (156, -22), (146, -34), (60, -30), (-60, -28)]
    canvas.drawPath(polygon(hull), grey(dark))
    if dark > 0.5:
        canvas.drawPath(polygon(hull), pen(0.1, 3))
    canvas.drawPath(polygon([(-146, -28), (146, -31), (150, -26), (-142, -22)]), grey(0.85))
    for i in range(14):
        canvas.drawRect(box(-118 + i * 17, -17, 6, 5), grey(0.9))
    canvas.drawRect(box(-70, -48, 140, 20), grey(0.28 if dark < 0.5 else 0.5))
    canvas.drawRect(box(54, -64, 34, 18), grey(0.75))
    canvas.drawRect(box(-92, -56, 26, 14), grey(0.7))
    for left in (-26, 14):
        canvas.drawRect(box(left, -100, 18, 56), grey(0.82))
        canvas.drawRect(box(left + 11, -100, 7, 56), grey(0.4))
        canvas.drawRect(box(left - 2, -104, 22, 8), grey(0.1))
    dark = min(dark, 0.15)
    for mast in (-96, 78):
        canvas.drawLine(mast, -36, mast, -150, pen(dark, 4))
        canvas.drawRect(box(mast - 9, -112, 18, 9), grey(dark))
        canvas.drawLine(mast - 24, -126, mast + 24, -126, pen(dark, 2.4))
        canvas.drawLine(mast, -148, mast + 52, -34, pen(dark, 1.2))
        canvas.drawLine(mast, -148, mast - 46, -34, pen(dark, 1.2))
    for left, right, top in ((100, 136, -44), (-128, -100, -42), (28, 52, -38)):
        canvas.drawLine(left, top, right, top - 4, pen(dark, 5))
    canvas.restore()
    if smoking:
        luck = np.random.default_rng(int(x * 7 + y))
        away = -1 if not mirrored else 1
        for i in range(20):
            puff = (x + away * i * 7 * size + luck.uniform(-6, 6), y - (108 + i * 3.4) * size + luck.uniform(-6, 6))
            canvas.drawCircle(*puff, (9 + i * 1.2) * size, grey(0.34 + i * 0.02 + luck.uniform(-0.06, 0.06), 4, 190))


def gunboat(canvas: Canvas, x: float, y: float, size: float) -> None:
    with moved(canvas, x, y, size):
        canvas.drawPath(polygon([(-70, -16), (-60, 6), (56, 6), (72, -20), (20, -16)]), grey(0.88))
        canvas.drawPath(polygon([(-70, -16), (-60, 6), (56, 6), (58, 2), (-62, 0)]), grey(0.12))
        canvas.drawRect(box(-34, -32, 60, 16), grey(0.5))
        canvas.drawRect(box(-6, -62, 13, 32), grey(0.22))
        canvas.drawLine(36, -18, 36, -84, pen(0.1, 2.6))
        canvas.drawLine(-50, -16, -50, -70, pen(0.1, 2.4))
        canvas.drawLine(48, -22, 74, -26, pen(0.06, 4))
        flag(canvas, -62, -14, 16, "es")


def monitor(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw her low in the water, with a turret."""
    with moved(canvas, x, y, size):
        canvas.drawPath(polygon([(-160, -8), (-150, 6), (150, 6), (166, -8)]), grey(0.08))
        canvas.drawLine(-158, -9, 164, -9, pen(0.9, 2))
        for left, way in ((52, 1), (-112, -1)):
            canvas.drawRRect(rounded(left, -34, 60, 26, 6), grey(0.5))
            canvas.drawRect(box(left + 40, -34, 20, 26), grey(0.25))
            muzzle = left + (60 if way > 0 else 0)
            for rise in (-24, -17):
                canvas.drawLine(muzzle, rise, muzzle + way * 52, rise - 2, pen(0.06, 5))
        canvas.drawRect(box(-24, -74, 22, 66), grey(0.6))
        canvas.drawRect(box(6, -52, 30, 44), grey(0.75))
        canvas.drawLine(20, -50, 20, -126, pen(0.1, 4))
        canvas.drawRect(box(10, -98, 20, 9), grey(0.1))
        flag(canvas, -150, -8, 26, "us")


def steamer(canvas: Canvas, x: float, y: float, size: float, mirrored: bool = False) -> None:
    """Draw a liner of the Transatlántica, with troops aboard."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(-size if mirrored else size, size)
    canvas.drawPath(polygon([(-170, -44), (-150, 8), (150, 8), (182, -54), (60, -42)]), grey(0.10))
    canvas.drawPath(polygon([(-168, -42), (178, -52), (178, -47), (-166, -37)]), grey(0.95))
    canvas.drawRect(box(-110, -68, 220, 26), grey(0.92))
    canvas.drawRect(box(-110, -58, 220, 5), grey(0.4))
    canvas.drawRect(box(-14, -132, 34, 66), grey(0.18))
    canvas.drawRect(box(-14, -118, 34, 12), grey(0.85))
    for mast in (-116, 104):
        canvas.drawLine(mast, -60, mast, -190, pen(0.1, 4.4))
        canvas.drawLine(mast, -188, mast + 66, -46, pen(0.12, 1.2))
        canvas.drawLine(mast, -188, mast - 52, -46, pen(0.12, 1.2))
    for i in range(24):
        canvas.drawCircle(-104 + i * 9, -72, 3.6, grey(0.1))
    for i in range(18):
        canvas.drawCircle(-130 + i * 15, -22, 2.4, grey(0.9))
    canvas.restore()


def harbour_of_hong_kong(canvas: Canvas) -> None:
    """Draw it 400 wide: the Peak, Victoria at its foot, junks and a cruiser."""
    canvas.drawRect(box(0, 0, 400, 300), shade((0, 0), (0, 150), (0, 0.7), (1, 0.98)))
    peak = [(-20, 160), (40, 120), (90, 96), (150, 52), (190, 70), (240, 44), (300, 96), (350, 110), (420, 140)]
    canvas.drawPath(
        curve([*peak, (420, 180), (-20, 180)], True), shade((100, 60), (300, 160), (0, 0.82), (0.5, 0.6), (1, 0.35))
    )
    folds = [
        (150, 52),
        (190, 70),
        (210, 110),
        (180, 150),
        (240, 150),
        (250, 100),
        (240, 44),
        (300, 96),
        (330, 150),
        (260, 165),
    ]
    canvas.drawPath(curve(folds, True), grey(0.42, 5, 160))
    for i in range(30):
        x, tall = 40 + i * 11, 10 + (i * 7 % 5) * 3
        canvas.drawRect(box(x, 152 - tall, 9, tall + 4), grey(0.95))
        canvas.drawRect(box(x + 6, 152 - tall, 3, tall + 4), grey(0.3))
    canvas.drawRect(box(0, 154, 400, 150), shade((0, 154), (0, 290), (0, 0.85), (1, 0.5)))
    junk(canvas, 66, 190, 0.9)
    junk(canvas, 345, 178, 0.65)
    warship(canvas, 215, 192, 0.55, smoking=False)
