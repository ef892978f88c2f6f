"""This game has these symbols."""

from pygame import Surface

from game.shell.colours import Colour
from game.table.kit import icons

FOLDER = "people_power/icons"
SYMBOLS = {"government": f"{FOLDER}/shield", "reformers": f"{FOLDER}/megaphone", "npa": f"{FOLDER}/star"}
"""The icon that stands for each faction."""


def icon(name: str, size: int, colour: Colour) -> Surface:
    return icons.icon(f"{FOLDER}/{name}", size, colour)
