"""Where the plates stand: near the place that the map suggests, off the land, and never on each other."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

import pygame
from pygame import Rect, Vector2

from game.table.map.geometry import Geometry, Point
from game.table.map.hit_map import land_mask

COARSE = 0.25
"""Land is weighed on masks of this many pixels per map unit."""
STEP = 9
"""Pixels between tried places, at unit size."""
REACHES = (6, 9, 12)
"""So many steps around its place a plate is tried, wider only where it finds no good one."""
ROUNDS = 3
PUSHES = 60
FARTHEST = 110
"""A plate farther from its place than this, at unit size, would no longer belong to its land."""

FAR = 1.0
ON_LAND = 260.0
ON_OWN_LAND = 700.0
ON_MARK = 300.0
LINE_HIDDEN = 500.0

Line = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Wish:
    """Of one plate, in pixels of the world."""

    size: tuple[int, int]
    middle: Point
    anchor: Point
    """Where its line leads to."""


@dataclass(frozen=True)
class World:
    """What the plates are laid on, in pixels."""

    geometry: Geometry
    size: tuple[int, int]
    origin: Point
    """The map unit at its upper left corner."""
    scale: float
    """Pixels per map unit."""
    unit: float
    """The size of the plates."""
    gap: int
    """That plates keep between them."""
    marks: list[Rect]
    """The medallions and pins, which plates should leave in sight."""

    @cached_property
    def room(self) -> Rect:
        return Rect((0, 0), self.size).inflate(-2 * self.gap, -2 * self.gap)

    def marks_of_others(self, anchor: Point) -> list[Rect]:
        """A line through the mark of another space would seem to lead there."""
        return [mark for mark in self.marks if not mark.collidepoint(anchor)]


def find_places(wishes: Mapping[str, Wish], world: World) -> dict[str, Rect] | None:
    """A place for each plate, or None if they do not all fit there."""
    starts = _spread(wishes, world)
    placed: dict[str, Rect] = {}
    for _ in range(ROUNDS):
        moved = False
        for space in wishes:
            others = {other: rect for other, rect in placed.items() if other != space}
            best = _best_place(space, starts[space], wishes, others, world)
            if best is None:
                # Leave it out for now: the next round finds it a place once the others have settled.
                moved |= placed.pop(space, None) is not None
                continue
            moved |= placed.get(space) != best
            placed[space] = best
        if not moved:
            break
    return placed if len(placed) == len(wishes) else None


def hidden_lines(placed: Mapping[str, Rect], wishes: Mapping[str, Wish], world: World) -> int:
    """How often the line from a plate to its land runs under another plate, or through the mark of another space."""
    hidden = 0
    for name, rect in placed.items():
        anchor = wishes[name].anchor
        others = [other for neighbour, other in placed.items() if neighbour != name]
        hidden += _crossings(line_to(rect, anchor), [*others, *world.marks_of_others(anchor)])
    return hidden


def line_to(rect: Rect, anchor: Point) -> Line:
    """From the middle of the plate's edge that faces its land to the land."""
    x, y = anchor
    if rect.left <= x <= rect.right:
        return (x, rect.top if y < rect.top else rect.bottom), anchor
    edge = rect.left if x < rect.left else rect.right
    return (edge, min(max(y, rect.top + rect.height * 0.25), rect.bottom - rect.height * 0.25)), anchor


def _spread(wishes: Mapping[str, Wish], world: World) -> dict[str, Vector2]:
    """The middles pushed apart as little as needed: without this, the first plates of a full column leave no room."""
    middles = {name: Vector2(wish.middle) for name, wish in wishes.items()}
    room = world.room
    for _ in range(PUSHES):
        for one, other in combinations(wishes, 2):
            width, height = (
                (a + b) / 2 + world.gap + 1 for a, b in zip(wishes[one].size, wishes[other].size, strict=True)
            )
            away = middles[other] - middles[one]
            over_x, over_y = width - abs(away.x), height - abs(away.y)
            if over_x <= 0 or over_y <= 0:
                continue
            push = Vector2(0, math.copysign(over_y / 2, away.y))
            if over_x < over_y:
                push = Vector2(math.copysign(over_x / 2, away.x), 0)
            middles[one] -= push
            middles[other] += push
        for name, middle in middles.items():
            width, height = wishes[name].size
            middle.x = min(max(middle.x, room.left + width / 2), room.right - width / 2)
            middle.y = min(max(middle.y, room.top + height / 2), room.bottom - height / 2)
    return middles


def _best_place(
    space: str, start: Vector2, wishes: Mapping[str, Wish], others: Mapping[str, Rect], world: World
) -> Rect | None:
    """The cheapest around the start; what is dear to find out is asked last, of those that may still be the best."""
    anchor = wishes[space].anchor
    taken = [rect.inflate(2 * world.gap, 2 * world.gap) for rect in others.values()]
    lines = [line_to(rect, wishes[other].anchor) for other, rect in others.items()]
    in_the_way = [*taken, *world.marks_of_others(anchor)]
    best: Rect | None = None
    least = math.inf
    for reach in REACHES:
        for rect in _tried(wishes[space], start, reach, world):
            cost = FAR * (abs(rect.centerx - start.x) + abs(rect.centery - start.y)) / world.unit
            if cost >= least or rect.collidelist(taken) >= 0:
                continue
            cost += _cost_of_land(space, rect, world) + ON_MARK * len(rect.collidelistall(world.marks))
            if cost >= least:
                continue
            cost += LINE_HIDDEN * _crossings(line_to(rect, anchor), in_the_way)
            cost += LINE_HIDDEN * sum(bool(rect.clipline(*line)) for line in lines)
            if cost < least:
                best, least = rect, cost
        if least < LINE_HIDDEN:
            break
    return best


def _tried(wish: Wish, start: Vector2, reach: int, world: World) -> Iterator[Rect]:
    """The places on a grid around the start that lie in the room and near the wish, each once."""
    step = max(4, round(STEP * world.unit))
    seen: set[tuple[int, int]] = set()
    for column in range(-reach, reach + 1):
        for row in range(-reach, reach + 1):
            rect = Rect((0, 0), wish.size)
            rect.center = round(start.x + column * step), round(start.y + row * step)
            rect.clamp_ip(world.room)
            near = math.dist(rect.center, wish.middle) <= FARTHEST * world.unit
            if near and rect.topleft not in seen and world.room.contains(rect):
                seen.add(rect.topleft)
                yield rect


def _crossings(line: Line, rects: Sequence[Rect]) -> int:
    return sum(bool(rect.clipline(*line)) for rect in rects)


def _cost_of_land(space: str, rect: Rect, world: World) -> float:
    """How badly a plate there would cover the land."""
    per_pixel = COARSE / world.scale
    size = max(1, round(rect.width * per_pixel)), max(1, round(rect.height * per_pixel))
    left, top = world.origin
    place = round(rect.x * per_pixel + left * COARSE), round(rect.y * per_pixel + top * COARSE)
    stamp = pygame.Mask(size, fill=True)
    area = size[0] * size[1]
    covered = land_mask(world.geometry, None, COARSE).overlap_area(stamp, place) / area
    if not covered:
        return 0.0
    own = land_mask(world.geometry, space, COARSE).overlap_area(stamp, place) / area
    return ON_LAND * covered + ON_OWN_LAND * own
