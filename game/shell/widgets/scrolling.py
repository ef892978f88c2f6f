"""What may be longer than its rectangle, and then scrolls by the bar at its right."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

import pygame

from game.shell.look import Look
from game.shell.widgets.scrollbar import Scrollbar
from game.shell.widgets.widget import Widget


class Scrolling(Widget):
    """A widget measures its content with `bar.measure`, and draws it `clipped` and `bar.offset` pixels higher."""

    bar_width = 14

    def __init__(self) -> None:
        super().__init__()
        self.bar = Scrollbar()

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        width = look.px(self.bar_width)
        self.bar.place(pygame.Rect(rect.right - width, rect.y, width, rect.height), look)

    @property
    def halo(self) -> Hashable:
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        return self.bar.handle(event)

    @contextmanager
    def clipped(self, surface: pygame.Surface) -> Iterator[None]:
        """Inside this block nothing is drawn outside the widget's rectangle."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        try:
            yield
        finally:
            surface.set_clip(before)

    def rest(self) -> None:
        super().rest()
        self.bar.rest()

    def update(self, dt: float) -> bool:
        scrolled = self.bar.update(dt)
        return super().update(dt) or scrolled
