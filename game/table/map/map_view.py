"""A map on the screen: the chart, and on it the plates with their pieces.

The table hands over a state and asks what is under the pointer. Drawing only copies surfaces that are painted already;
`needs_draw` tells whether a frame would look any different from the last one.
"""

from collections.abc import Collection, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface, Vector2

from game.table.board.fading import Fading
from game.table.board.view import Position
from game.table.map.camera import Camera
from game.table.map.furniture import MEDALLION, leader_line, medallion, pawn, pin
from game.table.map.geometry import Point, Space
from game.table.map.ground import Ground
from game.table.map.hit_map import land_at
from game.table.map.layout import Layout, find_layout, place_plates
from game.table.map.legend import Legend, Plate
from game.table.map.lights import Lights, centred
from game.table.map.plate_places import line_to
from game.table.map.plate_style import PlateStyle
from game.table.map.sea_prints import draw_sea_prints
from game.table.moments import State
from game.table.shown import UnderWay

LIFT = 3
"""How far a plate rises under the mouse, at unit size."""
CITY_REACH = 1.3
"""A City is pointed at this many radii around the middle of its medallion."""
HOVER_LIGHT = 0.6
"""How bright the land of a hovered space is beside that of one that may be chosen."""


class MapView:
    """A board whose keys are spaces (`manila`) and pieces in them (`manila:troops`)."""

    def __init__(self, rect: Rect, state: State, legend: Legend, text_scale: float = 1.0) -> None:
        self._legend = legend
        self._geometry = legend.geometry
        self._palette = legend.palette
        self._text_scale = text_scale
        self._contents = self._contents_of(state)
        self._selected: frozenset[str] = frozenset()
        self._pressed = ""
        self._lit_pieces: frozenset[str] = frozenset()
        self._light = Fading()
        self._lift = Fading()
        self._camera = Camera(Rect(rect), self._geometry.size)
        self._ground = Ground(self._camera, self._geometry, self._palette)
        self._view = Surface(rect.size, depth=32)
        """All that lies still under the plates."""
        self._view_ready = False
        self._dirty = True
        self._layouts: dict[int, Layout] = {}
        """By the level of zoom."""
        self._plates: dict[str, Plate] = {}
        self._rects: dict[str, Rect] = {}
        self._after_zoom()

    # What the table tells

    def show(self, state: State) -> None:
        before, self._contents = self._contents, self._contents_of(state)
        for space, content in self._contents.items():
            if content != before[space]:
                self._plates.pop(space, None)
                self._after_move()

    def follow(self, under_way: UnderWay) -> None:
        """It shows states only."""

    def light(self, keys: Collection[str]) -> None:
        """The spaces and pieces that may be chosen; where these are only pieces, their spaces are lit too."""
        pieces = frozenset(key for key in keys if ":" in key)
        self._light.aim(frozenset(keys) - pieces or {_space_of(key) for key in pieces})
        self._dirty |= self._lit_pieces != pieces
        self._lit_pieces = pieces

    def select(self, keys: Collection[str]) -> None:
        """The spaces on which a pawn stands."""
        self._dirty |= self._selected != frozenset(keys)
        self._selected = frozenset(keys)

    def hover(self, key: str) -> None:
        self._lift.aim({_space_of(key)} if key else set())

    def press(self, key: str) -> None:
        """The plate goes down while the button is held on it."""
        self._dirty |= self._pressed != key
        self._pressed = key

    def zoom_at(self, position: Point, steps: int) -> None:
        if self._camera.zoom_at(position, steps):
            self._after_zoom()

    def pan(self, dx: float, dy: float) -> None:
        if self._camera.pan(dx, dy):
            self._after_move()

    def grasp(self, position: Position) -> None:
        """It does not matter where a part is clicked."""

    def reveal(self, key: str) -> None:
        """Bring a space into view, where the map is enlarged."""
        if self._camera.show(self._geometry.spaces[_space_of(key)].anchor):
            self._after_move()

    def update(self, seconds: float) -> None:
        """Let time pass for what eases in and out."""
        self._dirty |= self._light.update(seconds)
        self._dirty |= self._lift.update(seconds)

    # What the table asks

    @property
    def rect(self) -> Rect:
        return self._camera.rect

    @property
    def zoom(self) -> float:
        return self._camera.zoom

    @property
    def needs_draw(self) -> bool:
        return self._dirty or not self._view_ready

    def at(self, position: Point) -> Sequence[str]:
        """The piece that is there, if one is, and the space."""
        if not self.rect.collidepoint(position):
            return ()
        for space in self._geometry.spaces:
            plate = self.plate_rect(space)
            if plate.collidepoint(position):
                for piece, cell in self._plate(space).cells.items():
                    if cell.move(plate.topleft).collidepoint(position):
                        return f"{space}:{piece}", space
                return (space,)
        for city in self._cities():
            if self._camera.on_screen(city.anchor).distance_to(position) <= self._medallion_radius * CITY_REACH:
                return (city.name,)
        land = land_at(self._geometry, self._camera.on_map(position))
        return (land,) if land else ()

    def spot(self, key: str) -> Rect | None:
        """Where a click chooses it, if it is in sight."""
        here = Rect(0, 0, 7, 7)
        here.center = self.anchor(key)
        if ":" in key:
            return here if self.rect.contains(here) else None
        plate = self.plate_rect(key).clip(self.rect)
        return next((spot for spot in (plate, here) if key in self.at(spot.center)), None)

    def anchor(self, key: str) -> tuple[int, int]:
        """The middle of a piece or marker, or of the place for it; of a space, on its land or its medallion."""
        space, _, part = key.partition(":")
        if part:
            corner, (x, y) = self.plate_rect(space), self._plate(space).place_of(part)
            return corner.x + x, corner.y + y
        at = self._camera.on_screen(self._geometry.spaces[space].anchor)
        return round(at.x), round(at.y)

    def sprite(self, part: str, scale: float = 1.0) -> Surface:
        return self._legend.sprite(part, self._style, scale)

    def plate_rect(self, space: str) -> Rect:
        """On the screen; it lies outside the view where the map is enlarged and its space is not in sight."""
        if not self._rects:
            sizes = {name: self._plate(name).size for name in self._geometry.spaces}
            self._rects = place_plates(sizes, self._geometry, self._layout, self._camera)
        return self._rects[space]

    # Drawing

    def draw(self, surface: Surface) -> bool:
        """Draw a frame; True if there is more to come without anything being changed (tiles, easing)."""
        if not self._view_ready:
            self._view_ready = self._draw_view()
        clip = surface.get_clip()
        surface.set_clip(self.rect)
        surface.blit(self._view, self.rect)
        surface.fblits(self._land_lights())
        surface.fblits(self._medallions())
        surface.fblits(self._plate_blits())
        surface.fblits(self._pawns())
        surface.set_clip(clip)
        self._dirty = False
        return not self._view_ready or self._light.moving or self._lift.moving

    def _draw_view(self) -> bool:
        """Everything that lies still under the plates; False while the ground is not complete."""
        tints = {name: self._legend.tint(content) for name, content in self._contents.items()}
        complete = self._ground.draw(self._view, tints)
        corner = Vector2(self.rect.topleft)
        plates = {name: self.plate_rect(name).move(-corner) for name in self._geometry.spaces}
        draw_sea_prints(self._view, self._geometry, self._camera, self._layout, list(plates.values()))
        for space in self._geometry.spaces.values():
            anchor = self._camera.on_screen(space.anchor) - corner
            edge, _ = line_to(plates[space.name], (anchor.x, anchor.y))
            leader_line(self._view, Vector2(edge), anchor, max(2.0, 2.6 * self._style.unit), self._palette)
            if not space.is_city:
                pin(self._view, anchor, 3.6 * self._style.unit, self._palette)
        return complete

    def _land_lights(self) -> list[tuple[Surface, tuple[float, float]]]:
        blits = []
        # The file lists spaces with land first, so Cities lie on top.
        for name, space in self._geometry.spaces.items():
            strength = max(self._light[name], HOVER_LIGHT * self._lift[name])
            if not strength:
                continue
            light, place = self._lights.on_land(space)
            light.set_alpha(round(255 * strength))
            blits.append((light, place))
        return blits

    def _medallions(self) -> list[tuple[Surface, tuple[float, float]]]:
        """Over the light of the land around them."""
        discs = [(self._medallion(space.name), self._camera.on_screen(space.anchor)) for space in self._cities()]
        return [(disc, centred(disc, at)) for disc, at in discs]

    def _plate_blits(self) -> list[tuple[Surface, tuple[float, float]]]:
        blits = []
        reach = self._lights.reach
        for name in self._geometry.spaces:
            rect = self.plate_rect(name)
            if not rect.inflate(2 * reach, 2 * reach).colliderect(self.rect):
                continue
            rise = 0.0 if name == self._pressed else self._lift[name] * self._style.px(LIFT)
            shadow = self._lights.plate_shadow(rect.size)
            blits.append((shadow, (rect.x - reach + rise / 2, rect.y - reach + self._style.px(2.5) + rise)))
            if self._light[name]:
                glow = self._lights.plate_glow(rect.size)
                glow.set_alpha(round(255 * self._light[name]))
                blits.append((glow, (rect.x - reach, rect.y - reach - rise)))
            blits.append((self._plate(name).surface, (rect.x, rect.y - rise)))
            for piece, cell in self._plate(name).cells.items():
                if f"{name}:{piece}" in self._lit_pieces:
                    blits.append((self._lights.piece_frame(cell.size), (rect.x + cell.x, rect.y + cell.y - rise)))
        return blits

    def _pawns(self) -> list[tuple[Surface, tuple[float, float]]]:
        figure = pawn(self._style.px(26), self._palette.ink, self._palette.cream)
        spaces = (self._camera.on_screen(self._geometry.spaces[name].anchor) for name in self._selected)
        return [(figure, (at.x - figure.get_width() / 2, at.y - figure.get_height() * 0.85)) for at in spaces]

    # Painted once

    def _after_zoom(self) -> None:
        level = self._camera.level
        if level not in self._layouts:
            self._layouts[level] = find_layout(self._legend, self._camera, self._text_scale)
        self._layout = self._layouts[level]
        self._plates.clear()
        self._lights = Lights(self._camera, self._style, self._palette)
        self._after_move()

    def _after_move(self) -> None:
        """What lies on the map is somewhere else, or of another size."""
        self._rects = {}
        self._view_ready = False
        self._dirty = True

    def _plate(self, space: str) -> Plate:
        if space not in self._plates:
            self._plates[space] = self._legend.plate(self._geometry.spaces[space], self._contents[space], self._style)
        return self._plates[space]

    def _medallion(self, space: str) -> Surface:
        content, palette = self._contents[space], self._palette
        ring, field = self._legend.ring(content), self._legend.tint(content)
        return medallion(self._medallion_radius, ring, field, palette.ink, palette.cream)

    def _contents_of(self, state: State) -> dict[str, Any]:
        return {space: self._legend.content(state, space) for space in self._geometry.spaces}

    def warm_lights(self) -> None:
        """The first glow of each space takes milliseconds to paint, better now than in the middle of a turn."""
        scratch = pygame.Surface((self.rect.right, self.rect.bottom))
        self.light(self._geometry.spaces)
        self.update(1.0)
        self.draw(scratch)
        self.light(())
        self.update(1.0)
        self._dirty = True

    @property
    def _style(self) -> PlateStyle:
        return self._layout.style

    @property
    def _medallion_radius(self) -> int:
        return self._style.px(MEDALLION)

    def _cities(self) -> list[Space]:
        return [space for space in self._geometry.spaces.values() if space.is_city]


def _space_of(key: str) -> str:
    return key.partition(":")[0]
