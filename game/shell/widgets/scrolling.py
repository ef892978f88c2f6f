"""What may be longer than its rectangle, and then scrolls by the bar at its right."""

from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager

import pygame

from game.shell import colours
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.widgets.scrollbar import Scrollbar
from game.shell.widgets.widget import Widget


class Scrolling(Widget):
    """A widget measures its content with `bar.measure`, and draws it `clipped` and `bar.offset` pixels higher.

    No line is cut through: what does not fit whole is left out, and an arrow in the foot says that there is more.
    """

    bar_width = 14
    foot = 22
    """That arrow's room is so high."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = Scrollbar()

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        width = look.px(self.bar_width)
        self.bar.place(pygame.Rect(rect.right - width, rect.y, width, rect.height), look)
        self.bar.foot = look.px(self.foot)

    @property
    def halo(self) -> Hashable:
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        return self.bar.handle(event)

    def unbroken(self) -> Iterable[tuple[int, int]]:
        """Top and bottom of what is seen whole or not at all; what is out of view need not be among them."""
        return ()

    def headings(self) -> Iterable[tuple[int, int]]:
        """Top of each, and of what stands under it: no heading is the last that is seen."""
        return ()

    @property
    def window(self) -> pygame.Rect:
        """What is seen: the rectangle without the foot and without the lines that its edges would cut through."""
        top, bottom = self.bar.offset, self.bar.offset + self.rect.height
        if not self.bar.at_end:
            bottom -= self.bar.foot
        whole = _between_lines(sorted(self.unbroken()), sorted(self.headings()), top, bottom)
        return pygame.Rect(self.rect.x, self.rect.y + whole[0] - top, self.rect.width, whole[1] - whole[0])

    @contextmanager
    def clipped(self, surface: pygame.Surface) -> Iterator[None]:
        """Inside this block nothing is drawn outside the window."""
        before = surface.get_clip()
        surface.set_clip(self.window.clip(before))
        try:
            yield
        finally:
            surface.set_clip(before)
        self.draw_arrow(surface)

    def draw_arrow(self, surface: pygame.Surface) -> None:
        """If there is more below: on a plate of its own, to be seen on any ground."""
        if self.bar.at_end:
            return
        plate = pygame.Rect(0, 0, 3 * self.bar.foot, self.bar.foot - 2)
        plate.midbottom = self.rect.x + (self.rect.width - self.bar.rect.width) // 2, self.rect.bottom
        draw_plate(surface, plate, colours.SCROLL, plate.height // 2)
        half = plate.height // 3
        top, tip = plate.centery - half // 2, plate.centery + half // 2 + 1
        points = [(plate.centerx - half, top), (plate.centerx + half, top), (plate.centerx, tip)]
        pygame.draw.polygon(surface, colours.CREAM, points)

    def rest(self) -> None:
        super().rest()
        self.bar.rest()

    def update(self, dt: float) -> bool:
        scrolled = self.bar.update(dt)
        return super().update(dt) or scrolled


Spans = list[tuple[int, int]]


def _between_lines(lines: Spans, headings: Spans, top: int, bottom: int) -> tuple[int, int]:
    """The edges moved inwards until they cut through none; as they were if nothing would be left."""
    first, last = top, bottom
    for begins, ends in lines:
        if begins < first < ends:
            first = ends
    for begins, ends in reversed(lines):
        if begins < last < ends:
            last = begins
    for begins, ends in reversed(headings):
        if first < begins < last <= ends:
            last = begins
    return (first, last) if first < last else (top, bottom)
