"""Room for every plate, at the largest size at which all of them find some."""

from collections.abc import Callable

from pygame import Rect, Vector2

from game.people_power.map.camera import Camera
from game.people_power.map.furniture import MEDALLION
from game.people_power.map.geometry import Geometry
from game.people_power.map.layout import Wish, arrange
from game.people_power.map.plates import PlateStyle, largest_size
from game.people_power.palette import Palette

SMALLEST_VIEW = (760, 560)
"""The view for which the measures of plates are written, in pixels."""
SHRINKS = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6)
"""Plates become smaller rather than overlap."""


def find_slots(
    geometry: Geometry, camera: Camera, text_scale: float, tr: Callable[[str], str], palette: Palette
) -> tuple[PlateStyle, dict[str, Rect]]:
    """In the zoomed world, kept for the fullest plate so that none moves during a game."""
    # Plates grow with the zoom, but less than the land, so that zooming in also makes room.
    growth = 1 + 0.25 * (camera.zoom - 1)
    unit = growth * min(side / smallest for side, smallest in zip(camera.rect.size, SMALLEST_VIEW, strict=True))
    whole = camera.frame_of(camera.world)
    for shrink in SHRINKS:
        style = PlateStyle(unit * shrink, text_scale, tr, palette)
        wishes = {}
        for name, space in geometry.spaces.items():
            away = (Vector2(space.plate) - Vector2(space.anchor)) * camera.home_scale * growth
            middle = camera.in_world(space.anchor) + away
            wishes[name] = Wish(largest_size(space, style), (middle.x, middle.y))
        marks = [_around(camera.in_world(space.anchor), style.px(MEDALLION + 3 if space.is_city else 5))
                 for space in geometry.spaces.values()]  # fmt: skip
        slots = arrange(wishes, camera.world, style.px(5), whole.origin, camera.scale, style.unit, marks)
        if slots:
            return style, slots
    raise ValueError(f"no room for the plates in a view of {camera.rect.size}")


def _around(middle: Vector2, radius: int) -> Rect:
    return Rect(round(middle.x) - radius, round(middle.y) - radius, 2 * radius, 2 * radius)
