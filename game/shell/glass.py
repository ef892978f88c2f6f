"""What the scenes draw on. In a window that is smaller than they can be laid out for, all of it is seen smaller."""

from __future__ import annotations

import pygame

from game.shell.settings import SMALLEST_WINDOW

MOST_OFTEN = 4
"""No side is laid out for more than so many times the least, however narrow the window is."""

Point = tuple[int, int]


class Glass:
    """`screen` is what is drawn on, `window` what the desktop shows: the same, unless that is too small."""

    def __init__(self, window: pygame.Surface) -> None:
        self.window = window
        self.size = window.get_size()
        """Of the window when this was made: the system changes the window itself before it says so."""
        size = laid_out_size(self.size)
        self.screen = window if size == self.size else pygame.Surface(size, depth=32)

    def window_is(self, window: pygame.Surface) -> None:
        """It is of the same size as before."""
        self.screen = window if self.screen is self.window else self.screen
        self.window = window

    def show(self) -> None:
        """What has been drawn is on the desktop from now on."""
        if self.screen is not self.window:
            self.window.blit(pygame.transform.smoothscale(self.screen, self.window.get_size()), (0, 0))
        pygame.display.flip()

    def meant(self, event: pygame.event.Event) -> pygame.event.Event:
        """An event of the mouse where it is on the screen."""
        if self.screen is self.window:
            return event
        moved = {name: self._scaled(getattr(event, name)) for name in ("pos", "rel") if hasattr(event, name)}
        return pygame.event.Event(event.type, {**event.dict, **moved})

    def in_window(self, position: Point) -> Point:
        """Where on the window one sees what is there on the screen."""
        seen, drawn = self.size, self.screen.get_size()
        return position[0] * seen[0] // drawn[0], position[1] * seen[1] // drawn[1]

    def _scaled(self, position: Point) -> Point:
        seen, drawn = self.size, self.screen.get_size()
        return position[0] * drawn[0] // seen[0], position[1] * drawn[1] // seen[1]


def laid_out_size(window: Point) -> Point:
    """As large as the window, or in its proportions as large as anything has to be."""
    shrunk = min(1.0, *(got / least for got, least in zip(window, SMALLEST_WINDOW, strict=True)))
    width, height = (
        max(least, min(round(got / shrunk), MOST_OFTEN * least)) if shrunk < 1 else got
        for got, least in zip(window, SMALLEST_WINDOW, strict=True)
    )
    return width, height
