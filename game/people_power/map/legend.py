"""What People Power prints on its map."""

from pygame import Surface

from engine.people_power import State
from engine.people_power.board import ADJACENT, MARKERS, as_space
from game.people_power.map.chips import marker_chip
from game.people_power.map.plate_style import PlateStyle
from game.people_power.map.sprites import piece_sprite
from game.people_power.map.standing import Content, StandingPieces, content_of
from game.people_power.palette import Palette
from game.table.map import legend
from game.table.map.camera import Camera
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

    def standing(self, space: Space, content: Content, style: PlateStyle, camera: Camera) -> StandingPieces:
        return StandingPieces(space, content, style, camera)

    def tint(self, content: Content) -> legend.Tint:
        """By alignment; the rim has the colour of Control."""
        return legend.Tint(self.palette.land[content.alignment], self.palette.control[content.control])

    def neighbours(self, space: str) -> tuple[str, ...]:
        return ADJACENT[as_space(space)]

    def sprite(self, part: str, style: PlateStyle, scale: float) -> Surface:
        if part in MARKERS:
            return marker_chip(part, style)
        return piece_sprite(part, round(style.piece * scale), self.palette)
