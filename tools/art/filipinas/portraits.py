"""Portraits are as an illustrated weekly printed them: a head by its hair, beard and coat, engraved. They are types,
not likenesses."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.art.filipinas.canvas import Canvas, box, curve, polygon
from tools.art.filipinas.engraving import engraving
from tools.art.filipinas.noise import Array
from tools.art.filipinas.scenery import grey, pen, shade

UNITS = (200.0, 250.0)


@dataclass(frozen=True)
class Sitter:
    hair: str
    """It is bald, parted, brushed or wavy."""
    hair_tone: float
    coat: float
    moustache: float = 0.0
    """It is so wide; 0 is for none."""
    moustache_tone: float = 0.2
    beard: str = ""
    """It is goatee, full, whiskers or chin."""
    beard_tone: float = 0.4
    collar: float = 0.2
    epaulettes: bool = True
    medals: int = 0
    skin: float = 0.86
    scarf: bool = False
    cravat: bool = False
    glasses: bool = False
    cap: bool = False
    sash: bool = False


SITTERS = {
    "blanco": Sitter("parted", 0.75, 0.20, 1.0, 0.75, "full", 0.80, medals=3),
    "polavieja": Sitter("bald", 0.35, 0.22, 1.0, 0.15, medals=3, sash=True),
    "primo": Sitter("parted", 0.80, 0.20, 1.5, 0.85, "goatee", 0.85, medals=3, sash=True),
    "agustin": Sitter("bald", 0.55, 0.24, 1.2, 0.45, "whiskers", 0.5, medals=2),
    "lachambre": Sitter("parted", 0.5, 0.75, 1.4, 0.30, "goatee", 0.35, 0.5, False, 2, cap=True),
    "montojo": Sitter("parted", 0.40, 0.12, 1.3, 0.35, "whiskers", 0.45, 0.1, medals=2),
    "camara": Sitter("parted", 0.62, 0.12, 1.1, 0.5, "full", 0.58, 0.1, medals=2),
    "aguinaldo": Sitter("brushed", 0.06, 0.82, collar=0.75, skin=0.80),
    "bonifacio": Sitter("wavy", 0.06, 0.90, collar=0.9, epaulettes=False, skin=0.80, scarf=True),
    "merritt": Sitter("parted", 0.70, 0.15, 1.4, 0.70, collar=0.12, medals=1),
    "dewey": Sitter("parted", 0.60, 0.12, 1.9, 0.45, collar=0.1, medals=1),
    "canovas": Sitter("parted", 0.60, 0.10, 1.5, 0.42, "goatee", 0.45, 0.95, False, 1, cravat=True, glasses=True),
    "sagasta": Sitter("wavy", 0.40, 0.10, 0.0, beard="chin", beard_tone=0.40, collar=0.95, epaulettes=False, medals=1, cravat=True),
}  # fmt: skip


def portrait(key: str, width: int, height: int, period: float) -> Array:
    """Return an engraving of so many pixels."""

    def bulge(x: Array, y: Array) -> Array:
        away = np.hypot((x - 0.5) * UNITS[0], (y - 0.42) * UNITS[1])
        return 14 * np.exp(-((away / 62) ** 2)) + 3 * np.sin(x * 9)

    return engraving(
        lambda canvas: draw_bust(canvas, SITTERS[key]),
        (width, height),
        UNITS,
        period,
        bulge,
        angle=-14,
        cross=52,
        crossed_from=0.46,
        softness=0.2,
    )


def draw_bust(canvas: Canvas, sitter: Sitter) -> None:
    canvas.drawRect(box(0, 0, *UNITS), shade((0, 0), UNITS, (0, 0.64), (0.55, 0.46), (1, 0.34)))
    canvas.drawCircle(40, 60, 60, grey(0.8, 30, 120))
    _coat(canvas, sitter)
    _face(canvas, sitter)
    _hair(canvas, sitter)
    _beard(canvas, sitter)
    if sitter.glasses:
        for x in (83, 118):
            canvas.drawOval(box(x - 11, 92, 22, 18), pen(0.1, 2))
        canvas.drawLine(94, 100, 107, 100, pen(0.1, 2))
    if sitter.cap:
        canvas.drawPath(polygon([(60, 78), (64, 36), (80, 26), (122, 26), (138, 36), (142, 78), (101, 70)]), grey(0.16))
        canvas.drawPath(polygon([(61, 66), (141, 66), (142, 77), (101, 70), (60, 77)]), grey(0.8))
        canvas.drawPath(curve([(56, 84), (100, 66), (146, 84), (150, 92), (101, 80), (52, 92)], True), grey(0.04))
        canvas.drawCircle(101, 48, 7, grey(0.9))


def _coat(canvas: Canvas, sitter: Sitter) -> None:
    coat = sitter.coat
    shoulders = curve(
        [(4, 256), (14, 214), (40, 188), (74, 176), (100, 190), (126, 176), (160, 188), (186, 214), (196, 256)]
    )
    shoulders.close()
    canvas.drawPath(
        shoulders, shade((0, 180), (200, 250), (0, min(1, coat + 0.22)), (0.5, coat), (1, max(0, coat - 0.2)))
    )
    canvas.drawRect(box(82, 150, 38, 40), shade((82, 0), (120, 0), (0, sitter.skin - 0.12), (1, sitter.skin - 0.5)))
    if sitter.scarf:
        scarf = [(74, 172), (100, 204), (128, 172), (124, 188), (106, 212), (112, 236), (96, 238), (94, 210), (76, 190)]
        canvas.drawPath(polygon(scarf), grey(0.25))
    else:
        collar = [(78, 166), (100, 184), (124, 166), (130, 182), (102, 198), (72, 182)]
        canvas.drawPath(polygon(collar), grey(sitter.collar))
    if sitter.cravat:
        canvas.drawPath(polygon([(90, 184), (100, 190), (112, 184), (110, 198), (101, 194), (92, 198)]), grey(0.05))
        canvas.drawPath(polygon([(86, 196), (101, 206), (116, 196), (106, 252), (96, 252)]), grey(0.93))
    elif not sitter.scarf:
        for y in (206, 220, 234):
            canvas.drawCircle(101, y, 2.6, grey(0.95 if coat < 0.5 else 0.2))
    if sitter.sash:
        canvas.drawPath(polygon([(150, 184), (166, 190), (78, 256), (56, 256)]), grey(0.78))
        canvas.drawLine(158, 187, 67, 256, pen(0.4, 3))
    if sitter.epaulettes:
        for x, turn in ((26, -18), (174, 18)):
            canvas.save()
            canvas.translate(x, 196)
            canvas.rotate(turn)
            canvas.drawOval(box(-24, -9, 48, 17), grey(0.88))
            for fringe in range(-22, 23, 5):
                canvas.drawLine(fringe, 3, fringe * 1.06, 17, pen(0.78, 2.4))
            canvas.drawOval(box(-24, -9, 48, 17), pen(0.3, 1.6))
            canvas.restore()
    for i in range(sitter.medals):
        canvas.drawLine(54 + i * 12, 202, 54 + i * 12, 210, pen(0.8, 4))
        canvas.drawCircle(54 + i * 12, 215, 4.6, grey(0.97))
        canvas.drawCircle(54 + i * 12, 215, 1.8, grey(0.3))


def _face(canvas: Canvas, sitter: Sitter) -> None:
    skin = sitter.skin
    for x, dark in ((61, 0.1), (139, 0.4)):
        canvas.drawOval(box(x - 6, 96, 12, 24), grey(skin - dark))
    canvas.drawOval(box(58, 30, 84, 140), grey(0.3, 8, 150))
    head = curve([(100, 44), (124, 50), (137, 74), (138, 104), (131, 136), (116, 160), (100, 166), (84, 160), (69, 136), (62, 104), (63, 74), (76, 50)], True)  # fmt: skip
    canvas.drawPath(
        head, shade((62, 60), (142, 120), (0, skin + 0.10), (0.5, skin), (0.74, skin - 0.14), (1, skin - 0.40))
    )
    canvas.save()
    canvas.clipPath(head, True)
    for area, dark, blur in (
        ((72, 92, 22, 16), 0.34, 3.4),
        ((107, 92, 22, 16), 0.40, 3.4),
        ((64, 126, 22, 30), 0.22, 6),
        ((114, 122, 28, 42), 0.34, 7),
    ):
        canvas.drawOval(box(*area), grey(skin - dark, blur))
    canvas.drawPath(polygon([(101, 98), (108, 130), (96, 132)]), grey(skin - 0.32, 3))
    canvas.restore()
    for x in (83, 118):
        canvas.drawOval(box(x - 7, 97, 14, 8), grey(0.04))
        canvas.drawCircle(x - 1.4, 100, 1.4, grey(0.95))
        canvas.drawPath(curve([(x - 11, 92), (x, 87), (x + 11, 92)]), pen(0.12 if sitter.hair_tone < 0.5 else 0.4, 4))
    canvas.drawPath(curve([(95, 132), (100, 135), (107, 132)]), pen(0.2, 2.4))
    canvas.drawPath(curve([(88, 147), (100, 149.5), (113, 147)]), pen(0.18, 3.2))
    canvas.drawOval(box(91, 151, 20, 5), grey(skin - 0.25, 2))


def _hair(canvas: Canvas, sitter: Sitter) -> None:
    tone = sitter.hair_tone
    strands = pen(tone - 0.25 if tone > 0.4 else tone + 0.38, 1.4)
    if sitter.hair == "bald":
        for side in (-1, 1):
            tuft = [(100 + side * 37, 84), (100 + side * 42, 100), (100 + side * 37, 112), (100 + side * 34, 98)]
            canvas.drawPath(curve(tuft, True), grey(tone))
        canvas.drawOval(box(78, 46, 26, 16), grey(1, 6, 170))
    elif sitter.hair == "parted":
        crown = [(60, 104), (60, 72), (74, 44), (104, 36), (132, 48), (141, 76), (140, 104), (133, 84), (124, 66), (96, 58), (76, 68), (68, 86)]  # fmt: skip
        canvas.drawPath(curve(crown, True), grey(tone))
        for i in range(5):
            canvas.drawPath(curve([(70 + i * 4, 84 - i * 4), (80 + i * 8, 60 - i * 2), (108 + i * 5, 52)]), strands)
    elif sitter.hair == "brushed":
        crown = [(61, 100), (58, 70), (64, 46), (80, 30), (102, 26), (126, 31), (140, 50), (142, 78), (139, 100), (133, 78), (122, 66), (98, 62), (78, 68), (68, 82)]  # fmt: skip
        canvas.drawPath(curve(crown, True), grey(tone))
        for i in range(9):
            canvas.drawLine(70 + i * 8, 62 + abs(i - 4) * 1.5, 66 + i * 9, 36 + abs(i - 4) * 2.4, strands)
    else:
        crown = [(60, 106), (56, 74), (66, 46), (92, 32), (120, 36), (138, 52), (144, 82), (140, 106), (134, 84), (120, 70), (110, 60), (92, 70), (74, 70), (68, 88)]  # fmt: skip
        canvas.drawPath(curve(crown, True), grey(tone))
        for i in range(4):
            canvas.drawPath(curve([(68 + i * 5, 72 - i * 4), (86 + i * 8, 50 - i), (116 + i * 5, 54 + i * 3)]), strands)


def _beard(canvas: Canvas, sitter: Sitter) -> None:
    tone = sitter.beard_tone
    shapes = {
        "goatee": [[(92, 155), (100, 153), (110, 155), (108, 172), (101, 184), (94, 172)]],
        "full": [[(62, 112), (70, 140), (80, 146), (100, 152), (120, 146), (130, 140), (138, 112), (136, 150), (122, 178), (100, 188), (78, 178), (64, 150)]],
        "whiskers": [
            [(100 + s * 38, 104), (100 + s * 40, 130), (100 + s * 28, 158), (100 + s * 20, 146), (100 + s * 30, 124)]
            for s in (-1, 1)
        ],
        "chin": [[(64, 118), (72, 150), (100, 164), (128, 150), (136, 118), (134, 152), (118, 176), (100, 180), (82, 176), (66, 152)]],
    }  # fmt: skip
    for shape in shapes.get(sitter.beard, []):
        canvas.drawPath(curve(shape, True), grey(tone))
        canvas.drawPath(curve(shape, True), pen(tone - 0.3, 1.3))
    if sitter.beard == "full":
        for i in range(7):
            canvas.drawPath(curve([(74 + i * 8, 150), (76 + i * 8, 166), (80 + i * 6, 178)]), pen(tone - 0.4, 1.5))
    wide = sitter.moustache
    if wide:
        more = wide - 1
        curled = [(100.0, 136.0), (86, 138), (74 - 16 * more, 148), (66 - 10 * more, 143), (78, 152), (100, 145.5), (122, 152), (134 + 10 * more, 143), (126 + 16 * more, 148), (114, 138)]  # fmt: skip
        canvas.drawPath(curve(curled, True), grey(sitter.moustache_tone))
        canvas.drawPath(curve(curled, True), pen(max(0, sitter.moustache_tone - 0.35), 1.2))
