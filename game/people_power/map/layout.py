"""Where the plates stand: near the place that the map suggests, off the land, and never on each other."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

import pygame
from pygame import Rect, Vector2

from game.people_power.map.hit_map import land_mask

COARSE = 0.25
"""Land is weighed on masks of this many pixels per map unit."""
STEP = 9
"""Pixels between tried places, at unit size."""
ROUNDS = 3
PUSHES = 60
FARTHEST = 110
"""A plate farther from its place than this, at unit size, would no longer belong to its land."""

FAR = 1.0
ON_LAND = 260.0
ON_OWN_LAND = 700.0
ON_MARK = 300.0
LINE_HIDDEN = 500.0

Line = tuple[tuple[float, float], tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Wish:
    size: tuple[int, int]
    middle: tuple[float, float]
    """In pixels of the world."""
    anchor: tuple[float, float]
    """Where its line leads to, in pixels of the world."""


def arrange(wishes: Mapping[str, Wish], world: Rect, gap: int, origin: tuple[float, float], scale: float,
            unit: float, marks: Sequence[Rect] = ()) -> dict[str, Rect] | None:  # fmt: skip
    """A place for each plate, or None if they do not all fit there. `origin` and `scale` tell where the land is.

    `marks` are the medallions and pins, which plates should leave in sight.
    """
    room = world.inflate(-2 * gap, -2 * gap)
    weigh = _Scales(origin, scale)
    apart = _spread(wishes, room, gap)
    placed: dict[str, Rect] = {}
    for _ in range(ROUNDS):
        moved = False
        for space, wish in apart.items():
            others = [rect.inflate(2 * gap, 2 * gap) for other, rect in placed.items() if other != space]
            lines = [line_to(rect, wishes[other].anchor) for other, rect in placed.items() if other != space]
            best = _best_place(space, wish, wishes[space], room, others, lines, marks, weigh, unit)
            if best is None:
                # Leave it out for now: the next round finds it a place once the others have settled.
                moved |= placed.pop(space, None) is not None
                continue
            moved |= placed.get(space) != best
            placed[space] = best
        if not moved:
            break
    return placed if len(placed) == len(wishes) else None


def hidden_lines(placed: Mapping[str, Rect], wishes: Mapping[str, Wish], marks: Sequence[Rect]) -> int:
    """How often the line from a plate to its land runs under another plate, or through the mark of another space."""
    hidden = 0
    for name, rect in placed.items():
        anchor = wishes[name].anchor
        others = [other for neighbour, other in placed.items() if neighbour != name]
        foreign = [mark for mark in marks if not mark.collidepoint(anchor)]
        hidden += sum(bool(other.clipline(*line_to(rect, anchor))) for other in (*others, *foreign))
    return hidden


def _spread(wishes: Mapping[str, Wish], room: Rect, gap: int) -> dict[str, Wish]:
    """The wishes pushed apart as little as needed: without this, the first plates of a full column leave no room."""
    middles = {name: Vector2(wish.middle) for name, wish in wishes.items()}
    for _ in range(PUSHES):
        for one, other in combinations(wishes, 2):
            width, height = ((a + b) / 2 + gap + 1 for a, b in zip(wishes[one].size, wishes[other].size, strict=True))
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
    return {name: Wish(wish.size, (middles[name].x, middles[name].y), wish.anchor) for name, wish in wishes.items()}


def _is_near(rect: Rect, wish: Wish, unit: float) -> bool:
    return math.dist(rect.center, wish.middle) <= FARTHEST * unit


def line_to(rect: Rect, anchor: tuple[float, float]) -> Line:
    """From the middle of the plate's edge that faces its land to the land."""
    x, y = anchor
    if rect.left <= x <= rect.right:
        return (x, rect.top if y < rect.top else rect.bottom), anchor
    edge = rect.left if x < rect.left else rect.right
    return (edge, min(max(y, rect.top + rect.height * 0.25), rect.bottom - rect.height * 0.25)), anchor


def _best_place(space: str, wish: Wish, home: Wish, room: Rect, others: list[Rect], lines: list[Line],
                marks: Sequence[Rect], weigh: "_Scales", unit: float) -> Rect | None:  # fmt: skip
    step = max(4, round(STEP * unit))
    best: tuple[float, Rect] | None = None
    # A line through the mark of another space would seem to lead there.
    foreign = [mark for mark in marks if not mark.collidepoint(wish.anchor)]
    for reach in (6, 9, 12):
        seen: set[tuple[int, int]] = set()
        for column in range(-reach, reach + 1):
            for row in range(-reach, reach + 1):
                rect = Rect((0, 0), wish.size)
                rect.center = round(wish.middle[0] + column * step), round(wish.middle[1] + row * step)
                rect.clamp_ip(room)
                if rect.topleft in seen or not room.contains(rect) or not _is_near(rect, home, unit):
                    continue
                seen.add(rect.topleft)
                distance = FAR * (abs(rect.centerx - wish.middle[0]) + abs(rect.centery - wish.middle[1])) / unit
                if (best and distance >= best[0]) or rect.collidelist(others) >= 0:
                    continue
                cost = distance + weigh(space, rect) + ON_MARK * len(rect.collidelistall(marks))
                if best and cost >= best[0]:
                    continue
                own_line = line_to(rect, wish.anchor)
                cost += LINE_HIDDEN * sum(bool(other.clipline(*own_line)) for other in (*others, *foreign))
                cost += LINE_HIDDEN * sum(bool(rect.clipline(*line)) for line in lines)
                if best is None or cost < best[0]:
                    best = cost, rect
        if best and best[0] < LINE_HIDDEN:
            break
    return best[1] if best else None


class _Scales:
    """How badly a plate would cover the land."""

    def __init__(self, origin: tuple[float, float], scale: float) -> None:
        self.origin = origin
        self.scale = scale

    def __call__(self, space: str, rect: Rect) -> float:
        size = max(1, round(rect.width / self.scale * COARSE)), max(1, round(rect.height / self.scale * COARSE))
        place = (
            round((rect.x / self.scale + self.origin[0]) * COARSE),
            round((rect.y / self.scale + self.origin[1]) * COARSE),
        )
        stamp = pygame.Mask(size, fill=True)
        area = size[0] * size[1]
        covered = land_mask(None, COARSE).overlap_area(stamp, place) / area
        if not covered:
            return 0.0
        own = land_mask(space, COARSE).overlap_area(stamp, place) / area
        return ON_LAND * covered + ON_OWN_LAND * own
