"""The table: the map, the factions' panels, the Sequence of Play and the card, what they show, and what is where."""

from __future__ import annotations

from abc import ABC, abstractmethod

import pygame

from engine.people_power import State
from engine.people_power.board import FACTIONS, GOVERNMENT, OWNER, STOCK_OF, Faction
from game.people_power.board.canvas import Canvas
from game.people_power.board.clipping import Clipping
from game.people_power.board.faction_panel import FactionPanel
from game.people_power.board.map_pane import MapPane
from game.people_power.board.sequence_panel import SequencePanel
from game.people_power.board.shown import Shown
from game.people_power.board.standings import places, standing
from game.people_power.map import BoardView
from game.people_power.palette import DEFAULT, Palette
from game.shell.colours import Colour
from game.shell.look import Look
from game.shell.widgets.widget import Widget


class Table(ABC):
    """What a game and its replay have in common: where Effects are played back.

    `shown` is what lies on it. Each kind of table makes and places the rest, and says what it consists of.
    """

    def __init__(self, state: State, ground: Colour) -> None:
        self.shown = Shown(state)
        self.palette: Palette = DEFAULT
        self.look = Look(1.0, 1.0)
        self._humans = state.humans
        self._with_cards = state.use_personalities or state.use_desperation
        """Personalities or Acts of Desperation, for which the factions' panels need room."""
        self._right = pygame.Rect(0, 0, 0, 0)
        self._canvas = Canvas(ground, self._shadow)
        self._changed = True

    def _build(self, map_pane: MapPane, clipping: Clipping) -> None:
        """Make what every table has; what the mouse does on map and card depends on the kind of table."""
        self.map = map_pane
        self.panels = {faction: FactionPanel() for faction in FACTIONS}
        self.sequence = SequencePanel()
        self.clipping = clipping

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """From the lowest to the topmost."""
        return self.map, *self.panels.values(), self.sequence, self.clipping

    @property
    def lying_flat(self) -> tuple[Widget, ...]:
        """Without a shadow; sheets of paper throw one into the gap between them and the map."""
        return (self.map,)

    def _paint(self, palette: Palette) -> None:
        """In the colours that the player has chosen."""
        self.palette = palette
        for panel in self.panels.values():
            panel.palette = palette
        self.sequence.palette = self.clipping.palette = self.map.palette = palette

    @abstractmethod
    def _place_right(self) -> None:
        """Anew for every card: each needs another height."""

    # What is shown

    @property
    def acting(self) -> Faction | None:
        return self.shown.acting

    def refresh(self) -> None:
        """Everything as it is shown now."""
        shown = self.shown
        self.view.set_board(shown.position())
        self.view.set_selected(shown.selected)
        for faction, panel in self.panels.items():
            panel.show(standing(shown, faction, self._humans, faction == self.acting))
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
        return 0 if widget in self.lying_flat else self.look.px(12) - 1

    # What is where

    @property
    def view(self) -> BoardView:
        assert self.map.view is not None
        return self.map.view

    def stock_pos(self, piece: str) -> tuple[int, int]:
        """Where pieces of this kind lie while Available."""
        return self.panels[OWNER[piece]].stock_pos(STOCK_OF[piece])

    def track_pos(self, track: str) -> tuple[int, int]:
        return self.panels[track.partition(":")[2] or GOVERNMENT].track_pos(track)
