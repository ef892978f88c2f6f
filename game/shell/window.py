"""The window: it is opened as the player wants it, and laid out anew once the player no longer pulls at it."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.shell import decoding
from game.shell.first_start import has_room
from game.shell.glass import Glass, laid_out_size
from game.shell.look import Look
from game.shell.settings import LEAST_WINDOW
from game.shell.text import tr

if TYPE_CHECKING:
    from game.shell.app import App
    from game.shell.scene import Scene

NO_DESKTOP = "dummy"
"""This driver draws for nobody."""
X11 = "x11"
"""This is a video driver of SDL."""
SETTLED = 0.12
"""So many seconds without a further change, and a window that was pulled at is laid out."""
ALL_DONE = True


class Window:
    """`glass` is what the scenes draw on, and `look` the sizes for it."""

    def __init__(self, app: App, size: tuple[int, int] | None) -> None:
        """The window has this `size`, if there is one, until the player wants another."""
        self._app = app
        self.drawn_by: Scene | None = None
        """This scene alone has drawn what is on the screen; None if others have drawn over it."""
        self._stretched: pygame.Surface | None = None
        """The screen as it was is shown from when the window is pulled at until it is laid out."""
        self._pulled_for = 0.0
        self._laying_out: Iterator[None] | None = None
        """This is still to be done for the window as it is now; None while that is not yet sure."""
        self.open(size)

    @property
    def is_pulled_at(self) -> bool:
        """Whether it has changed its size and is not laid out for it yet."""
        return self._stretched is not None

    @property
    def is_being_laid_out(self) -> bool:
        return self._laying_out is not None

    def open(self, size: tuple[int, int] | None = None) -> None:
        """Open it at this size, or else as the settings say."""
        settings = self._app.settings
        if settings.fullscreen and size is None:
            self._go_to_the_corner()
            self.glass = Glass(pygame.display.set_mode((0, 0), pygame.FULLSCREEN))
        else:
            wanted = size or self._size_on_desktop(settings.window_size)
            self.glass = Glass(pygame.display.set_mode(wanted, pygame.RESIZABLE))
            if self._app.first_start and size is None:
                self._make_room()
        pygame.display.set_caption(tr("program.name"))
        self.measure()

    def measure(self) -> None:
        self.drawn_by = None
        self.look = Look.of(self.glass.screen.get_size(), self._app.settings.text_size)

    @staticmethod
    def _go_to_the_corner() -> None:
        """Where nobody manages windows, X leaves one that fills the desktop where it was: its foot is out of sight."""
        if pygame.display.get_driver() != X11 or pygame.display.get_surface() is None:
            return
        first, position = pygame.display.get_desktop_sizes()[0], pygame.display.get_window_position()
        if pygame.Rect((0, 0), first).collidepoint(position):
            pygame.display.set_window_position((0, 0))

    @staticmethod
    def _make_room() -> None:
        """Where a first window would lie under the task bar, let the desktop make it as large as it can be."""
        if not has_room(pygame.display.get_window_size(), pygame.display.get_desktop_sizes()):
            with warnings.catch_warnings(action="ignore"):  # pygame-ce will have another way to it one day
                pygame.Window.from_display_module().maximize()

    @staticmethod
    def _size_on_desktop(wanted: tuple[int, int]) -> tuple[int, int]:
        """It is as the player wants it, but never larger than the largest desktop, if there is one at all."""
        desktops = [] if pygame.display.get_driver() == NO_DESKTOP else pygame.display.get_desktop_sizes()
        largest = max(desktops, default=wanted)
        return min(wanted[0], largest[0]), min(wanted[1], largest[1])

    # While the player pulls at it

    def was_resized(self) -> None:
        app, now = self._app, pygame.display.get_surface() or self.glass.window
        self.drawn_by = None
        if now.get_size() == self.glass.size:  # SDL tells each change twice, and of those that we made ourselves
            self.glass.window_is(now)
            return
        if self._stretched is None:
            self._stretched = pygame.Surface(laid_out_size(self.glass.size), depth=32)
            self.glass = Glass(self._stretched)
            app.draw()
        self.glass = Glass(now)
        self._pulled_for = 0.0
        self._laying_out = None
        if not app.settings.fullscreen:
            width, height = (max(got, least) for got, least in zip(self.glass.size, LEAST_WINDOW, strict=True))
            app.remember(window_size=(width, height))

    def lay_out_if_settled(self, dt: float) -> None:
        """Painting a board takes a moment: meanwhile there is the old picture, as large as the window is now."""
        self._pulled_for += dt
        if self._pulled_for < SETTLED and self._stretched is not None:
            screen = self.glass.screen
            screen.blit(pygame.transform.smoothscale(self._stretched, screen.get_size()), (0, 0))
            self.glass.show()
            return
        if self._laying_out is None:
            self.measure()
            self._laying_out = self._lay_out_in_pieces()
        if next(self._laying_out, ALL_DONE) is not None:
            self._stretched = self._laying_out = None
            self._app.stale = True

    def _lay_out_in_pieces(self) -> Iterator[None]:
        """A piece is laid out in each frame, and all is drawn once its pictures have been decoded."""
        app = self._app
        for scene in reversed(app.scenes):
            yield from scene.laying_out(app.size)
            scene.invalidate()
        while decoding.is_under_way():
            yield
        for scene in app.visible():
            yield from scene.painting(app.size)
