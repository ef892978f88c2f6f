"""What part of the map the view shows: the whole at zoom 1, up to four times as large."""

from dataclasses import dataclass, field

from pygame import Rect, Vector2

from game.table.map.frame import Frame
from game.table.map.geometry import Point

ZOOMS = (1.0, 1.4, 2.0, 2.8, 4.0)
"""Charts are painted at these scales only."""


@dataclass(slots=True)
class Camera:
    rect: Rect
    """Where on the screen the view is."""
    home: Point
    """The size of the home view in map units, which fits into the view at zoom 1."""
    level: int = 0
    offset: Vector2 = field(default_factory=Vector2)
    """The view's upper left corner lies here in the zoomed world, in pixels."""

    @property
    def zoom(self) -> float:
        return ZOOMS[self.level]

    @property
    def home_scale(self) -> float:
        return min(self.rect.width / self.home[0], self.rect.height / self.home[1])

    @property
    def scale(self) -> float:
        """A map unit has so many pixels."""
        return self.home_scale * self.zoom

    @property
    def world(self) -> Rect:
        """The zoomed world in pixels; it has the shape of the view, with open sea around the home view."""
        return Rect(0, 0, round(self.rect.width * self.zoom), round(self.rect.height * self.zoom))

    @property
    def frame(self) -> Frame:
        """What is to be seen now."""
        return self.frame_of(Rect(round(self.offset.x), round(self.offset.y), *self.rect.size))

    def frame_of(self, part: Rect) -> Frame:
        """Return the frame that shows a part of the zoomed world."""
        left, top = self._origin
        return Frame((left + part.x / self.scale, top + part.y / self.scale), self.scale, part.size)

    def in_world(self, point: Point) -> Vector2:
        left, top = self._origin
        return Vector2((point[0] - left) * self.scale, (point[1] - top) * self.scale)

    def on_screen(self, point: Point) -> Vector2:
        return self.in_world(point) - self.corner + Vector2(self.rect.topleft)

    def on_map(self, position: Point) -> Point:
        left, top = self._origin
        x, y = Vector2(position) - Vector2(self.rect.topleft) + self.corner
        return left + x / self.scale, top + y / self.scale

    @property
    def corner(self) -> Vector2:
        """The offset in whole pixels, so that everything on the map moves in step."""
        return Vector2(round(self.offset.x), round(self.offset.y))

    def zoom_at(self, position: Point, steps: int) -> bool:
        """Zoom by a number of levels, keeping the place under the position; False if already at the end."""
        level = min(max(self.level + steps, 0), len(ZOOMS) - 1)
        if level == self.level:
            return False
        place = self.on_map(position)
        self.level = level
        self.offset = self.in_world(place) - (Vector2(position) - Vector2(self.rect.topleft))
        self._clamp()
        return True

    def pan(self, dx: float, dy: float) -> bool:
        before = self.corner
        self.offset -= Vector2(dx, dy)
        self._clamp()
        return self.corner != before

    def show(self, point: Point) -> bool:
        """Bring a place to the middle, as far as the edge of the world allows."""
        before = self.corner
        self.offset = self.in_world(point) - Vector2(self.rect.size) / 2
        self._clamp()
        return self.corner != before

    @property
    def _origin(self) -> Point:
        """The map unit at the world's upper left corner; the home view is in the middle."""
        return (
            self.home[0] / 2 - self.rect.width / self.home_scale / 2,
            self.home[1] / 2 - self.rect.height / self.home_scale / 2,
        )

    def _clamp(self) -> None:
        world = self.world
        self.offset.x = min(max(self.offset.x, 0), world.width - self.rect.width)
        self.offset.y = min(max(self.offset.y, 0), world.height - self.rect.height)
