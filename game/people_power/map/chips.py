"""Words stand on a rounded ground: the tag of a space, its marker, and figures on its pieces."""

import math
from itertools import product

import pygame
from pygame import Rect, Surface

from game.people_power.icons import icon
from game.people_power.map.plate_style import PlateStyle
from game.people_power.palette import Colour
from game.shell.cache import MEGABYTE, kept
from game.shell.lettering import width_of

_CONTROL = {"government": "shield", "npa": "star"}
_ICONS = {"terror": "explosion", "protest": "fist", "strike": "gear-hammer"}
SMOOTHING = 3


@kept(6 * MEGABYTE)
def tag(population: int, control: str | None, alignment: str, style: PlateStyle) -> Surface:
    """The tag has Population, Control and alignment of a space in three fields."""
    palette, height, pad = style.palette, style.tag_height, style.px(5)
    side = round(height * 0.72)
    person = 0 if style.is_tight else side
    face = style.chip_font
    number = face.render(str(population), True, palette.ink)
    word = face.render(_alignment(alignment, style), True, palette.on_alignment[alignment])
    owner = None
    if control and not style.is_cramped:
        owner = face.render(style.tr(f"control.tag.{control}"), True, palette.on_control[control])
    widths = [
        2 * pad + person + number.get_width(),
        2 * pad + side + (owner.get_width() + style.px(2) if owner else 0),
        2 * pad + word.get_width(),
    ]
    size = sum(widths), height
    fields = Surface((size[0] * SMOOTHING, size[1] * SMOOTHING), pygame.SRCALPHA, 32)
    left = 0
    colours = (palette.cream, palette.control[control], palette.alignment[alignment])
    for width, colour in zip(widths, colours, strict=True):
        fields.fill(colour, (left * SMOOTHING, 0, width * SMOOTHING, size[1] * SMOOTHING))
        left += width
        fields.fill(palette.ink, (left * SMOOTHING - SMOOTHING, 0, SMOOTHING, size[1] * SMOOTHING))
    radius = height * SMOOTHING // 4
    shape = Surface(fields.get_size(), pygame.SRCALPHA, 32)
    shape.fill((255, 255, 255, 0))
    pygame.draw.rect(shape, (255, 255, 255, 255), shape.get_rect(), border_radius=radius)
    fields.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = max(SMOOTHING, round(1.5 * style.unit * SMOOTHING))
    pygame.draw.rect(fields, palette.ink, fields.get_rect(), line, radius)
    surface = pygame.transform.smoothscale(fields, size)
    middle = height // 2
    if person:
        surface.blit(_person(side, palette.ink), (pad - 1, middle - side // 2))
    surface.blit(number, optical_centre(number, (pad + person + number.get_width() // 2, middle)))
    left = widths[0] + pad
    if control:
        surface.blit(icon(_CONTROL[control], side, palette.on_control[control]), (left, middle - side // 2))
    else:
        pygame.draw.aacircle(surface, palette.on_control[None], (left + side / 2, middle), side * 0.34, style.px(2))
    if owner:
        centre = left + side + style.px(2) + owner.get_width() // 2, middle
        surface.blit(owner, optical_centre(owner, centre))
    capital = face.render("H", True, palette.ink)
    surface.blit(word, (widths[0] + widths[1] + pad, optical_centre(capital, (0, middle)).top))
    return surface


@kept(MEGABYTE)
def figure(count: int, style: PlateStyle) -> Surface:
    """How many stand there, if they cannot all be shown: edged, because a ground would hide a small piece."""
    face, rim = style.figure_font, style.px(1.6)
    number, edge = (face.render(str(count), True, colour) for colour in (style.palette.cream, style.palette.ink))
    ink = number.get_bounding_rect()
    edged = Surface(ink.inflate(2 * rim, 2 * rim).size, pygame.SRCALPHA, 32)
    edged.fill((*style.palette.ink, 0))
    for dx, dy in product(range(-rim, rim + 1), repeat=2):
        if math.hypot(dx, dy) < rim + 0.5:
            edged.blit(edge, (rim + dx, rim + dy), ink)
    edged.blit(number, (rim, rim), ink)
    return edged


def _person(side: int, colour: Colour) -> Surface:
    large = Surface((side * 4, side * 4), pygame.SRCALPHA, 32)
    large.fill((*colour, 0))
    whole = side * 4
    pygame.draw.circle(large, colour, (whole * 0.5, whole * 0.27), whole * 0.2)
    body = Rect(whole * 0.18, whole * 0.53, whole * 0.64, whole * 0.44)
    pygame.draw.rect(large, colour, body, border_top_left_radius=whole // 4, border_top_right_radius=whole // 4)
    return pygame.transform.smoothscale(large, (side, side))


@kept(MEGABYTE)
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
    """Capitals and figures are centred by their ink, not by the line height of the font."""
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
    draw_pill(chip, chip.get_rect(), style.palette.ink)
    draw_pill(chip, chip.get_rect().inflate(-2 * style.px(1.2), -2 * style.px(1.2)), colour)
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
