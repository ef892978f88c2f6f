"""The game has one default set of colours, one for red-green colour blindness, and one of high contrast.

Nothing on the board is told by colour alone, so a palette may change freely as long as
tests/people_power/test_palette_contrast.py is content.
"""

from dataclasses import dataclass, replace
from typing import Final, TypedDict

from game.shell.colours import CREAM, INK, Colour
from game.table.kit.palette import MapPalette

__all__ = ["COLOUR_BLIND", "DEFAULT", "EVENT_PAPER", "HIGH_CONTRAST", "PALETTES", "Colour", "Palette"]


@dataclass(frozen=True, slots=True)
class Palette(MapPalette):
    control: dict[str | None, Colour]
    on_control: dict[str | None, Colour]
    land: dict[str, Colour]
    """The land has this tint, by alignment."""
    alignment: dict[str, Colour]
    on_alignment: dict[str, Colour]
    marker: dict[str, Colour]
    on_marker: dict[str, Colour]
    piece: dict[str, Colour]
    on_piece: dict[str, Colour]
    """The symbol on a piece has this colour."""


_WHITE: Final = (255, 255, 255)


class _ByFaction(TypedDict):
    """These entries of a palette follow from the factions' colours."""

    factions: dict[str, Colour]
    on_faction: dict[str, Colour]
    control: dict[str | None, Colour]
    alignment: dict[str, Colour]
    on_alignment: dict[str, Colour]
    marker: dict[str, Colour]
    on_marker: dict[str, Colour]
    piece: dict[str, Colour]
    on_piece: dict[str, Colour]


def _by_faction(
    *, government: Colour, police: Colour, reformers: Colour, npa: Colour, underground: Colour, nobody: Colour
) -> _ByFaction:
    """`nobody` is the plate of a space that no faction Controls."""
    return {
        "factions": {"government": government, "reformers": reformers, "npa": npa},
        "on_faction": {"government": CREAM, "reformers": INK, "npa": CREAM},
        "control": {"government": government, "npa": npa, None: nobody},
        "alignment": {"support": government, "opposition": reformers, "resistance": npa, "neutral": (214, 203, 176)},
        "on_alignment": {"support": CREAM, "opposition": INK, "resistance": CREAM, "neutral": INK},
        "marker": {"terror": INK, "protest": reformers, "strike": npa},
        "on_marker": {"terror": CREAM, "protest": INK, "strike": CREAM},
        "piece": {
            "troops": government, "police": police, "gov_bases": government,
            "activists": reformers, "ref_bases": reformers,
            "underground": underground, "active": npa, "npa_bases": npa,
        },
        "on_piece": {
            "troops": CREAM, "police": INK, "gov_bases": CREAM,
            "activists": INK, "ref_bases": INK,
            "underground": CREAM, "active": CREAM, "npa_bases": CREAM,
        },
    }  # fmt: skip


def _on_control(words: Colour) -> dict[str | None, Colour]:
    return {"government": words, "npa": words, None: words}


def _land(neutral: Colour, support: Colour, opposition: Colour, resistance: Colour) -> dict[str, Colour]:
    return {"neutral": neutral, "support": support, "opposition": opposition, "resistance": resistance}


DEFAULT: Final = Palette(
    name="default",
    ink=INK,
    cream=CREAM,
    glow=(255, 214, 92),
    sea=(30, 62, 82),
    sea_deep=(21, 44, 62),
    shelves=((35, 71, 92), (43, 83, 104), (58, 102, 122)),
    sea_text=(172, 199, 208),
    coast=(74, 62, 44),
    border=(255, 252, 244),
    border_casing=(86, 70, 46),
    on_control=_on_control(CREAM),
    land=_land((232, 220, 190), (168, 196, 232), (248, 214, 116), (234, 152, 138)),
    **_by_faction(
        government=(38, 84, 160),
        police=(126, 178, 232),
        reformers=(240, 190, 40),
        npa=(190, 38, 44),
        underground=(92, 22, 28),
        nobody=(104, 92, 76),
    ),
)

# Blue, pale yellow and a dark vermilion keep apart in hue and in lightness for protanopes and deuteranopes.
COLOUR_BLIND: Final = replace(
    DEFAULT,
    name="colour_blind",
    glow=(255, 240, 150),
    land=_land((236, 230, 214), (150, 194, 238), (250, 232, 120), (226, 150, 100)),
    **_by_faction(
        government=(0, 92, 170),
        police=(140, 200, 240),
        reformers=(245, 218, 66),
        npa=(172, 66, 0),
        underground=(70, 26, 0),
        nobody=(92, 92, 96),
    ),
)

HIGH_CONTRAST: Final = replace(
    DEFAULT,
    name="high_contrast",
    ink=(0, 0, 0),
    cream=_WHITE,
    glow=(255, 255, 120),
    sea=(10, 28, 42),
    sea_deep=(4, 14, 24),
    shelves=((14, 36, 52), (20, 48, 66), (36, 70, 90)),
    sea_text=(200, 222, 232),
    coast=(0, 0, 0),
    border_casing=(40, 32, 20),
    on_control=_on_control(_WHITE),
    land=_land((250, 246, 232), (160, 200, 255), (255, 226, 90), (255, 150, 140)),
    **_by_faction(
        government=(0, 58, 150),
        police=(130, 190, 255),
        reformers=(255, 210, 0),
        npa=(160, 0, 16),
        underground=(60, 0, 8),
        nobody=(70, 64, 54),
    ),
)

PALETTES: Final = {palette.name: palette for palette in (DEFAULT, COLOUR_BLIND, HIGH_CONTRAST)}

EVENT_PAPER: Final[dict[str, Colour]] = {"unshaded": CREAM, "shaded": (206, 198, 182)}
"""This paper lies under the text of each side of an Event, the same in every palette."""
