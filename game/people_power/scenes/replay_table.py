"""The table of a replay: the same map, panels and card as in the game, with nothing to choose on them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from engine.people_power import State
from engine.people_power.effects import Effect, SpaceSelected
from game.people_power.board.arrangement import arrange, place_left
from game.people_power.board.clipping import Clipping
from game.people_power.board.map_pane import MapPane
from game.people_power.board.table import Table
from game.people_power.palette import Palette
from game.people_power.scenes.replay_log import ReplayLog
from game.people_power.wording import space_lines
from game.shell import colours
from game.shell.look import Look
from game.shell.widgets.log_list import LogLine
from game.shell.widgets.widget import Widget


class ReplayTable(Table):
    """Without bars; its log tells what has happened since the card was turned over."""

    def __init__(self, state: State) -> None:
        super().__init__(state, colours.INK_SOFT)

    # Making and placing

    def build(self, inspect_space: Callable[[str], None], inspect_card: Callable[[int], None]) -> None:
        self._build(MapPane(_nothing, _nothing, inspect_space, _nothing), Clipping(_nothing, inspect_card))
        self.log = ReplayLog(self._look_at)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        return *super().widgets, self.log, self.log.views, self.log.list

    def layout(self, size: tuple[int, int], top: int, bottom: int, look: Look, palette: Palette) -> None:
        """Between these heights, in the columns that the board has."""
        self.look = look
        self._paint(palette)
        areas = arrange(size, look)
        left, middle, self._right = (
            pygame.Rect(area.x, top, area.width, bottom - top) for area in (areas.left, areas.map, areas.right)
        )
        self.map.lay(middle, look, self.shown.position())
        place_left(left, look, self.panels.values(), self.sequence, cards=self._with_cards)
        self.refresh()
        self._place_right()
        self._canvas.renew()

    def _paint(self, palette: Palette) -> None:
        super()._paint(palette)
        self.log.paint(palette)

    def _place_right(self) -> None:
        """The card at its natural height and the log under it, or the log alone where there is no room for both."""
        column, gap = self._right, self.look.px(12)
        needed = self.clipping.needed(column.width, self.look)
        self.clipping.visible = needed + gap + ReplayLog.least(self.look) <= column.height
        self.clipping.place(pygame.Rect(column.x, column.y, column.width, min(needed, column.height)), self.look)
        top = self.clipping.rect.bottom + gap if self.clipping.visible else column.y
        self.log.place(pygame.Rect(column.x, top, column.width, column.bottom - top), self.look)
        self._canvas.renew()

    # What is shown

    def show(self, state: State, effects: Iterable[Effect]) -> None:
        """A step when all its Effects have happened."""
        self.shown.restart(state)
        self.shown.selected = [effect.space for effect in effects if isinstance(effect, SpaceSelected)]
        self.refresh()

    def _look_at(self, line: LogLine) -> None:
        if line.payload:
            self.view.show(line.payload)
            self.view.hover(line.payload)

    def hint(self, position: tuple[int, int]) -> str:
        """What is in the space of the map that is there."""
        space = self.view.space_at(position) if self.map.rect.collidepoint(position) else None
        return "\n".join(space_lines(space, self.shown.board["spaces"][space])) if space else ""


def _nothing(*_: object) -> None:
    """A replay offers nothing to choose."""
