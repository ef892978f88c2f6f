"""The way around a screen without a mouse: Tab and the arrows go from one control to the next, a frame shows where."""

from collections.abc import Callable, Iterable

import pygame

from game.shell import colours
from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.widgets.widget import Widget

_ARROWS = {"Down": 1, "Right": 1, "Up": -1, "Left": -1}


class Focus:
    """Which widget of a scene has the keyboard.

    None has until a key asks for it, and after a click only a line to type in has, without a frame.
    """

    def __init__(self, widgets: Callable[[], Iterable[Widget]], *, in_order: bool = False) -> None:
        """`in_order`: Tab goes through the widgets as they come, and not as they lie on the screen."""
        self._widgets = widgets
        self._in_order = in_order
        self._widget: Widget | None = None
        self._index = 0
        self._framed = False

    @property
    def widget(self) -> Widget | None:
        """A scene that was built again has the keyboard where it was before."""
        if self._widget is None:
            return None
        stops = self.stops
        if self._widget not in stops:
            self._widget = stops[min(self._index, len(stops) - 1)] if stops else None
            if self._widget is not None:
                self._widget.focus()
        return self._widget

    @property
    def typing(self) -> bool:
        """Whether keys are letters of a text now, and no shortcuts."""
        return self.widget is not None and self.widget.takes_text

    def take(self, widget: Widget) -> None:
        """Give the keyboard to a widget: a line to type in that was clicked, or that is there for nothing else."""
        self.leave()
        self._widget, self._framed = widget, False
        stops = self.stops
        self._index = stops.index(widget) if widget in stops else 0
        widget.focus()

    def show(self, widget: Widget) -> None:
        """A key leads there at once, past what Tab would come to first."""
        if self.widget is not widget:
            self.take(widget)
        self._framed = True

    def leave(self) -> bool:
        """The mouse is used again; True if a widget had the keyboard."""
        had, self._widget = self._widget, None
        if had is not None:
            had.blur()
        return had is not None

    def follow(self, event: pygame.event.Event) -> bool:
        """Tab goes on, Shift+Tab back; True if it was one of them."""
        if is_pressed("Shift+Tab", event):
            return self._go(-1)
        return is_pressed("Tab", event) and self._go(1)

    def use(self, event: pygame.event.Event) -> bool:
        """Give a key to the widget that has the keyboard."""
        return event.type == pygame.KEYDOWN and self.widget is not None and self.widget.take_key(event)

    def follow_arrow(self, event: pygame.event.Event) -> bool:
        """For arrows that nothing else has used."""
        return any(is_pressed(arrow, event) and self._go(by) for arrow, by in _ARROWS.items())

    @property
    def is_framed(self) -> bool:
        """Whether a frame says where the keyboard is."""
        return self.widget is not None and self._framed

    def aim(self, position: tuple[int, int], fingertip: int) -> tuple[int, int]:
        """Where a finger at that position means to press: in the nearest control that it covers but for being small.

        What is large, such as the board, can be pressed elsewhere.
        """
        small = [stop.rect for stop in self.stops if 0 < min(stop.rect.size) < fingertip]
        covered = [rect for rect in small if _as_wide_as(fingertip, rect).collidepoint(position)]
        return min((_nearest_in(rect, position) for rect in covered), key=_distance_to(position), default=position)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        """Gold between two lines of ink, which stands out on paper, on ink and on any picture."""
        if self.widget is None or not self.is_framed:
            return
        width = max(2, look.px(3))
        frame = self.widget.focus_rect.inflate(2 * width + 4, 2 * width + 4)
        pygame.draw.rect(surface, colours.INK, frame.inflate(2, 2), width + 2, border_radius=look.px(8))
        pygame.draw.rect(surface, colours.GOLD, frame, width, border_radius=look.px(8))

    def _go(self, by: int) -> bool:
        stops = self.stops
        if not stops:
            return False
        here = self.widget
        if here is not None:
            here.blur()
            self._index = (stops.index(here) + by) % len(stops)
        else:
            self._index = 0 if by > 0 else len(stops) - 1
        self._widget, self._framed = stops[self._index], True
        self._widget.focus()
        return True

    @property
    def stops(self) -> list[Widget]:
        """In the order in which one reads, unless they have one of their own."""
        stops = [widget for widget in self._widgets() if widget.visible and widget.focusable]
        return stops if self._in_order else sorted(stops, key=lambda widget: (widget.rect.y, widget.rect.x))


def _as_wide_as(least: int, rect: pygame.Rect) -> pygame.Rect:
    return rect.inflate(max(0, least - rect.w), max(0, least - rect.h))


def _nearest_in(rect: pygame.Rect, position: tuple[int, int]) -> tuple[int, int]:
    x, y = position
    return min(max(x, rect.left), rect.right - 1), min(max(y, rect.top), rect.bottom - 1)


def _distance_to(position: tuple[int, int]) -> Callable[[tuple[int, int]], float]:
    return pygame.Vector2(position).distance_squared_to
