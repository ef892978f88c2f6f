"""The 55 cards have these pictures, each put together from the kit of scene parts."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from tools.art.filipinas.canvas import Canvas, box, curve, draw_icon, moved, polygon, rounded
from tools.art.filipinas.figures import crowd, figure, horseman
from tools.art.filipinas.scenery import (
    TALL,
    WIDE,
    Luck,
    bamboo,
    bamboo_cannon,
    banana,
    blockhouse,
    bridge,
    church,
    city_wall,
    cross,
    day_sky,
    earthwork,
    field_gun,
    flag,
    grass,
    grey,
    gunboat,
    hills,
    hut,
    junk,
    monitor,
    mountain,
    night_sky,
    palisade,
    palm,
    pen,
    plain,
    powder_smoke,
    rain,
    rice_field,
    river,
    sea,
    shade,
    smoke,
    steamer,
    stone_house,
    storm_sky,
    sun_rays,
    telegraph_line,
    trees,
    turf,
    volley_smoke,
    warship,
)

Scene = Callable[[Canvas, Luck], None]
SCENES: dict[str, Scene] = {}


def scene(card: str) -> Callable[[Scene], Scene]:
    def registered(draw: Scene) -> Scene:
        SCENES[card] = draw
        return draw

    return registered


def draw_scene(card: str, canvas: Canvas) -> None:
    SCENES[card](canvas, np.random.default_rng(sum(map(ord, card)) * 7))


# Grounds that several pictures share


def countryside(canvas: Canvas, luck: Luck, height: float = 46) -> None:
    day_sky(canvas, luck)
    hills(canvas, luck, height)
    plain(canvas)
    trees(canvas, luck)


def coast(canvas: Canvas, luck: Luck, shore: float = 330) -> None:
    """Draw the sea with a beach in front."""
    day_sky(canvas, luck)
    hills(canvas, luck, 26, 0.74)
    sea(canvas, luck)
    beach = curve([(-20, shore + 24), (180, shore), (430, shore + 22), (720, shore - 10), (720, 460), (-20, 460)], True)
    canvas.drawPath(beach, shade((0, shore), (0, TALL), (0, 0.96), (1, 0.62)))


def night(canvas: Canvas, luck: Luck) -> None:
    night_sky(canvas, luck)
    hills(canvas, luck, 44, 0.30)
    plain(canvas, 0.46, 0.12)


def street(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck, 2)
    plain(canvas, 0.9, 0.55, 250)
    for i, (x, width, floors) in enumerate(((-30, 150, 3), (128, 120, 2), (452, 130, 3), (590, 150, 2))):
        stone_house(canvas, x, 262 + i % 2 * 4, width, floors)


def quay(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    sea(canvas, luck)
    canvas.drawRect(box(0, 352, WIDE, 90), shade((0, 352), (0, TALL), (0, 0.93), (1, 0.55)))
    for line in range(352, 440, 16):
        canvas.drawLine(0, line, WIDE, line, pen(0.4, 1.6))
    for x in range(30, 700, 120):
        canvas.drawRRect(rounded(x, 332, 16, 26, 5), grey(0.15))


def columned_hall(canvas: Canvas, left: float = 150, right: float = 550, y: float = 300, top: float = 150) -> None:
    canvas.drawRect(box(left, top, right - left, y - top), grey(0.56))
    canvas.drawPath(polygon([(left - 20, top), ((left + right) / 2, top - 62), (right + 20, top)]), grey(0.88))
    canvas.drawPath(polygon([(left + 16, top - 7), ((left + right) / 2, top - 50), (right - 16, top - 7)]), grey(0.58))
    canvas.drawRect(box(left - 20, top, right - left + 40, 14), grey(0.94))
    count = 6
    for i in range(count):
        x = left + 10 + i * (right - left - 44) / (count - 1)
        canvas.drawRect(box(x, top + 14, 16, y - top - 14), grey(0.96))
        canvas.drawRect(box(x + 16, top + 14, 9, y - top - 14), grey(0.36))
    canvas.drawRect(box((left + right) / 2 - 18, y - 74, 36, 74), grey(0.06))
    for i in range(4):
        canvas.drawRect(box(left - 24 - i * 10, y + i * 8, right - left + 48 + i * 20, 9), grey(0.92 - 0.16 * (i % 2)))


def defenders(canvas: Canvas, luck: Luck, left: float, right: float, y: float, height: float = 36) -> None:
    for x in range(int(left), int(right), 27):
        pose = "charge" if luck.uniform() < 0.4 else "stand"
        figure(canvas, "filipino", (x + luck.uniform(-5, 5), y), height, 0.10, pose, mirrored=luck.uniform() < 0.6)


def boat(canvas: Canvas, x: float, y: float, size: float = 1.0, people: str = "sailor") -> None:
    with moved(canvas, x, y, size):
        for i in range(4):
            figure(canvas, people, (-44 + i * 27, 2), 54, 0.12, "stand")
        canvas.drawPath(curve([(-84, -12), (-62, 16), (60, 16), (90, -18), (40, -8), (-50, -6)], True), grey(0.07))
        canvas.drawPath(curve([(-80, -10), (-20, -4), (86, -15)]), pen(0.8, 2.4))
        for i in range(3):
            canvas.drawLine(-40 + i * 36, -4, -64 + i * 36, 26, pen(0.08, 3))


# The Spanish deck


@scene("S01")
def appointment_of_polavieja(canvas: Canvas, luck: Luck) -> None:
    quay(canvas, luck)
    steamer(canvas, 420, 330, 1.15)
    smoke(canvas, luck, (414, 180), 14, -6, 0.4)
    canvas.drawPath(polygon([(470, 290), (560, 378), (584, 378), (490, 288)]), grey(0.3))
    crowd(canvas, luck, "spanish", 20, 250, 404, 92, 6, value=0.12, light=0.85)
    figure(canvas, "officer", (566, 420), 138, 0.05, light=0.9, mirrored=True)
    figure(canvas, "gentleman", (472, 426), 128, 0.08, light=0.95)
    figure(canvas, "friar", (640, 432), 128, 0.12, light=0.9, mirrored=True)
    flag(canvas, 300, 420, 60, "es")


@scene("S02")
def appointment_of_primo(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck)
    church(canvas, 470, 262, 0.85)
    crowd(canvas, luck, "spanish", 330, 690, 330, 72, 11, value=0.14, light=0.85)
    turf(canvas, luck)
    horseman(canvas, (170, 420), 250, 0.05)
    figure(canvas, "spanish", (330, 424), 116, 0.08, light=0.9)
    flag(canvas, 352, 420, 80, "es")


@scene("S03")
def appointment_of_agustin(canvas: Canvas, luck: Luck) -> None:
    street(canvas, luck)
    columned_hall(canvas, 250, 470, 270, 150)
    flag(canvas, 360, 92, 40, "es")
    crowd(canvas, luck, "spanish", 40, 660, 340, 84, 12, value=0.14, pose="march", light=0.85)
    crowd(canvas, luck, "spanish", -10, 560, 410, 116, 8, value=0.08, pose="march", light=0.9)
    figure(canvas, "officer", (640, 426), 140, 0.05, light=0.9, mirrored=True)


@scene("S04")
def reconcentration(canvas: Canvas, luck: Luck) -> None:
    storm_sky(canvas, luck)
    hills(canvas, luck, 40, 0.5)
    plain(canvas, 0.82, 0.4)
    for x, y, size in ((120, 284, 0.8), (230, 276, 0.7), (330, 290, 0.85), (450, 278, 0.75), (560, 288, 0.85)):
        hut(canvas, x, y, size)
    crowd(canvas, luck, "woman", 120, 540, 326, 66, 7, value=0.2, light=0.8)
    palisade(canvas, -10, 710, 366, 52, 0.14)
    for y in (322, 340, 356):
        canvas.drawLine(-10, y, 710, y - 4, pen(0.1, 1.8))
        for x in range(0, 700, 34):
            canvas.drawLine(x - 4, y - 6, x + 5, y + 4, pen(0.1, 1.8))
    turf(canvas, luck, 120, 372)
    figure(canvas, "spanish", (90, 432), 140, 0.05, light=0.9)
    figure(canvas, "spanish", (610, 432), 140, 0.05, light=0.9, mirrored=True)


@scene("S05")
def fortified_lines(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck, 70)
    for x, y, size in ((610, 262, 0.45), (490, 276, 0.6), (330, 300, 0.85)):
        blockhouse(canvas, x, y, size)
    palisade(canvas, 350, 720, 292, 22, 0.24)
    palisade(canvas, -10, 330, 330, 34, 0.2)
    blockhouse(canvas, 110, 356, 1.5)
    turf(canvas, luck)
    crowd(canvas, luck, "spanish", 230, 640, 398, 90, 7, value=0.09, light=0.9)
    palm(canvas, (650, 440), 250, -0.1, 0.07, 4)


@scene("S06")
def sagasta_buys(canvas: Canvas, luck: Luck) -> None:
    coast(canvas, luck)
    steamer(canvas, 470, 302, 0.7)
    smoke(canvas, luck, (470, 214), 10, -5, 0.5)
    figure(canvas, "gentleman", (200, 420), 170, 0.06, light=0.95)
    figure(canvas, "filipino", (322, 424), 156, 0.10, "stand", mirrored=True)
    canvas.drawRRect(rounded(240, 398, 62, 36, 4), grey(0.14))
    canvas.drawRRect(rounded(236, 384, 70, 17, 8), grey(0.3))
    for i in range(9):
        canvas.drawOval(box(246 + i * 6, 378 - (i % 3) * 4, 12, 7), grey(0.97))
    palm(canvas, (44, 440), 330, 0.06, 0.06, 6)
    palm(canvas, (640, 440), 260, 0.14, 0.08, 7)


@scene("S07")
def spanish_artillery(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck)
    smoke(canvas, luck, (600, 190))
    church(canvas, 352, 248)
    hut(canvas, 566, 250, 0.8, burning=True)
    hut(canvas, 624, 254, 0.7, burning=True)
    earthwork(canvas)
    defenders(canvas, luck, 300, 690, 262)
    volley_smoke(canvas, luck, 300, 660, 242)
    crowd(canvas, luck, "spanish", 80, 320, 306, 62, 9, value=0.16, pose="charge", light=0.85)
    powder_smoke(canvas, luck, (412, 306))
    turf(canvas, luck)
    field_gun(canvas, 276, 414)
    figure(canvas, "spanish", (186, 424), 132, 0.08, "charge", 0.9)
    figure(canvas, "spanish", (372, 420), 114, 0.12, "charge", 0.9)
    figure(canvas, "officer", (60, 434), 168, 0.05, light=0.9)
    palm(canvas, (676, 440), 250, -0.16, 0.06, 3)
    grass(canvas, luck, 440, 700)


@scene("S08")
def bayonets(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck)
    smoke(canvas, luck, (640, 200), 22)
    for x in (520, 596, 664):
        hut(canvas, x, 256, 0.8, burning=x != 596)
    defenders(canvas, luck, 450, 690, 286, 48)
    volley_smoke(canvas, luck, 440, 660, 268, 6)
    turf(canvas, luck)
    crowd(canvas, luck, "spanish", 90, 430, 330, 84, 7, value=0.15, pose="charge", light=0.85)
    crowd(canvas, luck, "spanish", 40, 420, 424, 138, 5, value=0.06, pose="charge", light=0.9)
    figure(canvas, "officer", (524, 430), 150, 0.06, "charge", 0.9)


@scene("S09")
def last_of_the_philippines(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck, 70)
    church(canvas, 230, 306, 1.35)
    flag(canvas, 260, 16, 46, "es")
    for x in (330, 400, 470):
        canvas.drawCircle(x, 300, 9, grey(0.8))
    earthwork(canvas, -20, 200, 330)
    turf(canvas, luck)
    crowd(canvas, luck, "filipino", 20, 170, 372, 74, 4, value=0.10, pose="stand")
    crowd(canvas, luck, "filipino", 520, 690, 400, 96, 4, value=0.07, pose="stand", mirrored=True)
    palm(canvas, (640, 440), 330, -0.08, 0.06, 8)
    palm(canvas, (70, 440), 250, -0.1, 0.08, 2)
    volley_smoke(canvas, luck, 240, 500, 262, 4)


@scene("S10")
def father_gil(canvas: Canvas, luck: Luck) -> None:
    """Draw a cloister by lamplight."""
    canvas.drawRect(box(0, 0, WIDE, TALL), shade((0, 0), (WIDE, TALL), (0, 0.34), (1, 0.12)))
    for i in range(4):
        x = 20 + i * 176
        canvas.drawRRect(rounded(x, 60, 130, 460, 65), grey(0.52 - 0.09 * abs(i - 1)))
        canvas.drawRRect(rounded(x + 14, 78, 102, 460, 51), grey(0.30 - 0.05 * abs(i - 1)))
        canvas.drawRect(box(x + 138, 120, 30, 330), grey(0.58 - 0.08 * abs(i - 1)))
    canvas.drawRect(box(0, 380, WIDE, 70), shade((0, 380), (0, TALL), (0, 0.6), (1, 0.2)))
    canvas.drawCircle(352, 214, 110, grey(1, 46, 170))
    canvas.drawCircle(352, 214, 12, grey(1))
    canvas.drawLine(352, 0, 352, 204, pen(0.08, 3))
    figure(canvas, "friar", (276, 424), 224, 0.86, light=0.1)
    figure(canvas, "woman", (436, 424), 190, 0.08, light=0.95, mirrored=True)
    figure(canvas, "gentleman", (560, 424), 200, 0.05, light=0.9, mirrored=True)


@scene("S11")
def macabebes(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    mountain(canvas, (520, 90), 190)
    hills(canvas, luck, 24)
    plain(canvas)
    rice_field(canvas, luck)
    canvas.drawPath(polygon([(-20, 392), (720, 340), (720, 372), (-20, 440)]), grey(0.9))
    for i in range(10):
        figure(canvas, "spanish", (40 + i * 66, 418 - i * 5.0), 128 - i * 5, 0.08, "march", 0.88)
    horseman(canvas, (640, 366), 150, 0.1)
    bamboo(canvas, luck, 20, 330, 10, 230)


@scene("S12")
def cacarong(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    mountain(canvas, (210, 60), 240)
    mountain(canvas, (500, 84), 220, 0.56)
    plain(canvas, 0.86, 0.42)
    trees(canvas, luck)
    palisade(canvas, 230, 560, 290, 54, 0.2)
    flag(canvas, 400, 240, 46, "ph")
    defenders(canvas, luck, 250, 550, 252, 40)
    volley_smoke(canvas, luck, 240, 560, 236, 9)
    turf(canvas, luck)
    for x, way in ((30, False), (90, False), (150, False)):
        figure(canvas, "spanish", (x, 392 + x / 8), 118, 0.07, "charge", 0.9, way)
    for x in (560, 620, 680):
        figure(canvas, "spanish", (x, 410 - (x - 560) / 8), 118, 0.07, "charge", 0.9, True)
    crowd(canvas, luck, "spanish", 260, 480, 430, 110, 4, value=0.06, pose="kneel", light=0.9)


@scene("S13")
def grid_of_fields(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    hills(canvas, luck, 30)
    plain(canvas, 0.9, 0.6)
    for i in range(8):
        y = 252 + i * i * 3.2
        canvas.drawLine(0, y, WIDE, y, pen(0.28, 2 + i * 0.6))
    for i in range(-6, 14):
        canvas.drawLine(350 + (i - 4) * 46, 246, 350 + (i - 4) * 190, 450, pen(0.28, 3))
    rice_field(canvas, luck, 254)
    blockhouse(canvas, 520, 300, 1.1)
    for x, y, tall in ((110, 330, 88), (150, 334, 90), (330, 424, 132), (400, 428, 134)):
        figure(canvas, "spanish", (x, y), tall, 0.07, "march", 0.9)
    crowd(canvas, luck, "filipino", 560, 660, 372, 70, 3, value=0.2, pose="stand")


@scene("S14")
def civil_guard(canvas: Canvas, luck: Luck) -> None:
    night(canvas, luck)
    for x, size in ((90, 1.3), (250, 1.0), (600, 1.4)):
        hut(canvas, x, 310 + size * 10, size)
    canvas.drawPath(polygon([(300, 250), (380, 250), (620, 450), (60, 450)]), grey(0.52))
    horseman(canvas, (470, 410), 210, 0.03, mirrored=True)
    figure(canvas, "officer", (330, 428), 150, 0.03, light=0.8)
    figure(canvas, "officer", (250, 420), 140, 0.05, light=0.8)
    canvas.drawCircle(300, 352, 44, grey(1, 18, 190))
    canvas.drawCircle(300, 352, 7, grey(1))


@scene("S15")
def cazadores(canvas: Canvas, luck: Luck) -> None:
    quay(canvas, luck)
    steamer(canvas, 250, 326, 1.2, mirrored=True)
    smoke(canvas, luck, (250, 168), 14, 6, 0.4)
    for i in range(12):
        figure(canvas, "spanish", (90 + i * 54, 396), 94, 0.12, "march", 0.88)
    for i in range(8):
        figure(canvas, "spanish", (40 + i * 84, 440), 128, 0.06, "march", 0.9)
    flag(canvas, 640, 388, 62, "es")


@scene("S16")
def farewell(canvas: Canvas, luck: Luck) -> None:
    quay(canvas, luck)
    steamer(canvas, 330, 310, 1.25)
    smoke(canvas, luck, (330, 150), 16, -7, 0.4)
    for x in (120, 330, 560):
        flag(canvas, x, 196, 34, "es")
    crowd(canvas, luck, "woman", 20, 340, 430, 128, 5, value=0.10, light=0.92)
    crowd(canvas, luck, "gentleman", 380, 680, 432, 138, 4, value=0.07, light=0.95)
    for x in (60, 150, 240, 420, 520, 610):
        canvas.drawPath(curve([(x, 312), (x + 16, 300), (x + 34, 308), (x + 22, 316)], True), grey(1))


@scene("S17")
def powers(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck, 2, 0.5)
    plain(canvas, 0.92, 0.6, 290)
    columned_hall(canvas, 130, 570, 300, 130)
    for x, kind in ((60, "us"), (640, "es")):
        flag(canvas, x, 300, 90, kind)
    for x, mirrored in ((150, False), (230, False), (330, True), (420, False), (500, True), (590, True)):
        figure(canvas, "gentleman", (x, 424 - (x % 3) * 4), 136, 0.07, light=0.95, mirrored=mirrored)


@scene("S18")
def crisis(canvas: Canvas, luck: Luck) -> None:
    storm_sky(canvas, luck)
    plain(canvas, 0.9, 0.5, 290)
    columned_hall(canvas, 150, 550, 306, 140)
    for x in (110, 560):
        canvas.drawRect(box(x, 304, 44, 36), grey(0.8))
        canvas.drawPath(curve([(x, 304), (x + 6, 280), (x + 30, 274), (x + 44, 290), (x + 40, 304)], True), grey(0.12))
    crowd(canvas, luck, "gentleman", 30, 330, 430, 130, 5, value=0.06, light=0.95)
    crowd(canvas, luck, "gentleman", 400, 680, 430, 130, 5, value=0.10, light=0.95, mirrored=True)


@scene("S19")
def gunboats(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    hills(canvas, luck, 50)
    for x in (40, 120, 210, 560, 640):
        palm(canvas, (x, 246), 90, 0.1, 0.22, x)
    smoke(canvas, luck, (160, 220), 14, 3)
    sea(canvas, luck)
    gunboat(canvas, 480, 290, 0.9)
    powder_smoke(canvas, luck, (420, 270), 12, -7, 1)
    gunboat(canvas, 230, 380, 1.7)
    powder_smoke(canvas, luck, (362, 336), 20, 7, 1.5)


@scene("S20")
def pardon(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck)
    church(canvas, 60, 282, 0.95)
    flag(canvas, 470, 400, 100, "es")
    turf(canvas, luck)
    canvas.drawRect(box(380, 370, 110, 10), grey(0.95))
    canvas.drawRect(box(386, 380, 98, 44), grey(0.3))
    figure(canvas, "officer", (520, 426), 150, 0.05, light=0.9, mirrored=True)
    figure(canvas, "spanish", (600, 430), 140, 0.08, light=0.9, mirrored=True)
    crowd(canvas, luck, "filipino", 60, 340, 424, 118, 5, value=0.12, pose="stand")
    for i in range(6):
        with moved(canvas, 330 + i * 11, 426, 0.5, 60 + i * 14):
            canvas.drawPath(curve([(0, 0), (8, -40), (26, -64), (22, -36), (8, 0)], True), grey(0.9))


@scene("S21")
def square(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck)
    defenders(canvas, luck, 10, 160, 290, 50)
    defenders(canvas, luck, 560, 690, 290, 50)
    turf(canvas, luck)
    crowd(canvas, luck, "spanish", 210, 500, 318, 84, 8, value=0.16, light=0.85)
    flag(canvas, 350, 330, 70, "es")
    crowd(canvas, luck, "spanish", 190, 320, 392, 110, 4, value=0.09, pose="charge", light=0.9, mirrored=True)
    crowd(canvas, luck, "spanish", 400, 530, 392, 110, 4, value=0.09, pose="charge", light=0.9)
    crowd(canvas, luck, "spanish", 200, 520, 436, 130, 5, value=0.05, pose="kneel", light=0.9)
    volley_smoke(canvas, luck, 90, 200, 330, 4)
    volley_smoke(canvas, luck, 520, 640, 330, 4)


@scene("S22")
def telegraph(canvas: Canvas, luck: Luck) -> None:
    coast(canvas, luck, 316)
    steamer(canvas, 200, 290, 0.62)
    smoke(canvas, luck, (200, 208), 12, -6, 0.45)
    telegraph_line(canvas, 316)
    figure(canvas, "spanish", (470, 436), 140, 0.06, light=0.9)
    hut(canvas, 90, 400, 1.2)
    grass(canvas, luck, 540, 700, 50)


# The Filipino deck


@scene("F01")
def filipino_artillery(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck)
    crowd(canvas, luck, "spanish", 480, 690, 270, 40, 9, value=0.2, pose="charge", mirrored=True)
    powder_smoke(canvas, luck, (330, 318), 26, 6, 2)
    earthwork(canvas, -20, 460, 392)
    turf(canvas, luck, 140, 380)
    bamboo_cannon(canvas, 190, 400, 1.3)
    for x, pose in ((70, "stand"), (130, "stand"), (300, "charge")):
        figure(canvas, "filipino", (x, 434), 132, 0.06, pose)
    palm(canvas, (640, 440), 330, -0.12, 0.06, 12)
    banana(canvas, (560, 440), 130)


@scene("F02")
def zapote(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck)
    church(canvas, 520, 246, 0.6)
    earthwork(canvas, 60, 660, 284)
    palisade(canvas, 130, 600, 288, 24, 0.2)
    defenders(canvas, luck, 80, 650, 274, 42)
    volley_smoke(canvas, luck, 90, 640, 258, 10)
    river(canvas, 296, 78)
    bridge(canvas, 210, 480, 316, broken=True)
    canvas.drawRect(box(0, 392, WIDE, 60), grey(0.5))
    turf(canvas, luck, 120, 392)
    crowd(canvas, luck, "spanish", 40, 300, 436, 96, 5, value=0.06, pose="kneel", light=0.9)
    crowd(canvas, luck, "spanish", 420, 640, 438, 110, 4, value=0.06, pose="charge", light=0.9)


@scene("F03")
def noveleta(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    hills(canvas, luck, 26)
    sea(canvas, luck, 236, 0.84, 0.5)
    road = polygon([(320, 250), (390, 250), (520, 450), (150, 450)])
    canvas.drawPath(road, shade((0, 250), (0, TALL), (0, 0.95), (1, 0.66)))
    palisade(canvas, 250, 460, 284, 40, 0.16)
    defenders(canvas, luck, 262, 460, 262, 42)
    volley_smoke(canvas, luck, 260, 450, 244, 8)
    for x in (40, 120, 590, 660):
        bamboo(canvas, luck, x - 20, 330, 5, 110)
    for x, y, tall, pose in ((300, 350, 84, "fall"), (370, 366, 92, "charge"), (250, 426, 126, "charge"), (400, 434, 130, "kneel"), (320, 440, 132, "charge")):  # fmt: skip
        figure(canvas, "spanish", (x, y), tall, 0.07, pose, 0.9)


@scene("F04")
def biak_na_bato(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck, 2)
    mountain(canvas, (160, 20), 260, 0.56, 300)
    mountain(canvas, (520, 40), 260, 0.5, 300)
    plain(canvas, 0.86, 0.45, 296)
    canvas.drawPath(curve([(280, 300), (290, 210), (350, 180), (410, 214), (424, 300)], True), grey(0.06))
    trees(canvas, luck, 280, 0.28, 22)
    turf(canvas, luck)
    canvas.drawRect(box(290, 366, 130, 9), grey(0.96))
    canvas.drawRect(box(300, 375, 8, 54), grey(0.2))
    canvas.drawRect(box(402, 375, 8, 54), grey(0.2))
    figure(canvas, "gentleman", (260, 430), 142, 0.06, light=0.95)
    figure(canvas, "filipino", (450, 430), 134, 0.10, "stand", mirrored=True)
    crowd(canvas, luck, "filipino", 500, 680, 420, 104, 4, value=0.12, pose="stand", mirrored=True)
    crowd(canvas, luck, "spanish", 30, 200, 420, 108, 4, value=0.10, light=0.9)
    flag(canvas, 590, 330, 56, "ph")


@scene("F05")
def moro_rising(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck, 2)
    sun_rays(canvas, (350, 236), 420, 26)
    canvas.drawCircle(350, 236, 46, grey(1))
    hills(canvas, luck, 20, 0.6)
    sea(canvas, luck)
    for x, y, size in ((130, 280, 0.8), (560, 296, 1.0)):
        with moved(canvas, x, y, size):
            canvas.drawPath(polygon([(-6, -8), (54, -96), (60, -6)]), grey(0.4))
            for i in range(4):
                canvas.drawLine(8 + i * 13, -26 - i * 18, 58, -14, pen(0.95, 3))
            canvas.drawPath(curve([(-90, -14), (-60, 6), (70, 6), (104, -20), (40, -4)], True), grey(0.06))
            canvas.drawLine(-80, 16, 90, 12, pen(0.1, 3))
    canvas.drawPath(curve([(-20, 380), (200, 360), (460, 376), (720, 352), (720, 460), (-20, 460)], True), grey(0.6))
    for x, tall, mirrored in (
        (120, 150, False),
        (240, 136, False),
        (360, 160, False),
        (480, 138, True),
        (600, 148, False),
    ):
        figure(canvas, "moro", (x, 436), tall, 0.05, "charge" if x % 3 else "stand", mirrored=mirrored)


@scene("F06")
def bisayas_revolt(canvas: Canvas, luck: Luck) -> None:
    coast(canvas, luck, 300)
    church(canvas, 420, 320, 0.9)
    smoke(canvas, luck, (600, 260), 18)
    hut(canvas, 600, 330, 1.0, burning=True)
    for i in range(7):
        figure(canvas, "filipino", (60 + i * 78, 420 + i % 2 * 14), 126, 0.07, "charge")
    palm(canvas, (60, 440), 330, 0.05, 0.06, 21)
    flag(canvas, 300, 330, 60, "ph")


@scene("F07")
def death_of_canovas(canvas: Canvas, luck: Luck) -> None:
    """Draw the funeral in Madrid."""
    street(canvas, luck)
    columned_hall(canvas, 270, 450, 262, 150)
    canvas.drawRect(box(250, 318, 220, 42), grey(0.05))
    canvas.drawPath(polygon([(262, 318), (284, 296), (436, 296), (458, 318)]), grey(0.12))
    cross(canvas, 360, 312, 0.5)
    for x in (280, 440):
        canvas.drawCircle(x, 378, 24, pen(0.06, 5))
        for turn in range(0, 180, 45):
            away = math.radians(turn)
            canvas.drawLine(x - 24 * math.cos(away), 378 - 24 * math.sin(away), x + 24 * math.cos(away), 378 + 24 * math.sin(away), pen(0.06, 2.6))  # fmt: skip
    crowd(canvas, luck, "gentleman", 20, 240, 428, 120, 5, value=0.05, light=0.95)
    crowd(canvas, luck, "gentleman", 490, 690, 428, 120, 5, value=0.05, light=0.95, mirrored=True)
    crowd(canvas, luck, "spanish", 280, 450, 436, 96, 4, value=0.10, light=0.9)


@scene("F08")
def martyrdom_of_rizal(canvas: Canvas, luck: Luck) -> None:
    """Bagumbayan at seven in the morning: the square is open towards the sea."""
    day_sky(canvas, luck, 3, 0.5)
    sun_rays(canvas, (470, 232), 500, 30)
    sea(canvas, luck, 236, 0.95, 0.8)
    plain(canvas, 0.94, 0.5, 276)
    crowd(canvas, luck, "spanish", 20, 200, 300, 56, 8, value=0.3)
    figure(canvas, "gentleman", (470, 336), 112, 0.04, mirrored=True)
    figure(canvas, "friar", (560, 322), 92, 0.16, mirrored=True)
    turf(canvas, luck, 120, 330)
    for i in range(8):
        figure(canvas, "spanish", (60 + i * 44, 420 - i * 6), 128 - i * 4, 0.06, "kneel" if i % 2 else "stand", 0.9)
    figure(canvas, "officer", (26, 438), 150, 0.05, light=0.9)


@scene("F09")
def desertion(canvas: Canvas, luck: Luck) -> None:
    night(canvas, luck)
    blockhouse(canvas, 560, 300, 1.2)
    palisade(canvas, 470, 710, 320, 40, 0.1)
    canvas.drawCircle(560, 268, 22, grey(1, 10, 150))
    canvas.drawPath(curve([(520, 330), (380, 350), (200, 340), (60, 380), (-20, 400), (-20, 450), (140, 430), (400, 390), (560, 350)], True), grey(0.55))  # fmt: skip
    for i in range(6):
        figure(canvas, "spanish", (450 - i * 78, 372 + i * 9), 86 + i * 10, 0.03, "march", 0.6, mirrored=True)
    bamboo(canvas, luck, 10, 300, 12, 210)


@scene("F10")
def ambush(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck)
    canvas.drawPath(polygon([(430, 262), (520, 262), (720, 420), (720, 450), (300, 450)]), grey(0.92))
    for i in range(6):
        figure(canvas, "spanish", (480 + i * 34, 300 + i * 22), 60 + i * 11, 0.12, "march", 0.88)
    bamboo(canvas, luck, -10, 400, 16, 330)
    bamboo(canvas, luck, 150, 430, 12, 300)
    for x, y, pose in ((90, 424, "kneel"), (190, 434, "charge"), (280, 430, "kneel"), (330, 440, "charge")):
        figure(canvas, "filipino", (x, y), 130, 0.04, pose)
    grass(canvas, luck, 0, 380, 90)


@scene("F11")
def bolos(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck, 0, 0.7)
    sun_rays(canvas, (350, 240), 520, 22)
    canvas.drawCircle(350, 230, 60, grey(1))
    plain(canvas, 0.7, 0.3, 300)
    turf(canvas, luck)
    crowd(canvas, luck, "filipino", 60, 640, 350, 104, 10, value=0.22, pose="charge")
    crowd(canvas, luck, "filipino", 40, 620, 436, 168, 6, value=0.04, pose="charge")
    flag(canvas, 330, 400, 110, "ph")


@scene("F12")
def spies(canvas: Canvas, luck: Luck) -> None:
    night_sky(canvas, luck, (130, 80))
    plain(canvas, 0.42, 0.14, 250)
    city_wall(canvas, 300, 226)
    canvas.drawRect(box(0, 214, WIDE, 90), grey(0.1, alpha=120))
    canvas.drawRect(box(0, 300, WIDE, 34), shade((0, 300), (0, 334), (0, 0.7), (1, 0.3)))
    figure(canvas, "spanish", (560, 214), 64, 0.03)
    figure(canvas, "woman", (230, 428), 150, 0.05, light=0.85)
    figure(canvas, "gentleman", (330, 428), 158, 0.03, light=0.85, mirrored=True)
    canvas.drawRect(box(270, 340, 26, 18), grey(0.98))
    palm(canvas, (640, 440), 330, -0.1, 0.03, 9)


@scene("F13")
def contraband(canvas: Canvas, luck: Luck) -> None:
    night_sky(canvas, luck, (200, 70))
    hills(canvas, luck, 24, 0.3)
    sea(canvas, luck, 236, 0.7, 0.2)
    canvas.drawOval(box(170, 240, 60, 90), grey(0.95, 12, 150))
    junk(canvas, 250, 290, 1.7)
    canvas.drawPath(curve([(-20, 400), (260, 370), (500, 384), (720, 350), (720, 460), (-20, 460)], True), grey(0.5))
    boat(canvas, 440, 372, 0.9, "filipino")
    for x, y in ((560, 420), (610, 424), (584, 396)):
        canvas.drawRect(box(x - 24, y - 26, 48, 26), grey(0.12))
        canvas.drawLine(x - 24, y - 13, x + 24, y - 13, pen(0.7, 2))
    figure(canvas, "filipino", (150, 434), 130, 0.03, "stand")
    figure(canvas, "filipino", (660, 436), 136, 0.03, "stand", mirrored=True)
    palm(canvas, (50, 440), 330, 0.1, 0.03, 14)


@scene("F14")
def hong_kong_committee(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    mountain(canvas, (260, 70), 300, 0.62)
    mountain(canvas, (520, 110), 220, 0.54)
    for i in range(52):
        tall = 12 + (i * 7 % 5) * 5
        canvas.drawRect(box(20 + i * 13, 244 - tall, 11, tall), grey(0.95))
        canvas.drawRect(box(27 + i * 13, 244 - tall, 4, tall), grey(0.3))
    sea(canvas, luck, 244)
    junk(canvas, 130, 300, 1.0)
    junk(canvas, 600, 286, 0.8)
    warship(canvas, 380, 300, 0.7)
    canvas.drawRect(box(0, 380, WIDE, 70), grey(0.66))
    for x, mirrored in ((190, False), (270, False), (380, True), (460, True), (550, True)):
        figure(canvas, "gentleman", (x, 434), 142, 0.06, light=0.95, mirrored=mirrored)


@scene("F15")
def yellow_press(canvas: Canvas, luck: Luck) -> None:
    street(canvas, luck)
    crowd(canvas, luck, "gentleman", 330, 680, 392, 116, 7, value=0.12, light=0.9)
    figure(canvas, "gentleman", (170, 430), 160, 0.06, light=0.95)
    figure(canvas, "sailor", (280, 434), 118, 0.08, "charge")
    for x, y, size, turn in (
        (210, 318, 44, -8),
        (330, 322, 54, 10),
        (430, 310, 36, -6),
        (540, 306, 36, 8),
        (620, 312, 36, -4),
    ):
        with moved(canvas, x, y, 1, turn):
            canvas.drawRect(box(0, 0, size, size * 1.3), grey(1))
            canvas.drawRect(box(3, 4, size - 6, size * 0.24), grey(0.05))
            for line in range(5):
                canvas.drawLine(4, size * (0.5 + line * 0.15), size - 4, size * (0.5 + line * 0.15), pen(0.4, 1.6))


@scene("F16")
def maine(canvas: Canvas, luck: Luck) -> None:
    night_sky(canvas, luck, None)
    hills(canvas, luck, 18, 0.26)
    sea(canvas, luck, 236, 0.6, 0.16)
    warship(canvas, 380, 312, 1.25, 0.03, smoking=False)
    sun_rays(canvas, (470, 240), 330, 22)
    canvas.drawCircle(470, 244, 90, grey(1, 26, 250))
    smoke(canvas, luck, (480, 190), 22, 3, 0.22)
    for _ in range(26):
        x, y = 470 + luck.uniform(-170, 170), 200 + luck.uniform(-170, 60)
        with moved(canvas, x, y, 1, luck.uniform(0, 180)):
            canvas.drawRect(box(0, 0, luck.uniform(8, 26), luck.uniform(3, 7)), grey(0.03))
    boat(canvas, 120, 410, 0.9)


@scene("F17")
def tejeros(canvas: Canvas, luck: Luck) -> None:
    """Draw a friars' estate house, where the two councils met."""
    canvas.drawRect(box(0, 0, WIDE, TALL), shade((0, 0), (0, TALL), (0, 0.5), (1, 0.62)))
    for x in range(20, 700, 110):
        canvas.drawRect(box(x, 60, 64, 140), grey(0.96))
        canvas.drawLine(x + 32, 60, x + 32, 200, pen(0.25, 4))
        canvas.drawLine(x, 130, x + 64, 130, pen(0.25, 4))
    for y in (20, 34):
        canvas.drawLine(0, y, WIDE, y, pen(0.2, 8))
    canvas.drawRect(box(0, 290, WIDE, 160), shade((0, 290), (0, TALL), (0, 0.8), (1, 0.4)))
    crowd(canvas, luck, "filipino", 20, 690, 330, 100, 12, value=0.24, pose="stand")
    canvas.drawRect(box(270, 352, 170, 12), grey(0.95))
    canvas.drawRect(box(280, 364, 150, 50), grey(0.3))
    figure(canvas, "gentleman", (350, 372), 136, 0.06, light=0.95)
    crowd(canvas, luck, "filipino", 40, 260, 436, 136, 3, value=0.05, pose="charge")
    crowd(canvas, luck, "filipino", 460, 670, 436, 136, 3, value=0.05, pose="charge", mirrored=True)


