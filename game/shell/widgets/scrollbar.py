"""The bar beside something longer than its window can be moved by wheel, drag, click above or below, and keys."""

import pygame

from game.shell import colours
from game.shell.keys import is_pressed
from game.shell.plates import draw_plate
from game.shell.widgets.widget import Widget

_PAGE_KEYS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class Scrollbar(Widget):
    """`offset` is how many pixels of the content are above the view. `view` is where the wheel is answered."""

    def __init__(self) -> None:
        super().__init__()
        self.content = 0
        self.view = pygame.Rect(0, 0, 0, 0)
        self.offset = 0
        self.step = 60
        self.foot = 0
        """How much of the view is needed for something else while there is more below."""
        self._grip: int | None = None

    @property
    def range(self) -> int:
        return max(0, self.content - self.view.height)

    @property
    def needed(self) -> bool:
        return self.range > 0

    @property
    def at_end(self) -> bool:
        return self.offset >= self.range

    @property
    def thumb(self) -> pygame.Rect:
        """What the player drags: as long as the share of the content that is in view."""
        height = max(self.look.px(36), round(self.rect.height * self.view.height / max(1, self.content)))
        travel = self.rect.height - height
        return pygame.Rect(
            self.rect.x, self.rect.y + round(travel * self.offset / max(1, self.range)), self.rect.width, height
        )

    def measure(self, content: int, view: pygame.Rect) -> None:
        self.content, self.view = content, pygame.Rect(view)
        self.scroll_to(self.offset)

    def scroll_to(self, offset: float) -> None:
        offset = max(0, min(self.range, round(offset)))
        if offset != self.offset:
            self.offset = offset
            self.dirty = True

    def show(self, top: int, bottom: int) -> None:
        """Scroll no more than needed to see this stretch of the content, or its beginning if it is too long."""
        room = self.view.height - self.foot
        if top < self.offset or bottom - top > room:
            self.scroll_to(top)
        elif bottom > self.offset + room:
            self.scroll_to(bottom - room)

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        if not self.needed:
            return False
        if event.type == pygame.MOUSEWHEEL and self._wheel_is_ours(event):
            self.scroll_to(self.offset - event.y * self.step)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            if self.thumb.collidepoint(event.pos):
                self._grip = event.pos[1] - self.thumb.y
            else:
                self.scroll_to(self.offset + (1 if event.pos[1] > self.thumb.y else -1) * self.view.height)
            return True
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            track = self.rect.height - self.thumb.height
            if track > 0:
                self.scroll_to((event.pos[1] - self._grip - self.rect.y) * self.range / track)
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            self.dirty = True
            return True
        if event.type == pygame.KEYDOWN and event.key in _PAGE_KEYS:
            self.scroll_to(self.offset + _PAGE_KEYS[event.key] * self.view.height * 0.9)
            return True
        return False

    def take_key(self, event: pygame.event.Event) -> bool:
        """Line by line, and to either end; whole pages need no focus."""
        offset = next((to for name, to in self._ways().items() if is_pressed(name, event)), None)
        if offset is None:
            return False
        self.scroll_to(offset)
        return True

    def rest(self) -> None:
        super().rest()
        self._grip = None

    def draw(self, surface: pygame.Surface) -> None:
        if not self.needed:
            return
        radius = self.rect.width // 2
        draw_plate(surface, self.rect, colours.PAPER_DARK, radius)
        strong = self.hovered or self._grip is not None
        draw_plate(surface, self.thumb, colours.INK_HOVER if strong else colours.SCROLL, radius)

    def _ways(self) -> dict[str, int]:
        return {"Up": self.offset - self.step, "Down": self.offset + self.step, "Home": 0, "End": self.range}

    def _wheel_is_ours(self, event: pygame.event.Event) -> bool:
        """Wheel events carry no position of their own in SDL; the app adds where the mouse was last."""
        position = getattr(event, "pos", None)
        return position is None or self.view.union(self.rect).collidepoint(position)
