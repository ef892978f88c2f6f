"""Where everything hangs on the wall: chaos at the left, five sheets above, one large sheet and the matter below."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from pygame import Rect

from engine.red_guard.components import FACTIONS, Faction, Tile, Unit

DESIGN = (1492, 938)
"""The size for which the lengths below are meant."""
LEFT = 148
GAP = 14
HEADER, LARGE_HEADER, FOOTER = 54, 54, 52
UPPER = 0.505
"""The five sheets of the others have so much of the height."""
LARGE = 0.615
"""Of the width: the sheet of whoever decides."""
POOLS = 0.27
"""Of that sheet: what stands at no tile."""
LEAST_COLUMNS = 2
IN_A_COLUMN = (3, 4, 5)
"""Tiles one under the other: more of them only where there would be too many columns."""
MOST_COLUMNS = 14
"""They stand in the upper row, with type of the usual size."""
MOST_ROWS = 5
ACROSS, DOWN = 1.52, 1.22
"""The room that a tile needs with all its slips, in sides of its print."""
NARROWEST = 3.9
"""The width of a cell, in sizes of its title's type, if nothing is known of the titles."""
LARGEST = 9.5
"""The side of a print is so long, in sizes of its title's type."""
STANDS_OUT = 0.1
"""Of the side of a print: as much of the slip above it is over its edge."""
TALLEST = 1.2
"""A cell is not so much higher than wide."""
LARGEST_GROWTH = 1.5
"""More room than for type so much larger there is not on the wall."""
IN_THE_ROW = 0.4
"""Of that growth: what the sheets in the upper row have room for beside their prints."""
SMALLEST_TYPE = 14
"""Pixels: nothing is set smaller unless it must be."""
LEAST_UNIT = 0.6
"""Of what holds type: in a smaller window its room does not shrink any more, as it does not."""
SMALLEST_SLIP = 16
"""Pixels across: on a smaller one the factors could not be read."""
BETWEEN = 3
"""So many pixels are left from slip to slip."""


@dataclass(frozen=True, slots=True)
class Places:
    unit: float
    """It is so many pixels for one of the design."""
    chaos: Rect
    support: Rect
    bowl: Rect
    sheets: Mapping[Faction, Rect]
    large: Faction
    matter: Rect
    growth: float = 1.0
    """How much larger the player wants the type."""

    def px(self, length: float) -> int:
        return max(1, round(length * self.unit))

    def grown(self, length: float) -> int:
        """A length that holds a line of type."""
        return max(1, round(length * max(self.unit, LEAST_UNIT) * self.growth))

    def type(self, size: float) -> int:
        return round(max(SMALLEST_TYPE, size * self.unit) * self.growth)

    def moved(self, x: int, y: int) -> Places:
        return replace(
            self,
            chaos=self.chaos.move(x, y),
            support=self.support.move(x, y),
            bowl=self.bowl.move(x, y),
            sheets={faction: rect.move(x, y) for faction, rect in self.sheets.items()},
            matter=self.matter.move(x, y),
        )

    def in_the_row(self) -> Places:
        """The same for a sheet of the upper row, where type grows less."""
        return replace(self, growth=_growth_in_the_row(self.growth))


