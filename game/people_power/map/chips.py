"""Words on a rounded ground at the foot of a plate: the alignment of a space, and its marker."""

import pygame
from pygame import Rect, Surface

from game.people_power.icons import icon
from game.people_power.map.plate_style import PlateStyle
from game.people_power.palette import Colour
from game.shell.lettering import width_of

_ICONS = {"terror": "explosion", "protest": "fist", "strike": "gear-hammer"}
SMOOTHING = 3


def alignment_chip(alignment: str, style: PlateStyle) -> Surface:
    palette = style.palette
    return _chip(
        _alignment(alignment, style), None, palette.alignment[alignment], palette.on_alignment[alignment], style
    )


def alignment_width(alignment: str, style: PlateStyle) -> int:
    return _width(_alignment(alignment, style), None, style)


def marker_chip(marker: str, style: PlateStyle) -> Surface:
    palette = style.palette
    return _chip(_marker(marker, style), _ICONS[marker], palette.marker[marker], palette.on_marker[marker], style)


def marker_width(marker: str, style: PlateStyle) -> int:
    return _width(_marker(marker, style), _ICONS[marker], style)


def draw_pill(surface: Surface, rect: Rect, colour: Colour) -> None:
    large = Surface((rect.width * SMOOTHING, rect.height * SMOOTHING), pygame.SRCALPHA, 32)
    large.fill((*colour, 0))
    pygame.draw.rect(large, colour, large.get_rect(), border_radius=rect.height * SMOOTHING // 2)
    surface.blit(pygame.transform.smoothscale(large, rect.size), rect)


def optical_centre(text: Surface, centre: tuple[int, int]) -> Rect:
    """Capitals and figures centred by their ink, not by the line height of the font."""
    ink = text.get_bounding_rect()
    return text.get_rect(topleft=(centre[0] - ink.width // 2 - ink.x, centre[1] - round(ink.height / 2) - ink.y))


def _alignment(alignment: str, style: PlateStyle) -> str:
    return style.tr(f"alignment.{alignment}").upper()


def _marker(marker: str, style: PlateStyle) -> str:
    return style.tr(f"marker.{marker}").upper()


def _width(word: str, icon_name: str | None, style: PlateStyle) -> int:
    width = width_of(style.chip_font, word) + 2 * style.px(6)
    return width + _icon_side(style) if icon_name else width


def _chip(word: str, icon_name: str | None, colour: Colour, on_colour: Colour, style: PlateStyle) -> Surface:
    size = _width(word, icon_name, style), style.chip_height
    chip = Surface(size, pygame.SRCALPHA, 32)
    draw_pill(chip, chip.get_rect(), colour)
    left = style.px(6)
    if icon_name:
        side = _icon_side(style)
        chip.blit(icon(icon_name, side, on_colour), (style.px(4.5), (size[1] - side) // 2))
        left += side
    # Centred by its capitals: an accent must not push the word down.
    capital = style.chip_font.render("H", True, on_colour)
    chip.blit(style.chip_font.render(word, True, on_colour), (left, optical_centre(capital, (0, size[1] // 2)).top))
    return chip


def _icon_side(style: PlateStyle) -> int:
    return style.chip_height - style.px(3)
