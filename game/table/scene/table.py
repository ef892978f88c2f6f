"""The table: the board, the sheets and the card beside it, what they show, and what is where."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.shell.colours import Colour
from game.shell.look import Look
from game.shell.widgets.widget import Widget
from game.table.asking.offers import CARD, Hands
from game.table.board.pane import BoardPane
from game.table.board.view import BoardView
from game.table.kit.kit import Kit
from game.table.kit.palette import UNPAINTED, Palette
from game.table.kit.showing import Furniture
from game.table.panels.clipping import Clipping
from game.table.panels.log_panel import LogPanel
from game.table.scene.canvas import AT_ONCE, Canvas
from game.table.telling.shown import Shown
from game.table.telling.snapshots import Snapshot, State

IN_NEWS = 1
"""Likewise in a frame in which something has come about: it has enough to do with that."""


class Table(ABC):
    """What a game and its replay have in common: where Effects are played back.

    `shown` is what lies on it. Each kind of table makes and places the rest, and says what it consists of.
    """

    log: LogPanel

    def __init__(
        self, kit: Kit, state: State, players: Mapping[str, str], names: Mapping[str, str], ground: Colour
    ) -> None:
        self.kit = kit
        self.players = players
        self.names = names
        self.shown = Shown(state, kit.showing.under_way(), players, names)
        self.palette: Palette = UNPAINTED
        self.look = Look(1.0, 1.0)
        self._right = pygame.Rect(0, 0, 0, 0)
        self._canvas = Canvas(ground, self._shadow)
        self._changed = True
        self._has_news = False
        """Whether something else is shown than in the last frame."""
        self._tallied = False
        """Whether the sheets have to tell other totals: often twice in a frame, and it is enough to do so once."""

    def _build(self, hands: Hands) -> None:
        """Make what every table has."""
        self.pane = BoardPane(self.kit.showing.view, hands)
        self.furniture: Furniture = self.kit.showing.furnish(self.state, hands)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The lowest comes first."""
        beside = (self.furniture.hand, self.clipping)
        return self.pane, *self.furniture.sheets, *(widget for widget in beside if widget), *self.log.parts

    @property
    def lying_flat(self) -> tuple[Widget, ...]:
        """Without a shadow; sheets of paper throw one into the gap between them and the board."""
        return (self.pane,)

    def _paint(self, palette: Palette) -> None:
        """In the colours that the player has chosen."""
        self.palette = self.pane.palette = palette
        for sheet in self.furniture.sheets:
            sheet.palette = palette
        if self.clipping is not None:
            self.clipping.palette = palette
        if self.furniture.hand is not None:
            self.furniture.hand.palette = palette
        self.log.paint(palette)

    def _lay_board(self, room: pygame.Rect) -> None:
        """The board and, under it, the hand of cards if the game has one."""
        hand = self.furniture.hand
        foot = hand.height(self.look) if hand else 0
        upper = pygame.Rect(room.x, room.y, room.width, room.height - foot)
        if hand is not None:
            hand.place(pygame.Rect(room.x, upper.bottom, room.width, foot), self.look)
        self.pane.lay(upper, self.look, self.state)

    @abstractmethod
    def _place_right(self) -> None:
        """Anew for every card: each needs another height."""

    # What is shown

    @property
    def state(self) -> State:
        return self.shown.state

    @property
    def acting(self) -> str:
        return self.kit.telling.acting(self.state)

    def follow(self, moments: Sequence[Snapshot]) -> None:
        """Show what has happened."""
        for moment in moments:
            self.shown.follow(moment)
        self.refresh()

    def show(self, state: State) -> None:
        """A state, with what is under way as it was."""
        self.shown.state = state
        self.refresh()

    def tally(self, totals: Mapping[str, int]) -> None:
        """Totals, some of whose points may still be on their way."""
        self.shown.under_way.totals = totals
        self.view.follow(self.shown.under_way)
        self._tallied = self._changed = True

    def restart(self, state: State) -> None:
        """Show a state with nothing under way."""
        self.shown = Shown(state, self.kit.showing.under_way(), self.players, self.names)
        self.refresh()

    def refresh(self) -> None:
        """Everything as it is shown now."""
        self.view.show(self.state)
        self.view.select(self.shown.under_way.selected)
        self.view.follow(self.shown.under_way)
        card = self.clipping.face.key if self.clipping else ""
        self._furnish_again()
        if self.clipping and self.clipping.face.key != card:
            self._place_right()
        self._changed = self._has_news = True

    def _furnish_again(self) -> None:
        self._tallied = False
        self.kit.showing.refresh(self.furniture, self.shown, self.acting)

    def update(self, dt: float) -> bool:
        """Pass time; True if something has to be drawn again."""
        changed, self._changed = self._changed or self._canvas.is_behind, False
        for widget in self.widgets:
            if widget.update(dt):
                self._canvas.renew_widget(widget)
                changed = True
        return changed

    def draw(self, surface: pygame.Surface, covered: Sequence[pygame.Rect] | None = None) -> None:
        """`covered` is where others have drawn since the last frame; None if that may be anywhere."""
        if self._tallied:
            self._furnish_again()
        self._canvas.draw(surface, self.widgets, IN_NEWS if self._has_news else AT_ONCE, covered)
        self._has_news = False

    def painting(self, size: tuple[int, int]) -> Iterator[None]:
        """All that lies on it, piece by piece, before it is drawn."""
        yield from self.view.painting_ahead()
        yield from self._canvas.painting(size, self.widgets)

    def _shadow(self, widget: Widget) -> int:
        """How far it reaches: no sheet's to the board, but the card lies a little higher."""
        if widget in self.lying_flat:
            return 0
        return self.look.px(12) + self.look.px(5) if widget is self.clipping else self.look.px(12) - 1

    # What is where

    @property
    def view(self) -> BoardView:
        return self.pane.view

    @property
    def clipping(self) -> Clipping | None:
        return self.furniture.clipping

    def part_at(self, position: tuple[int, int]) -> str:
        """The smallest part of the board that is there; empty if none is."""
        parts = self.view.at(position) if self.pane.rect.collidepoint(position) else ()
        return parts[-1] if parts else ""

    def explained(self, position: tuple[int, int]) -> pygame.Rect | None:
        """What is told of a position is about this."""
        part = self.part_at(position)
        return self.view.extent(part) if part else None

    def anchor(self, key: str) -> tuple[int, int]:
        """The key names the card in play, a track or a stock on a sheet, or else a part of the board."""
        if key == CARD:
            return self.clipping.rect.center if self.clipping and self.clipping.visible else self.pane.rect.center
        found = (sheet.anchor(key) for sheet in self.furniture.sheets)
        return next((place for place in found if place), None) or self.view.anchor(key)

    def sheet(self, about: str) -> pygame.Rect | None:
        return next((sheet.rect for sheet in self.furniture.sheets if sheet.about == about and sheet.visible), None)
