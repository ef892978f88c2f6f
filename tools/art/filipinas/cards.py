"""The pictures of the cards, in the sizes in which the game shows them, so that no fine line is ever scaled."""

from __future__ import annotations

import numpy as np

from tools.art.filipinas.canvas import Canvas
from tools.art.filipinas.engraving import engraving
from tools.art.filipinas.files import save
from tools.art.filipinas.noise import Array
from tools.art.filipinas.scenery import TALL, WIDE
from tools.art.filipinas.scenes import SCENES, draw_scene

WIDTHS = {"hand_small": 112, "hand": 150, "page_small": 248, "page": 360, "large": 640}
"""A card has these widths in a hand and on its page, in windows of 720 and of 1080 lines; the large one is for more."""
PERIODS = {"hand_small": 2.3, "hand": 2.3, "page_small": 2.4, "page": 2.5, "large": 3.2}


def build_cards() -> None:
    for card in SCENES:
        for size, width in WIDTHS.items():
            save(card_picture(card, size), f"cards/{card.lower()}_{size}", quality=62 if width > 300 else 72)


def card_picture(card: str, size: str) -> Array:
    width = WIDTHS[size]
    return card_picture_of(card, width, round(width * TALL / WIDE), PERIODS[size])


def card_picture_of(card: str, width: int, height: int, period: float) -> Array:
    """Return so many pixels, with as much of the picture's middle as fits."""

    def waves(x: Array, y: Array) -> Array:
        return 5 * np.sin(x * 14 + y * 5) + 3 * np.sin(x * 31)

    units = min(WIDE, TALL * width / height), min(TALL, WIDE * height / width)

    def draw(canvas: Canvas) -> None:
        canvas.translate((units[0] - WIDE) / 2, (units[1] - TALL) / 2)
        draw_scene(card, canvas)

    return engraving(draw, (width, height), units, period, waves)
