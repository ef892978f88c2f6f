"""The board as it was last drawn: only what has changed is drawn again, so that a frame costs little."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.shell.colours import Colour
from game.shell.widgets.widget import Widget


class Canvas:
    """`reach` tells how far a widget's shadow goes beyond its rectangle."""

    def __init__(self, ground: Colour, reach: Callable[[Widget], int]) -> None:
        self.ground = ground
        self._reach = reach
        self._surface = pygame.Surface((1, 1))
        self._stale: set[Widget] = set()
        self._all = True
        self._drawn_at: dict[Widget, pygame.Rect] = {}

    def renew(self) -> None:
        """Everything has to be drawn again."""
        self._all = True

    def renew_widget(self, widget: Widget) -> None:
        self._stale.add(widget)

    def draw(self, screen: pygame.Surface, widgets: Sequence[Widget]) -> None:
        """Bring the canvas up to date and lay it on the screen."""
        if self._surface.get_size() != screen.get_size():
            self._surface = pygame.Surface(screen.get_size(), depth=32)
            self._all = True
        shown = [widget for widget in widgets if widget.visible]
        if self._all:
            self._surface.fill(self.ground)
            for widget in shown:
                widget.draw(self._surface)
        else:
            for widget in shown:
                if widget in self._stale:
                    self._redraw(widget, shown)
        self._all = False
        self._stale.clear()
        self._drawn_at = {widget: pygame.Rect(widget.rect) for widget in shown}
        screen.blit(self._surface, (0, 0))

    def _redraw(self, widget: Widget, shown: Sequence[Widget]) -> None:
        around = 2 * self._reach(widget)
        region = widget.rect.union(self._drawn_at.get(widget, widget.rect)).inflate(around, around)
        self._surface.set_clip(region)
        self._surface.fill(self.ground)
        for other in shown:
            near = 2 * self._reach(other)
            if other is widget or other.rect.inflate(near, near).colliderect(region):
                self._surface.set_clip(region)
                other.draw(self._surface)
        self._surface.set_clip(None)
