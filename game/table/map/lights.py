"""What glows on the map: land and medallions that may be chosen, the frames around plates and pieces, and shadows.

Painted when first asked for and kept for as long as the map has this scale.
"""

import pygame
from pygame import Rect, Surface, Vector2

from game.table.map.camera import Camera
from game.table.map.furniture import MEDALLION
from game.table.map.geometry import Space
from game.table.map.glow import disc_glow, frame_glow, outline_glow
from game.table.map.plate_style import PlateStyle
from game.table.palette import Palette

GLOW_REACH = 9


class Lights:
    def __init__(self, camera: Camera, style: PlateStyle, palette: Palette) -> None:
        self.reach = style.px(GLOW_REACH)
        """How far the light around a plate goes beyond it."""
        self._camera = camera
        self._style = style
        self._palette = palette
        self._land: dict[str, tuple[Surface, Rect]] = {}
        self._frames: dict[tuple[str, tuple[int, int]], Surface] = {}

    def on_land(self, space: Space) -> tuple[Surface, tuple[float, float]]:
        """The light of a space and where it lies on the screen."""
        return self._on_city(space) if space.is_city else self._on_coast(space)

    def plate_shadow(self, size: tuple[int, int]) -> Surface:
        if ("shadow", size) not in self._frames:
            shadow = frame_glow(size, self._style.radius, self.reach, (0, 0, 0))
            shadow.set_alpha(120)
            self._frames["shadow", size] = shadow
        return self._frames["shadow", size]

    def plate_glow(self, size: tuple[int, int]) -> Surface:
        if ("glow", size) not in self._frames:
            self._frames["glow", size] = frame_glow(size, self._style.radius, self.reach, self._palette.glow)
        return self._frames["glow", size]

    def piece_frame(self, size: tuple[int, int]) -> Surface:
        """Ink around gold, so that it shows on the pale tray."""
        if ("piece", size) not in self._frames:
            frame = Surface(size, pygame.SRCALPHA, 32)
            thick, radius = self._style.px(2), self._style.px(4)
            pygame.draw.rect(frame, self._palette.ink, frame.get_rect(), thick + self._style.px(1), radius)
            pygame.draw.rect(frame, self._palette.glow, frame.get_rect().inflate(-2, -2), thick, radius)
            self._frames["piece", size] = frame
        return self._frames["piece", size]

    def _on_city(self, space: Space) -> tuple[Surface, tuple[float, float]]:
        if space.name not in self._land:
            light = disc_glow(self._style.px(MEDALLION), self.reach, self._palette.glow)
            self._land[space.name] = light, light.get_rect()
        light = self._land[space.name][0]
        return light, centred(light, self._camera.on_screen(space.anchor))

    def _on_coast(self, space: Space) -> tuple[Surface, tuple[float, float]]:
        """Painted for what is in view and some way around it, so that it lasts while the map is panned."""
        camera = self._camera
        view = Rect(camera.corner, camera.rect.size)
        margin = round(11 * camera.scale)
        corner, end = (camera.in_world(point) for point in (space.bounds.topleft, space.bounds.bottomright))
        whole = Rect(corner, end - corner).inflate(2 * margin, 2 * margin)
        needed = whole.clip(view)
        if space.name not in self._land or not self._land[space.name][1].contains(needed):
            part = whole.clip(view.inflate(view.width // 2, view.height // 2))
            self._land[space.name] = outline_glow(space.rings, camera.frame_of(part), self._palette.glow), part
        light, part = self._land[space.name]
        return light, (part.x - view.x + camera.rect.x, part.y - view.y + camera.rect.y)


def centred(surface: Surface, at: Vector2) -> tuple[int, int]:
    """Where a surface lies whose middle is here."""
    return round(at.x - surface.get_width() / 2), round(at.y - surface.get_height() / 2)
