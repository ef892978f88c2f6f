"""Where everything stands: a bar at the head and one at the foot, and between them two columns beside the map."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import pygame

from game.people_power.board.clipping import Clipping
from game.people_power.board.faction_panel import FactionPanel
from game.people_power.board.log_panel import LogPanel
from game.people_power.board.prompt_bar import PromptBar
from game.people_power.board.sequence_panel import SequencePanel
from game.people_power.board.top_bar import TopBar
from game.shell.look import Look

LARGEST_TEXT = 1.6
"""Of its size in the design. Beyond, the left column would have no room for the Sequence of Play, nor the right one
for the longest cards, because the map keeps its part of the width."""
LEAST_MAP = 0.5
"""Of the window's width; larger text makes the columns wider, but never at the cost of the map."""
BODY = 18
"""The size of running text in the design."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    head: pygame.Rect
    left: pygame.Rect
    map: pygame.Rect
    right: pygame.Rect
    foot: pygame.Rect


def board_look(look: Look) -> Look:
    """Text grows as far as the board has room for it."""
    unenlarged = Look(look.scale, 1.0)
    # In a small window text is larger than in the design to begin with.
    already = unenlarged.text(BODY) / (BODY * look.scale)
    return Look(look.scale, min(look.text_scale, LARGEST_TEXT / already))


def arrange(size: tuple[int, int], look: Look) -> Arrangement:
    width, height = size
    head, foot = TopBar.height(look), PromptBar.height(look)
    gap = look.px(12)
    left, right = look.wide(350), look.wide(480 if width >= 1500 else 440)
    crowd = (left + right) / (width * (1 - LEAST_MAP))
    if crowd > 1:
        left, right = round(left / crowd), round(right / crowd)
    middle = pygame.Rect(left + 2 * gap, head, width - left - right - 4 * gap, height - head - foot)
    top, tall = head + gap // 2, middle.height - gap
    return Arrangement(
        head=pygame.Rect(0, 0, width, head),
        left=pygame.Rect(gap, top, left, tall),
        map=middle,
        right=pygame.Rect(width - right - gap, top, right, tall),
        foot=pygame.Rect(0, height - foot, width, foot),
    )


@dataclass(frozen=True, slots=True)
class Detail:
    """What the left column tells."""

    parts: bool = True
    """What each victory total is made of."""
    cards: bool = True
    """The Personality and the Act of Desperation of each faction."""
    title: bool = True
    """Over the Sequence of Play."""


DETAILS = (Detail(), Detail(parts=False), Detail(parts=False, cards=False), Detail(False, False, False))
"""From all to what there is always room for."""


def place_left(
    column: pygame.Rect, look: Look, panels: Collection[FactionPanel], sequence: SequencePanel, *, cards: bool
) -> None:
    """The factions and, under them, the Sequence of Play; they leave out what there is no room for.

    `cards` tells whether the game has Personalities or Acts of Desperation.
    """
    least_gap = look.px(4)
    for detail in DETAILS:
        with_cards = cards and detail.cards
        tall = FactionPanel.height(look, with_parts=detail.parts, with_cards=with_cards)
        foot = SequencePanel.height(look, headed=detail.title)
        spare = column.height - len(panels) * tall - foot
        if spare >= len(panels) * least_gap:
            break
    gap = max(least_gap, min(look.px(14), spare // len(panels)))
    tall += max(0, spare // len(panels) - gap)
    y = column.y
    for panel in panels:
        panel.with_parts, panel.with_cards = detail.parts, with_cards
        panel.place(pygame.Rect(column.x, y, column.width, tall), look)
        y += tall + gap
    sequence.headed = detail.title
    sequence.place(pygame.Rect(column.x, y, column.width, foot), look)
    sequence.visible = y + foot <= column.bottom + look.px(8)


def place_right(column: pygame.Rect, look: Look, clipping: Clipping, log: LogPanel, *, log_alone: bool) -> None:
    """The card at its natural height and the log under it; or the log alone, as the player wishes."""
    needed = clipping.needed(column.width, look)
    clipping.visible = not log_alone
    clipping.place(pygame.Rect(column.x, column.y, column.width, min(needed, column.height)), look)
    top = column.y if log_alone else column.y + needed + look.px(12)
    room = pygame.Rect(column.x, top, column.width, column.bottom - top)
    log.visible = log_alone or room.height >= LogPanel.least(look)
    if log.visible:
        log.place(room, look)
