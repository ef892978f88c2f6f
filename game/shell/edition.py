"""What a game tells the shell about itself. The shell knows nothing else of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import pygame

if TYPE_CHECKING:
    from game.shell.app import App
    from game.shell.scene import Scene


class Front(Protocol):
    """The front of a game's box is a poster in the game's own look, with its name on it."""

    def layout(self, size: tuple[int, int]) -> None:
        """Paint for this size; again when the language has changed."""

    def update(self, dt: float) -> bool:
        """Pass time; True if it has to be drawn again. A poster may well stand still."""

    def draw(self, surface: pygame.Surface) -> None:
        """Cover a surface of the size of the last layout."""


def _at_once(app: App, game: Any, then: Callable[[], None]) -> None:
    then()


@dataclass(frozen=True, slots=True)
class Edition:
    """It is one board game.

    Its assets are in assets/<key>: `text` (with the words `game.title`, `game.subtitle`, `game.pitch` and
    `game.facts` for the shelf), `help`, and whatever else it wants. Its saves are in a folder of the same name.
    """

    key: str
    front: Callable[[], Front]
    quick_start: Callable[[App], Scene]
    new_game: Callable[..., Scene]  # app, and by name scenario and seed where the command line gave them
    resume: Callable[[App, Any], Scene]  # app, what `load` returned
    load: Callable[[bytes], Any]  # raises an exception whose text is a sentence for the player
    # It gives each of its screens once, for the self-test.
    samples: Callable[[App], Iterator[Scene]]
    # It begins its first lesson.
    learn: Callable[[App], Scene] | None = None
    library: Callable[[App], Scene] | None = None  # its cards and people, its years, the games that were played
    # It describes a summary: scenario, factions, card, ...
    describe: Callable[[Any], dict[str, str]] | None = None
    make_room: Callable[[App, Any, Callable[[], None]], None] = _at_once  # keeps what loses the autosave, then goes on
