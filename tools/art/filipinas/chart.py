"""The chart of the theatre of war has paper, sea, mountains and lettering. Who holds a province is washed over it in
the game."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Point as Dot
from shapely.geometry import box as rectangle
from shapely.ops import unary_union

from tools.art.filipinas.canvas import (
    Canvas,
    Point,
    box,
    curve,
    fill,
    image,
    moved,
    outline_of,
    pixels,
    polygon,
    stroke,
    surface,
    write,
)
from tools.art.filipinas.files import save
from tools.art.filipinas.insets import draw_insets
from tools.art.filipinas.lens import BLEED_X, BLEED_Y, FULL_HEIGHT, FULL_WIDTH, HEIGHT, WIDTH, place
from tools.art.filipinas.noise import Array, multiplied, paper
from tools.art.filipinas.palette import (
    CREAM,
    CRIMSON,
    INK,
    LIT_LAND,
    PAPER,
    QUIET_LAND,
    RELIEF_INK,
    SEA_INK,
    SEPIA,
)
from tools.art.filipinas.relief import hachures
from tools.art.filipinas.sea import add_sea
from tools.art.filipinas.sheet import Lands, Sheet

SCALES = {"small": 0.6, "middle": 0.95, "large": 1.25, "huge": 1.9}
"""Which charts there are: for windows of 720, 1080, 1440 and 2160 lines."""

RIVERS: tuple[tuple[float, tuple[Point, ...]], ...] = (
    (1.6, ((121.06, 14.53), (121.07, 14.57), (121.035, 14.575), (121.00, 14.59), (120.965, 14.597))),
    (1.5, ((120.72, 14.78), (120.75, 14.9), (120.80, 15.02), (120.86, 15.12), (120.93, 15.25), (121.0, 15.45),
           (121.02, 15.62), (121.12, 15.8), (121.15, 16.0))),
    (1.1, ((120.78, 14.84), (120.86, 14.90), (120.96, 14.94), (121.07, 14.97), (121.16, 15.03))),
    (1.2, ((120.30, 15.98), (120.45, 15.82), (120.58, 15.62), (120.55, 15.45), (120.44, 15.32))),
    (1.0, ((120.955, 14.465), (120.985, 14.43), (120.98, 14.37))),
    (0.9, ((121.46, 14.30), (121.52, 14.24), (121.54, 14.18))),
    (1.0, ((120.89, 13.90), (120.93, 13.935))),
)  # fmt: skip
"""They are Pasig, Pampanga, Angat, Agno, Zapote, Pagsanjan and Pansipit."""
RAILWAY = (
    (120.972, 14.612), (120.95, 14.70), (120.88, 14.80), (120.81, 14.87), (120.69, 15.03), (120.60, 15.15),
    (120.585, 15.32), (120.59, 15.49), (120.55, 15.68), (120.47, 15.84), (120.36, 16.02),
)  # fmt: skip
"""It runs from Manila to Dagupan and was opened in 1892."""
TOWNS = (
    ("Malolos", 120.81, 14.84, "left", 6, 4), ("San Fernando", 120.69, 15.03, "right", -6, -4),
    ("Biac-na-Bató", 121.07, 15.14, "left", 6, 4), ("Cabanatuan", 120.97, 15.49, "left", 6, 4),
    ("Tárlac", 120.59, 15.485, "right", -7, -4), ("Silang", 120.975, 14.22, "left", 6, 5),
    ("Imus", 120.936, 14.43, "left", 6, 5), ("Calamba", 121.165, 14.20, "center", 0, -7),
    ("Santa Cruz", 121.42, 14.26, "left", 6, 7), ("Batangas", 121.05, 13.755, "center", 0, 15),
    ("Lipa", 121.16, 13.94, "left", 6, 4), ("Nasugbu", 120.64, 14.06, "center", 2, -7),
    ("Tayabas", 121.60, 14.02, "left", 6, 4), ("Morong", 121.23, 14.53, "left", 6, -3),
    ("Balanga", 120.54, 14.68, "right", -6, 4), ("San José", 120.965, 15.73, "left", 6, 4),
    ("Taal", 120.93, 13.88, "right", -7, 5), ("Baler", 121.56, 15.76, "left", 8, 3),
)  # fmt: skip
COUNTRIES = (
    ("ZAMBALES", 120.08, 15.02, -76, 12), ("BATAÁN", 120.43, 14.60, 62, 11), ("PANGASINÁN", 120.30, 16.02, 0, 10),
    ("PRÍNCIPE", 121.55, 15.62, -58, 10.5), ("I. Polillo", 121.83, 14.98, 0, 11), ("MINDORO", 121.10, 13.42, 0, 12),
    ("Marinduque", 121.98, 13.40, 0, 11), ("CAMARINES", 122.36, 14.05, 0, 10),
)  # fmt: skip
"""What is out of play: name, place, slant and size."""
NAMES = {
    "tarlac": (508, 118, 1),
    "bulacan": (458, 238, 1),
    "manila": (674, 278, 2),
    "cavite": (500, 581, 2),
    "batangas": (470, 746, 1),
    "laguna": (858, 654, 1),
}
"""Each province: where the middle of its name's baseline is, and its value. The game writes names over all washes."""
CARTOUCHE = (246.0, 150.0)
COMPASS = (284.0, 806.0), 42.0


