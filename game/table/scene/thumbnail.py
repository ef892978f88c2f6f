"""The small picture of the board that goes with a save."""

from __future__ import annotations

from functools import partial
from io import BytesIO

import pygame

from game.shell.beside import Future
from game.shell.decoding import beside

THUMBNAIL = (320, 180)
FRAMES = 4
"""So many pass before it is taken: by then all that belongs to a question has been drawn."""


class TurnPicture:
    """The board as it stood when the turn under way was first asked about."""

    def __init__(self) -> None:
        self._packing: Future[bytes] | None = None
        self._is_due = True
        self._waited = 0
        """Frames for which the picture has been due."""

    @property
    def png(self) -> bytes | None:
        """At once, unless it has only just been taken."""
        return self._packing.result() if self._packing is not None else None

    def turn_over(self) -> None:
        """The next turn gets a picture of its own."""
        self._is_due = True

    def take(self, screen: pygame.Surface, part: pygame.Rect) -> bool:
        """Of a part of the screen, unless this turn has its picture; False if it is still to be taken.

        Those in which a question is first drawn have enough to do without it. Packing it takes longer than a frame.
        """
        if self._is_due and self._waited < FRAMES:
            self._waited += 1
            return False
        if self._is_due:
            self._is_due, self._waited = False, 0
            self._packing = beside(partial(_packed, _thumbnail(screen, part)))
        return True


def _thumbnail(screen: pygame.Surface, part: pygame.Rect) -> pygame.Surface:
    shape = THUMBNAIL[0] / THUMBNAIL[1]
    box = pygame.Rect(0, 0, min(part.width, round(part.height * shape)), min(part.height, round(part.width / shape)))
    box.center = part.center
    return pygame.transform.smoothscale(screen.subsurface(box.clip(screen.get_rect())), THUMBNAIL)


def _packed(small: pygame.Surface) -> bytes:
    with BytesIO() as packed:  # closed, because pygame holds on to whatever it has saved to
        pygame.image.save(small, packed, "thumbnail.png")
        return packed.getvalue()
