"""The wall has these colours: ink and vermilion, and one paper for each faction.

Nothing is told by colour alone: every sheet bears the faction's name and seal.
"""

from __future__ import annotations

from dataclasses import replace

from game.shell.colours import Colour
from game.table.kit.palette import Palette

INK: Colour = (28, 22, 20)
DIM: Colour = (84, 70, 60)
CREAM: Colour = (240, 232, 214)
VERMILION: Colour = (178, 34, 26)
OCHRE: Colour = (232, 186, 90)
CHAIRMAN: Colour = (138, 20, 14)

RESULTS: dict[str, Colour] = {
    "AN": (88, 80, 74),
    "CA": (146, 104, 48),
    "C": (150, 142, 122),
    "EX": (112, 48, 38),
    "DN": (178, 34, 26),
    "DS": (120, 8, 16),
}
"""They go through the Combat Results Table, from the attacker's worst to his best."""

DEFAULT = Palette(
    name="default",
    ink=INK,
    cream=CREAM,
    glow=(255, 214, 92),
    factions={
        "red": (176, 32, 32),
        "pink": (222, 122, 146),
        "orange": (222, 116, 36),
        "yellow": (226, 180, 52),
        "green": (68, 108, 62),
        "blue": (40, 86, 148),
    },
    on_faction={"red": CREAM, "pink": INK, "orange": INK, "yellow": INK, "green": CREAM, "blue": CREAM},
    bar=(34, 24, 21),
    ground=(40, 31, 26),
)
COLOUR_BLIND = replace(
    DEFAULT,
    name="colour_blind",
    factions={
        "red": (136, 20, 40),
        "pink": (226, 158, 186),
        "orange": (213, 94, 0),
        "yellow": (240, 214, 66),
        "green": (0, 110, 86),
        "blue": (0, 82, 160),
    },
)
HIGH_CONTRAST = replace(
    DEFAULT,
    name="high_contrast",
    ink=(0, 0, 0),
    cream=(255, 255, 255),
    glow=(255, 236, 0),
    factions={
        "red": (150, 0, 0),
        "pink": (255, 150, 190),
        "orange": (255, 130, 20),
        "yellow": (255, 216, 40),
        "green": (0, 84, 30),
        "blue": (0, 50, 140),
    },
    on_faction={
        faction: (255, 255, 255) if faction in ("red", "green", "blue") else (0, 0, 0) for faction in DEFAULT.factions
    },
)
PALETTES = {palette.name: palette for palette in (DEFAULT, COLOUR_BLIND, HIGH_CONTRAST)}
