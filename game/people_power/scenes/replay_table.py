"""The table of a replay: the same map, panels and card as in the game, with nothing to choose on them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

import pygame

from engine.people_power import State
from engine.people_power.board import FACTIONS, GOVERNMENT, GUERRILLA, OWNER, UNDERGROUND, Faction
from engine.people_power.effects import Effect, SpaceSelected
from game.people_power.board.arrangement import arrange, place_left
from game.people_power.board.canvas import Canvas
from game.people_power.board.clipping import Clipping
from game.people_power.board.faction_panel import FactionPanel
from game.people_power.board.map_pane import MapPane
from game.people_power.board.sequence_panel import SequencePanel
from game.people_power.board.shown import Shown
from game.people_power.board.standings import places, standing
from game.people_power.map import BoardView
from game.people_power.palette import DEFAULT, Palette
from game.people_power.scenes.replay_log import ReplayLog
from game.people_power.wording import space_lines
from game.shell import colours
from game.shell.look import Look
from game.shell.widgets.log_list import LogLine
from game.shell.widgets.widget import Widget


class ReplayTable:
    """The stage on which the Effects of a step are played back."""

    def __init__(self, state: State, humans: Collection[Faction]) -> None:
        self.shown = Shown(state)
        self.palette: Palette = DEFAULT
        self.look = Look(1.0, 1.0)
        self._humans = humans
        self._cards = state.use_personalities or state.use_desperation
        self._right = pygame.Rect(0, 0, 0, 0)
        self._canvas = Canvas(colours.INK_SOFT, self._shadow)
        self._changed = True

    # Making and placing

    def build(self, inspect_space: Callable[[str], None], inspect_card: Callable[[int], None]) -> None:
        self.map = MapPane(_nothing, _nothing, inspect_space, _nothing)
        self.panels = {faction: FactionPanel() for faction in FACTIONS}
        self.sequence = SequencePanel()
        self.clipping = Clipping(_nothing, inspect_card)
        self.log = ReplayLog(self._look_at)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        on_paper = self.log.views, self.log.list
        return self.map, *self.panels.values(), self.sequence, self.clipping, self.log, *on_paper

    def lay(self, size: tuple[int, int], top: int, bottom: int, look: Look, palette: Palette) -> None:
        """Between these heights, in the columns that the board has."""
        self.look = look
        self._paint(palette)
        areas = arrange(size, look)
        left, middle, self._right = (
            pygame.Rect(area.x, top, area.width, bottom - top) for area in (areas.left, areas.map, areas.right)
        )
        self.map.lay(middle, look, self.shown.position())
        place_left(left, look, self.panels.values(), self.sequence, cards=self._cards)
        self.refresh()
        self._place_right()
        self._canvas.renew()

    def _paint(self, palette: Palette) -> None:
        self.palette = palette
        for panel in self.panels.values():
            panel.palette = palette
        self.sequence.palette = self.clipping.palette = self.map.palette = palette
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

    def refresh(self) -> None:
        shown = self.shown
        self.view.set_board(shown.position())
        self.view.set_selected(shown.selected)
        for faction, panel in self.panels.items():
            panel.show(standing(shown, faction, self._humans, faction == shown.acting))
        self.sequence.show(places(shown), shown.phase)
        another = shown.card != self.clipping.card
        self.clipping.show(shown.card, shown.event_side)
        if another:
            self._place_right()
        self._changed = True

    def update(self, dt: float) -> bool:
        """Pass time; True if something has to be drawn again."""
        changed, self._changed = self._changed, False
        for widget in self.widgets:
            if widget.update(dt):
                self._canvas.renew_widget(widget)
                changed = True
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        self._canvas.draw(surface, self.widgets)

    def _shadow(self, widget: Widget) -> int:
        """Of the sheets of paper; the map lies flat."""
        return 0 if widget is self.map else self.look.px(12) - 1

    def _look_at(self, line: LogLine) -> None:
        if line.payload:
            self.view.show(line.payload)
            self.view.hover(line.payload)

    # What is where

    @property
    def view(self) -> BoardView:
        assert self.map.view is not None
        return self.map.view

    def stock_pos(self, stock: str) -> tuple[int, int]:
        return self.panels[OWNER[UNDERGROUND if stock == GUERRILLA else stock]].stock_pos(stock)

    def track_pos(self, track: str) -> tuple[int, int]:
        return self.panels[track.partition(":")[2] or GOVERNMENT].track_pos(track)

    def hint(self, position: tuple[int, int]) -> str:
        """What is in the space of the map that is there."""
        space = self.view.space_at(position) if self.map.rect.collidepoint(position) else None
        return "\n".join(space_lines(space, self.shown.board["spaces"][space])) if space else ""


def _nothing(*_: object) -> None:
    """A replay offers nothing to choose."""
