"""People, told apart by hat, coat and weapon: flat silhouettes 100 units tall that face right and stand on (0, 0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import skia

from tools.art.filipinas.canvas import Canvas, Point, box, curve, polygon
from tools.art.filipinas.scenery import Luck, grey

Paint = Any
Kind = str
"""It is spanish, filipino, american, officer, moro, friar, gentleman, woman or sailor."""


def figure(
    canvas: Canvas,
    kind: Kind,
    at: Point,
    height: float,
    value: float = 0.08,
    pose: str = "stand",
    light: float | None = None,
    mirrored: bool = False,
) -> None:
    """In grey; `light` draws belt and strap in another grey."""
    figure_in(canvas, kind, at, height, grey(value), pose, None if light is None else grey(light), mirrored)


def figure_in(
    canvas: Canvas,
    kind: Kind,
    at: Point,
    height: float,
    paint: Paint,
    pose: str,
    light: Paint | None,
    mirrored: bool = False,
) -> None:
    canvas.save()
    canvas.translate(*at)
    canvas.scale(-height / 100 if mirrored else height / 100, height / 100)
    if kind in ROBED:
        ROBED[kind](canvas, paint, light)
    else:
        head = POSES[pose](canvas, paint, kind)
        _head(canvas, paint, head, kind)
        _arms(canvas, paint, pose, kind)
        if light is not None and kind != "filipino":
            canvas.drawLine(head[0] - 9, -75, head[0] + 3, -44, _pen(light, 2.6))
            canvas.drawLine(-12, -44, 11, -44, _pen(light, 2.6))
    canvas.restore()


def crowd(canvas: Canvas, luck: Luck, kind: Kind, left: float, right: float, y: float, height: float, count: int, **how: Any) -> None:  # fmt: skip
    """Draw a rank of figures, the farther ones first."""
    places = sorted(
        (luck.uniform(-5, 7), left + (right - left) * (i + 0.5) / count + luck.uniform(-4, 4)) for i in range(count)
    )
    for down, x in places:
        figure(canvas, kind, (x, y + down), height + down, **how)


def _pen(paint: Paint, width: float) -> Paint:
    drawn = skia.Paint(paint)
    drawn.setStyle(skia.Paint.kStroke_Style)
    drawn.setStrokeWidth(width)
    drawn.setStrokeCap(skia.Paint.kRound_Cap)
    drawn.setStrokeJoin(skia.Paint.kRound_Join)
    return drawn


def _limb(canvas: Canvas, paint: Paint, width: float, *points: Point) -> None:
    canvas.drawPath(polygon(points, closed=False), _pen(paint, width))


def _legs(canvas: Canvas, paint: Paint, kind: Kind, *legs: tuple[Point, Point, Point, Point]) -> None:
    """Hip, knee, ankle, toe; rebels go barefoot with rolled trousers, the others in boots or leggings."""
    for hip, knee, ankle, toe in legs:
        _limb(canvas, paint, 11, hip, knee)
        if kind == "filipino" or kind == "moro":
            _limb(canvas, paint, 9.5, knee, ((knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2))
            _limb(canvas, paint, 5.4, knee, ankle, toe)
        else:
            _limb(canvas, paint, 8.6, knee, ankle)
            _limb(canvas, paint, 6.4, ankle, toe)


def _charging(canvas: Canvas, paint: Paint, kind: Kind) -> Point:
    back, front = ((-5, -43), (-15, -24), (-29, -9), (-25, -4)), ((5, -43), (18, -29), (16, -5), (25, -3))
    _legs(canvas, paint, kind, back, front)
    canvas.drawPath(curve([(-9, -77), (4, -81), (15, -76), (16, -62), (11, -39), (-11, -38), (-14, -56)], True), paint)
    return 13, -88


def _standing(canvas: Canvas, paint: Paint, kind: Kind) -> Point:
    _legs(canvas, paint, kind, ((-5, -43), (-8, -22), (-9, -4), (-2, -3)), ((5, -43), (8, -22), (9, -4), (17, -3)))
    canvas.drawPath(
        curve([(-12, -76), (-4, -80), (8, -80), (13, -75), (13, -60), (11, -39), (-11, -39), (-13, -60)], True), paint
    )
    return 1, -89


def _marching(canvas: Canvas, paint: Paint, kind: Kind) -> Point:
    _legs(canvas, paint, kind, ((-4, -43), (-10, -23), (-20, -6), (-15, -2)), ((4, -43), (12, -24), (14, -5), (22, -3)))
    canvas.drawPath(curve([(-11, -76), (-2, -80), (9, -79), (14, -72), (12, -39), (-10, -39), (-13, -60)], True), paint)
    return 4, -89


def _kneeling(canvas: Canvas, paint: Paint, kind: Kind) -> Point:
    _legs(canvas, paint, kind, ((-6, -30), (-4, -6), (-24, -4), (-30, -3)), ((4, -30), (20, -26), (18, -5), (26, -3)))
    canvas.drawPath(curve([(-8, -62), (4, -66), (14, -60), (14, -46), (8, -26), (-12, -26), (-13, -44)], True), paint)
    return 10, -73


def _falling(canvas: Canvas, paint: Paint, kind: Kind) -> Point:
    _legs(canvas, paint, kind, ((-2, -34), (14, -22), (26, -6), (33, -3)), ((2, -34), (4, -14), (-6, -3), (2, -2)))
    canvas.drawPath(curve([(-24, -60), (-16, -66), (-4, -58), (6, -38), (-2, -28), (-16, -36)], True), paint)
    return -27, -70


POSES: dict[str, Callable[[Canvas, Paint, Kind], Point]] = {
    "charge": _charging,
    "stand": _standing,
    "march": _marching,
    "kneel": _kneeling,
    "fall": _falling,
}


def _head(canvas: Canvas, paint: Paint, at: Point, kind: Kind) -> None:
    x, y = at
    canvas.drawPath(curve([(x - 7, y - 2), (x - 5, y - 9), (x + 4, y - 9), (x + 7, y - 3), (x + 8, y + 1), (x + 5, y + 8), (x - 3, y + 8)], True), paint)  # fmt: skip
    _limb(canvas, paint, 6, (x - 1, y + 5), (x - 3, y + 12))
    if kind == "spanish":
        # This is a straw hat with a turned-up brim.
        canvas.drawPath(curve([(x - 18, y - 8), (x - 8, y - 5), (x + 8, y - 5), (x + 18, y - 9), (x + 9, y - 2), (x - 9, y - 2)], True), paint)  # fmt: skip
        canvas.drawPath(
            curve([(x - 9, y - 4), (x - 8, y - 15), (x, y - 17), (x + 8, y - 15), (x + 9, y - 4)], True), paint
        )
    elif kind == "filipino":
        # This is the salakot.
        canvas.drawPath(curve([(x - 22, y - 2), (x - 10, y - 11), (x, y - 19), (x + 10, y - 11), (x + 22, y - 2), (x + 10, y - 4), (x - 10, y - 4)], True), paint)  # fmt: skip
        canvas.drawCircle(x, y - 19, 2, paint)
    elif kind == "american":
        # This is the campaign hat, creased and wide.
        canvas.drawOval(box(x - 19, y - 9, 38, 6.4), paint)
        canvas.drawPath(curve([(x - 10, y - 6), (x - 8, y - 18), (x - 2, y - 16), (x + 3, y - 19), (x + 8, y - 16), (x + 10, y - 6)], True), paint)  # fmt: skip
    elif kind == "officer":
        canvas.drawPath(polygon([(x - 9, y - 5), (x - 7, y - 17), (x + 8, y - 16), (x + 9, y - 6)]), paint)
        canvas.drawPath(polygon([(x + 4, y - 7), (x + 17, y - 3), (x + 8, y - 3)]), paint)
    elif kind == "moro":
        canvas.drawOval(box(x - 11, y - 15, 23, 13), paint)
        canvas.drawCircle(x - 10, y - 13, 4, paint)
    elif kind == "sailor":
        canvas.drawOval(box(x - 11, y - 13, 22, 9), paint)


def _arms(canvas: Canvas, paint: Paint, pose: str, kind: Kind) -> None:
    if kind == "officer":
        _limb(canvas, paint, 7, (7, -74), (22, -82), (34, -96))
        _limb(canvas, paint, 2.4, (33, -94), (50, -128))
        _limb(canvas, paint, 7, (-8, -72), (-16, -58), (-10, -46))
    elif kind == "moro":
        _limb(canvas, paint, 7, (7, -74), (24, -80), (32, -94))
        blade = curve(
            [(30, -92), (36, -104), (33, -114), (40, -126), (44, -122), (38, -112), (41, -102), (35, -90)], True
        )
        canvas.drawPath(blade, paint)
        canvas.drawOval(box(-30, -76, 17, 40), paint)
    elif kind == "filipino" and pose == "charge":
        _limb(canvas, paint, 7, (8, -74), (25, -79), (31, -97))
        canvas.drawPath(curve([(28, -96), (40, -118), (53, -131), (56, -124), (48, -110), (34, -93)], True), paint)
        _limb(canvas, paint, 6.5, (-8, -72), (-22, -60), (-31, -67))
    elif kind == "filipino" and pose == "stand":
        _limb(canvas, paint, 6.5, (9, -73), (18, -58), (17, -46))
        canvas.drawPath(curve([(14, -48), (22, -28), (30, -18), (31, -24), (22, -48)], True), paint)
        _limb(canvas, paint, 6.5, (-9, -73), (-17, -60), (-10, -52))
    elif pose == "charge":
        _limb(canvas, paint, 7, (6, -73), (14, -55), (29, -58))
        _limb(canvas, paint, 7, (-9, -71), (-18, -55), (-3, -51))
        _limb(canvas, paint, 6.4, (-21, -46), (-4, -52))
        _limb(canvas, paint, 3.4, (-6, -51.5), (50, -67))
        _limb(canvas, paint, 1.8, (50, -67), (74, -73.5))
    elif pose == "kneel":
        _limb(canvas, paint, 6.5, (6, -60), (20, -56), (32, -63))
        _limb(canvas, paint, 6.5, (-6, -58), (-4, -46), (10, -56))
        _limb(canvas, paint, 3.4, (-2, -60), (58, -66))
    elif pose == "march":
        _limb(canvas, paint, 6.5, (9, -73), (17, -60), (14, -52))
        _limb(canvas, paint, 3.4, (14, -50), (-14, -112))
        _limb(canvas, paint, 6.5, (-9, -72), (-19, -58), (-22, -46))
    elif pose == "fall":
        _limb(canvas, paint, 6.5, (-8, -58), (10, -66), (20, -78))
        _limb(canvas, paint, 3.4, (2, -92), (44, -68))
    else:
        _limb(canvas, paint, 6.5, (10, -73), (18, -58), (16, -48))
        _limb(canvas, paint, 6.5, (-10, -73), (-16, -57), (-10, -47))
        _limb(canvas, paint, 3.3, (20, -3), (15.5, -96))
        _limb(canvas, paint, 1.8, (15.5, -96), (14.4, -120))


def _friar(canvas: Canvas, paint: Paint, light: Paint | None) -> None:
    canvas.drawPath(curve([(-12, -78), (0, -82), (12, -78), (17, -40), (22, 0), (-20, 0), (-16, -40)], True), paint)
    canvas.drawOval(box(-7, -98, 15, 18), paint)
    canvas.drawPath(curve([(-13, -82), (-10, -70), (0, -66), (11, -71), (13, -82)], True), paint)
    if light is not None:
        canvas.drawPath(curve([(-9, -97), (-2, -102), (7, -98), (2, -96)], True), light)
        canvas.drawLine(2, -60, 4, -8, _pen(light, 2.2))
        canvas.drawLine(-14, -52, 14, -52, _pen(light, 2.2))


def _gentleman(canvas: Canvas, paint: Paint, light: Paint | None) -> None:
    """Draw him in frock-coat and tall hat."""
    _limb(canvas, paint, 8, (-5, -40), (-6, -3), (1, -2))
    _limb(canvas, paint, 8, (5, -40), (7, -3), (14, -2))
    canvas.drawPath(curve([(-12, -76), (0, -80), (12, -76), (13, -50), (15, -28), (-14, -28), (-13, -52)], True), paint)
    canvas.drawOval(box(-6, -96, 14, 17), paint)
    canvas.drawRect(box(-12, -99, 26, 3.4), paint)
    canvas.drawPath(polygon([(-7, -98), (-8, -117), (10, -117), (9, -98)]), paint)
    _limb(canvas, paint, 6, (10, -72), (18, -56), (20, -42))
    _limb(canvas, paint, 2.4, (20, -42), (24, -2))
    _limb(canvas, paint, 6, (-10, -72), (-16, -56), (-12, -44))
    if light is not None:
        canvas.drawPath(polygon([(-3, -78), (4, -78), (2, -58)]), light)


def _woman(canvas: Canvas, paint: Paint, light: Paint | None) -> None:
    """Draw her in saya and pañuelo."""
    canvas.drawPath(curve([(-9, -54), (9, -54), (18, -26), (26, 0), (-26, 0), (-18, -26)], True), paint)
    canvas.drawPath(curve([(-13, -76), (0, -80), (13, -76), (20, -66), (12, -62), (9, -50), (-9, -50), (-12, -62), (-20, -66)], True), paint)  # fmt: skip
    canvas.drawOval(box(-6, -95, 13, 16), paint)
    canvas.drawCircle(-6, -92, 5, paint)
    if light is not None:
        canvas.drawPath(polygon([(-10, -76), (0, -64), (10, -76), (0, -70)]), light)


ROBED: dict[Kind, Callable[[Canvas, Paint, Paint | None], None]] = {
    "friar": _friar,
    "gentleman": _gentleman,
    "woman": _woman,
}


def horseman(canvas: Canvas, at: Point, height: float, value: float = 0.07, mirrored: bool = False) -> None:
    """An officer on a pony; `height` is that of the rider's head above the ground."""
    canvas.save()
    canvas.translate(*at)
    canvas.scale(-height / 150 if mirrored else height / 150, height / 150)
    paint = grey(value)
    body = [(-56, -74), (-30, -82), (4, -78), (26, -86), (42, -112), (52, -126), (60, -122), (66, -114), (84, -98), (80, -90), (64, -94), (54, -84), (46, -58), (26, -44), (-20, -42), (-46, -44), (-60, -58)]  # fmt: skip
    canvas.drawPath(curve(body, True), paint)
    for leg in (((36, -56), (46, -30), (38, -4), (44, -2)), ((26, -52), (22, -26), (28, -4), (34, -2)), ((-40, -52), (-38, -28), (-46, -4), (-40, -2)), ((-50, -58), (-56, -30), (-66, -8), (-61, -5))):  # fmt: skip
        _limb(canvas, paint, 14, leg[0], ((leg[0][0] * 2 + leg[1][0]) / 3, (leg[0][1] * 2 + leg[1][1]) / 3))
        _limb(canvas, paint, 9, leg[0], leg[1])
        _limb(canvas, paint, 6.5, *leg[1:])
    canvas.drawPath(curve([(-56, -74), (-72, -66), (-76, -36), (-70, -30), (-66, -52)], True), paint)
    canvas.drawPath(curve([(30, -90), (38, -110), (50, -128), (44, -104), (36, -86)], True), paint)
    _limb(canvas, paint, 9, (-2, -76), (14, -58), (6, -36), (16, -34))
    canvas.drawPath(curve([(-14, -112), (0, -116), (10, -110), (8, -72), (-14, -72)], True), paint)
    _head(canvas, paint, (0, -125), "spanish")
    _limb(canvas, paint, 6, (6, -108), (22, -98), (34, -92))
    canvas.restore()
