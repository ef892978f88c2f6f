"""The table of a replay has the same board, sheets and card as in the game, with nothing to choose on them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from engine.core.effects import Effect
from game.shell import colours
from game.shell.look import Look
from game.table.asking.offers import Hands, Inspect
from game.table.kit.kit import Kit
from game.table.kit.palette import Palette
from game.table.panels.log_panel import LogPanel
from game.table.scene.arrangement import arrange, place_sheets
from game.table.scene.table import Table
from game.table.telling.log_entry import LogEntry
from game.table.telling.snapshots import State


class ReplayTable(Table):
    """Without bars; its log tells what has happened since the chapter began."""

    def __init__(self, kit: Kit, state: State, players: Mapping[str, str], names: Mapping[str, str]) -> None:
        super().__init__(kit, state, players, names, colours.INK_SOFT)

    # Making and placing

    def build(self, inspect: Inspect) -> None:
        self._build(Hands(inspect))
        self.log = LogPanel(self.kit.seats, self._look_at, headed=False)

    def layout(self, size: tuple[int, int], top: int, bottom: int, look: Look, palette: Palette) -> None:
        """Between these heights, in the columns that the table of the game has."""
        self.look = look
        self._paint(palette)
        areas = arrange(size, look, sheets=bool(self.furniture.sheets), right=self.furniture.right)
        left, middle, self._right = (
            pygame.Rect(area.x, top, area.width, bottom - top) for area in (areas.left, areas.board, areas.right)
        )
        self._lay_board(middle)
        place_sheets(left, look, self.furniture.sheets)
        self.refresh()
        self._place_right()
        self._canvas.renew()

    def _place_right(self) -> None:
        """The card at its natural height and the log under it, or the log alone where there is no room for both."""
        column, gap = self._right, self.look.px(12)
        top = column.y
        if self.clipping is not None:
            needed = self.clipping.needed(column.width, self.look)
            self.clipping.visible = needed + gap + self.log.least(self.look) <= column.height
            self.clipping.place(pygame.Rect(column.x, column.y, column.width, min(needed, column.height)), self.look)
            top = self.clipping.rect.bottom + gap if self.clipping.visible else column.y
        self.log.place(pygame.Rect(column.x, top, column.width, column.bottom - top), self.look)
        self._canvas.renew()

    # What is shown

    def show_end(self, state: State, effects: Iterable[Effect]) -> None:
        """A step when all its Effects have happened; what it selected stays marked."""
        selected: list[str] = []
        following = self.kit.showing.under_way()
        for effect in effects:
            following.follow(effect)
            selected += [key for key in following.selected if key not in selected]
        self.restart(state)
        self.shown.under_way.selected = selected
        self.refresh()

    def _look_at(self, entry: LogEntry) -> None:
        if entry.part:
            self.view.reveal(entry.part)
            self.view.hover(entry.part)

    def hint(self, position: tuple[int, int]) -> str:
        """Tell what is in the part of the board that is there."""
        part = self.part_at(position)
        return "\n".join(self.kit.wording.part(part, self.state, self.players)) if part else ""
