"""The small picture beside a save, which anybody may have put there."""

from io import BytesIO
from pathlib import Path

import pygame

from game.shell.reading import read_regular

LARGEST = 2 * 1024 * 1024
WIDEST = 1024
"""Pixels: a file of a few bytes may say that it is a picture of 30,000 by 30,000."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_SIZE = slice(16, 24)


def read_thumbnail(path: Path) -> pygame.Surface | None:
    """The picture; None if there is none, or none that one would want to open."""
    try:
        data = read_regular(path, LARGEST)
        if not data.startswith(_SIGNATURE) or len(data) < _SIZE.stop:
            return None
        width, height = (int.from_bytes(data[_SIZE][at : at + 4], "big") for at in (0, 4))
        if not (0 < width <= WIDEST and 0 < height <= WIDEST):
            return None
        return pygame.image.load(BytesIO(data), "thumbnail.png").convert()
    except (pygame.error, OSError, ValueError):
        return None
