"""What is read of Filipinas when no turn is under way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from engine.filipinas import GAME, FilipinasSession
from game.filipinas.dates import DATES
from game.filipinas.end_page import end_page
from game.filipinas.gallery import exhibits
from game.filipinas.panels.paper import framed_sheet
from game.filipinas.scenes.card import CardScene, NewsScene, WarScene
from game.filipinas.scenes.place import PlaceScene
from game.shell.app import App
from game.shell.scene import Scene
from game.table.kit.library import Library
from game.table.library.exhibit import Exhibit
from game.table.press.end_page import EndPage


class FilipinasLibrary(Library):
    dates = DATES

    def exhibits(self) -> Sequence[Exhibit]:
        return exhibits()

    def samples(self, app: App) -> Iterable[Scene]:
        """A card of each deck, and a province at the start of the game."""
        yield from (CardScene(app, card) for card in ("S07", "F02", "SU1", "FU4"))
        yield WarScene(app, 6)
        yield NewsScene(app, "great.dead.bonifacio", "F17", 2)
        yield PlaceScene(app, "cavite", GAME.set_up("campaign", (), 1))

    def end_page(self, session: FilipinasSession) -> EndPage:
        return end_page(session)

    def page_paper(self, size: tuple[int, int]) -> pygame.Surface:
        return framed_sheet(size)
