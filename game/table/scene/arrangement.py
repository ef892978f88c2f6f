"""Where everything stands: a bar at the head and one at the foot, and between them two columns beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.shell.look import Look
from game.table.panels.clipping import Clipping
from game.table.panels.log_panel import LogPanel
from game.table.panels.paper_panel import PaperPanel
from game.table.panels.prompt_bar import PromptBar
from game.table.panels.top_bar import TopBar

LARGEST_TEXT = 1.6
"""Text is at most so many times its size in the design. Beyond, the left column would have no room for all its sheets,
nor the right one for the longest cards, because the board keeps its part of the width."""
LEAST_BOARD = 0.5
"""Of the window's width; larger text makes the columns wider, but never at the cost of the board."""
WIDE = 1500
"""Pixels: from here on the columns are wider."""
LEAST_LOG = 0.34
"""Of the column beside the board; what is left over may show the picture of the card."""
CARD_STEP = 0.1
"""By how much the type of a card is set smaller, as often as it has to be."""
LEVELS = 6
"""How often the sheets at the left try to leave something out before they take more room than there is."""
BODY = 18
"""Running text has this size in the design."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    head: pygame.Rect
    left: pygame.Rect
    board: pygame.Rect
    right: pygame.Rect
    foot: pygame.Rect


def table_look(look: Look) -> Look:
    """Text grows as far as the table has room for it."""
    unenlarged = Look(look.scale, 1.0)
    # In a small window text is larger than in the design to begin with.
    already = unenlarged.text(BODY) / (BODY * look.scale)
    return Look(look.scale, min(look.text_scale, LARGEST_TEXT / already))


def arrange(size: tuple[int, int], look: Look, *, sheets: bool = True, right: int = 0, menu: int = 0) -> Arrangement:
    """Without `sheets` the board has their room, too; `right` is the width of that column if not the usual one.

    In a window of fewer letters across than the `menu` takes all this ends above a second row of buttons.
    """
    width, height = size
    head, foot = TopBar.height(look), PromptBar.height(look)
    gap = look.px(12)
    left, right = look.wide(350) if sheets else 0, look.wide(right or (480 if width >= WIDE else 440))
    crowd = (left + right) / (width * (1 - LEAST_BOARD))
    if crowd > 1:
        left, right = round(left / crowd), round(right / crowd)
    middle = pygame.Rect(left + 2 * gap, head, width - left - right - 4 * gap, height - head - foot)
    row = PromptBar.row(look) if width < menu * look.text(BODY) else 0
    top, tall = head + gap // 2, middle.height - gap - row
    middle.height -= row
    return Arrangement(
        head=pygame.Rect(0, 0, width, head),
        left=pygame.Rect(gap, top, left, tall),
        board=middle,
        right=pygame.Rect(width - right - gap, top, right, tall),
        foot=pygame.Rect(0, height - foot, width, foot),
    )


def place_sheets(column: pygame.Rect, look: Look, sheets: Sequence[PaperPanel]) -> None:
    """One under the other; they leave out what there is no room for, and those that grow share what is left over."""
    growing = max(1, sum(sheet.grows for sheet in sheets))
    gaps = max(growing, len(sheets) - 1)
    least_gap = look.px(4)
    for level in range(LEVELS):
        heights = [sheet.height(look, level) for sheet in sheets]
        spare = column.height - sum(heights)
        if spare >= gaps * least_gap:
            break
    gap = max(least_gap, min(look.px(14), spare // gaps))
    more = max(0, spare // growing - gap)
    y = column.y
    for sheet, height in zip(sheets, heights, strict=True):
        sheet.level = level
        sheet.place(pygame.Rect(column.x, y, column.width, height + more * sheet.grows), look)
        sheet.visible = sheet.rect.bottom <= column.bottom + look.px(8)
        y = sheet.rect.bottom + gap


def spare_for_picture(column: pygame.Rect, look: Look, needed: int) -> int:
    """What a card that needs so much without its picture leaves, and the log can do without."""
    return column.height - needed - look.px(12) - round(LEAST_LOG * column.height)


def card_look(clipping: Clipping, room: tuple[int, int], look: Look) -> Look:
    """In which the card fits there: with the player's type or, where that is too large, with a smaller one.

    That is never smaller than the usual, be there room for it or not.
    """
    width, height = room
    usual = min(1.0, look.text_scale)
    steps = int((look.text_scale - usual) / CARD_STEP)
    looks = [look, *(Look(look.scale, usual + CARD_STEP * step) for step in range(steps, -1, -1))]
    return next((each for each in looks if clipping.least(width, each) <= height), looks[-1])


def place_card_and_log(
    column: pygame.Rect,
    look: Look,
    clipping: Clipping | None,
    log: LogPanel,
    *,
    log_alone: bool,
    type_of_card: Look | None = None,
) -> None:
    """The card and under it the log, which keeps its part of the column; or the log alone, as the player wishes."""
    if clipping is None:
        log.place(column, look)
        return
    card = type_of_card or look
    needed = clipping.needed(column.width, card)
    if needed > column.height:
        needed = clipping.least(column.width, card)
    needed += clipping.taken_by_picture(column.width, card, spare_for_picture(column, card, needed))
    clipping.visible = not log_alone
    clipping.place(pygame.Rect(column.x, column.y, column.width, min(needed, column.height)), card)
    top = column.y if log_alone else column.y + needed + look.px(12)
    room = pygame.Rect(column.x, top, column.width, column.bottom - top)
    log.reveal(log_alone or room.height >= log.least(look))
    if log.visible:
        log.place(room, look)
