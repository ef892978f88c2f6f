"""What is in the box: which games there are, and the window over them. The one place where a game is registered."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from engine import __version__
from engine.core import saves
from game.shell.app import App
from game.shell.clock import Clock
from game.shell.edition import Edition
from game.shell.scenes.shelf import ShelfScene

GAMES = ("people_power", "red_guard")
"""In the order in which they stand on the shelf; each is a package beside this file, with an `edition` module."""
GAME_OF_0_9, NAME_OF_0_9 = "people_power", "People Power"
"""The one game of 0.9.0, and how that version was called."""


def editions() -> tuple[Edition, ...]:
    """What every game tells of itself. An edition is light: scenes and rules are loaded when it is asked for them."""
    return tuple(import_module(f"game.{key}.edition").EDITION for key in GAMES)


def open_box(folder: Path, *, size: tuple[int, int] | None = None, clock: Clock | None = None) -> App:
    """The program with all its games, and the player's files in this folder."""
    return App(editions(), ShelfScene, folder, version=__version__, game_of=saves.game_of, size=size, clock=clock)
