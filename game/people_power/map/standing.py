"""What stands in a space: its tag, its marker, and a row of pieces for each faction.

Every kind of piece has a place of its own in its row, so nothing moves when something else comes or goes. Where there
are more than there is room for, the last one carries their number; coming nearer makes room for all. Of Bases, of which
there are two at most, both stand there.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Rect, Vector2

from engine.people_power import State
from engine.people_power.board import (
    ACTIVIST,
    MARKERS,
    POPULATION,
    PROTEST,
    Alignment,
    Faction,
    Marker,
    Piece,
    as_space,
)
from engine.people_power.state import control
from game.people_power.map.chips import figure, marker_chip, marker_width, tag
from game.people_power.map.plate_style import PlateStyle
from game.people_power.map.sprites import ACTIVE_ACTIVISTS, piece_sprite
from game.table.map.camera import Camera
from game.table.map.geometry import Space
from game.table.map.legend import Blit

ROWS: tuple[tuple[Piece, tuple[Piece, ...]], ...] = (
    ("gov_bases", ("troops", "police")),
    ("ref_bases", ("activists",)),
    ("npa_bases", ("underground", "active")),
)
"""By faction: its Bases stand first."""
TIGHTEST, LOOSEST = 0.3, 0.96
"""It is the distance from piece to piece of a kind, in parts of their size."""
FEW, MANY = 3, 12
"""So many of a kind stand side by side if they can: on the whole map, and from nearer by."""


class Content(NamedTuple):
    """The map shows this of a space."""

    pieces: dict[Piece, int]
    alignment: Alignment
    marker: Marker | None
    control: Faction | None


def content_of(state: State, key: str) -> Content:
    space = as_space(key)
    pieces = {piece: column[space] for piece, column in state.pieces.items()}
    return Content(pieces, state.alignment[space], state.marker[space], control(state, space))


class StandingPieces:
    """It is in pixels of the zoomed world."""

    def __init__(self, space: Space, content: Content, style: PlateStyle, camera: Camera) -> None:
        self.blits: list[Blit] = []
        self.figures: list[Blit] = []
        self.cells: dict[str, Rect] = {}
        self._style = style
        self._side = style.city_piece if space.is_city else style.piece
        self._camera = camera
        self._places: dict[str, tuple[int, int]] = {}
        words = tag(POPULATION[as_space(space.name)], content.control, content.alignment, style)
        self._tag = words.get_rect(center=_whole(camera.in_world(space.tag)))
        self._marker = self._tag.move(0, style.tag_height + style.px(1))
        if space.marker:
            self._marker.center = _whole(camera.in_world(space.marker))
        for (base, kinds), row in zip(ROWS, space.rows, strict=True):
            self._lay_row(base, kinds, row, content)
        self.tags = [self._tag]
        self.blits.append((words, self._tag.topleft))
        if content.marker:
            place = self._marker_place(content.marker)
            self.tags.append(place)
            self.blits.append((marker_chip(content.marker, style), place.topleft))

    def place_of(self, part: str) -> tuple[int, int]:
        return self._marker_place(part).center if part in MARKERS else self._places[part]

    def _marker_place(self, marker: str) -> Rect:
        place = Rect(0, 0, marker_width(marker, self._style), self._style.chip_height)
        place.center = self._marker.center
        return place

    def _lay_row(
        self, base: Piece, kinds: tuple[Piece, ...], row: tuple[float, float, float], content: Content
    ) -> None:
        left, middle = _whole(self._camera.in_world(row[:2]))
        side = self._side
        width = round(row[2] * self._camera.scale)
        gap = side // 10
        bases = math.ceil(side * (1 + TIGHTEST))
        self._lay(base, Rect(left, middle - side // 2, bases, side), content)
        room = (width - bases - gap) // len(kinds) - gap
        for number, kind in enumerate(kinds):
            start = left + bases + gap + number * (room + gap)
            self._lay(kind, Rect(start, middle - side // 2, room, side), content)

    def _lay(self, piece: Piece, room: Rect, content: Content) -> None:
        """As many as there is room for, from the left."""
        side, count = self._side, content.pieces[piece]
        wanted = MANY if self._camera.level else FEW
        step = min(max((room.width - side) / (wanted - 1), TIGHTEST * side), LOOSEST * side)
        most = max(1, 1 + int((room.width - side) / step + 0.01))
        shown = min(count, most)
        last = max(0, shown - 1)
        self._places[piece] = round(room.x + last * step + side / 2), room.centery
        if not count:
            return
        kind = ACTIVE_ACTIVISTS if piece == ACTIVIST and content.marker == PROTEST else piece
        sprite = piece_sprite(kind, side, self._style.palette)
        self.blits += [(sprite, (round(room.x + number * step), room.y)) for number in range(shown)]
        self.cells[piece] = Rect(room.x, room.y, round(last * step) + side, side)
        if count > most:
            self._count(piece, count, room)

    def _count(self, piece: Piece, count: int, room: Rect) -> None:
        """At the foot of the last one, and as far beside it as there is room."""
        number = figure(count, self._style)
        cell = self.cells[piece]
        right = min(room.right, cell.right + number.get_width() * 2 // 3)
        self.figures.append((number, number.get_rect(bottomright=(right, cell.bottom)).topleft))
        cell.width = max(cell.width, right - cell.x)


def _whole(point: Vector2) -> tuple[int, int]:
    return round(point.x), round(point.y)
