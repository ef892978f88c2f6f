"""pygame_gui where it serves us well: for the fields of fields.py. Loaded only when a scene needs it.

Measured (per element): a line to type in 1.3 ms, a drop-down 3.8 ms, a slider 4.6 ms to make, its manager 2 ms once the
theme has been read (11 ms): fine for forms. Its buttons, labels and text boxes are left aside: ours cost a tenth, and
show shortcuts and reasons.
"""

from __future__ import annotations

import json
import warnings
from typing import Any

import pygame
import pygame_gui
from pygame_gui.core import UIAppearanceTheme
from pygame_gui.core.resource_loaders import IResourceLoader
from pygame_gui.core.utility import SurfaceResource

from game.shell.folders import ASSETS, SHELL
from game.shell.fonts import is_whole
from game.shell.look import Look
from game.shell.text import words

WARM = 0.4  # seconds after an event in which pygame_gui may still be moving something
TEXT = 20  # the size of text for which the lengths in the theme are given

MOST_THEMES = 4

_themes: dict[tuple[Look, str], UIAppearanceTheme] = {}
_EVENTS = tuple(kind for name, kind in vars(pygame_gui).items() if name.startswith("UI_") and isinstance(kind, int))


class Loader(IResourceLoader):
    """Reads what a theme names, one after the other: pygame_gui's own starts five threads for every field."""

    def __init__(self) -> None:
        self._waiting: list[Any] = []
        self._begun = False

    def add_resource(self, resource: Any) -> None:
        self._waiting.append(resource)

    def start(self) -> None:
        self._begun = True
        # A surface is cut out of an image, which has to be there before.
        for resource in sorted(self._waiting, key=lambda resource: isinstance(resource, SurfaceResource)):
            if error := resource.load():
                warnings.warn(str(error), stacklevel=2)  # as pygame_gui does: it has letters of its own
        self._waiting.clear()

    def update(self) -> tuple[bool, float]:
        return self._begun, 1.0

    def started(self) -> bool:
        return self._begun


class Manager(pygame_gui.UIManager):
    """Drives one element. It takes the mouse's place from events, so that a test's synthetic mouse works too."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._pointer = (0, 0)
        self._warm = WARM
        size = pygame.display.get_window_size()
        loader = Loader()
        super().__init__(
            size, enable_live_theme_updates=False, resource_loader=loader, starting_language=words().language
        )
        loader.start()

    @property
    def busy(self) -> bool:
        return self._warm > 0

    def create_new_theme(self, _theme_path: Any = None) -> UIAppearanceTheme:
        """One for all managers of the same look: reading it takes longer than all the rest."""
        key = (self._look, words().language)
        if key not in _themes:
            if len(_themes) >= MOST_THEMES:
                _themes.clear()
            _themes[key] = super().create_new_theme(_theme(self._look))
        return _themes[key]

    def take(self, event: pygame.event.Event) -> bool:
        """Give an event to the element; True if it was for it alone."""
        self._warm = WARM
        if hasattr(event, "pos"):
            self._pointer = event.pos
            # Hovering is worked out in update, and a click must find what it is over.
            self.update(0.0)
        used = bool(self.process_events(event))
        self._hear()
        return used

    def pass_time(self, dt: float) -> bool:
        """True while something may be moving."""
        self.update(dt)
        self._hear()
        if self._warm <= 0:
            return False
        self._warm -= dt
        return True

    def _hear(self) -> None:
        """It hears what the parts of an element tell each other in pygame's queue."""
        while posted := pygame.event.get(_EVENTS):
            for event in posted:
                self.process_events(event)

    def _update_mouse_position(self) -> None:
        self.mouse_position = self._pointer


def _theme(look: Look) -> dict[str, Any]:
    """The theme in assets, with its type, and what must grow with it, at the size that window and player ask for."""
    try:
        theme: dict[str, Any] = json.loads((ASSETS / SHELL / "theme.json").read_text("utf-8"))
    except (OSError, ValueError):  # plain elements are better than none
        return {}
    whole = all(is_whole("text", bold, italic) for bold in (False, True) for italic in (False, True))
    for part in theme.values():
        if not whole:  # pygame_gui would wait for ever for a broken face
            part.pop("font", None)
        kind = part.get("font")
        if kind:
            kind["size"] = str(look.text(float(kind["size"])))
            for key in [key for key in kind if key.endswith("_path")]:
                kind[key] = str(ASSETS / SHELL / "fonts" / kind[key])
        for length in ("open_button_width", "list_item_height", "sliding_button_width"):
            if length in part.get("misc", {}):
                part["misc"][length] = str(round(float(part["misc"][length]) * look.text(TEXT) / TEXT))
    return theme
