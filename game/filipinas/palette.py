"""The weekly has these colours. Sides differ in hat, emblem and words too, so a palette may change freely."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.filipinas.faces import face, telegraph
from game.shell.colours import Colour
from game.table.kit.palette import Palette

INK: Colour = (43, 30, 22)
SEPIA: Colour = (96, 70, 48)
PAPER: Colour = (244, 233, 207)
CREAM: Colour = (250, 239, 212)
CRIMSON: Colour = (150, 28, 38)
INDIGO: Colour = (42, 66, 128)
NAVY: Colour = (24, 38, 66)
GOLD: Colour = (206, 158, 58)
GLOW: Colour = (255, 206, 66)
DESK: Colour = (46, 31, 24)

LETTERS = 0.92
"""Of the size that the shell's narrow face would have: the weekly's letters are wider."""


def label(size: int) -> pygame.font.Font:
    """Buttons and titles are in the type of the weekly's headings."""
    return face("head-bold", round(size * LETTERS))


def line(size: int) -> pygame.font.Font:
    """What is asked, in its bold text."""
    return face("text-bold", size)


DEFAULT = Palette(
    name="default",
    ink=INK,
    cream=CREAM,
    glow=GLOW,
    factions={"spain": CRIMSON, "filipinos": INDIGO, "usa": NAVY},
    on_faction={"spain": (255, 230, 160), "filipinos": (255, 224, 120), "usa": CREAM},
    bar=(30, 20, 16),
    ground=DESK,
    label=label,
    line=line,
    log=telegraph,
)
COLOUR_BLIND = replace(
    DEFAULT,
    name="colour_blind",
    factions={"spain": (168, 62, 0), "filipinos": (0, 74, 150), "usa": (40, 40, 48)},
    on_faction={"spain": (255, 244, 214), "filipinos": (255, 244, 214), "usa": CREAM},
)
HIGH_CONTRAST = replace(
    DEFAULT,
    name="high_contrast",
    ink=(0, 0, 0),
    glow=(255, 222, 0),
    factions={"spain": (124, 0, 16), "filipinos": (0, 26, 110), "usa": (0, 0, 0)},
    on_faction={"spain": (255, 255, 255), "filipinos": (255, 255, 255), "usa": (255, 255, 255)},
    log=None,
)
PALETTES = {palette.name: palette for palette in (DEFAULT, COLOUR_BLIND, HIGH_CONTRAST)}
