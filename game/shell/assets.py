"""Files that came with the program."""

import json
from typing import Any

import pygame

from game.shell import folders
from game.shell.text import tr


class AssetDamaged(Exception):
    """A file that came with the program is missing or broken; the message is a sentence for the player."""


def read_asset(name: str) -> Any:
    """Return the content of a JSON file under assets/."""
    try:
        return json.loads((folders.ASSETS / name).read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise AssetDamaged(tr("error.asset", name=name)) from error


def load_picture(name: str) -> pygame.Surface:
    """It is a picture under assets/."""
    try:
        return pygame.image.load(folders.ASSETS / name)
    except (OSError, pygame.error) as error:
        raise AssetDamaged(tr("error.asset", name=name)) from error
