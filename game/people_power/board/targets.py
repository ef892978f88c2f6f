"""Where on the screen each option of the prompt is chosen."""

from __future__ import annotations

import pygame

from game.people_power.board.clipping import Clipping
from game.people_power.board.map_pane import MapPane
from game.people_power.board.prompt_bar import PromptBar
from game.people_power.board.question import ON_PIECES, Question, piece_of
from game.shell.widgets.button import Button


def option_targets(
    question: Question, pane: MapPane, clipping: Clipping, bar: PromptBar, done: Button
) -> dict[str, pygame.Rect]:
    """A click in the middle of the rectangle chooses; only for those that are on the screen."""
    found: dict[str, pygame.Rect | None] = {}
    for option in question.prompt.options:
        if option.kind == "space":
            found[option.key] = pane.target(option.value)
        elif option.kind == ON_PIECES:
            found[option.key] = pane.piece_target(*piece_of(option))
        elif option.key == "done":
            found[option.key] = done.rect
        elif option.kind == "event" and clipping.visible:
            found[option.key] = clipping.side_rects.get(option.value)
        elif option.key in bar.buttons:
            found[option.key] = bar.buttons[option.key].rect
    return {key: rect for key, rect in found.items() if rect is not None}
