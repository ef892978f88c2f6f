"""The type of the wall: heavy headings, plain labels, narrow titles and figures, and the brush."""

from __future__ import annotations

from functools import partial
from typing import Literal

import pygame

from game.shell.folders import ASSETS
from game.shell.fonts import font, missing_faces
from game.shell.kept import MEGABYTE, kept
from game.shell.lettering import fitting_size, width_of

Face = Literal["heading", "label", "narrow", "figures", "brush"]

SMALLEST = 9
"""In pixels: smaller narrow type could not be read."""
SMALLEST_OPEN = 11
"""Other type that is smaller is worse to read than narrow type."""


@kept(12 * MEGABYTE)
def face(name: Face, size: int) -> pygame.font.Font:
    """Where its file is missing or broken, the shell's display face."""
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        return pygame.font.Font(ASSETS / "red_guard" / "fonts" / f"{name}.ttf", size)
    except (OSError, pygame.error):
        missing_faces.add("display")
        return font("display", size, bold=True)


def fitted(name: Face, size: int, text: str, width: int) -> pygame.font.Font:
    """In the largest size, up to this one, in which the line fits the width; narrow type where nothing else does."""
    least = SMALLEST if name == "narrow" else SMALLEST_OPEN
    found = face(name, fitting_size(partial(face, name), size, text, width, least))
    return found if name == "narrow" or width_of(found, text) <= width else fitted("narrow", size, text, width)
