"""Stacks are laid out in the rooms of their places: leaders at the left, units fanned out, markers at the right."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

import pygame

from engine.filipinas.board import (
    BISAYAS,
    CAVITE_CITY,
    FILIPINOS,
    HONG_KONG,
    MANILA,
    MANILA_CITY,
    MAP,
    MINDANAO,
    PROVINCES,
)
from engine.filipinas.counters import FOLLOWERS, LEADER, SIDE_OF, UNITS, Stack, units_of
from engine.filipinas.state import State, factors, naval_factors
from game.filipinas.board import pieces
from game.filipinas.board.geometry import FIRST_OF_FILIPINOS, ChartGeometry

FAN = 0.32
"""How much of a counter is seen beside the one that lies on it, of its side."""
OPEN = 1.04
"""Likewise in a stack that lies open, because one of its counters may be chosen."""
LEADER_WIDTH = 0.90
LEADER_SEEN = 0.72
"""How much of a medallion is seen beside what stands at its right."""
MARKER = 0.60
SHADOW = 0.14
"""By how much the picture of a counter is wider than its face."""
GAP = 0.08
LEAST_SEEN = 0.36
"""How much of the last counter of a stack is seen at least where the next stack lies on it, of its side."""
LEEWAY = {
    **dict.fromkeys(PROVINCES, (0.4, 0.4)),
    MANILA: (0.3, 1.2),
    MANILA_CITY: (2.2, 0.0),
    CAVITE_CITY: (1.2, 0.0),
    HONG_KONG: (0.0, 1.2),
    BISAYAS: (0.0, 1.2),
    MINDANAO: (0.0, 1.2),
}
"""How far stacks may stand out at the left and the right of a room that is too narrow for them, in sides of a counter:
a little over a border, or over the sea beside a box."""


@dataclass(slots=True)
class Piece:
    """A counter or marker where it lies; `seen` is the part on which nothing else does."""

    key: str
    sprite: pygame.Surface
    rect: pygame.Rect
    seen: pygame.Rect


@dataclass(slots=True)
class Pile:
    place: str
    stack: Stack
    rect: pygame.Rect
    pieces: list[Piece] = field(default_factory=list)

    @property
    def key(self) -> str:
        return f"stack:{self.stack[0]}"

    @property
    def body(self) -> pygame.Rect:
        """It is the counter without the markers that lie on it."""
        seen = [piece.seen for piece in self.pieces if piece.key]
        return seen[0].unionall(seen[1:])

    def move(self, dx: int, dy: int) -> None:
        self.rect = self.rect.move(dx, dy)
        for piece in self.pieces:
            piece.rect, piece.seen = piece.rect.move(dx, dy), piece.seen.move(dx, dy)


def lay_out(state: State, geometry: ChartGeometry, side: int, language: str, opened: Collection[str]) -> list[Pile]:
    """Every stack on the map; those with a counter in `opened` lie open. The later ones lie on top."""
    laid: list[Pile] = []
    for place in MAP:
        stacks = sorted(state.stacks[place], key=_leaders_below)
        piles = [_pile(state, place, stack, side, language, not set(stack).isdisjoint(opened)) for stack in stacks]
        rooms = geometry.rooms(place)
        if place in PROVINCES:
            _face_each_other(piles, rooms, FIRST_OF_FILIPINOS.get(place, 0), side, geometry.rect)
        else:
            _spread(piles, rooms, side, geometry.rect)
        if geometry.frame_of(place):
            _clear_title(piles, rooms[0])
        laid += piles
    return laid


def _pile(state: State, place: str, stack: Stack, side: int, language: str, is_open: bool) -> Pile:
    """It lies at the origin."""
    pile = Pile(place, stack, pygame.Rect(0, 0, 0, 0))
    x = 0.0
    leaders = [name for name in stack if name in LEADER]
    units = [name for name in stack if name in UNITS]
    for name in leaders:
        sprite = pieces.leader(name, round(side * LEADER_WIDTH))
        rect = sprite.get_rect(bottomleft=(round(x), side + round(side * 0.06)))
        wide = LEADER_SEEN if units or name != leaders[-1] else LEADER_WIDTH
        seen = pygame.Rect(rect.x, rect.y, round(side * wide), rect.height)
        pile.pieces.append(Piece(f"counter:{name}", sprite, rect, seen))
        x += side * wide
    step = side * (OPEN if is_open else FAN)
    for number, name in enumerate(units):
        sprite = pieces.counter(name, state.strength[name], side, language)
        last = number == len(units) - 1
        face = pygame.Rect(round(x), 0, side, side)
        rect = sprite.get_rect(center=face.center)
        seen = face if last or is_open else pygame.Rect(face.x, 0, round(step), side)
        pile.pieces.append(Piece(f"counter:{name}", sprite, rect, seen))
        x += side if last else step
    _mark(pile, state, stack, side, x)
    if len(units) > 1:
        strength = factors(state, stack) or naval_factors(state, stack)
        sprite = pieces.total(strength, side)
        first = pile.pieces[len(leaders)].seen
        rect = sprite.get_rect(center=(first.x + round(side * 0.06), round(side * 0.06)))
        pile.pieces.append(Piece("", sprite, rect, pygame.Rect(rect.center, (0, 0))))
    right = max(piece.rect.right for piece in pile.pieces)
    pile.rect = pygame.Rect(0, 0, right, side)
    return pile


def _mark(pile: Pile, state: State, stack: Stack, side: int, x: float) -> None:
    """What lies on the stack, one under the other at its right edge, where it hides no strength."""
    marks = [name for name in stack if name in FOLLOWERS]
    marks += ["target"] if any(name in state.targets for name in stack) else []
    marks += ["trenches"] if any(name in state.trenches for name in stack) else []
    marks += sorted({posture for name in stack if (posture := state.posture.get(name))})
    size = round(side * MARKER)
    left = round(x - side * (1 - pieces.STRENGTH[0] - pieces.STRENGTH[2]))
    for number, name in enumerate(marks):
        sprite = pieces.marker(name, size)
        right, down = (number // 2) * round(size * 0.8), (number % 2) * round(size * 0.86)
        rect = sprite.get_rect(topleft=(left + right, down - round(size * 0.1)))
        pile.pieces.append(Piece("", sprite, rect, pygame.Rect(rect.center, (0, 0))))


def _leaders_below(stack: Stack) -> tuple[bool, bool]:
    """Spain first, and leaders by themselves under those who have units: these are what one looks for."""
    return SIDE_OF[stack[0]] == FILIPINOS, bool(units_of(stack))


def _face_each_other(piles: list[Pile], rooms: list[pygame.Rect], first: int, side: int, pane: pygame.Rect) -> None:
    """Spain from the left of its room, the Filipinos from the right of theirs: whoever comes moves no enemy."""
    gap = round(side * GAP)
    taken: list[list[Pile]] = [[] for _ in rooms]
    sides = {SIDE_OF[pile.stack[0]] for pile in piles}

    def order_of(nation: str) -> list[int]:
        """A side keeps out of the room that is its enemy's, if that one is there."""
        own, other = (first, 0) if nation == FILIPINOS else (0, first)
        rest = (number for number in range(len(rooms)) if number not in (own, other))
        return [own, *rest, *([other] if other != own and len(sides) == 1 else [])]

    def free(number: int) -> int:
        return rooms[number].width - sum(pile.rect.width + gap for pile in taken[number])

    for pile in piles:
        order = order_of(SIDE_OF[pile.stack[0]])
        needed = pile.rect.width - round(side * SHADOW)
        taken[next((number for number in order if needed <= free(number)), max(order, key=free))].append(pile)
    for there, room in zip(taken, rooms, strict=True):
        _fill(there, room, side, pane)


