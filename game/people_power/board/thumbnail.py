"""The small picture of the board that goes with a save."""

from __future__ import annotations

from io import BytesIO

import pygame

THUMBNAIL = (320, 180)


def thumbnail(screen: pygame.Surface, part: pygame.Rect) -> bytes:
    """The map, small, as a PNG."""
    shape = THUMBNAIL[0] / THUMBNAIL[1]
    box = pygame.Rect(0, 0, min(part.width, round(part.height * shape)), min(part.height, round(part.width / shape)))
    box.center = part.center
    small = pygame.transform.smoothscale(screen.subsurface(box.clip(screen.get_rect())), THUMBNAIL)
    packed = BytesIO()
    pygame.image.save(small, packed, "thumbnail.png")
    return packed.getvalue()
