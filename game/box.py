"""It opens the window over all games of the box."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from engine import __version__, games
from game.shell.app import App
from game.shell.clock import Clock
from game.shell.edition import Edition
from game.shell.scenes.shelf import ShelfScene
from game.shell.settings import Settings

GAME_OF_0_9, NAME_OF_0_9 = "people_power", "People Power"
"""The one game of 0.9.0, and how that version was called."""


def editions() -> tuple[Edition, ...]:
    """What every game that has a window tells of itself, in the order in which they stand on the shelf.

    An edition is light: scenes and rules are loaded when it is asked for them.
    """
    packages = [f"game.{key}" for key in games.PACKAGES]
    return tuple(import_module(f"{package}.edition").EDITION for package in packages if find_spec(package))


def game_of(head: bytes) -> str:
    """Tell from its first bytes of which game a save is; "" if it is none.

    The first frame does not wait for the engine.
    """
    from engine.core import saves

    return saves.game_of(head)


def open_box(
    folder: Path, *, size: tuple[int, int] | None = None, clock: Clock | None = None, at_first: Settings | None = None
) -> App:
    """Open the program with all its games; the player's files are in this folder."""
    return App(
        editions(), ShelfScene, folder, version=__version__, game_of=game_of, size=size, clock=clock, at_first=at_first
    )
