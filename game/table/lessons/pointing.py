"""What a mentor can point at, by name, and where that is on the table now.

answer:KEY   an option of the question, wherever it is chosen
part:KEY     a part of the board
sheet:KEY    a sheet beside the board, by what it is about; track:KEY something on one
hand:KEY     a card of the hand
card, rule, board   the card in play, the rule that holds for now, the whole board
"""

from __future__ import annotations

import pygame

from game.shell.colours import Colour
from game.shell.look import Look
from game.table.scene.play_table import PlayTable

KINDS = ("answer", "part", "sheet", "track", "hand", "card", "rule", "board")
LEAST = 52
"""How wide the circle around a spot on the board is at least, as in the design: where one clicks may be a point."""


def spot(table: PlayTable, point: str) -> pygame.Rect | None:
    """None if it is not in sight."""
    kind, _, key = point.partition(":")
    match kind:
        case "answer":
            return _large_enough(table.option_rects().get(key), table.look)
        case "part":
            return _part(table, key)
        case "sheet":
            return next((sheet.rect for sheet in table.furniture.sheets if sheet.about == key and sheet.visible), None)
        case "track":
            return next((place for sheet in table.furniture.sheets if (place := sheet.track(key))), None)
        case "hand":
            return table.furniture.hand.spot(key) if table.furniture.hand else None
        case "card":
            return table.clipping.rect if table.clipping and table.clipping.visible else None
        case "rule":
            return table.outlook.rect if table.outlook.lasting else None
    return table.free_board if kind == "board" else None


def circle(surface: pygame.Surface, rect: pygame.Rect, look: Look, colour: Colour) -> None:
    """Twice around with a pencil, not quite in the same place, and so close that it crosses out nothing beside it."""
    room = surface.get_rect().inflate(-look.px(4), -look.px(4))
    for grown, shift in ((look.px(8), (0, 0)), (look.px(12), (look.px(1), 0))):
        ring = rect.inflate(grown, grown).move(shift).clip(room)
        pygame.draw.rect(
            surface, colour, ring, max(2, look.px(4)), border_radius=max(6, min(look.px(22), min(ring.size) // 3))
        )


def _part(table: PlayTable, key: str) -> pygame.Rect | None:
    """What is circled of it, or all of it where that is but a point."""
    there = table.view.circled(key)
    if there is None or max(there.size) >= table.look.px(LEAST):
        return there
    return _large_enough(table.view.extent(key) or there, table.look)


def _large_enough(rect: pygame.Rect | None, look: Look) -> pygame.Rect | None:
    if rect is None or max(rect.size) >= look.px(LEAST):
        return rect
    grown = pygame.Rect(0, 0, look.px(LEAST), look.px(LEAST))
    grown.center = rect.center
    return grown