def _fill(piles: list[Pile], room: pygame.Rect, side: int, pane: pygame.Rect) -> None:
    """One row; closer together where there is not room for all."""
    gap = round(side * GAP)
    if _width(piles, gap) > room.width + round(side * SHADOW):
        _line_up(piles, room, side, pane)
        return
    left, right, y = room.x, room.right, room.y + (room.height - side) // 2
    for pile in piles:
        if SIDE_OF[pile.stack[0]] != FILIPINOS:
            pile.move(left, y)
            left += pile.rect.width + gap
    for pile in reversed(piles):
        if SIDE_OF[pile.stack[0]] == FILIPINOS:
            right -= pile.rect.width
            pile.move(right, y)
            right -= gap


def _spread(piles: list[Pile], rooms: list[pygame.Rect], side: int, pane: pygame.Rect) -> None:
    """From room to room, as many as fit in each; the last takes the rest."""
    gap = round(side * GAP)
    waiting = list(piles)
    for number, room in enumerate(rooms):
        taken = [waiting.pop(0)] if waiting else []
        while waiting and (number == len(rooms) - 1 or _width([*taken, waiting[0]], gap) <= room.width):
            taken.append(waiting.pop(0))
        _line_up(taken, room, side, pane)


def _line_up(piles: list[Pile], room: pygame.Rect, side: int, pane: pygame.Rect) -> None:
    """In the middle of a room and of what is free beside it; one lies on the other where they must."""
    if not piles:
        return
    gap = round(side * GAP)
    room = _widened(room, _width(piles, gap), side, LEEWAY.get(piles[0].place, (0.0, 0.0)))
    crowd = max(0, _width(piles, gap) - room.width) / max(1, len(piles) - 1)
    steps = [pile.rect.width + max(side * (LEAST_SEEN - 1), gap - crowd) for pile in piles]
    whole = sum(steps[:-1]) + piles[-1].rect.width
    x = min(room.centerx - whole / 2, pane.right - whole - gap)
    for pile, step in zip(piles, steps, strict=True):
        pile.move(round(x), room.y + (room.height - side) // 2)
        _keep_inside(pile, pane)
        x += step


def _widened(room: pygame.Rect, needed: int, side: int, leeway: tuple[float, float]) -> pygame.Rect:
    """By as much as is needed, and no more than is free."""
    left, right = (side * each for each in leeway)
    share = min(1.0, max(0, needed - room.width) / (left + right)) if left + right else 0.0
    return pygame.Rect(round(room.x - left * share), room.y, round(room.width + (left + right) * share), room.height)


def _clear_title(piles: list[Pile], room: pygame.Rect) -> None:
    """Leaders are taller than units: in a small box they would stand on its title."""
    for pile in piles:
        tops = [piece.rect.y for piece in pile.pieces if piece.key.partition(":")[2] in LEADER]
        pile.move(0, max(0, room.y - min(tops, default=room.y)))


def _keep_inside(pile: Pile, pane: pygame.Rect) -> None:
    """An open stack may be longer than its room."""
    inside = pile.rect.clamp(pane.inflate(-12, -12))
    pile.move(inside.x - pile.rect.x, inside.y - pile.rect.y)


def _width(piles: list[Pile], gap: int) -> int:
    return sum(pile.rect.width for pile in piles) + gap * (len(piles) - 1)


def reserve(names: Collection[str], state: State, side: int, language: str, pane: pygame.Rect) -> Pile:
    """Counters that are off the map and may be chosen, in a row at the foot of the board."""
    pile = Pile("", tuple(names), pygame.Rect(0, 0, 0, 0))
    step = min(side * 1.12, (pane.width - 2 * side) / max(1, len(names)))
    for number, name in enumerate(names):
        sprite = pieces.sprite_of(name, side, language, state.strength.get(name, 1))
        face = pygame.Rect(round(number * step), 0, side, side)
        seen = pygame.Rect(face.x, 0, round(min(step, side)), side)
        pile.pieces.append(Piece(f"counter:{name}", sprite, sprite.get_rect(center=face.center), seen))
    pile.rect = pygame.Rect(0, 0, round(step * (len(names) - 1)) + side, side)
    pile.move(pane.centerx - pile.rect.width // 2, pane.bottom - round(side * 1.4))
    return pile


def at(piles: list[Pile], position: tuple[float, float]) -> Iterator[str]:
    """The counter and the stack that are there, the topmost first."""
    for pile in reversed(piles):
        for piece in reversed(pile.pieces):
            if piece.key and piece.rect.collidepoint(position):
                yield piece.key
                if pile.place:
                    yield pile.key
                    yield pile.place
                return
