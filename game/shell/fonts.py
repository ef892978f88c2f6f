"""The three type faces of the screens, by role."""

from functools import cache
from pathlib import Path
from typing import Literal

import pygame

from game.shell.folders import ASSETS, SHELL

FOLDER = ASSETS / SHELL / "fonts"

Role = Literal["display", "text", "news"]

missing_faces: set[str] = set()
"""The roles for which another face had to do."""


@cache
def font(role: Role, size: int, bold: bool = False, italic: bool = False) -> pygame.font.Font:
    """Display for labels and numbers, text for prompts and rules, news for newspapers; size in pixels.

    Where its file is missing or broken, pygame's own, so that the game can still be read.
    """
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        return pygame.font.Font(font_file(role, bold, italic), size)
    except (OSError, pygame.error):
        missing_faces.add(role)
        return pygame.font.Font(None, size)


def font_file(role: Role, bold: bool = False, italic: bool = False) -> Path:
    """Where the face is, for programs that load fonts themselves; the display face has no italic."""
    style = "-".join(["bold"] * bold + ["italic"] * (italic and role != "display")) or "regular"
    return FOLDER / f"{role}-{style}.ttf"
