"""The wall has these types: heavy headings, plain labels, narrow titles and figures, and the brush."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Literal

import pygame

from game.shell.cache import MEGABYTE, kept
from game.shell.colours import Colour
from game.shell.folders import ASSETS
from game.shell.fonts import AnyText, font, missing_faces
from game.shell.lettering import check_fit, draw_line, fitting_size, rendered, width_of

Face = Literal["heading", "label", "narrow", "figures", "brush"]

SMALLEST = 9
"""In pixels: smaller narrow type could not be read."""
SMALLEST_OPEN = 14
"""Other type that is smaller is worse to read than narrow type."""
CLOSEST = 0.8
"""Of its width: closer together a line could not be read."""


@kept(12 * MEGABYTE)
def face(name: Face, size: int) -> pygame.font.Font:
    """Where its file is missing or broken, the shell's display face."""
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        return AnyText(ASSETS / "red_guard" / "fonts" / f"{name}.ttf", size)
    except (OSError, pygame.error):
        missing_faces.add("display")
        return font("display", size, bold=True)


def fitted(name: Face, size: int, text: str, width: int) -> pygame.font.Font:
    """In the largest size, up to this one, in which the line fits the width; narrow type where nothing else does."""
    least = SMALLEST if name == "narrow" else SMALLEST_OPEN
    found = face(name, fitting_size(partial(face, name), size, text, width, least))
    return found if name == "narrow" or width_of(found, text) <= width else fitted("narrow", size, text, width)


def close_width(words: str, size: int) -> int:
    """Of a line in narrow type that is pressed together as far as it can be."""
    return math.ceil(width_of(face("narrow", size), words) * CLOSEST)


def close_size(lines: Sequence[str], size: int, width: int) -> int:
    """The largest, up to this one, in which each of these lines in narrow type can be pressed into the width."""
    fits = (each for each in range(size, SMALLEST, -1) if all(close_width(words, each) <= width for words in lines))
    return next(fits, SMALLEST)


def draw_close(
    picture: pygame.Surface, words: str, box: pygame.Rect, name: Face, size: int, ink: Colour, align: str = "left"
) -> None:
    """A line that is pressed together where smaller type would be the worse to read.

    Letters stand on whole pixels: from one small size to the next a line can lose a third of its width.
    """
    least = SMALLEST if name == "narrow" else SMALLEST_OPEN
    open_size = fitting_size(partial(face, name), size, words, box.width, least)
    if name != "narrow" and width_of(face(name, open_size), words) <= box.width:
        draw_line(picture, words, box, face(name, open_size), ink, align)
        return
    image = rendered(face("narrow", close_size((words,), size, box.width)), words, ink)
    check_fit(words, (round(image.get_width() * CLOSEST), image.get_height()), box.size)
    if image.get_width() > box.width:
        image = pygame.transform.smoothscale(image, (box.width, image.get_height()))
    place = image.get_rect(centery=box.centery, left=box.left)
    if align == "center":
        place.centerx = box.centerx
    picture.blit(image, place)
