"""The board as the player sees it: the map, and on it the plates with their pieces.

The scene hands over a position and asks what is under the pointer. Drawing only copies surfaces that are painted
already; `needs_draw` tells whether a frame would look any different from the last one.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from pygame import Rect, Surface, Vector2

from game.people_power.map.camera import Camera
from game.people_power.map.chips import marker_chip
from game.people_power.map.fading import Fading
from game.people_power.map.furniture import MEDALLION, leader_line, medallion, pawn, pin
from game.people_power.map.geometry import Point, Space, load_geometry
from game.people_power.map.ground import Ground
from game.people_power.map.hit_map import countryside_at
from game.people_power.map.layout import Layout, find_layout, place_plates
from game.people_power.map.lights import Lights, centred
from game.people_power.map.plate_places import line_to
from game.people_power.map.plate_style import PlateStyle
from game.people_power.map.plates import Plate, marker_place
from game.people_power.map.sea_prints import draw_sea_prints
from game.people_power.map.sprites import piece_sprite
from game.people_power.palette import DEFAULT, Palette

LIFT = 3
"""How far a plate rises under the mouse, at unit size."""
CITY_REACH = 1.3
"""A City is pointed at this many radii around the middle of its medallion."""
HOVER_LIGHT = 0.6
"""How bright the land of a hovered space is beside that of one that may be chosen."""


class BoardView:
    def __init__(
        self,
        rect: Rect,
        board: Mapping[str, Any],
        tr: Callable[[str], str],
        palette: Palette = DEFAULT,
        text_scale: float = 1.0,
    ) -> None:
        self._geometry = load_geometry()
        self._board = board
        self._tr = tr
        self._palette = palette
        self._text_scale = text_scale
        self._selected: frozenset[str] = frozenset()
        self._pressed: str | None = None
        self._lit_pieces: frozenset[tuple[str, str]] = frozenset()
        self._light = Fading()
        self._lift = Fading()
        self._camera = Camera(Rect(rect), self._geometry.size)
        self._ground = Ground(self._camera, palette)
        self._view = Surface(rect.size, depth=32)
        """All that lies still under the plates."""
        self._view_ready = False
        self._dirty = True
        self._layouts: dict[int, Layout] = {}
        """By the level of zoom."""
        self._plates: dict[str, Plate] = {}
        self._rects: dict[str, Rect] = {}
        self._after_zoom()

    # What the scene tells

    def set_board(self, board: Mapping[str, Any]) -> None:
        before, self._board = self._board["spaces"], board
        for space, entry in board["spaces"].items():
            if entry != before[space]:
                self._plates.pop(space, None)
                self._after_move()

    def set_highlights(self, spaces: Collection[str]) -> None:
        """The spaces that may be chosen."""
        self._light.aim(spaces)

    def set_selected(self, spaces: Collection[str]) -> None:
        """The spaces on which a pawn stands."""
        self._dirty |= self._selected != frozenset(spaces)
        self._selected = frozenset(spaces)

    def hover(self, space: str | None) -> None:
        self._lift.aim({space} if space else set())

    def press(self, space: str | None) -> None:
        """The plate goes down while the button is held on it."""
        self._dirty |= self._pressed != space
        self._pressed = space

    def set_piece_highlights(self, pieces: Collection[tuple[str, str]]) -> None:
        """The pieces that may be chosen, as (space, piece)."""
        self._dirty |= self._lit_pieces != frozenset(pieces)
        self._lit_pieces = frozenset(pieces)

    def zoom_at(self, position: Point, steps: int) -> None:
        if self._camera.zoom_at(position, steps):
            self._after_zoom()

    def pan(self, dx: float, dy: float) -> None:
        if self._camera.pan(dx, dy):
            self._after_move()

    def show(self, space: str) -> None:
        """Bring a space into view, where the map is enlarged."""
        if self._camera.show(self._geometry.spaces[space].anchor):
            self._after_move()

    def update(self, seconds: float) -> None:
        """Let time pass for what eases in and out."""
        self._dirty |= self._light.update(seconds)
        self._dirty |= self._lift.update(seconds)

    # What the scene asks

    @property
    def rect(self) -> Rect:
        return self._camera.rect

    @property
    def zoom(self) -> float:
        return self._camera.zoom

    @property
    def needs_draw(self) -> bool:
        return self._dirty or not self._view_ready

    def space_at(self, position: Point) -> str | None:
        if not self.rect.collidepoint(position):
            return None
        for space in self._geometry.spaces:
            if self.plate_rect(space).collidepoint(position):
                return space
        for city in self._cities():
            if self._camera.on_screen(city.anchor).distance_to(position) <= self._medallion_radius * CITY_REACH:
                return city.name
        return countryside_at(self._camera.on_map(position))

    def piece_at(self, position: Point) -> tuple[str, str] | None:
        if not self.rect.collidepoint(position):
            return None
        for space in self._geometry.spaces:
            plate = self.plate_rect(space)
            if plate.collidepoint(position):
                for piece, cell in self._plate(space).cells.items():
                    if cell.move(plate.topleft).collidepoint(position):
                        return space, piece
        return None

    def piece_pos(self, space: str, piece: str) -> tuple[int, int]:
        """The middle of a piece, or of the tray where it is going to stand."""
        rect, plate = self.plate_rect(space), self._plate(space)
        cell = plate.cells.get(piece)
        if cell:
            size = plate.style.piece
            return rect.x + cell.x + size // 2, rect.y + cell.bottom - size // 2
        return rect.centerx, rect.y + (plate.style.header_height + rect.height - plate.style.chip_height) // 2

    def plate_rect(self, space: str) -> Rect:
        """On the screen; it lies outside the view where the map is enlarged and its space is not in sight."""
        if not self._rects:
            sizes = {name: self._plate(name).size for name in self._geometry.spaces}
            self._rects = place_plates(sizes, self._layout, self._camera)
        return self._rects[space]

    def anchor_pos(self, space: str) -> tuple[int, int]:
        """On the space's land, or in the middle of its medallion."""
        x, y = self._camera.on_screen(self._geometry.spaces[space].anchor)
        return round(x), round(y)

    def sprite(self, piece: str, size: int | None = None) -> Surface:
        """A piece for animations and lists; without a size, as large as on the plates."""
        return piece_sprite(piece, size or self._style.piece, self._palette)

    def marker_pos(self, space: str, marker: str) -> tuple[int, int]:
        """The middle of a marker on a plate, or of the place for it."""
        return marker_place(self.plate_rect(space), marker, self._style).center

    def marker_sprite(self, marker: str) -> Surface:
        return marker_chip(marker, self._style)

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
        complete = self._ground.draw(
            self._view, {name: entry["alignment"] for name, entry in self._board["spaces"].items()}
        )
        corner = Vector2(self.rect.topleft)
        plates = {name: self.plate_rect(name).move(-corner) for name in self._geometry.spaces}
        draw_sea_prints(self._view, self._camera, self._layout, list(plates.values()))
        for space in self._geometry.spaces.values():
            anchor = self._camera.on_screen(space.anchor) - corner
            edge, _ = line_to(plates[space.name], (anchor.x, anchor.y))
            leader_line(self._view, Vector2(edge), anchor, max(2.0, 2.6 * self._style.unit), self._palette)
            if not space.is_city:
                pin(self._view, anchor, 3.6 * self._style.unit, self._palette)
        return complete

    def _land_lights(self) -> list[tuple[Surface, tuple[float, float]]]:
        blits = []
        # The asset lists Countryside first, so Cities lie on top.
        for name, space in self._geometry.spaces.items():
            strength = max(self._light[name], HOVER_LIGHT * self._lift[name])
            if not strength:
                continue
            light, place = self._lights.on_land(space)
            light.set_alpha(round(255 * strength))
            blits.append((light, place))
        return blits

    def _medallions(self) -> list[tuple[Surface, tuple[float, float]]]:
        """Over the light of the Countryside around them."""
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
                if (name, piece) in self._lit_pieces:
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
            self._layouts[level] = find_layout(self._geometry, self._camera, self._text_scale, self._tr, self._palette)
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
            self._plates[space] = Plate(self._geometry.spaces[space], self._board["spaces"][space], self._style)
        return self._plates[space]

    def _medallion(self, space: str) -> Surface:
        entry, palette = self._board["spaces"][space], self._palette
        return medallion(
            self._medallion_radius,
            palette.control[entry["control"]],
            palette.land[entry["alignment"]],
            palette.ink,
            palette.cream,
        )

    @property
    def _style(self) -> PlateStyle:
        return self._layout.style

    @property
    def _medallion_radius(self) -> int:
        return self._style.px(MEDALLION)

    def _cities(self) -> list[Space]:
        return [space for space in self._geometry.spaces.values() if space.is_city]