@scene("F18")
def puray(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    mountain(canvas, (540, 30), 260, 0.6, 300)
    plain(canvas, 0.86, 0.45, 290)
    canvas.drawPath(curve([(-20, 150), (120, 140), (260, 190), (360, 280), (420, 360), (430, 460), (-20, 460)], True), shade((0, 140), (400, 440), (0, 0.62), (1, 0.28)))  # fmt: skip
    for x, y in ((60, 150), (130, 152), (200, 178), (270, 216), (330, 268)):
        figure(canvas, "filipino", (x, y + 6), 84, 0.05, "kneel" if x % 3 else "charge")
    volley_smoke(canvas, luck, 80, 340, 130, 5)
    trees(canvas, luck, 300, 0.32, 20)
    turf(canvas, luck, 120, 380)
    for x, y, pose in ((470, 420, "kneel"), (540, 400, "fall"), (600, 430, "kneel"), (660, 416, "charge")):
        figure(canvas, "spanish", (x, y), 112, 0.07, pose, 0.9, mirrored=True)
    banana(canvas, (40, 440), 120)


@scene("F19")
def through_the_lines(canvas: Canvas, luck: Luck) -> None:
    night(canvas, luck)
    blockhouse(canvas, 120, 280, 0.8)
    blockhouse(canvas, 600, 276, 0.7)
    palisade(canvas, -10, 300, 296, 30, 0.08)
    palisade(canvas, 420, 710, 292, 28, 0.08)
    for x in (120, 600):
        canvas.drawCircle(x, 256, 18, grey(1, 8, 150))
    river(canvas, 318, 66, 0.7)
    for i in range(8):
        figure(canvas, "filipino", (330 + (i - 3) * 62, 372 + i * 6), 84 + i * 6, 0.02, "march" if i % 2 else "stand")
    grass(canvas, luck, 0, 700, 120, 0.03)


@scene("F20")
def fevers(canvas: Canvas, luck: Luck) -> None:
    storm_sky(canvas, luck)
    hills(canvas, luck, 30, 0.5)
    plain(canvas, 0.7, 0.34)
    hut(canvas, 190, 350, 2.2)
    canvas.drawRect(box(168, 206, 44, 30), grey(0.97))
    canvas.drawLine(190, 210, 190, 232, pen(0.1, 6))
    canvas.drawLine(178, 221, 202, 221, pen(0.1, 6))
    palm(canvas, (640, 400), 260, -0.25, 0.1, 31)
    for x in (430, 560):
        figure(canvas, "spanish", (x, 424), 124, 0.07, "march", 0.85, mirrored=True)
    canvas.drawLine(420, 366, 580, 366, pen(0.06, 5))
    canvas.drawPath(curve([(446, 366), (470, 344), (540, 346), (562, 366)], True), grey(0.85))
    figure(canvas, "spanish", (340, 430), 100, 0.1, "kneel", 0.85)
    rain(canvas, luck)


@scene("F21")
def draft_riot(canvas: Canvas, luck: Luck) -> None:
    street(canvas, luck)
    church(canvas, 300, 268, 0.7)
    crowd(canvas, luck, "spanish", 400, 690, 350, 92, 8, value=0.15, light=0.85, mirrored=True)
    horseman(canvas, (620, 424), 190, 0.07, mirrored=True)
    crowd(canvas, luck, "woman", 10, 280, 372, 100, 7, value=0.18, light=0.85)
    crowd(canvas, luck, "woman", 20, 330, 434, 134, 6, value=0.06, light=0.92)
    canvas.drawRect(box(90, 240, 150, 56), grey(0.98))
    canvas.drawLine(96, 296, 96, 360, pen(0.1, 4))
    canvas.drawLine(234, 296, 234, 360, pen(0.1, 4))
    for y in (256, 270, 284):
        canvas.drawLine(104, y, 226, y, pen(0.15, 5))


@scene("F22")
def evangelista(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck)
    earthwork(canvas, 200, 720, 322)
    palisade(canvas, 330, 690, 330, 40, 0.18)
    for x in (380, 460, 540, 620):
        figure(canvas, "filipino", (x, 350), 84, 0.10, "march")
        canvas.drawLine(x + 8, 318, x + 40, 350, pen(0.08, 4))
    turf(canvas, luck)
    figure(canvas, "gentleman", (150, 430), 170, 0.06, light=0.95)
    canvas.drawRect(box(176, 330, 80, 54), grey(0.99))
    for i in range(4):
        canvas.drawLine(184, 340 + i * 11, 248, 336 + i * 12, pen(0.3, 1.8))
    figure(canvas, "filipino", (290, 434), 140, 0.08, "stand", mirrored=True)
    banana(canvas, (40, 440), 150)
    flag(canvas, 660, 296, 50, "ph")


# The United States at war


@scene("SU1")
def camara(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    plain(canvas, 0.96, 0.9, 216)
    canvas.drawRect(box(560, 130, 16, 90), grey(0.9))
    canvas.drawRect(box(570, 130, 6, 90), grey(0.4))
    canvas.drawPath(curve([(558, 130), (568, 108), (578, 130)], True), grey(0.3))
    sea(canvas, luck, 244)
    warship(canvas, 560, 276, 0.55)
    warship(canvas, 400, 310, 0.85, 0.08)
    warship(canvas, 200, 366, 1.25, 0.05)
    flag(canvas, 40, 352, 40, "es")


@scene("SU2")
def surrender_to_merritt(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    plain(canvas, 0.92, 0.5, 262)
    city_wall(canvas, 296, 226)
    canvas.drawLine(430, 196, 430, 90, pen(0.08, 4))
    canvas.drawPath(curve([(432, 92), (476, 100), (520, 90), (520, 136), (476, 146), (432, 138)], True), grey(1))
    canvas.drawPath(curve([(432, 92), (476, 100), (520, 90), (520, 136), (476, 146), (432, 138)], True), pen(0.1, 2))
    figure(canvas, "officer", (450, 380), 110, 0.09, light=0.9, mirrored=True)
    crowd(canvas, luck, "spanish", 470, 680, 372, 92, 5, value=0.15, light=0.85, mirrored=True)
    turf(canvas, luck)
    crowd(canvas, luck, "american", 20, 330, 432, 134, 6, value=0.06, light=0.9)
    flag(canvas, 360, 430, 110, "us")


@scene("SU3")
def for_honour(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    city_wall(canvas, 470, 250)
    crowd(canvas, luck, "spanish", 30, 390, 252, 84, 7, value=0.08, pose="kneel", light=0.9)
    crowd(canvas, luck, "spanish", 480, 690, 252, 90, 4, value=0.08, pose="charge", light=0.9)
    figure(canvas, "officer", (440, 244), 104, 0.05, light=0.9)
    flag(canvas, 320, 246, 80, "es")
    volley_smoke(canvas, luck, 40, 680, 210, 12)
    powder_smoke(canvas, luck, (520, 250), 18, 8, 4)


@scene("SU4")
def march_of_monet(canvas: Canvas, luck: Luck) -> None:
    storm_sky(canvas, luck)
    mountain(canvas, (150, 110), 170, 0.44)
    plain(canvas, 0.74, 0.36)
    smoke(canvas, luck, (80, 230), 12)
    canvas.drawPath(polygon([(40, 262), (110, 262), (720, 400), (720, 450), (420, 450)]), grey(0.86))
    for i in range(9):
        figure(canvas, "spanish", (90 + i * 58, 282 + i * 17), 40 + i * 11, 0.10, "march", 0.88)
    horseman(canvas, (480, 410), 170, 0.05)
    field_gun(canvas, 230, 428, 0.62)
    rain(canvas, luck)


@scene("SU5")
def diederichs(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    hills(canvas, luck, 34, 0.7)
    sea(canvas, luck)
    for x, y, size in ((120, 270, 0.5), (290, 280, 0.6), (470, 290, 0.7)):
        warship(canvas, x, y, size, 0.16, mirrored=True)
    warship(canvas, 330, 390, 1.35, 0.08, mirrored=True)


@scene("FU1")
def battle_of_cavite(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    hills(canvas, luck, 30)
    sea(canvas, luck)
    smoke(canvas, luck, (560, 236), 24, 2)
    smoke(canvas, luck, (440, 240), 18, 3)
    warship(canvas, 560, 274, 0.62, 0.16, mirrored=True, smoking=False)
    warship(canvas, 420, 284, 0.6, 0.14, mirrored=True, smoking=False)
    draw_icon(canvas, "wildfires", (566, 236), 60, grey(1))
    for x, y in ((300, 330), (350, 316), (480, 330), (420, 350)):
        canvas.drawPath(polygon([(x - 7, y), (x, y - 50), (x + 7, y)]), grey(1, 2))
    warship(canvas, 190, 380, 1.3, 0.82)
    powder_smoke(canvas, luck, (340, 352), 16, 6, 1.4)
    flag(canvas, 50, 364, 36, "us")


@scene("FU2")
def pio_del_pilar(canvas: Canvas, luck: Luck) -> None:
    countryside(canvas, luck)
    blockhouse(canvas, 590, 270, 0.7)
    river(canvas, 290, 80)
    bridge(canvas, 200, 500, 312)
    for i in range(6):
        figure(canvas, "filipino", (220 + i * 48, 298), 62, 0.10, "charge")
    flag(canvas, 360, 300, 46, "ph")
    canvas.drawRect(box(0, 384, WIDE, 60), grey(0.52))
    turf(canvas, luck, 120, 386)
    for i in range(6):
        figure(canvas, "spanish" if i % 2 else "filipino", (60 + i * 112, 436), 128, 0.06, "charge", 0.9)


@scene("FU3")
def macabulos(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    mountain(canvas, (530, 80), 200)
    plain(canvas)
    trees(canvas, luck)
    canvas.drawLine(0, 330, WIDE, 300, pen(0.1, 4))
    canvas.drawLine(0, 346, WIDE, 310, pen(0.1, 5))
    for x in range(0, 700, 26):
        canvas.drawLine(x, 324 - x * 0.043, x + 4, 354 - x * 0.052, pen(0.2, 5))
    telegraph_line(canvas, 300)
    turf(canvas, luck)
    horseman(canvas, (180, 428), 220, 0.05)
    crowd(canvas, luck, "filipino", 300, 500, 432, 124, 4, value=0.07, pose="charge")
    crowd(canvas, luck, "spanish", 510, 680, 428, 116, 3, value=0.12, light=0.85, mirrored=True)
    flag(canvas, 280, 424, 90, "ph")


@scene("FU4")
def return_of_aguinaldo(canvas: Canvas, luck: Luck) -> None:
    coast(canvas, luck, 356)
    warship(canvas, 500, 286, 0.75, 0.8)
    boat(canvas, 380, 350, 1.0)
    figure(canvas, "officer", (404, 344), 72, 0.05)
    for x in range(20, 240, 44):
        figure(canvas, "filipino", (x, 424 + x % 3 * 5), 122, 0.07, "charge")
    crowd(canvas, luck, "filipino", 520, 690, 430, 124, 4, value=0.07, pose="charge", mirrored=True)
    flag(canvas, 250, 424, 90, "ph")
    palm(canvas, (70, 440), 350, -0.04, 0.06, 17)
    palm(canvas, (660, 440), 300, 0.06, 0.08, 18)


@scene("FU5")
def monitors(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    hills(canvas, luck, 20, 0.76)
    sea(canvas, luck)
    warship(canvas, 560, 276, 0.5, 0.8)
    monitor(canvas, 310, 362, 1.7)
    powder_smoke(canvas, luck, (610, 318), 12, 7, 2)


@scene("FU6")
def cut_cable(canvas: Canvas, luck: Luck) -> None:
    day_sky(canvas, luck)
    hills(canvas, luck, 30, 0.7)
    sea(canvas, luck)
    warship(canvas, 500, 290, 0.8, 0.8)
    boat(canvas, 250, 380, 1.4)
    canvas.drawPath(curve([(-20, 420), (60, 370), (130, 340), (176, 352)]), pen(0.03, 9))
    canvas.drawPath(curve([(336, 352), (390, 336), (470, 380), (560, 440)]), pen(0.03, 9))
    for x in (176, 336):
        canvas.drawCircle(x, 352, 8, grey(0.95))
