"""Free places on a board: what is laid there for a while covers nothing that is read, and nothing else of its kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from pygame import Rect, Vector2

Position = tuple[float, float]

FURTHER = 10
"""How often a place is looked for further away."""
COVERED = 6.0
"""To cover something wholly is as bad as to lie so many times as far away as beside it."""
AWAY = (0.0, 0.4, 0.7, 1.0, 1.3, 1.7)
"""How far from the middle of a sign something is laid: 1 is beside it."""
DIRECTIONS = 12
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

    def on_or_at(self, sign: Rect, size: tuple[int, int], strange: Callable[[Position], float]) -> Rect:
        """A near place that covers little and seems to belong to the sign: `strange` says how little it does."""
        area = size[0] * size[1]

        def badness(candidate: tuple[float, Rect]) -> float:
            away, place = candidate
            return COVERED * self._covered(place) / area + strange(place.center) + away

        _, place = min(_closer_and_further(sign, size, self._board), key=badness)
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


def _closer_and_further(sign: Rect, size: tuple[int, int], board: Rect) -> Iterator[tuple[float, Rect]]:
    """Go in every direction, from the middle of a sign outwards."""
    across, down = (sign.width + size[0]) / 2, (sign.height + size[1]) / 2
    for away in AWAY:
        for number in range(DIRECTIONS):
            way = Vector2(away, 0).rotate(360 / DIRECTIONS * number)
            place = Rect((0, 0), size)
            place.center = round(sign.centerx + way.x * across), round(sign.centery + way.y * down)
            yield away, place.clamp(board)
