"""What lies on the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.core.prompts import Prompt
from game.shell.app import App
from game.shell.look import Look
from game.shell.scene import Scene
from game.table.asking import offers
from game.table.asking.first_sight import Word
from game.table.asking.offers import Hands
from game.table.board.view import BoardView
from game.table.kit.palette import Palette
from game.table.panels.card_setting import Face
from game.table.panels.clipping import Clipping
from game.table.panels.hand_panel import HandPanel
from game.table.panels.paper_panel import PaperPanel
from game.table.telling.shown import Shown, UnderWay
from game.table.telling.snapshots import State


@dataclass(frozen=True, slots=True)
class Furniture:
    """What lies beside the board: sheets one under the other at the left, the card in play, the player's hand."""

    sheets: Sequence[PaperPanel] = ()
    clipping: Clipping | None = None
    hand: HandPanel | None = None
    right: int = 0
    """The column at the right is so wide in the design; 0 means the usual width."""
    menu: int = 0
    """In a window of fewer letters across the longest menu takes a second row of buttons: everything ends above it."""


class Showing(ABC):
    """The board, what lies beside it, and a closer look at either."""

    under_way: type[UnderWay] = UnderWay
    """What no state keeps."""
    words: Sequence[Word] = ()
    """That explain themselves when they are first seen on the board: of several at once, the first in this order."""

    @abstractmethod
    def view(self, rect: pygame.Rect, state: State, look: Look, palette: Palette) -> BoardView:
        """Make the board for this room."""

    def furnish(self, state: State, hands: Hands) -> Furniture:
        """What lies beside the board, made anew in the player's language."""
        return Furniture()

    def refresh(self, furniture: Furniture, shown: Shown, acting: str) -> None:  # noqa: B027 (may have nothing to say)
        """Let what lies beside the board say what is shown."""

    def card_of(self, state: State) -> Face | None:
        """The card that lies beside the board, if it takes a while to make one; so it can be made ready."""
        return None

    def consider(self, view: BoardView, prompt: Prompt | None) -> None:  # noqa: B027
        """Let the board show what a question is about besides what may be chosen; None when nothing is asked."""

    def tooltip_avoids(self, view: BoardView, key: str) -> pygame.Rect | None:
        """Where on the board more is told of a part that is pointed at; None if nowhere."""
        return None

    def seat_of(self, place: str, key: str) -> str:
        """Whose own papers one looks at there; empty if nobody's."""
        return key if place == offers.SHEET else ""

    def has_secret(self, seat: str, state: State) -> bool:
        """Whether there is something to look up about a seat that only it may see."""
        return False

    def inspect(self, app: App, place: str, key: str, state: State) -> Scene | None:
        """Show a part of the board or a card from nearby."""
        return None
