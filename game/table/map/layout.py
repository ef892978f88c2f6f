"""Room for every plate, at the largest size at which all of them find some."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect, Vector2

from game.table.map.camera import Camera
from game.table.map.furniture import MEDALLION
from game.table.map.geometry import Geometry
from game.table.map.legend import Legend
from game.table.map.plate_places import Wish, World, find_places, hidden_lines
from game.table.map.plate_style import PlateStyle

SMALLEST_VIEW = (760, 560)
"""The view for which the measures of plates are written, in pixels."""
SHRINKS = tuple(percent / 100 for percent in range(100, 57, -3))
"""Plates become smaller rather than overlap."""
LEAST_FOR_SIGHT = 0.92
"""Of the size that suits the narrower side: plates shrink no further for the sake of what they would hide."""
READABLE = (14, 13, 12, 11)
"""The least size of words, in pixels: as is wished for, and what narrow views are left with."""


@dataclass(frozen=True, slots=True)
class Layout:
    style: PlateStyle
    slots: dict[str, Rect]
    """In the zoomed world, kept for the fullest plate so that none moves during a game."""
    hidden: int
    """How many medallions and pins, and lines to them, the plates cover."""


def find_layout(legend: Legend, camera: Camera, text_scale: float) -> Layout:
    """The one that hides least; among equals, with the largest words and then the largest plates."""
    # Plates grow with the zoom, but less than the land, so that zooming in also makes room.
    growth = 1 + 0.25 * (camera.zoom - 1)
    sides = [growth * side / smallest for side, smallest in zip(camera.rect.size, SMALLEST_VIEW, strict=True)]
    # The mean of both sides: a narrow view is often high, and plates may then stand above each other.
    units = [math.sqrt(math.prod(sides)) * shrink for shrink in SHRINKS]
    large = [unit for unit in units if unit >= min(sides) * LEAST_FOR_SIGHT]
    small = units[len(large) :]
    tries = [(least_text, large) for least_text in READABLE] + [(READABLE[-1], small)]
    best: Layout | None = None
    for least_text, sizes in tries:
        for unit in sizes:
            style = legend.style(unit, text_scale, least_text)
            layout = _arranged(legend, camera, style, growth)
            if layout and (best is None or layout.hidden < best.hidden):
                best = layout
            if best and not best.hidden:
                return best
        if best and not best.style.is_cramped:
            return best
    if best is None:
        raise ValueError(f"no room for the plates in a view of {camera.rect.size}")
    return best


def place_plates(
    sizes: Mapping[str, tuple[int, int]], geometry: Geometry, layout: Layout, camera: Camera
) -> dict[str, Rect]:
    """Each plate in its slot, on the side of its land; at the edge of the view it is pushed in if there is room."""
    spaces = geometry.spaces
    rects = {}
    for name, slot in layout.slots.items():
        slot = slot.move(Vector2(camera.rect.topleft) - camera.corner)
        rects[name] = Rect((0, 0), sizes[name])
        rects[name].midleft = slot.midleft
        if spaces[name].side == "right":
            rects[name].midright = slot.midright
    room = camera.rect.inflate(-layout.style.px(8), -layout.style.px(8))
    for name in rects:
        inside = rects[name].clamp(room)
        others = [rect for other, rect in rects.items() if other != name]
        in_sight = camera.rect.collidepoint(camera.on_screen(spaces[name].anchor))
        if in_sight and inside.inflate(4, 4).collidelist(others) < 0:
            rects[name] = inside
    return rects


def _arranged(legend: Legend, camera: Camera, style: PlateStyle, growth: float) -> Layout | None:
    """At one size; None if there is no room."""
    geometry = legend.geometry
    wishes = {}
    for name, space in geometry.spaces.items():
        anchor = camera.in_world(space.anchor)
        middle = anchor + (Vector2(space.plate) - Vector2(space.anchor)) * camera.home_scale * growth
        wishes[name] = Wish(legend.largest_size(space, style), (middle.x, middle.y), (anchor.x, anchor.y))
    marks = [
        _around(camera.in_world(space.anchor), style.px(MEDALLION + 3 if space.is_city else 5))
        for space in geometry.spaces.values()
    ]
    origin = camera.frame_of(camera.world).origin
    world = World(geometry, camera.world.size, origin, camera.scale, style.unit, style.px(5), marks)
    slots = find_places(wishes, world)
    if not slots:
        return None
    covered = sum(len(slot.collidelistall(marks)) for slot in slots.values())
    return Layout(style, slots, covered + hidden_lines(slots, wishes, world))


def _around(middle: Vector2, radius: int) -> Rect:
    return Rect(round(middle.x) - radius, round(middle.y) - radius, 2 * radius, 2 * radius)
