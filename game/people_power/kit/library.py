"""What is read of People Power when no turn is under way."""

from __future__ import annotations

from collections.abc import Iterable

from game.people_power.chronicle import PeoplePowerChronicler
from game.people_power.dates import DATES
from game.people_power.end_page import end_page
from game.people_power.gallery import exhibits
from game.people_power.scenes.card import CardScene
from game.shell.app import App
from game.shell.scene import Scene
from game.table.kit.library import Library


class PeoplePowerLibrary(Library):
    chronicler = PeoplePowerChronicler()
    dates = DATES
    exhibits = staticmethod(exhibits)
    end_page = staticmethod(end_page)

    def samples(self, app: App) -> Iterable[Scene]:
        """They are an Event, an Election, a Personality and an Act of Desperation."""
        return (CardScene(app, card) for card in (1, 38, 45, 57))
