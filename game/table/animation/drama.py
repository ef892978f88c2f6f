"""Two seconds that one remembers, for the few Effects that deserve them; the player can do without.

Nothing in them blinks: lights swell and sink, at most once a second, and never over the whole screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.shell.easing import ease
from game.table.animation.animation import Animation


class Drama(Animation):
    """It is shown in the place of the Effect's usual animation, or after it."""

    seconds = 2.0
    read_meanwhile = True
    afterwards = False
    """Whether the usual animation comes first, and with it what the Effects say."""
    happens = 0.3
    """The share of its time at which, if not before, what the Effects say is so."""

    def prepare(self) -> Iterator[None]:
        """Paint what is to be seen, a little in each frame: what is not ready yet is not seen yet."""
        yield

    def begin(self) -> None:
        self._happened = self.afterwards
        self._work = self.prepare()
        next(self._work, None)
        self._has_begun = False

    def at(self, share: float) -> None:
        super().at(share)
        if self._has_begun:  # in the frame in which it begins there is enough to do without it
            next(self._work, None)
        self._has_begun = True
        if share >= self.happens:
            self._happen()

    def end(self) -> None:
        self._happen()

    def _happen(self) -> None:
        if not self._happened:
            self._happened = True
            self.stage.follow(self.moments)

    @property
    def extent(self) -> Sequence[pygame.Rect]:
        return (self.stage.view.rect,)

    def draw(self, surface: pygame.Surface) -> None:
        """It keeps to the board."""
        clip, board = surface.get_clip(), self.stage.view.rect
        surface.set_clip(board)
        self.draw_on(surface, board)
        surface.set_clip(clip)

    def draw_on(self, surface: pygame.Surface, board: pygame.Rect) -> None:
        """What is seen of it on the board."""

    def between(self, start: float, end: float) -> float:
        """How much of a part of its time has passed, slow at both ends."""
        return ease((self.share - start) / (end - start))

    @property
    def swell(self) -> float:
        """Rises from nothing, stays, and sinks again."""
        return min(self.between(0.0, 0.16), 1 - self.between(0.86, 1.0))
