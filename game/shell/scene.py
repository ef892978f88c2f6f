"""A scene is one screen. The app keeps a stack of them; only the top one gets input."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.shell.focus import Focus
from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.touch import FINGERTIP, is_long_press
from game.shell.widgets.tooltip import Tooltip
from game.shell.widgets.widget import Widget

if TYPE_CHECKING:
    from game.shell.app import App

HIDING = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.WINDOWLEAVE)
"""Events after which nobody reads the tooltip any more."""


class Scene:
    """Make widgets in `build`, place them in `layout`, draw what is behind them in `draw` before calling super."""

    translucent = False  # whether what is below is drawn too
    heavy = False  # whether it keeps pictures as large as the window
    music = ""  # the moment whose music belongs to it; what lies below goes on playing under one that has none
    frame_time = 1 / 60  # seconds between frames while something moves

    def __init__(self, app: App) -> None:
        self.app = app
        self.widgets: list[Widget] = []
        self.tooltip = Tooltip()
        self.focus = Focus(lambda: self.widgets)
        self._dirty = True

    # What a scene overrides

    def build(self) -> None:
        """Make the widgets with their words. Called before the first layout and when the language changes."""

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything for this size of window."""

    def laying_out(self, size: tuple[int, int]) -> Iterator[None]:
        """The same in pieces, each of which a frame can bear; whoever has much to place or to paint overrides it."""
        self.layout(size)
        yield

    def painting(self, size: tuple[int, int]) -> Iterator[None]:
        """In pieces likewise, all that the first frame at this size would have to paint at once."""
        yield from ()

    def enter(self) -> None:
        """The scene has come on the stack."""

    def leave(self) -> None:
        """The scene goes off the stack."""

    def wait_for_disk(self) -> None:
        """Until all that the scene keeps is written; called beside the frames."""

    def resume(self) -> None:
        """What was on top of the scene has gone."""

    def back(self) -> None:
        """Esc: by default to what is below."""
        self.app.pop()

    def take_file(self, path: Path) -> None:
        """A file was let go over the window."""
        self.app.open_dropped(path)

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer an event; True if something used it."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._point_focus(event.pos)
        if self.focus.follow(event):
            self.invalidate()
            return True
        typing = self.focus.typing and event.type == pygame.KEYDOWN and not is_pressed("Esc", event)
        if self._type(event) if typing else self._give_to_widgets(event):
            return True
        if is_pressed("Esc", event):
            self.back()
            return True
        if self.focus.follow_arrow(event):
            self.invalidate()
            return True
        return False

    def update(self, dt: float) -> bool:
        """Pass time; True if the scene has to be drawn again."""
        changed, self._dirty = self._dirty, False
        for widget in self.widgets:
            changed = (widget.update(dt) and widget.visible) or changed
        return self.tooltip.update(dt) or changed

    def draw(self, surface: pygame.Surface) -> None:
        for widget in self._in_order():
            if widget.visible:
                widget.draw(surface)
        self.focus.draw(surface, self.look)

    # What a scene uses

    @property
    def look(self) -> Look:
        return self.app.look

    def add(self, *widgets: Widget) -> None:
        self.widgets.extend(widgets)

    def invalidate(self) -> None:
        """Have the scene drawn again."""
        self._dirty = True

    def hint(self, position: tuple[int, int]) -> str:
        """What the tooltip says at a position; scenes with more than widgets add theirs."""
        for widget in reversed(self.widgets):
            if widget.visible and widget.rect.collidepoint(position):
                return widget.hint(position)
        return ""

    def tooltip_avoids(self, position: tuple[int, int]) -> Sequence[pygame.Rect]:
        """Where more is told of what is there, and whatever else the tooltip should not lie on: all other widgets."""
        return [widget.rect for widget in self.widgets if widget.visible and not widget.rect.collidepoint(position)]

    def explained(self, position: tuple[int, int]) -> pygame.Rect | None:
        """What the tooltip is about, so that it can stand beside it; None for just this point."""
        for widget in reversed(self.widgets):
            if widget.visible and widget.rect.collidepoint(position):
                return widget.explained(position)
        return None

    def aim(self, position: tuple[int, int]) -> tuple[int, int]:
        """Where a finger at this position means to press."""
        return self.focus.aim(position, self.app.look.wide(FINGERTIP))

    @property
    def room_for_notice(self) -> int:
        """A notice is at most so wide."""
        return self.app.size[0] * 3 // 4

    def place_notice(self, rect: pygame.Rect) -> None:
        """At the top: the buttons that a player is about to press are mostly at the foot of a screen."""
        rect.midtop = (self.app.size[0] // 2, self.look.px(64))

    # What the app uses

    @property
    def busy(self) -> bool:
        """Whether time has to pass even if nothing happens."""
        return self.tooltip.waiting or any(widget.busy for widget in self.widgets if widget.visible)

    def rebuild(self) -> None:
        """Make everything anew: at the start, and when the language has changed."""
        self.widgets.clear()
        self.build()

    def receive(self, event: pygame.event.Event) -> bool:
        """An event from the app: the tooltip follows the mouse, the scene answers."""
        used = self.handle(event)
        if event.type == pygame.MOUSEMOTION:
            explained, beside = self.explained(event.pos), self.tooltip_avoids(event.pos)
            if self.tooltip.hover(self.hint(event.pos), event.pos, explained, beside):
                self.invalidate()
        elif event.type in HIDING and not is_long_press(event) and self.tooltip.hide():
            self.invalidate()
        if used and event.type == pygame.KEYDOWN and self.app.scenes[-1:] == [self]:  # the key may have ended all
            self._explain_focus()
        return used

    def _explain_focus(self) -> None:
        """What the mouse reads where it rests, the keyboard reads where its frame is."""
        widget = self.focus.widget
        if widget is not None and self.focus.is_framed:
            there = widget.focus_rect.center
            self.tooltip.hover(self.hint(there), there, self.explained(there), self.tooltip_avoids(there))

    def rest(self) -> None:
        """Something came on top: nothing here is hovered any longer."""
        for widget in self.widgets:
            widget.rest()
        self.tooltip.hide()
        self.invalidate()

    def _give_to_widgets(self, event: pygame.event.Event) -> bool:
        """First to the one that has the keyboard, then to all, those drawn last first."""
        if self.focus.use(event):
            self.invalidate()
            return True
        return any(widget.visible and widget.handle(event) for widget in reversed(self._in_order()))

    def _in_order(self) -> list[Widget]:
        """From the first that is drawn to the last."""
        return sorted(self.widgets, key=lambda widget: widget.on_top)

    def _type(self, event: pygame.event.Event) -> bool:
        """A key for the line that is typed in."""
        self.invalidate()
        return self.focus.use(event)

    def _point_focus(self, position: tuple[int, int]) -> None:
        """A click gives the keyboard to the line that is clicked, and takes it from whatever else has it."""
        lines = (widget for widget in self.widgets if widget.takes_text and widget.visible)
        line = next((line for line in lines if line.rect.collidepoint(position)), None)
        if line is not None:
            self.focus.take(line)
            self.invalidate()
        elif self.focus.leave():
            self.invalidate()
