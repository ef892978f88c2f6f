"""The palette that the player has chosen."""

from game.filipinas.palette import PALETTES
from game.shell.app import App
from game.table.kit.palette import Palette


def palette_of(app: App) -> Palette:
    return PALETTES[app.settings.palette]