def build_chart() -> None:
    lands = Lands()
    save(cartouche(), "chart/cartouche", quality=90)
    for name, scale in SCALES.items():
        save(engraved_chart(Sheet(lands, scale)), f"chart/{name}", quality=92 if scale <= 1 else 84)


def engraved_chart(sheet: Sheet) -> Array:
    picture = toned(sheet, paper(sheet.width, sheet.height, PAPER, 7, sheet.unit))
    picture = multiplied(picture, QUIET_LAND, sheet.out_of_play * 0.55)
    picture += (sheet.played * 0.55)[..., None] * (np.asarray(LIT_LAND) - picture)
    picture = add_sea(sheet, picture)
    picture = multiplied(picture, RELIEF_INK, hachures(sheet) * np.where(sheet.played > 0.5, 0.72, 0.50))
    return sheet.shrunk(lettered(sheet, picture))[:, :, :3]


def toned(sheet: Sheet, picture: Array) -> Array:
    """Old paper: brown towards the edges, with fox marks."""
    rows, columns = np.mgrid[0 : sheet.height, 0 : sheet.width].astype(np.float32) / sheet.unit
    edge = np.minimum(np.minimum(columns, FULL_WIDTH - columns), np.minimum(rows, FULL_HEIGHT - rows))
    picture -= (np.exp(-edge / 80) * 0.8)[..., None] * np.array([26, 32, 42], np.float32)
    luck = np.random.default_rng(5)
    for _ in range(30):
        x, y, size = luck.uniform(0, FULL_WIDTH), luck.uniform(0, FULL_HEIGHT), luck.uniform(2.5, 13)
        strength = luck.uniform(0.3, 1)
        left, top = (max(0, int((at - 40) * sheet.unit)) for at in (x, y))
        part = slice(top, int((y + 40) * sheet.unit)), slice(left, int((x + 40) * sheet.unit))
        mark = np.exp(-(((columns[part] - x) ** 2 + (rows[part] - y) ** 2) / size**2)) * strength
        picture[part] -= mark[..., None] * np.array([10, 16, 22], np.float32)
    return picture


def lettered(sheet: Sheet, picture: Array) -> Array:
    made, canvas = sheet.blank()
    canvas.save()
    canvas.translate(-BLEED_X, -BLEED_Y)
    canvas.drawImageRect(image(picture), box(0, 0, FULL_WIDTH, FULL_HEIGHT))
    canvas.restore()
    lands = sheet.lands
    draw_rhumbs(canvas, lands)
    canvas.drawPath(outline_of(lands.out_of_play), stroke(INK, 0.75, 170))
    for path in lands.paths.values():
        canvas.drawPath(path, stroke(INK, 1.35, 235))
    draw_rivers_and_railway(canvas)
    draw_closed_border(canvas, lands)
    draw_soundings(canvas, sheet)
    draw_names(canvas)
    draw_compass(canvas, *COMPASS)
    draw_insets(canvas, sheet.unit)
    draw_cities(canvas)
    return pixels(made).astype(np.float32)


def draw_rhumbs(canvas: Canvas, lands: Lands) -> None:
    around = rectangle(-BLEED_X, -BLEED_Y, WIDTH + BLEED_X, HEIGHT + BLEED_Y)
    dry = unary_union([land.buffer(1) for land in (*lands.provinces.values(), lands.out_of_play)])
    (x, y), _ = COMPASS
    canvas.save()
    canvas.clipPath(outline_of(around.difference(dry)), True)
    for i in range(32):
        turn = i * math.pi / 16
        end = x + math.cos(turn) * 1900, y + math.sin(turn) * 1900
        canvas.drawLine(x, y, *end, stroke(SEA_INK, 0.6, 60 if i % 2 else 100))
    canvas.restore()


