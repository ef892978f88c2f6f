"""The pictures of a page: the board as it lay at a moment, painted without a window in the way."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Generator, Sequence
from io import BytesIO

import pygame

from game.shell.beside import begun
from game.shell.decoding import is_under_way
from game.shell.look import Look
from game.table.kit.kit import Kit
from game.table.kit.palette import Palette
from game.table.telling.snapshots import State

KEPT = 0.8
"""A picture of the board is made so much smaller."""
LOOK = Look(0.82, 1.0)
PRINT = (520, 320)
"""A picture of the game's own has this room."""


def jpeg(picture: pygame.Surface) -> bytes:
    """As a camera would keep it: a map of many colours takes a tenth of what it would take without a loss."""
    return _encoded(picture, "picture.jpg")


def png(picture: pygame.Surface) -> bytes:
    return _encoded(picture, "picture.png")


def address(picture: bytes) -> str:
    """A picture as a page holds it."""
    kind = "png" if picture.startswith(b"\x89PNG") else "jpeg"
    return f"data:image/{kind};base64,{b64encode(picture).decode('ascii')}"


class Photographer:
    """It has one board, which is painted once and then shows one state after the other."""

    def __init__(self, kit: Kit, palette: Palette, state: State) -> None:
        self._surface = pygame.Surface(kit.library.chronicler.room)
        self._surface.fill(palette.ground)
        self._view = kit.showing.view(self._surface.get_rect(), state, LOOK, palette)

    def taking(self, state: State, parts: Sequence[str]) -> Generator[None, None, bytes]:
        """Piece by piece, so that frames pass meanwhile; the parts are marked."""
        view = self._view
        view.show(state)
        view.select(parts)
        yield from until_decoded()
        yield from view.painting_ahead()
        view.update(1.0)
        while view.draw(self._surface) or not view.is_ready:
            yield
            view.update(1.0)
        taken = self._surface.copy()
        encoded = begun(lambda: jpeg(pygame.transform.smoothscale_by(taken, KEPT)))
        while not encoded.done():
            yield
        return encoded.result()


def until_decoded() -> Generator[None, None, None]:
    """Frames pass as long as a file is decoded that somebody will want."""
    yield
    while is_under_way():
        yield


def _encoded(picture: pygame.Surface, name: str) -> bytes:
    held = BytesIO()
    pygame.image.save(picture, held, name)
    return held.getvalue()
