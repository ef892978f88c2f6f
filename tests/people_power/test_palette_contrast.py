"""WCAG 2: words need a contrast of 4.5 to 1, symbols and shapes 3 to 1."""

import pytest

from game.people_power.palette import EVENT_PAPER, PALETTES, Colour, Palette
from game.shell import colours
from game.shell.settings import PALETTE_NAMES
from game.table.press.blocks import RunningText

TEXT, SYMBOL = 4.5, 3.0
everywhere = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_game_has_every_palette_that_the_settings_offer() -> None:
    assert tuple(PALETTES) == PALETTE_NAMES


@everywhere
def test_words_can_be_read(palette: Palette) -> None:
    pairs = {"ink on cream": (palette.ink, palette.cream)}
    pairs["names of seas"] = palette.sea_text, palette.sea
    pairs["names of seas on shelves"] = palette.sea_text, palette.shelves[1]
    for family, on_family in (
        ("factions", "on_faction"),
        ("control", "on_control"),
        ("alignment", "on_alignment"),
        ("marker", "on_marker"),
    ):
        for key, colour in getattr(palette, family).items():
            pairs[f"{on_family} {key}"] = getattr(palette, on_family)[key], colour
    assert {name: round(contrast(*pair), 2) for name, pair in pairs.items() if contrast(*pair) < TEXT} == {}


@pytest.mark.parametrize("kind", RunningText.__subclasses__())
def test_words_can_be_read_in_the_newspaper(kind: type[RunningText]) -> None:
    for ground in (colours.PAPER, *EVENT_PAPER.values()):
        assert contrast(kind.style.colour, ground) >= TEXT


@everywhere
def test_symbols_can_be_told(palette: Palette) -> None:
    pairs = {f"symbol on {piece}": (palette.on_piece[piece], colour) for piece, colour in palette.piece.items()}
    pairs |= {f"land at {alignment} on the sea": (tint, palette.sea) for alignment, tint in palette.land.items()}
    pairs |= {f"border on {alignment}": (palette.border_casing, tint) for alignment, tint in palette.land.items()}
    pairs["outline of pieces on a tray"] = palette.ink, palette.cream
    pairs["light on the sea"] = palette.glow, palette.sea
    pairs["light on the coastal band"] = palette.glow, palette.shelves[2]
    assert {name: round(contrast(*pair), 2) for name, pair in pairs.items() if contrast(*pair) < SYMBOL} == {}


@everywhere
def test_underground_and_active_differ_in_lightness(palette: Palette) -> None:
    assert contrast(palette.piece["underground"], palette.piece["active"]) > 1.8


# How red, green and blue look without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1).
SEEN_BY = {
    "protanope": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranope": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
}


@pytest.mark.parametrize("viewer", SEEN_BY)
def test_factions_stay_apart_for_the_colour_blind(viewer: str) -> None:
    palette = PALETTES["colour_blind"]

    def seen(colour: Colour) -> list[float]:
        return [sum(weight * part for weight, part in zip(row, colour, strict=True)) for row in SEEN_BY[viewer]]

    for family in (list(palette.factions.values()), [*palette.control.values()], list(palette.land.values())):
        for index, one in enumerate(family):
            for other in family[index + 1 :]:
                distance = sum((a - b) ** 2 for a, b in zip(seen(one), seen(other), strict=True)) ** 0.5
                assert distance > 50, (one, other)
