"""The years in which it happened, date by date; each with the card that tells of it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.shell.look import Look
from game.shell.widgets.widget import Widget
from game.table.library.band import Band
from game.table.library.exhibit import Exhibit
from game.table.library.exhibit_scene import ExhibitScene
from game.table.library.room import Room


class TimelineRoom(Room):
    name = "timeline"
    chosen = 0

    def build(self) -> Sequence[Widget]:
        exhibits = {exhibit.key: exhibit for exhibit in self.kit.library.exhibits()}
        self.band = Band(self.kit.library.dates, exhibits, self._open)
        self.band.chosen = self.chosen
        return (self.band,)

    def layout(self, rect: pygame.Rect, look: Look) -> None:
        """It reaches from one edge of the window to the other."""
        whole = pygame.Rect(0, rect.y, self.app.size[0], rect.height)
        self.band.lay(whole, look, self.kit.palette(self.app))

    def draw(self, surface: pygame.Surface) -> None:
        """The band lies on the wall itself."""

    def show(self, key: str) -> None:
        """The first date of which a card tells."""
        for number, date in enumerate(self.kit.library.dates):
            if date.exhibit == key:
                self.band.choose(number)
                return

    def update(self, dt: float) -> bool:
        self.chosen = self.band.chosen
        return False

    def _open(self, exhibit: Exhibit) -> None:
        def to_gallery() -> None:
            self.visit("gallery", exhibit.key)

        self.app.push(ExhibitScene(self.app, self.kit, exhibit, lambda: self.band.rect.y, to_gallery))