def arrange(room: Rect, large: Faction, tiles: Mapping[Faction, int], text_scale: float = 1.0) -> Places:
    """`tiles` says how many each faction has: whoever has more gets more of the upper row."""
    unit = min(room.width / DESIGN[0], room.height / DESIGN[1])

    def px(length: float) -> int:
        return max(1, round(length * unit))

    left, gap = px(LEFT), px(GAP)
    middle = Rect(room.x + left + gap, room.y + px(8), room.width - left - gap, room.height - px(14))
    upper = round(middle.height * UPPER)
    growth = min(text_scale, LARGEST_GROWTH)
    most = MOST_COLUMNS / _growth_in_the_row(growth)
    sheets = _upper_row(Rect(middle.x, middle.y, middle.width, upper), large, tiles, gap, most)
    lower = Rect(middle.x, middle.y + upper + gap, middle.width, middle.height - upper - gap)
    sheets[large] = Rect(lower.x, lower.y, round(lower.width * LARGE), lower.height)
    beside = sheets[large].right + gap
    column = Rect(room.x, middle.y, left, middle.height)
    bowl = Rect(column.x, column.bottom - px(118), left, px(118))
    support = Rect(column.x, bowl.y - gap // 2 - px(168), left, px(168))
    return Places(
        unit=unit,
        chaos=Rect(column.x, column.y, left, support.y - px(12) - column.y),
        support=support,
        bowl=bowl,
        sheets=sheets,
        large=large,
        matter=Rect(beside, lower.y, lower.right - beside, lower.height),
        growth=growth,
    )


def _growth_in_the_row(growth: float) -> float:
    return 1 + (growth - 1) * IN_THE_ROW


def _upper_row(row: Rect, large: Faction, tiles: Mapping[Faction, int], gap: int, most: float) -> dict[Faction, Rect]:
    others = [faction for faction in FACTIONS if faction != large]
    for tall in IN_A_COLUMN:
        columns = {faction: max(LEAST_COLUMNS, math.ceil(tiles[faction] / tall)) for faction in others}
        if sum(columns.values()) <= most:
            break
    one = (row.width - gap * (len(others) - 1)) / sum(columns.values())
    placed, x = {}, float(row.x)
    for faction in others:
        width = columns[faction] * one
        placed[faction] = Rect(round(x), row.y, round(x + width) - round(x), row.height)
        x += width + gap
    return placed


def cells(room: Rect, number: int, text: int, title: float = 0) -> list[Rect]:
    """For each tile of a sheet: in as many rows as make them largest, if their titles, so wide, fit."""
    if not number:
        return []
    title = title or NARROWEST * text
    rows = max(range(1, MOST_ROWS + 1), key=lambda rows: _merits(room, number, rows, text, title))
    columns = math.ceil(number / rows)
    width, pitch = room.width / columns, room.height / math.ceil(number / columns)
    height = min(pitch, width * TALLEST)
    return [
        Rect(round(room.x + n % columns * width), round(room.y + n // columns * pitch), int(width), int(height))
        for n in range(number)
    ]


def _merits(room: Rect, number: int, rows: int, text: int, title: float) -> tuple[float, bool, float]:
    """Room for the titles, tiles side by side, and how large their prints are: the first that differs decides."""
    columns = math.ceil(number / rows)
    width = room.width / columns
    side = min(width / ACROSS, (room.height / rows - round(text * 1.2)) / DOWN)
    return min(width, title), columns >= min(LEAST_COLUMNS, number), side


@dataclass(frozen=True, slots=True)
class TilePlace:
    """A tile in its cell: the title above, the print, and a slip on each side, as far as there are defenders."""

    tile: Tile
    cell: Rect
    title: Rect
    print: Rect
    slips: Sequence[tuple[Unit, Rect]]


SIDES = {1: "R", 2: "LR", 3: "LRB", 4: "LRBT"}
"""Which sides of the square are taken by so many units."""


def place_tile(tile: Tile, units: Sequence[Unit], cell: Rect, text: int) -> TilePlace:
    title = Rect(cell.x, cell.y, cell.width, round(text * 1.2))
    below = Rect(cell.x, title.bottom, cell.width, cell.bottom - title.bottom)
    # The slips stand out by a part of their width: a print with all of them has to fit both ways.
    side = int(min(below.width / ACROSS, below.height / DOWN, text * LARGEST))
    square = Rect(0, 0, side, side)
    square.center = below.center
    title.bottom = max(title.bottom, square.y - max(round(side * STANDS_OUT), text // 2) - 1)
    wide, tall = round(side * 0.37), round(side * 0.53)
    lying = (round(side * 0.68), round(side * 0.26))
    over = round(side * 0.16)
    spots = {
        "L": Rect(square.x - wide + over, square.centery - tall // 2, wide, tall),
        "R": Rect(square.right - over, square.centery - tall // 2, wide, tall),
        "B": Rect(square.centerx - lying[0] // 2, square.bottom - over, *lying),
        "T": Rect(square.centerx - lying[0] // 2, square.y - lying[1] + over, *lying),
    }
    sides = SIDES.get(len(units), "")
    return TilePlace(
        tile, cell, title, square, tuple((unit, spots[side]) for unit, side in zip(units, sides, strict=False))
    )


def size_of_slips(number: int, room: Rect, largest: tuple[int, int]) -> tuple[int, int]:
    """So large that none of them covers another or stands out of its room.

    Where that would be too small to read, as small as may be.
    """
    for width in range(largest[0], SMALLEST_SLIP - 1, -1):
        size = (width, round(width * largest[1] / largest[0]))
        across, down = _most_slips(room, size)
        if across * down >= number and size[1] <= room.height:
            return size
    return size


def row_of_slips(units: Sequence[Unit], room: Rect, size: tuple[int, int]) -> list[tuple[Unit, Rect]]:
    """Beside each other, closer together where there are many; rows as far as there is height."""
    if not units:
        return []
    width, height = size
    across, down = _most_slips(room, size)
    rows = min(down, math.ceil(len(units) / across))
    in_row = math.ceil(len(units) / rows)
    pitch = min(width + BETWEEN, (room.width - width) / max(1, in_row - 1)) if in_row > 1 else 0
    return [
        (unit, Rect(round(room.x + n % in_row * pitch), room.y + n // in_row * (height + BETWEEN), width, height))
        for n, unit in enumerate(units)
    ]


def _most_slips(room: Rect, size: tuple[int, int]) -> tuple[int, int]:
    """How many of this size lie side by side, and how many one under the other; at least one."""
    across, down = ((have + BETWEEN) // (need + BETWEEN) for have, need in zip(room.size, size, strict=True))
    return max(1, across), max(1, down)


def in_sight(row: Sequence[tuple[Unit, Rect]]) -> list[Rect]:
    """What each slip of a row leaves to be seen of the one before it."""
    rects = [rect for _, rect in row]
    for rect, following in pairwise(list(rects)):
        if following.y == rect.y and following.x < rect.right:
            rects[rects.index(rect)] = Rect(rect.x, rect.y, following.x - rect.x, rect.height)
    return rects
