"""A tableau: tiles in rows, for games that have no map. A tile has a name, some lines, and pieces that stand on it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.table.board.fading import Fading
from game.table.board.view import Position
from game.table.kit.palette import Palette
from game.table.panels.paper import draw_paper
from game.table.telling.shown import UnderWay
from game.table.telling.snapshots import State

WIDEST, TALLEST = 380, 260
"""A tile, as in the design."""
GAP = 18
LIFT = 4

PaintPiece = Callable[[str, int, Palette], pygame.Surface]
"""A piece by its kind, as large as this."""


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile shows, in the player's language."""

    key: str
    title: str
    lines: tuple[str, ...] = ()
    pieces: tuple[tuple[str, int], ...] = ()
    """Kinds of pieces and how many of each."""
    colour: Colour = colours.INK_RAISED
    """Of its head."""
    on_colour: Colour = colours.CREAM


Tiles = Callable[[State], Sequence[Sequence[Tile]]]
"""The tiles of a state, row by row; which there are may change from state to state."""


class TableauView:
    """A board whose keys are those of its tiles (`mine`) and of pieces on them (`mine:worker`)."""

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
        self.rect = pygame.Rect(rect)
        self._look = look
        self._palette = palette
        self._tiles_of = tiles
        self._paint_piece = paint_piece or _disc
        self._tiles: dict[str, Tile] = {}
        self._rects: dict[str, pygame.Rect] = {}
        self._cells: dict[str, pygame.Rect] = {}
        """Where pieces stand, by `tile:piece`."""
        self._pictures: dict[Tile, pygame.Surface] = {}
        self._light = Fading()
        self._lift = Fading()
        self._lit_pieces: frozenset[str] = frozenset()
        self._selected: frozenset[str] = frozenset()
        self._pressed = ""
        self._dirty = True
        self.show(state)

    # What the table tells

    def show(self, state: State) -> None:
        rows = self._tiles_of(state)
        tiles = {tile.key: tile for row in rows for tile in row}
        if tiles == self._tiles:
            return
        self._tiles, self._dirty = tiles, True
        self._rects = _placed(rows, self.rect, self._look)
        self._pictures = {tile: picture for tile, picture in self._pictures.items() if tile in tiles.values()}
        self._cells = {}
        for tile in tiles.values():
            self._place_pieces(tile)

    def follow(self, under_way: UnderWay) -> None:
        """It shows states only."""

    def light(self, keys: Collection[str], faint: Collection[str] = ()) -> None:
        self._lit_pieces = frozenset(key for key in keys if ":" in key)
        self._light.aim(frozenset(keys) - self._lit_pieces, faint)
        self._dirty = True

    def select(self, keys: Collection[str]) -> None:
        self._dirty |= self._selected != frozenset(keys)
        self._selected = frozenset(keys)

    def hover(self, key: str) -> None:
        self._lift.aim({_tile_of(key)} if key else set())

    def point(self, key: str) -> None:
        """Only what may be chosen answers."""

    def press(self, key: str) -> None:
        self._dirty |= self._pressed != key
        self._pressed = key

    def grasp(self, position: Position) -> None:
        """It does not matter where a part is clicked."""

    def reveal(self, key: str) -> None:
        """All of it is always in sight."""

    def zoom_at(self, position: Position, steps: int) -> None:
        """It has one size."""

    def pan(self, dx: float, dy: float) -> None:
        """It has one place."""

    def update(self, seconds: float) -> None:
        self._dirty |= self._light.update(seconds)
        self._dirty |= self._lift.update(seconds)

    # What the table asks

    def find_changes(self) -> None:
        """Nothing: it is drawn as a whole."""

    @property
    def changed_parts(self) -> Sequence[pygame.Rect] | None:
        """Anywhere."""
        return None

    def painting_ahead(self) -> Iterator[None]:
        """Nothing."""
        yield

    @property
    def needs_draw(self) -> bool:
        return self._dirty

    def at(self, position: Position) -> Sequence[str]:
        tile = next((key for key, rect in self._rects.items() if rect.collidepoint(position)), "")
        piece = next((key for key, cell in self._cells.items() if cell.collidepoint(position)), "")
        return tuple(key for key in (piece, tile) if key)

    def spot(self, key: str) -> pygame.Rect | None:
        """A tile is chosen at its head, where no pieces stand."""
        if key in self._cells:
            return self._cells[key]
        if key not in self._rects:
            return None
        tile = self._rects[key]
        return pygame.Rect(tile.x, tile.y, tile.width, _head(self._look))

    def extent(self, key: str) -> pygame.Rect | None:
        return self._cells.get(key) or self._rects.get(_tile_of(key))

    def busy(self) -> list[pygame.Rect]:
        """Pieces, and the names of tiles."""
        tall = _head(self._look)
        names = (pygame.Rect(rect.topleft, (rect.width, tall)) for rect in self._rects.values())
        return [*self._cells.values(), *names]

    def anchor(self, key: str) -> tuple[int, int]:
        place = self._cells.get(key) or self._rects.get(_tile_of(key)) or self.rect
        return place.center

    def sprite(self, part: str, scale: float = 1.0) -> pygame.Surface:
        return self._paint_piece(part, round(_cell(self._look) * scale), self._palette)

    # Drawing

    def draw(self, surface: pygame.Surface) -> bool:
        look = self._look
        for key, rect in self._rects.items():
            rise = 0 if key == self._pressed else round(look.px(LIFT) * self._lift[key])
            place = rect.move(0, -rise)
            draw_shadow(surface, rect, look.px(6), spread=look.px(10), strength=110)
            if self._light[key]:
                width = round(look.px(5) * self._light[key])
                draw_plate(surface, place.inflate(2 * width, 2 * width), self._palette.glow, look.px(9))
            surface.blit(self._picture(self._tiles[key]), place)
            if key in self._selected:
                pygame.draw.rect(surface, self._palette.ink, place, look.px(4), border_radius=look.px(6))
        for key in self._lit_pieces & self._cells.keys():
            pygame.draw.rect(surface, self._palette.glow, self._cells[key], look.px(3), border_radius=look.px(4))
        self._dirty = False
        return self._light.moving or self._lift.moving

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
        """From the left under the lines, row by row."""
        look, rect = self._look, self._rects[tile.key]
        pad = look.px(10)
        wide = _cell(look) + look.px(10) + width_of(font("display", look.text(20), bold=True), "00")
        x, y = rect.x + pad, rect.y + _head(look) + len(tile.lines) * round(look.text(18) * 1.35) + look.px(4)
        for piece, _ in tile.pieces:
            if x + wide > rect.right and x > rect.x + pad:
                x, y = rect.x + pad, y + _cell(look) + look.px(4)
            self._cells[f"{tile.key}:{piece}"] = pygame.Rect(x, y, wide, _cell(look))
            x += wide


def _disc(piece: str, size: int, palette: Palette) -> pygame.Surface:
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


def _tile_of(key: str) -> str:
    return key.partition(":")[0]


def _head(look: Look) -> int:
    return round(look.text(20) * 1.6)


def _cell(look: Look) -> int:
    return max(look.px(30), round(look.text(18) * 1.5))
