"""A tableau: tiles in rows, for games that have no map. A tile has a name, some lines, and pieces that stand on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.table.board.view import BoardView, Paper, holder
from game.table.kit.palette import Palette
from game.table.panels.paper import draw_paper
from game.table.telling.snapshots import State

WIDEST, TALLEST = 380, 260
"""A tile is at most so wide and so tall in the design."""
GAP = 18
LIFT = 4
REACH = 20
"""How far the light and the shadow of a tile reach at most."""

PaintPiece = Callable[[str, int, Palette], pygame.Surface]
"""It paints a piece of a kind in a size."""


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile shows, in the player's language."""

    key: str
    title: str
    lines: tuple[str, ...] = ()
    pieces: tuple[tuple[str, int], ...] = ()
    """These are the kinds of pieces with the number of each."""
    colour: Colour = colours.INK_RAISED
    """The head of the tile has this colour."""
    on_colour: Colour = colours.CREAM


Tiles = Callable[[State], Sequence[Sequence[Tile]]]
"""The tiles of a state, row by row; which there are may change from state to state."""


class TableauView(BoardView):
    """A board whose keys are those of its tiles (`mine`) and of pieces on them (`mine:worker`).

    It is what a game lays on the table that has no board of its own: see `tests/mini/window.py`.
    """

    is_opaque = False

    def __init__(
        self,
        rect: pygame.Rect,
        state: State,
        look: Look,
        palette: Palette,
        tiles: Tiles,
        paint_piece: PaintPiece | None = None,
    ) -> None:
        super().__init__(rect, state)
        self._look = look
        self._palette = palette
        self._tiles_of = tiles
        self._paint_piece = paint_piece or plain_piece
        self._tiles: dict[str, Tile] = {}
        self._rects: dict[str, pygame.Rect] = {}
        self._cells: dict[str, pygame.Rect] = {}
        """Where pieces stand, by `tile:piece`."""
        self._pictures: dict[Tile, pygame.Surface] = {}
        self.show(state)

    def show(self, state: State) -> None:
        rows = self._tiles_of(state)
        tiles = {tile.key: tile for row in rows for tile in row}
        if tiles == self._tiles:
            return
        super().show(state)
        self._tiles = tiles
        self._rects = _placed(rows, self.rect, self._look)
        self._pictures = {tile: picture for tile, picture in self._pictures.items() if tile in tiles.values()}
        self._cells = {}
        for tile in tiles.values():
            self._place_pieces(tile)

    def hover(self, key: str) -> None:
        super().hover(holder(key))

    def parts(self) -> Mapping[str, Sequence[pygame.Rect]]:
        return {key: (rect,) for key, rect in (*self._cells.items(), *self._rects.items())}

    def spot(self, key: str) -> pygame.Rect | None:
        """A tile is chosen at its head, where no pieces stand."""
        return self._head_of(key) if key in self._rects else super().spot(key)

    def busy(self) -> list[pygame.Rect]:
        """Nothing may cover pieces and the names of tiles."""
        return [*self._cells.values(), *map(self._head_of, self._rects)]

    def _head_of(self, tile: str) -> pygame.Rect:
        rect = self._rects[tile]
        return pygame.Rect(rect.topleft, (rect.width, _head(self._look)))

    def sprite(self, part: str, scale: float = 1.0) -> pygame.Surface:
        return self._paint_piece(part, round(_cell(self._look) * scale), self._palette)

    # Drawing

    def above(self) -> list[Paper]:
        """Each tile is drawn here with its light and shadow."""
        around = 2 * self._look.px(REACH)
        return [
            ((self._tiles[key], self._rise(key), self._light[key], self._marks(key)), rect.inflate(around, around))
            for key, rect in self._rects.items()
        ]

    def _rise(self, key: str) -> int:
        return 0 if key == self._pressed else round(self._look.px(LIFT) * self._lift[key])

    def _marks(self, tile: str) -> frozenset[str]:
        """What is framed on it: all of it if it has been selected, and pieces that may be chosen."""
        return (self._selected & {tile}) | {key for key in self._lit & self._cells.keys() if holder(key) == tile}

    def draw_above(self, surface: pygame.Surface) -> None:
        look = self._look
        for key, rect in self._rects.items():
            place = rect.move(0, -self._rise(key))
            draw_shadow(surface, rect, look.px(6), spread=look.px(10), strength=110)
            if self._light[key]:
                width = round(look.px(5) * self._light[key])
                draw_plate(surface, place.inflate(2 * width, 2 * width), self._palette.glow, look.px(9))
            surface.blit(self._picture(self._tiles[key]), place)
            if key in self._selected:
                pygame.draw.rect(surface, self._palette.ink, place, look.px(4), border_radius=look.px(6))
        for key in self._lit & self._cells.keys():
            pygame.draw.rect(surface, self._palette.glow, self._cells[key], look.px(3), border_radius=look.px(4))

    def _picture(self, tile: Tile) -> pygame.Surface:
        if tile not in self._pictures:
            self._pictures[tile] = self._painted(tile)
        return self._pictures[tile]

    def _painted(self, tile: Tile) -> pygame.Surface:
        look, rect = self._look, self._rects[tile.key]
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        draw_paper(picture, picture.get_rect(), look, 6)
        pad, head = look.px(10), pygame.Rect(0, 0, rect.width, _head(look))
        radius = look.px(6)
        pygame.draw.rect(picture, tile.colour, head, border_top_left_radius=radius, border_top_right_radius=radius)
        bold, face = font("display", look.text(20), bold=True), font("text", look.text(18))
        row = head.inflate(-2 * pad, 0)
        draw_line(picture, shortened(bold, tile.title, row.width), row, bold, tile.on_colour)
        for line in tile.lines:
            row = pygame.Rect(row.x, row.bottom, row.width, round(look.text(18) * 1.35))
            draw_line(picture, shortened(face, line, row.width), row, face, colours.INK)
        for piece, count in tile.pieces:
            cell = self._cells[f"{tile.key}:{piece}"].move(-rect.x, -rect.y)
            sprite = self._paint_piece(piece, _cell(look), self._palette)
            picture.blit(sprite, sprite.get_rect(midleft=cell.midleft))
            room = pygame.Rect(cell.x + sprite.get_width() + look.px(3), cell.y, cell.width, cell.height)
            draw_line(picture, str(count), room, bold, colours.INK)
        return picture

    def _place_pieces(self, tile: Tile) -> None:
        """They stand under the lines, row by row from the left."""
        look, rect = self._look, self._rects[tile.key]
        pad = look.px(10)
        wide = _cell(look) + look.px(10) + width_of(font("display", look.text(20), bold=True), "00")
        x, y = rect.x + pad, rect.y + _head(look) + len(tile.lines) * round(look.text(18) * 1.35) + look.px(4)
        for piece, _ in tile.pieces:
            if x + wide > rect.right and x > rect.x + pad:
                x, y = rect.x + pad, y + _cell(look) + look.px(4)
            self._cells[f"{tile.key}:{piece}"] = pygame.Rect(x, y, wide, _cell(look))
            x += wide


