"""A map whose spaces say what tiles say: a title on a tag, lines under it, and pieces with their number."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import pygame
from pygame import Rect, Surface

from game.shell.colours import Colour
from game.shell.fonts import font
from game.table.board.tableau import PaintPiece, Tile, plain_piece
from game.table.kit.palette import MapPalette
from game.table.map.camera import Camera
from game.table.map.geometry import Geometry, Space
from game.table.map.legend import Blit, Legend, Tint
from game.table.map.plate_style import PlateStyle, Translate
from game.table.telling.snapshots import State

PIECE = 34
"""A piece has this side at unit size."""


class TileLegend(Legend):
    """`tile` says what a space shows in a state; its colour runs along the coast and lies under the title."""

    def __init__(
        self,
        geometry: Geometry,
        palette: MapPalette,
        tr: Translate,
        tile: Callable[[State, str], Tile],
        neighbours: Mapping[str, Collection[str]],
        paint_piece: PaintPiece = plain_piece,
    ) -> None:
        super().__init__(geometry, palette, tr)
        self._tile = tile
        self._neighbours = neighbours
        self._paint_piece = paint_piece

    def content(self, state: State, space: str) -> Tile:
        return self._tile(state, space)

    def standing(self, space: Space, content: Tile, style: PlateStyle, camera: Camera) -> StandingTile:
        return StandingTile(space, content, style, camera, self.sprite)

    def tint(self, content: Tile) -> Tint:
        return Tint(self.palette.cream, content.colour)

    def neighbours(self, space: str) -> Collection[str]:
        return self._neighbours[space]

    def sprite(self, part: str, style: PlateStyle, scale: float) -> Surface:
        return self._paint_piece(part, round(style.px(PIECE) * scale), self.palette)


class StandingTile:
    """The title stands on the tag of the space, the lines under it, and the pieces in a row under those."""

    figures: tuple[Blit, ...] = ()

    def __init__(
        self,
        space: Space,
        tile: Tile,
        style: PlateStyle,
        camera: Camera,
        sprite: Callable[[str, PlateStyle, float], Surface],
    ) -> None:
        palette, at = style.palette, camera.in_world(space.tag)
        self.blits: list[Blit] = []
        self.tags: list[Rect] = []
        self.cells: dict[str, Rect] = {}
        foot = round(at.y) - style.small_size
        plates = [
            (tile.title, tile.colour, tile.on_colour),
            *((line, palette.cream, palette.ink) for line in tile.lines),
        ]
        for words, ground, ink in plates:
            plate = _plate(words, ground, ink, style)
            self.tags.append(plate.get_rect(midtop=(round(at.x), foot)))
            self.blits.append((plate, self.tags[-1].topleft))
            foot = self.tags[-1].bottom
        side, face = style.px(PIECE), font("display", style.small_size, bold=True)
        counts = [face.render(f" {count}", True, palette.ink) for _, count in tile.pieces]
        left = round(at.x) - sum(side + count.width for count in counts) // 2
        for (piece, _), count in zip(tile.pieces, counts, strict=True):
            self.cells[piece] = Rect(left, foot, side + count.width, side)
            self.blits.append((sprite(piece, style, 1), (left, foot)))
            self.blits.append((count, count.get_rect(midright=self.cells[piece].midright).topleft))
            left = self.cells[piece].right

    def place_of(self, part: str) -> tuple[int, int]:
        """A piece that is not there yet is going to lie on the tag."""
        return self.cells.get(part, self.tags[0]).center


def _plate(words: str, ground: Colour, ink: Colour, style: PlateStyle) -> Surface:
    text = font("display", style.small_size, bold=True).render(words, True, ink)
    plate = Surface(text.get_rect().inflate(2 * style.px(5), 0).size, pygame.SRCALPHA, 32)
    pygame.draw.rect(plate, ground, plate.get_rect(), border_radius=style.radius)
    plate.blit(text, text.get_rect(center=plate.get_rect().center))
    return plate
