"""The desk, the paper of the sheets that lie on it, and the front of the box are made here."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from tools.art.filipinas.canvas import Canvas, box, draw_icon, fill, image, pixels, polygon, stroke, surface, write
from tools.art.filipinas.cards import card_picture_of
from tools.art.filipinas.files import save
from tools.art.filipinas.noise import Array, grain, paper, smooth_noise
from tools.art.filipinas.palette import CREAM, CRIMSON, GOLD, INK, SEPIA

TILE = (800, 1000)
DESK = (960, 540)
BOX = {"small": (400, 560), "large": (800, 1120)}


def build_papers() -> None:
    save(paper(*TILE, (244, 233, 207), 11), "paper/sheet", quality=80)
    save(desk(), "paper/desk", quality=78)
    for size, (width, height) in BOX.items():
        save(box_front(width, height), f"box_{size}", quality=84)


def desk() -> Array:
    """Dark wood, half as large as a window, because it is out of focus."""
    width, height = DESK
    clouds = smooth_noise(width, height, 60, 1) * 2.2
    fibres = ndimage.gaussian_filter(grain(width, height, 2), (0.6, 26))
    fibres /= fibres.std()
    return np.dstack([46 + clouds + fibres * 2.6, 31 + clouds * 0.8 + fibres * 2, 24 + clouds * 0.7 + fibres * 1.6])


def box_front(width: int, height: int) -> Array:
    """Return a cover of the weekly: masthead, picture, title."""
    made, canvas = surface(width, height, width / 400)
    tall = 400 * height / width
    canvas.drawImageRect(image(paper(width, height, (240, 226, 194), 21, width / 400)), box(0, 0, 400, tall))
    canvas.drawRect(box(8, 8, 384, tall - 16), stroke(INK, 2.4))
    canvas.drawRect(box(13, 13, 374, tall - 26), stroke(INK, 0.8))
    write(canvas, "La Ilustración de Ultramar", (200, 46), "masthead-regular", 27, INK, "center")
    canvas.drawLine(24, 56, 376, 56, stroke(INK, 1.6))
    for text, x, align in (("Núm. 1", 26, "left"), ("Madrid y Manila", 200, "center"), ("1896–1898", 374, "right")):
        write(canvas, text, (x, 71), "text-italic", 12, INK, align)
    canvas.drawLine(24, 77, 376, 77, stroke(INK, 0.8))
    write(canvas, "FILIPINAS", (200, 134), "display-regular", 62, CRIMSON, "center", 2)
    write(canvas, "Fin de un Imperio", (200, 160), "cartouche-italic", 22, INK, "center")
    left, top, wide, high = 26.0, 174.0, 348.0, 262.0
    scale = width / 400
    canvas.drawImageRect(image(card_picture_of("S07", round(wide * scale), round(high * scale), 2.6 * max(1.0, scale * 0.6))), box(left, top, wide, high))  # fmt: skip
    canvas.drawRect(box(left, top, wide, high), stroke(INK, 1.8))
    canvas.drawRect(box(left - 3, top - 3, wide + 6, high + 6), stroke(INK, 0.6))
    sides(canvas, tall)
    return pixels(made)[:, :, :3]


def sides(canvas: Canvas, tall: float) -> None:
    """It shows crown, sun and eagle: the three powers, on a band at the foot."""
    y = tall - 62
    canvas.drawLine(60, y - 36, 340, y - 36, stroke(INK, 0.8))
    canvas.drawPath(polygon([(195, y - 36), (200, y - 39), (205, y - 36), (200, y - 33)]), fill(INK))
    for x, icon, ground, ink in (
        (110, "crown", CRIMSON, (244, 206, 110)),
        (200, "heraldic-sun", (42, 66, 128), (252, 204, 66)),
        (290, "eagle-emblem", (24, 38, 66), CREAM),
    ):
        canvas.drawCircle(x + 1, y + 2, 25, fill((20, 10, 4), 90, blur=2))
        canvas.drawCircle(x, y, 25, fill(ground))
        canvas.drawCircle(x, y, 25, stroke(GOLD, 2))
        canvas.drawCircle(x, y, 21.5, stroke(GOLD, 0.7))
        draw_icon(canvas, icon, (x, y), 30, fill(ink))
    write(canvas, "1 – 2", (200, tall - 20), "figure-bold", 13, SEPIA, "center")
