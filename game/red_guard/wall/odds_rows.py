"""Odds in print: what is subtracted from what, each shift by itself, the column, and what each die would give."""

from __future__ import annotations

from itertools import accumulate, pairwise

import pygame
from pygame import Rect, Surface

from engine.red_guard.odds import Odds
from engine.red_guard.results import COLUMNS
from game.red_guard.faces import draw_close, face, fitted
from game.red_guard.palette import CREAM, INK, OCHRE, RESULTS, VERMILION
from game.shell.lettering import draw_line, width_of
from game.shell.text import tr
from game.table.telling.numbers import signed

LABELS = dict(zip(COLUMNS, ("−4…", "−3/−2", "−1", "0", "+1", "+2/+3", "+4/+5", "+6…+8", "+9…"), strict=True))
"""How the columns of the table are headed: a dash between two figures would read like a minus."""


def arithmetic(odds: Odds) -> str:
    return f"{odds.attack} − {odds.defence} = {signed(odds.differential)}"


def shift_words(shifts: tuple[tuple[str, int], ...]) -> str:
    """Each shift with its reason; that there is none is said, too."""
    told = [tr(f"shift.{reason}", by=signed(by)) for reason, by in shifts]
    return ", ".join(told) if told else tr("shift.none")


def working(odds: Odds) -> str:
    """How the column was found: the sum and, where that is not its own column, the shifts from there."""
    if not odds.shifts:
        return f"{arithmetic(odds)}  {tr('shift.none')}"
    before = LABELS[COLUMNS[odds.unshifted]]
    return f"{arithmetic(odds)}  {tr('odds.shifted', column=before, shifts=shift_words(odds.shifts))}"


def paint_row(picture: Surface, row: Rect, odds: Odds, text: int, chosen: bool = False) -> None:
    """A row has two lines: kind, sum and shifts; the column and its six results."""
    if chosen:
        pygame.draw.rect(picture, OCHRE, row.inflate(4, 2), border_radius=4)
    half = row.height // 2
    upper, lower = Rect(row.x, row.y, row.width, half), Rect(row.x, row.y + half, row.width, row.height - half)
    kind = tr(f"combat.{odds.kind}")
    placed = draw_line(picture, kind, upper, face("label", text), VERMILION)
    words = working(odds)
    rest = Rect(placed.right + text // 2, upper.y, upper.right - placed.right - text // 2, upper.height)
    draw_line(picture, words, rest, fitted("narrow", text, words, rest.width), INK)
    paint_strip(picture, lower, odds, text)


def paint_strip(picture: Surface, row: Rect, odds: Odds, text: int) -> None:
    """It is the column and its six results."""
    wide = width_of(face("figures", text), LABELS[COLUMNS[5]]) + text
    column = Rect(row.x, row.y, wide, row.height - 2)
    picture.fill(INK, column)
    draw_line(picture, LABELS[odds.column], column, face("figures", text), CREAM, "center")
    results = Rect(column.right + 3, row.y, row.right - column.right - 3, row.height - 2)
    paint_results(picture, results, odds.results, text)


def paint_results(picture: Surface, room: Rect, results: tuple[str, ...], text: int, die: int = 0) -> None:
    """Six boxes, die 1 first; that of the die that was thrown is framed."""
    wide = room.width / len(results)
    for number, result in enumerate(results, 1):
        box = Rect(round(room.x + (number - 1) * wide), room.y, round(wide) - 2, room.height)
        picture.fill(RESULTS[result], box)
        words = f"{number} {result}"
        if width_of(fitted("figures", text, words, box.width), words) > box.width:
            words = result
        draw_line(picture, words, box, fitted("figures", text, words, box.width), CREAM, "center")
        if number == die:
            pygame.draw.rect(picture, INK, box.inflate(6, 6), 3)


def paint_columns(picture: Surface, room: Rect, before: int, after: int, text: int) -> None:
    """All columns of the table: the one before the shifts framed, the one that is rolled on filled.

    Each is as wide as its name asks for.
    """
    needs = [width_of(face("figures", text), LABELS[name]) + text for name in COLUMNS]
    edges = [round(room.x + part * room.width / sum(needs)) for part in accumulate(needs, initial=0)]
    for number, (name, (left, right)) in enumerate(zip(COLUMNS, pairwise(edges), strict=True)):
        tab = Rect(left, room.y, right - left - 2, room.height)
        picture.fill(VERMILION if number == after else (206, 196, 170), tab)
        if number == before:
            pygame.draw.rect(picture, INK, tab, 2)
        ink = CREAM if number == after else INK
        draw_close(picture, LABELS[name], tab.inflate(-2, 0), "figures", text, ink, "center")
