"""The weekly has these types: display for titles, head for headings, figure for numbers, text, telegraph, masthead."""

from __future__ import annotations

from functools import partial

import pygame

from game.shell.cache import MEGABYTE, kept
from game.shell.folders import ASSETS
from game.shell.fonts import AnyText, font
from game.shell.lettering import fitting_size

FOLDER = ASSETS / "filipinas" / "fonts"


@kept(12 * MEGABYTE)
def telegraph(size: int, bold: bool = False, italic: bool = False) -> pygame.font.Font:
    """The typewriter of the telegrams; it has one weight, so a bold word is struck twice."""
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        typed = AnyText(FOLDER / "telegraph-regular.ttf", size)
    except (OSError, pygame.error):
        return font("text", size, bold=bold, italic=italic)
    typed.bold, typed.italic = bold, italic
    return typed


@kept(12 * MEGABYTE)
def face(name: str, size: int) -> pygame.font.Font:
    """A face by its file; where that is missing or broken, one of the shell's, so that the game can still be read."""
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        return AnyText(FOLDER / f"{name}.ttf", size)
    except (OSError, pygame.error):
        return font("news", size, bold="bold" in name, italic="italic" in name)


def fitted(name: str, size: int, words: str, width: int) -> pygame.font.Font:
    """The face in the largest size, up to this one, in which the line fits the width."""
    return face(name, fitting_size(partial(face, name), size, words, width))
