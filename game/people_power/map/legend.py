"""What People Power prints on its map."""

from pygame import Surface

from engine.people_power import State
from engine.people_power.board import MARKERS
from game.people_power.map.chips import marker_chip
from game.people_power.map.plate_style import PlateStyle
from game.people_power.map.plates import Content, Plate, content_of, largest_size
from game.people_power.map.sprites import piece_sprite
from game.people_power.palette import Palette
from game.shell.colours import Colour
from game.table.map import legend
from game.table.map.geometry import Space, load_geometry
from game.table.map.plate_style import Translate

FILE = "people_power/map/philippines.json"


class Legend(legend.Legend):
    palette: Palette

    def __init__(self, palette: Palette, tr: Translate) -> None:
        super().__init__(load_geometry(FILE), palette, tr)

    def style(self, unit: float, text_scale: float, least_text: int) -> PlateStyle:
        return PlateStyle(unit, text_scale, least_text, self.tr, self.palette)

    def content(self, state: State, space: str) -> Content:
        return content_of(state, space)

    def plate(self, space: Space, content: Content, style: PlateStyle) -> Plate:
        return Plate(space, content, style)

    def largest_size(self, space: Space, style: PlateStyle) -> tuple[int, int]:
        return largest_size(space, style)

    def tint(self, content: Content) -> Colour:
        """By alignment."""
        return self.palette.land[content.alignment]

    def ring(self, content: Content) -> Colour:
        """The colour of Control."""
        return self.palette.control[content.control]

    def sprite(self, part: str, style: PlateStyle, scale: float) -> Surface:
        if part in MARKERS:
            return marker_chip(part, style)
        return piece_sprite(part, round(style.piece * scale), self.palette)
