"""Lines to type in, drop-down lists and sliders: pygame_gui's elements, which Tab reaches as it does our widgets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import pygame
import pygame_gui
from pygame_gui.core import ObjectID, UIElement
from pygame_gui.elements import UIDropDownMenu, UIHorizontalSlider, UITextEntryLine

from game.shell.gui import Gui
from game.shell.keys import is_pressed
from game.shell.widgets.widget import Widget


class Field(Widget, ABC):
    """`answer` gets what the element posts; drawing is done by its manager."""

    focusable = True
    element: UIElement

    def __init__(self, gui: Gui, rect: pygame.Rect) -> None:
        super().__init__()
        self.rect = pygame.Rect(rect)
        self.manager = gui.manager
        gui.fields.append(self)

    @abstractmethod
    def answer(self, event: pygame.event.Event) -> bool:
        """Pass on what the player did to the element; True if it was of any interest."""

    def draw(self, surface: pygame.Surface) -> None: ...


class Entry(Field):
    """A line to type in."""

    def __init__(
        self,
        gui: Gui,
        rect: pygame.Rect,
        text: str = "",
        *,
        placeholder: str = "",
        longest: int | None = None,
        on_change: Callable[[str], None],
        on_enter: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(gui, rect)
        self.element = UITextEntryLine(rect, self.manager, initial_text=text, placeholder_text=placeholder or None)
        if longest:
            self.element.set_text_length_limit(longest)
        self.on_change = on_change
        self.on_enter = on_enter

    @property
    def has_keyboard(self) -> bool:
        return self.element.is_focused

    def focus(self) -> None:
        self.manager.set_focus_set(self.element.get_focus_set())

    def blur(self) -> None:
        self.manager.set_focus_set(None)

    def answer(self, event: pygame.event.Event) -> bool:
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED:
            self.on_change(event.text)
            return True
        if event.type == pygame_gui.UI_TEXT_ENTRY_FINISHED and self.on_enter is not None:
            self.on_enter()
            return True
        return False


class DropDown(Field):
    """`choices` are (key, words); `on_change` gets the key. The list opens upwards where there is no room below."""

    def __init__(
        self,
        gui: Gui,
        rect: pygame.Rect,
        choices: Sequence[tuple[str, str]],
        chosen: str,
        on_change: Callable[[str], None],
    ) -> None:
        super().__init__(gui, rect)
        self.choices = list(choices)
        self.on_change = on_change
        self._show(chosen)

    def take_key(self, event: pygame.event.Event) -> bool:
        by = is_pressed("Right", event) - is_pressed("Left", event)
        keys = [key for key, _ in self.choices]
        index = keys.index(self.chosen) + by
        if by and 0 <= index < len(keys):
            self.element.kill()  # type: ignore[no-untyped-call]
            self._show(keys[index])
            self.on_change(self.chosen)
        return by != 0

    def answer(self, event: pygame.event.Event) -> bool:
        if event.type != pygame_gui.UI_DROP_DOWN_MENU_CHANGED:
            return False
        self.chosen = event.selected_option_id
        self.on_change(self.chosen)
        return True

    def _show(self, chosen: str) -> None:
        """pygame_gui's lists can only be told at the start what is chosen."""
        self.chosen = chosen
        room = self.manager.window_resolution[1] - self.rect.bottom
        upwards = room < (len(self.choices) + 1) * self.rect.height
        self.element = UIDropDownMenu(
            [(words, key) for key, words in self.choices],
            (dict(self.choices)[chosen], chosen),
            self.rect,
            self.manager,
            object_id=ObjectID(class_id="@upwards") if upwards else None,
        )


class Slider(Field):
    """A number between two limits, in steps."""

    def __init__(
        self,
        gui: Gui,
        rect: pygame.Rect,
        value: int,
        limits: tuple[int, int],
        step: int,
        on_change: Callable[[int], None],
    ) -> None:
        super().__init__(gui, rect)
        self.limits = limits
        self.step = step
        self.on_change = on_change
        self.element: UIHorizontalSlider = UIHorizontalSlider(rect, value, limits, self.manager, click_increment=step)

    def take_key(self, event: pygame.event.Event) -> bool:
        by = is_pressed("Right", event) - is_pressed("Left", event)
        if by:
            low, high = self.limits
            value = max(low, min(high, self._nearest(self.element.get_current_value()) + by * self.step))
            self.element.set_current_value(value)
            self.on_change(value)
        return by != 0

    def answer(self, event: pygame.event.Event) -> bool:
        if event.type != pygame_gui.UI_HORIZONTAL_SLIDER_MOVED:
            return False
        self.on_change(self._nearest(event.value))
        return True

    def _nearest(self, value: float) -> int:
        low = self.limits[0]
        return low + round((value - low) / self.step) * self.step
