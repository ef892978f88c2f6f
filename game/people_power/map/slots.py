"""Room for every plate, at the largest size at which all of them find some."""

import math
from collections.abc import Callable

from pygame import Rect, Vector2

from game.people_power.map.camera import Camera
from game.people_power.map.furniture import MEDALLION
from game.people_power.map.geometry import Geometry
from game.people_power.map.layout import Wish, arrange, hidden_lines
from game.people_power.map.plate_style import PlateStyle
from game.people_power.map.plates import largest_size
from game.people_power.palette import Palette

SMALLEST_VIEW = (760, 560)
"""The view for which the measures of plates are written, in pixels."""
SHRINKS = tuple(percent / 100 for percent in range(100, 57, -3))
"""Plates become smaller rather than overlap."""
LEAST_FOR_SIGHT = 0.94
"""Of the size that suits the narrower side: plates shrink no further for the sake of what they would hide."""

Slots = dict[str, Rect]


def find_slots(
    geometry: Geometry, camera: Camera, text_scale: float, tr: Callable[[str], str], palette: Palette
) -> tuple[PlateStyle, Slots]:
    """In the zoomed world, kept for the fullest plate so that none moves during a game."""
    # Plates grow with the zoom, but less than the land, so that zooming in also makes room.
    growth = 1 + 0.25 * (camera.zoom - 1)
    sides = [side / smallest for side, smallest in zip(camera.rect.size, SMALLEST_VIEW, strict=True)]
    # The mean of both sides: a narrow view is often high, and plates may then stand above each other.
    unit = growth * math.sqrt(math.prod(sides))
    found: list[tuple[int, PlateStyle, Slots]] = []
    for shrink in SHRINKS:
        style = PlateStyle(unit * shrink, text_scale, tr, palette)
        if arranged := _arranged(geometry, camera, style, growth):
            hidden, slots = arranged
            found.append((hidden, style, slots))
            if not hidden or style.unit <= growth * min(sides) * LEAST_FOR_SIGHT:
                break
    if not found:
        raise ValueError(f"no room for the plates in a view of {camera.rect.size}")
    # The largest that leave most medallions and pins, and the lines to them, in sight.
    _, style, slots = min(found, key=lambda layout: layout[0])
    return style, slots


def _arranged(geometry: Geometry, camera: Camera, style: PlateStyle, growth: float) -> tuple[int, Slots] | None:
    """Room at one size, and how much of the map it hides; None if there is no room."""
    wishes = {}
    for name, space in geometry.spaces.items():
        anchor = camera.in_world(space.anchor)
        middle = anchor + (Vector2(space.plate) - Vector2(space.anchor)) * camera.home_scale * growth
        wishes[name] = Wish(largest_size(space, style), (middle.x, middle.y), (anchor.x, anchor.y))
    whole = camera.frame_of(camera.world)
    marks = [
        _around(camera.in_world(space.anchor), style.px(MEDALLION + 3 if space.is_city else 5))
        for space in geometry.spaces.values()
    ]
    slots = arrange(wishes, camera.world, style.px(5), whole.origin, camera.scale, style.unit, marks)
    if not slots:
        return None
    covered = sum(len(slot.collidelistall(marks)) for slot in slots.values())
    return covered + hidden_lines(slots, wishes, marks), slots


def _around(middle: Vector2, radius: int) -> Rect:
    return Rect(round(middle.x) - radius, round(middle.y) - radius, 2 * radius, 2 * radius)
