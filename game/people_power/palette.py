"""The colours of the game: one default set, one for red-green colour blindness, one of high contrast.

Nothing on the board is told by colour alone, so a palette may change freely as long as
tests/test_palette_contrast.py is content.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Palette:
    name: str

    ink: Colour
    ink_soft: Colour
    """Secondary words on paper."""
    paper: Colour
    paper_shade: Colour
    cream: Colour
    """The trays that pieces stand on."""
    glow: Colour
    """Around what may be chosen."""

    sea: Colour
    sea_deep: Colour
    shelves: tuple[Colour, Colour, Colour]
    """Coastal bands, from the widest to the one at the shore."""
    sea_text: Colour
    foreign: Colour
    coast: Colour
    border: Colour
    border_casing: Colour

    factions: dict[str, Colour]
    on_faction: dict[str, Colour]
    """Words and symbols on a faction's colour."""
    control: dict[str | None, Colour]
    on_control: dict[str | None, Colour]
    land: dict[str, Colour]
    """The tint of the land, by alignment."""
    alignment: dict[str, Colour]
    on_alignment: dict[str, Colour]
    marker: dict[str, Colour]
    on_marker: dict[str, Colour]
    piece: dict[str, Colour]
    on_piece: dict[str, Colour]
    """The symbol on a piece."""


_INK: Final = (18, 22, 32)
_PAPER: Final = (244, 236, 216)
_CREAM: Final = (250, 245, 230)
_BLUE: Final = (38, 84, 160)
_LIGHT_BLUE: Final = (126, 178, 232)
_YELLOW: Final = (240, 190, 40)
_RED: Final = (190, 38, 44)
_DARK_RED: Final = (92, 22, 28)
_GREY_BROWN: Final = (104, 92, 76)


def _by_faction(
    government: Colour, police: Colour, reformers: Colour, npa: Colour, underground: Colour
) -> dict[str, Any]:
    """The entries of a palette that follow from the factions' colours."""
    return {
        "factions": {"government": government, "reformers": reformers, "npa": npa},
        "on_faction": {"government": _CREAM, "reformers": _INK, "npa": _CREAM},
        "alignment": {"support": government, "opposition": reformers, "resistance": npa, "neutral": (214, 203, 176)},
        "on_alignment": {"support": _CREAM, "opposition": _INK, "resistance": _CREAM, "neutral": _INK},
        "marker": {"terror": _INK, "protest": reformers, "strike": npa},
        "on_marker": {"terror": _CREAM, "protest": _INK, "strike": _CREAM},
        "piece": {
            "troops": government, "police": police, "gov_bases": government,
            "activists": reformers, "ref_bases": reformers,
            "underground": underground, "active": npa, "npa_bases": npa,
        },
        "on_piece": {
            "troops": _CREAM, "police": _INK, "gov_bases": _CREAM,
            "activists": _INK, "ref_bases": _INK,
            "underground": _CREAM, "active": _CREAM, "npa_bases": _CREAM,
        },
    }  # fmt: skip


def _control(government: Colour, npa: Colour, nobody: Colour) -> dict[str | None, Colour]:
    return {"government": government, "npa": npa, None: nobody}


DEFAULT: Final = Palette(
    name="default",
    ink=_INK,
    ink_soft=(84, 78, 68),
    paper=_PAPER,
    paper_shade=(226, 214, 186),
    cream=_CREAM,
    glow=(255, 214, 92),
    sea=(30, 62, 82),
    sea_deep=(21, 44, 62),
    shelves=((35, 71, 92), (43, 83, 104), (58, 102, 122)),
    sea_text=(172, 199, 208),
    foreign=(86, 104, 104),
    coast=(74, 62, 44),
    border=(255, 252, 244),
    border_casing=(86, 70, 46),
    control=_control(_BLUE, _RED, _GREY_BROWN),
    on_control=_control(_CREAM, _CREAM, _CREAM),
    land={
        "neutral": (232, 220, 190),
        "support": (168, 196, 232),
        "opposition": (248, 214, 116),
        "resistance": (234, 152, 138),
    },
    **_by_faction(_BLUE, _LIGHT_BLUE, _YELLOW, _RED, _DARK_RED),
)

# Blue, pale yellow and a dark vermilion keep apart in hue and in lightness for protanopes and deuteranopes.
_SAFE_BLUE: Final = (0, 92, 170)
_SAFE_YELLOW: Final = (245, 218, 66)
_VERMILION: Final = (172, 66, 0)
COLOUR_BLIND: Final = replace(
    DEFAULT,
    name="colour_blind",
    glow=(255, 240, 150),
    control=_control(_SAFE_BLUE, _VERMILION, (92, 92, 96)),
    land={
        "neutral": (236, 230, 214),
        "support": (150, 194, 238),
        "opposition": (250, 232, 120),
        "resistance": (226, 150, 100),
    },
    **_by_faction(_SAFE_BLUE, (140, 200, 240), _SAFE_YELLOW, _VERMILION, (70, 26, 0)),
)

_STARK_BLUE: Final = (0, 58, 150)
_STARK_YELLOW: Final = (255, 210, 0)
_STARK_RED: Final = (160, 0, 16)
HIGH_CONTRAST: Final = replace(
    DEFAULT,
    name="high_contrast",
    ink=(0, 0, 0),
    ink_soft=(48, 44, 38),
    paper=(255, 252, 244),
    paper_shade=(236, 228, 208),
    cream=(255, 255, 255),
    glow=(255, 255, 120),
    sea=(10, 28, 42),
    sea_deep=(4, 14, 24),
    shelves=((14, 36, 52), (20, 48, 66), (36, 70, 90)),
    sea_text=(200, 222, 232),
    foreign=(70, 84, 88),
    coast=(0, 0, 0),
    border_casing=(40, 32, 20),
    control=_control(_STARK_BLUE, _STARK_RED, (70, 64, 54)),
    on_control=_control((255, 255, 255), (255, 255, 255), (255, 255, 255)),
    land={
        "neutral": (250, 246, 232),
        "support": (160, 200, 255),
        "opposition": (255, 226, 90),
        "resistance": (255, 150, 140),
    },
    **_by_faction(_STARK_BLUE, (130, 190, 255), _STARK_YELLOW, _STARK_RED, (60, 0, 8)),
)

PALETTES: Final = {palette.name: palette for palette in (DEFAULT, COLOUR_BLIND, HIGH_CONTRAST)}
