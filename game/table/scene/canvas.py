"""The board as it was last drawn: only what has changed is drawn again, so that a frame costs little."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

import pygame

from game.shell.colours import Colour
from game.shell.copying import copy
from game.shell.widgets.widget import Widget

AT_ONCE = 2
"""Parts that are drawn in one frame, as far as the others can wait for the next; one that has waited always is."""


class Canvas:
    """`reach` tells how far a widget's shadow goes beyond its rectangle."""

    def __init__(self, ground: Colour, reach: Callable[[Widget], int]) -> None:
        self.ground = ground
        self._reach = reach
        self._surface = pygame.Surface((1, 1))
        self._stale: set[Widget] = set()
        self._late: list[Widget] = []
        """Those of them that the last frame has left to the next."""
        self._all = True
        self._laid_on: pygame.Surface | None = None
        self._drawn_at: dict[Widget, pygame.Rect] = {}
        self._halos: dict[Widget, Hashable] = {}
        """What lay around each of them."""

    def renew(self) -> None:
        """Everything has to be drawn again."""
        self._all = True

    def renew_widget(self, widget: Widget) -> None:
        self._stale.add(widget)

    @property
    def is_behind(self) -> bool:
        """Whether something that has changed is still to be drawn."""
        return bool(self._late)

    def draw(
        self,
        screen: pygame.Surface,
        widgets: Sequence[Widget],
        at_once: int = AT_ONCE,
        covered: Sequence[pygame.Rect] | None = None,
    ) -> None:
        """Bring the canvas up to date, so many parts of it at once, and lay on the screen what is not there yet.

        `covered` is all that others have drawn over since it was laid there last; None if that may be anything.
        """
        if self._surface.get_size() != screen.get_size():
            self._surface = pygame.Surface(screen.get_size(), depth=32)
            self._all = True
        shown = {widget: self._place(widget) for widget in widgets if widget.visible}
        # Drawn in part, a widget takes itself for drawn: what has changed since time last passed is asked for before.
        self._stale.update(widget for widget in shown if widget.update(0.0))
        self._late, late = [], self._late
        is_whole = self._all or covered is None or screen is not self._laid_on
        if self._all:
            self._halos = {widget: widget.halo for widget in shown}
            regions = [self._surface.get_rect()]
        else:
            regions = list(self._moved(shown))
            regions += self._changed(shown, late, at_once - len(regions))
        done = _apart(regions)
        for region in done:
            self._redraw(region, shown)
        self._all = False
        self._stale = set(self._late)
        self._drawn_at = shown
        self._laid_on = screen
        if is_whole or covered is None:
            copy(screen, self._surface, (0, 0), self._surface.get_rect())
        else:
            for part in _apart([*done, *covered]):
                copy(screen, self._surface, part.topleft, part)

    def painting(self, size: tuple[int, int], widgets: Sequence[Widget]) -> Iterator[None]:
        """Everything for a screen of this size, a widget at a time; what changes meanwhile is for the next `draw`."""
        self._surface = pygame.Surface(size, depth=32)
        self._surface.fill(self.ground)
        self._all = False
        self._stale.clear()
        self._late.clear()
        self._drawn_at = {widget: self._place(widget) for widget in widgets if widget.visible}
        for widget in self._drawn_at:
            widget.update(0.0)  # whatever it has to tell is told by painting it
            self._halos[widget] = widget.halo
            widget.draw(self._surface)
            yield

    def _place(self, widget: Widget) -> pygame.Rect:
        """A widget takes this place with its shadow."""
        around = 2 * self._reach(widget)
        return widget.rect.inflate(around, around)

    def _moved(self, shown: dict[Widget, pygame.Rect]) -> Iterator[pygame.Rect]:
        """Where something has come, has gone or has moved, all of which has to be seen at once."""
        for widget, place in self._drawn_at.items():
            if widget not in shown:
                yield place
        for widget, place in shown.items():
            before = self._drawn_at.get(widget)
            if before != place:
                self._halos[widget] = widget.halo
                yield place.union(before) if before else place

    def _changed(self, shown: dict[Widget, pygame.Rect], late: Sequence[Widget], most: int) -> Iterator[pygame.Rect]:
        """Where something looks different in its place: what cannot wait, what has waited, what lies on top."""
        stale = [widget for widget in shown if widget in self._stale]
        changed = [widget for widget in reversed(stale) if self._drawn_at.get(widget) == shown[widget]]
        urgent = [widget for widget in changed if not widget.can_wait]
        patient = sorted((widget for widget in changed if widget.can_wait), key=lambda each: each not in late)
        now = max(most - len(urgent), 1 if late else 0)
        self._late = patient[now:]
        for widget in (*urgent, *patient[:now]):
            if self._is_same_around(widget):
                widget.find_changes()
                yield from widget.changed_parts
            else:
                self._halos[widget] = widget.halo
                yield shown[widget]

    def _is_same_around(self, widget: Widget) -> bool:
        """Then its shadow lies on its neighbours as before, and they need not be drawn again."""
        halo = widget.halo
        return halo is not None and halo == self._halos.get(widget)

    def _redraw(self, region: pygame.Rect, shown: dict[Widget, pygame.Rect]) -> None:
        self._surface.set_clip(region)
        seen = [widget for widget, place in shown.items() if place.colliderect(region)]
        covering = [number for number, widget in enumerate(seen) if widget.is_opaque and widget.rect.contains(region)]
        if not covering:
            self._surface.fill(self.ground)
        for widget in seen[covering[-1] if covering else 0 :]:
            self._surface.set_clip(region)
            widget.draw(self._surface)
        self._surface.set_clip(None)


def _apart(regions: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The largest first, and none that lies in another."""
    kept: list[pygame.Rect] = []
    for region in sorted(regions, key=lambda each: -each.width * each.height):
        if not any(larger.contains(region) for larger in kept):
            kept.append(region)
    return kept
