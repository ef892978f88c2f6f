"""What is read of People Power when no turn is under way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.people_power import PeoplePowerSession
from game.people_power.dates import DATES
from game.people_power.end_page import end_page
from game.people_power.gallery import exhibits
from game.people_power.scenes.card import CardScene
from game.shell.app import App
from game.shell.scene import Scene
from game.table.kit.library import Library
from game.table.library.exhibit import Exhibit
from game.table.press.end_page import EndPage


class PeoplePowerLibrary(Library):
    dates = DATES

    def exhibits(self) -> Sequence[Exhibit]:
        return exhibits()

    def samples(self, app: App) -> Iterable[Scene]:
        """An Event, an Election, a Personality and an Act of Desperation."""
        return (CardScene(app, card) for card in (1, 38, 45, 57))

    def end_page(self, session: PeoplePowerSession) -> EndPage:
        return end_page(session)
