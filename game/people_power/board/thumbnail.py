"""The small picture of the board that goes with a save."""

from __future__ import annotations

from io import BytesIO

import pygame

THUMBNAIL = (320, 180)


class TurnPicture:
    """The board as it stood when the turn under way was first asked about."""

    def __init__(self) -> None:
        self.png: bytes | None = None
        self._is_due = True

    def turn_over(self) -> None:
        """The next turn gets a picture of its own."""
        self._is_due = True

    def take(self, screen: pygame.Surface, part: pygame.Rect) -> None:
        """Of a part of the screen, unless this turn has its picture."""
        if self._is_due:
            self._is_due = False
            self.png = _thumbnail(screen, part)


def _thumbnail(screen: pygame.Surface, part: pygame.Rect) -> bytes:
    """The map, small, as a PNG."""
    shape = THUMBNAIL[0] / THUMBNAIL[1]
    box = pygame.Rect(0, 0, min(part.width, round(part.height * shape)), min(part.height, round(part.width / shape)))
    box.center = part.center
    small = pygame.transform.smoothscale(screen.subsurface(box.clip(screen.get_rect())), THUMBNAIL)
    packed = BytesIO()
    pygame.image.save(small, packed, "thumbnail.png")
    return packed.getvalue()
