"""Which answers stand in which row of the prompt bar. Only widths are counted here; the bar places the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.shell.widgets.button import Button


class Placing(NamedTuple):
    """A button that wants a place in a row."""

    button: Button
    width: int
    aside: bool = False
    """True if it goes up first when not all answers can stand beside the controls."""
    at_once: int = 0
    """How many pieces the answer names at once; such an answer only saves clicks."""


class AnswerRoom(NamedTuple):
    """How much room the bar has for answers."""

    beside_controls: int
    across: int
    beside_question: int
    free_rows: int
    """So many rows of buttons cover nothing."""
    gap: int


class AnswerRows(NamedTuple):
    rows: list[list[Placing]]
    """The row at the foot is the first."""
    beside_question: list[Placing]


def arrange_answers(answers: Sequence[Placing], room: AnswerRoom) -> AnswerRows:
    """Fill the rows from the foot, so that the first answers stay where they are however many follow.

        ├─────────────────────── across ───────────────────────┤
                                           ├─ beside question ─┤
        ┌──────────────────────────────────────────────────────┐
        │ WHO  What is asked                       [7] [8] [9] │  what the free rows cannot hold, if it fits here
        │ [5] [6]                                              │  the next row, as long as it covers nothing
        │ [1] [2] [3] [4]           [Cancel][Undo][Redo][Done] │  the foot
        └──────────────────────────────────────────────────────┘
        ├─── beside controls ───┤

    If the rest does not fit beside the question, the smallest stacks are left out one after the other, because they
    only save clicks. If none is left, the bar grows upwards over the board, by as many rows as it needs.
    """
    kept = list(answers)
    while True:
        rows = _from_the_foot(kept, room)
        beyond = [answer for row in rows[room.free_rows :] for answer in row]
        if width_of_row(beyond, room.gap) <= room.beside_question:
            return AnswerRows(rows[: room.free_rows], beyond)
        stacks = [answer for answer in kept if answer.at_once]
        if not stacks:
            return AnswerRows(rows, [])
        kept.remove(min(reversed(stacks), key=lambda answer: answer.at_once))


def width_of_row(row: Sequence[Placing], gap: int) -> int:
    return sum(placing.width for placing in row) + gap * max(0, len(row) - 1)


def _from_the_foot(answers: Sequence[Placing], room: AnswerRoom) -> list[list[Placing]]:
    if width_of_row(answers, room.gap) <= room.beside_controls:
        return [list(answers)]
    rows: list[list[Placing]] = [[]]
    for answer in sorted(answers, key=lambda answer: answer.aside):
        full = width_of_row([*rows[-1], answer], room.gap) > (room.across if rows[1:] else room.beside_controls)
        if rows[-1] and (full or (answer.aside and not rows[1:])):
            rows.append([])
        rows[-1].append(answer)
    return rows
