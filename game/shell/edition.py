"""What a game tells the shell about itself. The shell knows nothing else of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import pygame

if TYPE_CHECKING:
    from game.shell.app import App
    from game.shell.scene import Scene


class Backdrop(Protocol):
    """The picture behind the title."""

    def layout(self, size: tuple[int, int]) -> None: ...

    def update(self, dt: float) -> bool:
        """Pass time; True if it has to be drawn again."""

    def draw(self, surface: pygame.Surface) -> None: ...


@dataclass(frozen=True, slots=True)
class Edition:
    """One board game. The `*_key`s are keys of the words; the rest makes scenes and reads saves."""

    name: str  # the program's name: the window's caption and the folder of its files when packaged
    version: str
    title_key: str
    subtitle_key: str
    quick_start: Callable[[App], Scene]
    new_game: Callable[..., Scene]  # app, and by name scenario and seed where the command line gave them
    resume: Callable[[App, Any], Scene]  # app, what `load` returned
    load: Callable[[bytes], Any]  # raises an exception whose text is a sentence for the player
    describe: Callable[[Any], dict[str, str]] | None = None  # a summary: scenario, factions, card, ...
    backdrop: Callable[[], Backdrop] | None = None
