"""What is read when no turn is under way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from engine.core.session import Session
from game.shell.app import App
from game.shell.scene import Scene
from game.shell.text import tr
from game.table.kit.chronicler import Chronicler
from game.table.library.exhibit import Exhibit, HistoricDate
from game.table.press.blocks import Title
from game.table.press.end_page import EndPage, places


class Library:
    """A game says here what its last page shows, and what lies in its library."""

    dates: Sequence[HistoricDate] = ()
    """Of the years in which it happened, in their order."""
    chronicler = Chronicler()
    """Who writes a finished game down."""

    def exhibits(self) -> Sequence[Exhibit]:
        """Every card and every person with their history, in the player's language; nothing that a game hides."""
        return ()

    def wall(self, size: tuple[int, int]) -> pygame.Surface | None:
        """What the library's pages hang on, as large as the window; None for the ground of the table."""
        return None

    def samples(self, app: App) -> Iterable[Scene]:
        """The screens that are its own, each once."""
        return ()

    def end_page(self, session: Session[Any]) -> EndPage:
        """Who won and why, and the places of the others."""
        outcome = session.outcome
        assert outcome is not None, "asked only when the game is over"
        winner = outcome.winners[0] if outcome.winners else ""
        given_up = session.conceded
        reason = (
            tr("archive.conceded", factions=tr(f"faction.{given_up}"))
            if given_up
            else tr(f"over.reason.{outcome.reason}")
        )
        return EndPage(
            headline=tr(f"over.headline.{'conceded' if given_up else winner or 'none'}"),
            story=[Title(reason)],
            numbers=places(session, outcome.ranking),
            pictured=winner,
        )

    def page_paper(self, size: tuple[int, int]) -> pygame.Surface | None:
        """What the last page is printed on, at least as large as this; None for newsprint."""
        return None