def draw_rivers_and_railway(canvas: Canvas) -> None:
    for width, course in RIVERS:
        line = curve([place(*point) for point in course])
        canvas.drawPath(line, stroke((58, 84, 96), width + 1.1, 210))
        canvas.drawPath(line, stroke((206, 216, 204), width * 0.55))
    line = curve([place(*point) for point in RAILWAY])
    canvas.drawPath(line, stroke(INK, 0.8, 210))
    canvas.drawPath(line, stroke(INK, 3.6, 210, dashes=(0.9, 5.2)))


def draw_closed_border(canvas: Canvas, lands: Lands) -> None:
    """Between Cavite and Laguna nobody passes: a line of crosses."""
    line = shared_border(lands, "cavite", "laguna")
    canvas.drawPath(curve(line), stroke(INK, 3.4))
    canvas.drawPath(curve(line), stroke((232, 214, 170), 1.3))
    for x, y in line[1:-1:4]:
        canvas.drawLine(x - 3.6, y - 3.6, x + 3.6, y + 3.6, stroke(INK, 1.5))
        canvas.drawLine(x - 3.6, y + 3.6, x + 3.6, y - 3.6, stroke(INK, 1.5))


def shared_border(lands: Lands, one: str, other: str) -> list[Point]:
    """The longest run of one province's shore that touches the other, from end to end."""
    neighbour = lands.provinces[other]
    shore = [(x, y) for x, y, *_ in lands.mainlands[one].exterior.coords]
    near = [neighbour.distance(Dot(point)) < 2.5 for point in shore]
    start = near.index(False)
    runs: list[list[Point]] = [[]]
    for i in range(len(shore)):
        at = (start + i) % len(shore)
        if near[at]:
            runs[-1].append(shore[at])
        elif runs[-1]:
            runs.append([])
    longest = max(runs, key=len)
    return [*longest[::3], longest[-1]]


def draw_soundings(canvas: Canvas, sheet: Sheet) -> None:
    luck = np.random.default_rng(9)
    for _ in range(560):
        x, y, wanted, more = (
            luck.uniform(20, WIDTH - 20),
            luck.uniform(20, HEIGHT - 20),
            luck.uniform(),
            luck.integers(0, 9),
        )
        away = float(sheet.offshore[int((y + BLEED_Y) * sheet.unit), int((x + BLEED_X) * sheet.unit)])
        if 26 <= away <= 150 and wanted < 0.45 and x > 300:
            write(canvas, str(int(away / 3.2 + more)), (x, y), "text-italic", 8.4, (60, 78, 86), "center", alpha=165)


def draw_names(canvas: Canvas) -> None:
    for name, longitude, latitude, align, across, down in TOWNS:
        x, y = place(longitude, latitude)
        canvas.drawCircle(x, y, 2.6, fill(PAPER))
        canvas.drawCircle(x, y, 2.6, stroke(INK, 0.9))
        canvas.drawCircle(x, y, 0.9, fill(INK))
        at = (x + across, y + down)
        write(canvas, name, at, "text-italic", 11.5, INK, align, halo=(243, 232, 205, 190), halo_width=2.6)
    for name, longitude, latitude, slant, size in COUNTRIES:
        with moved(canvas, *place(longitude, latitude), turn=slant):
            write(canvas, name, (0, 0), "text-regular", size, SEPIA, "center", 2.4, halo=(236, 224, 194, 150))
    sea_name(canvas, "Bahía de", (412, 300), 16, 2.6, -14)
    sea_name(canvas, "Manila", (424, 322), 16, 2.6, -14)
    sea_name(canvas, "Laguna de Bay", (842, 596), 13, 1.2, -8)
    sea_name(canvas, "Bombón", (618, 772), 10.5, 0.8)
    sea_name(canvas, "Océano Pacífico", (1092, 400), 17, 3.2, 78)
    sea_name(canvas, "MAR DE FILIPINAS", (140, 232), 15, 2.6)


def sea_name(canvas: Canvas, name: str, at: Point, size: float, spacing: float, slant: float = 0) -> None:
    with moved(canvas, *at, turn=slant):
        write(canvas, name, (0, 0), "text-italic", size, (44, 66, 78), "center", spacing, halo=(222, 219, 196, 190), halo_width=4)  # fmt: skip


