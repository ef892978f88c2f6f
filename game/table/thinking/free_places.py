"""Free places on a board: what is laid there for a while covers nothing that is read, and nothing else of its kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pygame import Rect, Vector2

from game.table.board.view import Position

FURTHER = 10
"""How often a place is looked for further away."""
SIDES = ("midleft", "midright", "midtop", "midbottom", "topleft", "topright", "bottomleft", "bottomright")


class FreePlaces:
    """Every place is given once."""

    def __init__(self, board: Rect, taken: Iterable[Rect]) -> None:
        self._board = board
        self._taken = list(taken)

    def take(self, place: Rect) -> None:
        self._taken.append(place)

    def beside(self, sign: Rect, size: tuple[int, int]) -> Rect:
        """The nearest free place of this size; if there is none, the one that covers least."""
        found = [place.clamp(self._board) for place in _around(sign, Rect((0, 0), size))]
        free = next((place for place in found if place.collidelist(self._taken) < 0), None)
        place = free or min(found, key=self._covered)
        self.take(place)
        return place

    def _covered(self, place: Rect) -> int:
        parts = [place.clip(self._taken[number]) for number in place.collidelistall(self._taken)]
        return sum(part.width * part.height for part in parts)


def uncovered(start: Position, end: Position, taken: Iterable[Rect]) -> list[tuple[Position, Position]]:
    """What is seen of a line that passes under all this."""
    origin, way = Vector2(start), Vector2(end) - start
    if not way:
        return []
    hidden = [(origin.distance_to(a), origin.distance_to(b)) for rect in taken for a, b in _clipped(rect, start, end)]
    seen, reached = [], 0.0
    for leaves, comes_back in (*sorted(hidden), (way.length(), way.length())):
        if leaves > reached:
            seen.append((reached, leaves))
        reached = max(reached, comes_back)
    along = way.normalize()
    parts = [(origin + along * a, origin + along * b) for a, b in seen]
    return [((a.x, a.y), (b.x, b.y)) for a, b in parts]


def _clipped(rect: Rect, start: Position, end: Position) -> Iterator[tuple[Position, Position]]:
    part = rect.clipline(start, end)
    if part:
        yield part


def _around(sign: Rect, place: Rect) -> Iterator[Rect]:
    """On every side of a sign and, where there is room, in the corners of it; then further and further away."""
    for step in range(FURTHER):
        reach = sign.inflate(2 + step * place.width // 2, 2 + step * place.height // 2)
        outer = reach.inflate(2 * place.width, 2 * place.height)
        yield from (place.move_to(**{side: getattr(outer, side)}) for side in SIDES)
        if not step and sign.width > 2 * place.width and sign.height > 2 * place.height:
            yield from (place.move_to(**{side: getattr(sign, side)}) for side in SIDES)
