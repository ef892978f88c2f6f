"""What is read of Filipinas when no turn is under way."""

from __future__ import annotations

from collections.abc import Iterable

from engine.filipinas import GAME
from game.filipinas.chronicle import FilipinasChronicler
from game.filipinas.dates import DATES
from game.filipinas.end_page import end_page
from game.filipinas.gallery import exhibits
from game.filipinas.panels.paper import framed_sheet
from game.filipinas.scenes.card import CardScene, NewsScene, WarScene
from game.filipinas.scenes.place import PlaceScene
from game.shell.app import App
from game.shell.scene import Scene
from game.table.kit.library import Library


class FilipinasLibrary(Library):
    chronicler = FilipinasChronicler()
    dates = DATES
    exhibits = staticmethod(exhibits)
    end_page = staticmethod(end_page)
    page_paper = staticmethod(framed_sheet)

    def samples(self, app: App) -> Iterable[Scene]:
        """They are a card of each deck, and a province at the start of the game."""
        yield from (CardScene(app, card) for card in ("S07", "F02", "SU1", "FU4"))
        yield WarScene(app, 6)
        yield NewsScene(app, "great.dead.bonifacio", "F17", 2)
        yield PlaceScene(app, "cavite", GAME.set_up("campaign", (), 1))
