"""What glows on the map: spaces that may be chosen or are next to what is pointed at, and the frames around pieces.

Painted when first asked for and kept for as long as the map has this scale.
"""

import pygame
from pygame import Rect, Surface, Vector2

from game.shell.cache import MEGABYTE, Kept
from game.shell.colours import Colour
from game.table.kit.palette import Palette
from game.table.map.camera import Camera
from game.table.map.geometry import Space
from game.table.map.glow import disc_glow, outline_glow
from game.table.map.plate_style import PlateStyle

GLOW_REACH = 13
COAST_REACH = 17
FADED = 16
"""Pixels in which the light along a coast has faded on the smallest map, where it is painted a quarter as large."""
KEPT = 48 * MEGABYTE


class Lights:
    def __init__(self, camera: Camera, style: PlateStyle, palette: Palette) -> None:
        self.reach = style.px(GLOW_REACH)
        """How far the light around a City goes beyond it."""
        self._camera = camera
        self._style = style
        self._palette = palette
        self._land: Kept[tuple[str, Colour], tuple[Surface, Rect]] = Kept(KEPT)
        self._frames: Kept[tuple[int, int], Surface] = Kept(MEGABYTE)

    def on_land(self, space: Space, colour: Colour) -> tuple[Surface, tuple[float, float]]:
        """The light of a space and where it lies on the screen."""
        return self._on_city(space, colour) if space.disc else self._on_coast(space, colour)

    def piece_frame(self, size: tuple[int, int]) -> Surface:
        """Ink around gold, so that it shows on the pale tray."""
        frame = self._frames.get(size)
        if frame is None:
            frame = self._frames.put(size, Surface(size, pygame.SRCALPHA, 32))
            thick, radius = self._style.px(2), self._style.px(4)
            pygame.draw.rect(frame, self._palette.ink, frame.get_rect(), thick + self._style.px(1), radius)
            pygame.draw.rect(frame, self._palette.glow, frame.get_rect().inflate(-2, -2), thick, radius)
        return frame

    def _on_city(self, space: Space, colour: Colour) -> tuple[Surface, tuple[float, float]]:
        assert space.disc
        key = space.name, colour
        found = self._land.get(key)
        if found is None:
            light = disc_glow(space.disc[2] * self._camera.scale, self.reach, colour)
            found = self._land.put(key, (light, light.get_rect()))
        light = found[0]
        return light, centred(light, self._camera.on_screen(space.disc[:2]))

    def _on_coast(self, space: Space, colour: Colour) -> tuple[Surface, tuple[float, float]]:
        """Painted for what is in view and some way around it, so that it lasts while the map is panned."""
        camera, key = self._camera, (space.name, colour)
        view = Rect(camera.corner, camera.rect.size)
        margin = max(round(COAST_REACH * camera.scale), FADED)
        corner, end = (camera.in_world(point) for point in (space.bounds.topleft, space.bounds.bottomright))
        whole = Rect(corner, end - corner).inflate(2 * margin, 2 * margin)
        needed = whole.clip(view)
        found = self._land.get(key)
        if found is None or not found[1].contains(needed):
            part = whole.clip(view.inflate(view.width // 4, view.height // 4))
            edged = colour == self._palette.glow  # only what may be chosen stands out on any land
            glow = outline_glow(space.rings, camera.frame_of(part), colour, self._style.unit, edged=edged)
            found = self._land.put(key, (glow, part))
        light, part = found
        return light, (part.x - view.x + camera.rect.x, part.y - view.y + camera.rect.y)


def centred(surface: Surface, at: Vector2) -> tuple[int, int]:
    """Where a surface lies whose middle is here."""
    return round(at.x - surface.get_width() / 2), round(at.y - surface.get_height() / 2)
