"""Lines to type in, drop-down lists and sliders: pygame_gui's elements as widgets like all others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import pygame
from pygame_gui.core import ObjectID
from pygame_gui.elements import UIDropDownMenu, UIHorizontalSlider, UITextEntryLine

from game.shell.drawable import drawable
from game.shell.gui_manager import Manager
from game.shell.keys import is_pressed
from game.shell.look import Look
from game.shell.widgets.widget import Widget

BLINK = 0.25
"""Seconds after which a line that is typed in is drawn again: its cursor blinks."""

_KEYS = (pygame.KEYDOWN, pygame.KEYUP)
_ALL = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=pygame.KMOD_CTRL, unicode="")
_END = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode="")


class Field(Widget, ABC):
    """Its element is made when it is placed, and again wherever it is placed anew."""

    focusable = True
    element: Any

    def __init__(self) -> None:
        super().__init__()
        self._manager: Manager | None = None

    @property
    def busy(self) -> bool:
        return self._manager is not None and self._manager.busy

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._manager = Manager(look)
        self.element = self._make(self._manager)

    @abstractmethod
    def _make(self, manager: Manager) -> Any:
        """It makes the element in the widget's rectangle."""

    @abstractmethod
    def _listen(self) -> None:
        """Tell of what the player did to the element."""

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        # Keys come by way of the focus.
        return event.type not in _KEYS and self._give(event)

    def update(self, dt: float) -> bool:
        moving = self._manager is not None and self._manager.pass_time(dt)
        if moving:
            self._listen()
        return super().update(dt) or moving

    def draw(self, surface: pygame.Surface) -> None:
        if self._manager is not None:
            self._manager.draw_ui(surface)

    def _give(self, event: pygame.event.Event) -> bool:
        if self._manager is None:
            return False
        used = self._manager.take(event)
        self._listen()
        return used


class Entry(Field):
    """It is a line to type in."""

    takes_text = True

    def __init__(
        self,
        text: str = "",
        *,
        placeholder: str = "",
        longest: int | None = None,
        on_change: Callable[[str], None],
        on_enter: Callable[[], None] | None = None,
    ) -> None:
        super().__init__()
        self.text = drawable(text)
        self.placeholder = placeholder
        self.longest = longest
        self.on_change = on_change
        self.on_enter = on_enter
        self._typing = False
        self._since_blink = 0.0

    def write(self, text: str) -> None:
        """Put another text into the line."""
        self.text = drawable(text)
        self.element.set_text(self.text)
        self.dirty = True

    def focus(self) -> None:
        """The cursor is at the end of what stands there."""
        self._typing = True
        if self._manager is not None:
            self._manager.set_focus_set(self.element.get_focus_set())
            self._manager.process_events(_END)

    def select_all(self) -> None:
        if self._manager is not None:
            self._manager.process_events(_ALL)

    def blur(self) -> None:
        self._typing = False
        if self._manager is not None:
            self._manager.set_focus_set(None)

    def take_key(self, event: pygame.event.Event) -> bool:
        if is_pressed("Enter", event):
            if self.on_enter is not None:
                self.on_enter()
            return True
        return self._give(event)

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        self._since_blink += dt
        if self._typing and self._since_blink >= BLINK:
            self._since_blink = 0.0
            return True
        return changed

    def _make(self, manager: Manager) -> UITextEntryLine:
        line = UITextEntryLine(self.rect, manager, initial_text=self.text, placeholder_text=self.placeholder or None)
        if self.longest:
            line.set_text_length_limit(self.longest)
        if self._typing:
            manager.set_focus_set(line.get_focus_set())
        return line

    def _listen(self) -> None:
        text = self.element.get_text()
        if text != self.text:
            self.text = text
            self.on_change(text)


class DropDown(Field):
    """`choices` are (key, words); `on_change` gets the key. The list opens upwards where there is no room below."""

    def __init__(self, choices: Sequence[tuple[str, str]], chosen: str, on_change: Callable[[str], None]) -> None:
        super().__init__()
        self.choices = list(choices)
        self.chosen = chosen
        self.on_change = on_change

    @property
    def on_top(self) -> bool:
        """While its list is open."""
        return self._manager is not None and self.element.current_state is self.element.menu_states["expanded"]

    def handle(self, event: pygame.event.Event) -> bool:
        """Esc closes the list, and nothing else."""
        if self.on_top and is_pressed("Esc", event):
            self.place(self.rect, self.look)
            return True
        return super().handle(event)

    def take_key(self, event: pygame.event.Event) -> bool:
        by = is_pressed("Right", event) - is_pressed("Left", event)
        keys = [key for key, _ in self.choices]
        index = keys.index(self.chosen) + by
        if by and 0 <= index < len(keys):
            self.chosen = keys[index]
            # pygame_gui's lists can only be told at the start what is chosen.
            self.place(self.rect, self.look)
            self.on_change(self.chosen)
        return by != 0

    def _make(self, manager: Manager) -> UIDropDownMenu:
        room = manager.window_resolution[1] - self.rect.bottom
        upwards = room < (len(self.choices) + 1) * self.rect.height
        return UIDropDownMenu(
            [(words, key) for key, words in self.choices],
            (dict(self.choices)[self.chosen], self.chosen),
            self.rect,
            manager,
            object_id=ObjectID(class_id="@upwards") if upwards else None,
        )

    def _listen(self) -> None:
        chosen = self.element.selected_option[1]
        if chosen != self.chosen:
            self.chosen = chosen
            self.on_change(chosen)


class Slider(Field):
    """It is a number between two limits, in steps."""

    def __init__(self, value: int, limits: tuple[int, int], step: int, on_change: Callable[[int], None]) -> None:
        super().__init__()
        self.value = value
        self.limits = limits
        self.step = step
        self.on_change = on_change

    def take_key(self, event: pygame.event.Event) -> bool:
        by = is_pressed("Right", event) - is_pressed("Left", event)
        if by:
            low, high = self.limits
            value = max(low, min(high, self.value + by * self.step))
            self.element.set_current_value(value)
            self._take(value)
        return by != 0

    def _make(self, manager: Manager) -> UIHorizontalSlider:
        return UIHorizontalSlider(self.rect, self.value, self.limits, manager, click_increment=self.step)

    def _listen(self) -> None:
        low = self.limits[0]
        self._take(low + round((self.element.get_current_value() - low) / self.step) * self.step)

    def _take(self, value: int) -> None:
        if value != self.value:
            self.value = value
            self.on_change(value)
