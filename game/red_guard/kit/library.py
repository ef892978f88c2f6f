"""What is read of Red Guard when no turn is under way."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from engine.red_guard import GAME
from engine.red_guard.components import BLUE, FLYING_PIGEON
from game.red_guard import art
from game.red_guard.chronicle import RedGuardChronicler
from game.red_guard.dates import DATES
from game.red_guard.end_page import end_page
from game.red_guard.gallery import exhibits
from game.red_guard.kit.showing import RedGuardShowing
from game.shell.app import App
from game.shell.scene import Scene
from game.table.asking.offers import BOARD, CARD
from game.table.kit.library import Library

PAPER_EDGE = 16
"""How much of the last page is torn away around its print."""
SAMPLE_EVENT = "12"


class RedGuardLibrary(Library):
    chronicler = RedGuardChronicler()
    dates = DATES
    exhibits = staticmethod(exhibits)
    wall = staticmethod(art.wall)
    end_page = staticmethod(end_page)

    def samples(self, app: App) -> Iterable[Scene]:
        """What a click with the right button tells of an event and of a tile."""
        state = GAME.set_up(GAME.scenarios[0], {BLUE}, 1966)
        for place, key in ((CARD, SAMPLE_EVENT), (BOARD, FLYING_PIGEON)):
            scene = RedGuardShowing().inspect(app, place, key, state)
            assert scene is not None
            yield scene

    def page_paper(self, size: tuple[int, int]) -> pygame.Surface:
        return art.sheet("fresh", (size[0] + PAPER_EDGE, size[1] + PAPER_EDGE))
