"""A tableau of tiles, the board of a game that brings none of its own."""

from typing import Any

import pygame

from game.shell.look import Look
from game.table.board.tableau import TableauView, Tile
from game.table.kit.palette import Palette
from tests.presence import present

PALETTE = Palette("plain", (0, 0, 0), (255, 255, 255), (255, 220, 90), {}, {})


def piece(kind: str, size: int, palette: Palette) -> pygame.Surface:
    return pygame.Surface((size, size))


def tableau(rows: Any, size: tuple[int, int] = (800, 600)) -> TableauView:
    view = TableauView(pygame.Rect((10, 10), size), rows, Look(1.0, 1.0), PALETTE, lambda rows: rows, piece)
    view.draw(pygame.Surface((900, 700)))
    return view


def test_tiles_and_the_pieces_on_them_are_found_where_they_lie() -> None:
    rows = [
        [Tile(f"t{n}", "Tile", ("a line",), (("x", 3), ("y", 12))) for n in range(row, row + 4)] for row in (0, 4, 8)
    ]
    view = tableau(rows)
    for row in rows:
        for tile in row:
            assert view.at(present(view.spot(tile.key)).center) == (tile.key,)
            for part in ("x", "y"):
                key = f"{tile.key}:{part}"
                assert view.at(view.anchor(key)) == (key, tile.key)
                assert present(view.spot(key)).collidepoint(view.anchor(key))
    assert not view.at((0, 0)) and view.spot("nothing") is None


def test_tiles_may_come_and_go() -> None:
    view = tableau([[Tile("one", "One"), Tile("two", "Two")]])
    view.show([[Tile("two", "Two", ("changed",))]])
    assert view.needs_draw and view.spot("one") is None and view.spot("two")
    view.draw(pygame.Surface((900, 700)))
    view.show([[Tile("two", "Two", ("changed",))]])
    assert not view.needs_draw