def plain_piece(piece: str, size: int, palette: Palette) -> pygame.Surface:
    """A piece of a game that has no pieces of its own."""
    disc = pygame.Surface((size, size), pygame.SRCALPHA)
    pygame.draw.aacircle(disc, palette.ink, disc.get_rect().center, size // 2 - 1)
    return disc


def _placed(rows: Sequence[Sequence[Tile]], room: pygame.Rect, look: Look) -> dict[str, pygame.Rect]:
    """In the middle of the room, row under row, as large as they fit."""
    gap = look.px(GAP)
    most = max((len(row) for row in rows), default=1)
    width = min((room.width - (most + 1) * gap) // max(1, most), look.wide(WIDEST))
    height = min((room.height - (len(rows) + 1) * gap) // max(1, len(rows)), look.wide(TALLEST))
    placed = {}
    y = room.centery - (len(rows) * (height + gap) - gap) // 2
    for row in rows:
        x = room.centerx - (len(row) * (width + gap) - gap) // 2
        for tile in row:
            placed[tile.key] = pygame.Rect(x, y, width, height)
            x += width + gap
        y += height + gap
    return placed


def _head(look: Look) -> int:
    return round(look.text(20) * 1.6)


def _cell(look: Look) -> int:
    return max(look.px(30), round(look.text(18) * 1.5))
