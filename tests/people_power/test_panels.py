"""The sheets beside the board: with more factions than the game has, and with fewer rows."""

from typing import Any

import pygame
import pytest

from game.people_power.panels import faction_panel
from game.people_power.panels.faction_panel import (
    GOAL,
    NOTE,
    PARTS,
    STOCK,
    TRACKS,
    FactionFigures,
    FactionPanel,
    Figure,
    Goal,
)
from game.people_power.panels.order_panel import OrderPanel
from game.shell import colours, lettering
from game.shell.lettering import watching_cuts
from game.shell.look import Look
from game.table.kit.palette import Palette
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
def test_six_factions_find_room_by_leaving_things_out(size: tuple[int, int], text: int) -> None:
    look = Look.of(size, text)
    factions = [FactionPanel(piece, (TRACKS, STOCK, NOTE), (NOTE, STOCK)) for _ in SEATS]
    column = arrange(size, look).left
    place_sheets(column, look, factions)
    assert all(sheet.visible for sheet in factions)
    assert all(column.contains(sheet.rect.clip(column)) for sheet in factions)


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


@pytest.mark.parametrize("total", [9, 13])
def test_a_margin_that_wins_is_printed_in_green_and_none_in_red(total: int, monkeypatch: pytest.MonkeyPatch) -> None:
    inks: dict[str, tuple[int, int, int]] = {}

    def noting(surface: object, words: str, box: pygame.Rect, face: object, ink: Any, *more: str) -> pygame.Rect:
        inks[words] = ink
        return pygame.Rect(box)

    monkeypatch.setattr(faction_panel, "draw_line", noting)
    goal = Goal(total, 12, 24, ("over 12 wins", "margin"), total > 12)
    sheet = FactionPanel(piece, (GOAL,))
    sheet.palette = PALETTE
    sheet.show(FactionFigures("a", "Name", "You", False, goal=goal))
    sheet.place(pygame.Rect(0, 0, 300, 300), Look(1.0, 1.0))
    sheet.paint()
    red, green, blue = inks["margin"]
    assert colours.RED not in inks.values() and (green > max(red, blue)) == (total > 12)


def test_the_order_of_play_has_room_for_all_factions() -> None:
    look = Look(1.0, 1.0)
    assert OrderPanel(6).height(look, 3) < OrderPanel(6).height(look, 0)


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
