"""What lies on a board: each picture in its place. Where that differs from before, the board is drawn again."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from pygame import Rect, Surface

OPAQUE = 255
Laid = tuple[Surface, tuple[float, float], int]
"""A picture, where its corner is, and how opaque it is."""
MOST = 6
"""Parts that are drawn each by itself."""


def lay(surface: Surface, pictures: Iterable[Laid]) -> None:
    """From the lowest to the topmost; the same picture may lie in several places, here more opaque than there."""
    blits: list[tuple[Surface, tuple[float, float]]] = []
    for picture, place, alpha in pictures:
        if alpha != (picture.get_alpha() or OPAQUE):
            surface.fblits(blits)
            blits.clear()
            picture.set_alpha(alpha)
        blits.append((picture, place))
    surface.fblits(blits)


def differing(before: Collection[Laid], now: Collection[Laid]) -> list[Rect]:
    """Where something has come, gone or faded."""
    return [picture.get_rect(topleft=place).inflate(2, 2) for picture, place, _ in {*before} ^ {*now}]


def together(parts: Iterable[Rect], board: Rect) -> list[Rect]:
    """As much of them as is on the board: those that overlap as one, and all as one if they are many."""
    apart: list[Rect] = []
    for part in parts:
        seen = part.clip(board)
        while seen and (number := seen.collidelist(apart)) >= 0:
            seen = seen.union(apart.pop(number))
        apart += [seen] if seen else []
    return apart if len(apart) <= MOST else [apart[0].unionall(apart[1:])]
