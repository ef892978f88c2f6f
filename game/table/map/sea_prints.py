"""What is printed on the sea: a compass, and the names of the seas where they can be read."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.table.map.camera import Camera
from game.table.map.furniture import compass, sea_name
from game.table.map.geometry import Geometry
from game.table.map.layout import Layout

ROWS = (0, -1, 1, -2, 2, -3, 3)
COLUMNS = (0, -1, 1, -2, 2)
"""The places around the wished one that are tried, in this order."""


def draw_sea_prints(view: Surface, geometry: Geometry, camera: Camera, layout: Layout, plates: Sequence[Rect]) -> None:
    """`plates` are those that stand there now, in the view; room is kept for larger ones, too."""
    style = layout.style
    margin = style.px(10)
    rose = compass(style.px(74), style.palette.sea_text, style.palette.sea)
    rose_place = rose.get_rect(topright=(view.get_width() - margin, margin))
    view.blit(rose, rose_place)
    kept = [rose_place, *(slot.move(-camera.corner) for slot in layout.slots.values())]
    for key, place in geometry.seas.items():
        name = sea_name(style.tr(key), style.px(12.5), style.palette.sea_text)
        wanted = name.get_rect(center=camera.in_world(place) - camera.corner)
        if spot := _free_spot(wanted, view.get_rect(), kept, [rose_place, *plates], layout):
            view.blit(name, spot)


def _free_spot(wanted: Rect, view: Rect, kept: list[Rect], covered: list[Rect], layout: Layout) -> Rect | None:
    """Best clear of all that room is kept for, never under what is there."""
    style, gap = layout.style, layout.style.px(6)
    view = view.inflate(-gap, -gap)
    if not view.colliderect(wanted):
        return None
    wanted = wanted.clamp(view)
    for row in ROWS:
        for column in COLUMNS:
            spot = wanted.move(column * style.px(14), row * style.px(12))
            if view.contains(spot) and spot.inflate(gap, gap).collidelist(kept) < 0:
                return spot
    return wanted if wanted.collidelist(covered) < 0 else None
