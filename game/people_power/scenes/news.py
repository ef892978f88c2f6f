"""This is a page of this game's newspaper."""

from __future__ import annotations

from game.people_power.palette import PALETTES, Palette
from game.table.press.page import PageScene


class NewspaperScene(PageScene):
    @property
    def palette(self) -> Palette:
        return PALETTES[self.app.settings.palette]