def draw_compass(canvas: Canvas, centre: Point, radius: float) -> None:
    x, y = centre
    canvas.drawCircle(x, y, radius + 6, fill((240, 230, 204), 235))
    canvas.drawCircle(x, y, radius + 6, stroke(INK, 1.4))
    canvas.drawCircle(x, y, radius + 3.5, stroke(INK, 0.6))

    def at(turn: float, reach: float) -> Point:
        return x + math.cos(turn) * reach, y + math.sin(turn) * reach

    for i in range(72):
        canvas.drawLine(*at(i * math.pi / 36, radius + 3.5), *at(i * math.pi / 36, radius + (0.1 if i % 2 else -2.5)), stroke(INK, 0.7))  # fmt: skip
    for rays, reach, first in ((8, 0.52, math.pi / 8), (4, 0.70, math.pi / 4), (4, 0.96, 0.0)):
        for i in range(rays):
            turn = first - math.pi / 2 + i * 2 * math.pi / rays
            half, waist = math.pi / (8 if rays == 8 else 4), radius * (0.14 if rays == 8 else 0.195)
            left, tip, right = at(turn - half, waist), at(turn, radius * reach), at(turn + half, waist)
            north = rays == 4 and first == 0 and i == 0
            canvas.drawPath(polygon([centre, left, tip]), fill(CREAM))
            canvas.drawPath(polygon([centre, right, tip]), fill(CRIMSON if north else INK))
            canvas.drawPath(polygon([left, tip, right], closed=False), stroke(INK, 0.7))
    write(canvas, "N", (x, y - radius - 10), "figure-bold", 16, INK, "center", halo=(225, 222, 200, 220), halo_width=4)


def cartouche() -> Array:
    """The chart's title, which the game lays into the corner of the pane; it has no fine lines, so one size serves."""
    made, canvas = surface(round((CARTOUCHE[0] + 24) * 2), round((CARTOUCHE[1] + 24) * 2), 2)
    draw_cartouche(canvas)
    return pixels(made)


def draw_cartouche(canvas: Canvas) -> None:
    x, y, (width, height) = 12.0, 12.0, CARTOUCHE
    canvas.drawRect(box(x + 3, y + 4, width, height), fill((30, 18, 8), 90, blur=4))
    canvas.drawRect(box(x, y, width, height), fill((246, 236, 209)))
    canvas.drawRect(box(x, y, width, height), stroke(INK, 2.4))
    canvas.drawRect(box(x + 4, y + 4, width - 8, height - 8), stroke(INK, 0.7))
    for corner in ((x, y), (x + width, y), (x, y + height), (x + width, y + height)):
        canvas.drawCircle(*corner, 7, fill((246, 236, 209)))
        canvas.drawCircle(*corner, 7, stroke(INK, 1.6))
        canvas.drawCircle(*corner, 3.4, fill(CRIMSON))
    middle = x + width / 2
    write(canvas, "Teatro de la Guerra en", (middle, y + 30), "cartouche-italic", 17, INK, "center")
    write(canvas, "FILIPINAS", (middle, y + 72), "display-regular", 40, CRIMSON, "center", 2)
    write(canvas, "1896 — 1898", (middle, y + 98), "figure-bold", 19, INK, "center", 1.2)
    ornament(canvas, x + 50, y + 112, width - 100)
    write(canvas, "Fin de un Imperio", (middle, y + 136), "cartouche-italic", 19, INK, "center")


def ornament(canvas: Canvas, x: float, y: float, width: float) -> None:
    middle = x + width / 2
    canvas.drawLine(x, y, middle - 9, y, stroke(INK, 0.8))
    canvas.drawLine(middle + 9, y, x + width, y, stroke(INK, 0.8))
    canvas.drawPath(polygon([(middle - 5, y), (middle, y - 3), (middle + 5, y), (middle, y + 3)]), fill(INK))


CITY_BOXES = {"manila_city": (436, 334, 142, 92), "cavite_city": (316, 450, 122, 92)}
LINE_BOXES = {"line_1": (704, 474, 92, 92), "line_2": (240, 590, 92, 92)}
"""Where units stand that are in a city or a line: the game draws the boxes, over the washes."""


def draw_cities(canvas: Canvas) -> None:
    for key in CITY_BOXES:
        canvas.drawCircle(*BOX_ANCHORS[key], 5.4, fill(CREAM))
        canvas.drawCircle(*BOX_ANCHORS[key], 5.4, stroke(INK, 1.6))
        canvas.drawCircle(*BOX_ANCHORS[key], 2.4, fill(CRIMSON))


BOX_ANCHORS = {
    "manila_city": place(120.972, 14.59),
    "cavite_city": place(120.905, 14.482),
    "line_1": place(120.985, 14.42),
    "line_2": place(120.64, 14.20),
}
