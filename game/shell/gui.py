"""pygame_gui where it serves us well: for the fields of fields.py. Loaded only when a scene needs it.

Measured (per element): a line to type in 4.3 ms, a drop-down 3.8 ms, a slider 4.6 ms to make, 0.8 ms to update all:
fine for forms. Its buttons, labels and text boxes are left aside: ours cost a tenth, and show shortcuts and reasons.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pygame
import pygame_gui

from game.shell.folders import ASSETS, SHELL
from game.shell.look import Look
from game.shell.text import words

if TYPE_CHECKING:
    from game.shell.fields import Field

WARM = 0.4  # seconds after an event in which pygame_gui may still be moving something
BLINK = 0.25
TEXT = 20  # the size of text for which the lengths in the theme are given

_EVENTS = tuple(kind for name, kind in vars(pygame_gui).items() if name.startswith("UI_") and isinstance(kind, int))


class _Manager(pygame_gui.UIManager):
    """Takes the mouse's place from events, so that a test's synthetic mouse works as a real one does."""

    pointer = (0, 0)

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer


class Gui:
    """The fields of one scene and what drives them; make a new one, and new fields in it, at each layout."""

    def __init__(self, size: tuple[int, int], look: Look) -> None:
        self.manager = _Manager(size, _theme(look), enable_live_theme_updates=False, starting_language=words().language)
        self.fields: list[Field] = []  # each adds itself
        self._warm = WARM
        self._since_blink = 0.0

    @property
    def typing(self) -> bool:
        """Whether keys are letters of a text now, and no shortcuts."""
        return any(field.has_keyboard for field in self.fields)

    @property
    def busy(self) -> bool:
        return self._warm > 0

    def posted(self) -> list[pygame.event.Event]:
        """pygame_gui answers through pygame's queue; these are its answers."""
        return pygame.event.get(_EVENTS)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in _EVENTS:
            element = getattr(event, "ui_element", None)
            if any(field.answer(event) for field in self.fields if field.element is element):
                return True
        if hasattr(event, "pos"):
            self.manager.pointer = event.pos
            # Hovering is worked out in update, and a click must find what it is over.
            self.manager.update(0.0)
        self._warm = WARM
        return bool(self.manager.process_events(event))

    def update(self, dt: float) -> bool:
        self.manager.update(dt)
        self._since_blink += dt
        if self._warm > 0:
            self._warm -= dt
            return True
        if self.typing and self._since_blink >= BLINK:
            self._since_blink = 0.0
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        self.manager.draw_ui(surface)


def _theme(look: Look) -> dict[str, Any]:
    """The theme in assets, with its type, and what must grow with it, at the size that window and player ask for."""
    try:
        theme: dict[str, Any] = json.loads((ASSETS / SHELL / "theme.json").read_text("utf-8"))
    except (OSError, ValueError):  # plain elements are better than none
        return {}
    for part in theme.values():
        kind = part.get("font")
        if kind:
            kind["size"] = str(look.text(float(kind["size"])))
            for key in [key for key in kind if key.endswith("_path")]:
                kind[key] = str(ASSETS / SHELL / "fonts" / kind[key])
        for length in ("open_button_width", "list_item_height", "sliding_button_width"):
            if length in part.get("misc", {}):
                part["misc"][length] = str(round(float(part["misc"][length]) * look.text(TEXT) / TEXT))
    return theme
