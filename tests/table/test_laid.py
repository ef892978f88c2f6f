"""What lies on a board, and where that has changed."""

import pygame
from pygame import Rect, Surface

from game.table.board.blits import MOST, OPAQUE, differing, lay, together

BOARD = Rect(0, 0, 100, 100)


def test_only_what_has_come_gone_or_faded_differs() -> None:
    stays, goes, comes, fades = (Surface((10, 10)) for _ in range(4))
    before = [(stays, (0, 0), OPAQUE), (goes, (20, 0), OPAQUE), (fades, (40, 0), OPAQUE)]
    now = [(stays, (0, 0), OPAQUE), (comes, (20, 20), OPAQUE), (fades, (40, 0), 100)]
    assert not differing(before, list(before))
    found = {part.inflate(-2, -2).topleft for part in differing(before, now)}
    assert found == {(20, 0), (20, 20), (40, 0)}


def test_one_picture_lies_there_more_opaque_than_here() -> None:
    ground, light = Surface((30, 10)), Surface((10, 10), pygame.SRCALPHA)
    light.fill((200, 200, 200, 255))
    lay(ground, [(light, (0, 0), OPAQUE), (light, (10, 0), 128), (light, (20, 0), OPAQUE)])
    red = [ground.get_at((x, 5))[0] for x in (5, 15, 25)]
    assert red[0] == red[2] == 200 and 90 < red[1] < 110


def test_parts_that_overlap_are_one_and_those_off_the_board_none() -> None:
    apart = together([Rect(0, 0, 10, 10), Rect(50, 50, 10, 10), Rect(5, 5, 10, 10), Rect(200, 0, 5, 5)], BOARD)
    assert sorted(map(tuple, apart)) == [(0, 0, 15, 15), (50, 50, 10, 10)]
    assert together([], BOARD) == []


def test_a_part_that_joins_two_makes_one_of_all() -> None:
    parts = [Rect(0, 0, 10, 10), Rect(20, 0, 10, 10), Rect(5, 0, 20, 5)]
    assert together(parts, BOARD) == [Rect(0, 0, 30, 10)]


def test_many_parts_are_drawn_as_one() -> None:
    parts = [Rect(12 * number, 0, 5, 5) for number in range(MOST + 1)]
    assert len(together(parts[:MOST], BOARD)) == MOST
    assert together(parts, BOARD) == [Rect(0, 0, 12 * MOST + 5, 5)]
