"""Sheets beside the board that People Power does not use all of: tracks, many factions, and a tableau of tiles."""

from typing import Any

import pygame
import pytest

from game.shell import lettering
from game.shell.lettering import watching_cuts
from game.shell.look import Look
from game.table.board.tableau import TableauView, Tile
from game.table.kit.palette import Palette
from game.table.panels import faction_panel
from game.table.panels.faction_panel import GOAL, NOTE, PARTS, STOCK, TRACKS, FactionFigures, FactionPanel, Figure, Goal
from game.table.panels.order_panel import OrderPanel
from game.table.panels.track_panel import TrackPanel, TrackRow
from game.table.scene.arrangement import arrange, place_sheets
from tests.presence import present

SEATS = tuple("abcdef")
PALETTE = Palette(
    "plain",
    (0, 0, 0),
    (255, 255, 255),
    (255, 220, 90),
    dict.fromkeys(SEATS, (90, 40, 40)),
    dict.fromkeys(SEATS, (255,) * 3),
)
LOOKS = [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100)]


def piece(kind: str, size: int, palette: Palette) -> pygame.Surface:
    return pygame.Surface((size, size))


@pytest.mark.parametrize(("size", "text"), LOOKS)
def test_six_factions_and_a_track_find_room_by_leaving_things_out(size: tuple[int, int], text: int) -> None:
    look = Look.of(size, text)
    factions = [FactionPanel(piece, (TRACKS, STOCK, NOTE), (NOTE, STOCK)) for _ in SEATS]
    sheets = [*factions, TrackPanel(1)]
    column = arrange(size, look).left
    place_sheets(column, look, sheets)
    assert all(sheet.visible for sheet in sheets)
    assert all(column.contains(sheet.rect.clip(column)) for sheet in sheets)


@pytest.mark.parametrize("rows", [(TRACKS,), (TRACKS, STOCK), (GOAL, PARTS, TRACKS, STOCK, NOTE), ()])
def test_a_faction_without_goal_or_stock_is_painted_and_tells_where_its_tracks_are(rows: tuple[str, ...]) -> None:
    panel = FactionPanel(piece, rows)
    panel.palette = PALETTE
    look = Look(1.0, 1.0)
    panel.show(FactionFigures("a", "Ants", "You", acting=True, tracks=(Figure("points", "Points", "P", 7),)))
    panel.place(pygame.Rect(10, 20, 300, panel.height(look, 0)), look)
    panel.draw(pygame.Surface((400, 400)))
    at = panel.anchor("points")
    assert panel.rect.collidepoint(present(at)) if TRACKS in rows else at is None
    named = panel.track("points")
    assert (named is not None) == (TRACKS in rows)
    assert named is None or (panel.rect.contains(named) and named.collidepoint(present(at)))


def test_a_track_moves_its_marker() -> None:
    panel = TrackPanel(2)
    panel.palette = PALETTE
    look = Look(1.0, 1.0)
    panel.place(pygame.Rect(10, 20, 300, panel.height(look, 0)), look)
    places = []
    for value in (0, 5, 10):
        panel.show((TrackRow("chaos", "Chaos", 0, 10, value), TrackRow("morale", "Morale", -3, 3, 0)))
        panel.draw(pygame.Surface((400, 400)))
        places.append(present(panel.anchor("chaos")))
    assert [x for x, _ in places] == sorted({x for x, _ in places})
    assert all(panel.rect.collidepoint(at) for at in (*places, present(panel.anchor("morale"))))
    assert panel.anchor("nothing") is None


def test_the_order_of_play_has_room_for_all_factions() -> None:
    look = Look(1.0, 1.0)
    assert OrderPanel(6).height(look, 3) < OrderPanel(6).height(look, 0)


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


def test_a_sheet_without_a_row_for_it_says_beside_the_total_what_that_is_made_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    draw = lettering.draw_line

    def noting(surface: pygame.Surface, words: str, *more: Any) -> pygame.Rect:
        said.append(words)
        return draw(surface, words, *more)

    monkeypatch.setattr(faction_panel, "draw_line", noting)
    goal = Goal(13, 12, 24, ("over 12 wins", "margin +1"), True)
    standing = FactionFigures("a", "Name", "You", False, goal=goal, parts="Opposition 12 + Bases 1")
    sheet = FactionPanel(piece)
    sheet.palette = PALETTE
    sheet.show(standing)
    look = Look.of((1280, 720), 150)
    for level in (0, 1):
        sheet.level = level
        sheet.place(pygame.Rect(0, 0, 300, sheet.height(look, level)), look)
        said.clear()
        with watching_cuts() as cuts:
            sheet.paint()
        assert not cuts and "Opposition 12 + Bases 1" in said
