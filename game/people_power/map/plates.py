"""The plate of a space: its name on the colour of Control, its pieces on a tray, its alignment and marker in words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect, Surface

from game.people_power.map.geometry import Space
from game.people_power.map.icons import icon
from game.people_power.map.sprites import ACTIVE_ACTIVISTS, GROUPS, darker, lighter, piece_sprite
from game.people_power.palette import Colour, Palette
from game.shell.fonts import font

Translate = Callable[[str], str]

CELLS_PER_ROW = 5
"""Government and Reformers fill one row, the NPA the next; a quiet space needs one row for all."""
ALIGNMENTS = ("support", "opposition", "resistance", "neutral")
MARKER_ICONS = {"terror": "explosion", "protest": "fist", "strike": "gear-hammer"}
SMOOTHING = 3


@dataclass(frozen=True, slots=True)
class PlateStyle:
    """Every measure of a plate in pixels."""

    unit: float
    text_scale: float
    tr: Translate
    palette: Palette

    def px(self, units: float) -> int:
        return max(1, round(units * self.unit))

    @property
    def piece(self) -> int:
        return self.px(22.5)

    @property
    def cell(self) -> tuple[int, int]:
        return self.px(28), self.px(24)

    @property
    def group_gap(self) -> int:
        return self.px(4)

    @property
    def padding(self) -> int:
        return self.px(6)

    @property
    def radius(self) -> int:
        return self.px(5)

    @property
    def name_font(self) -> pygame.font.Font:
        return font("display", self.px(14 * self.text_scale), bold=True)

    @property
    def control_font(self) -> pygame.font.Font:
        return font("display", self.px(10.5 * self.text_scale))

    @property
    def chip_font(self) -> pygame.font.Font:
        return font("display", self.px(10.5 * self.text_scale), bold=True)

    @property
    def badge_font(self) -> pygame.font.Font:
        return font("display", self.px(13.2), bold=True)

    @property
    def name_height(self) -> int:
        return self.px(16.5 * self.text_scale)

    @property
    def control_height(self) -> int:
        return self.px(11.5 * self.text_scale)

    @property
    def header_height(self) -> int:
        return self.name_height + self.control_height + self.px(2)

    @property
    def chip_height(self) -> int:
        return self.px(15 * self.text_scale)

    @property
    def population_side(self) -> int:
        return self.px(18 * max(1.0, self.text_scale))


class Plate:
    """A drawn plate; rects are relative to its upper left corner."""

    def __init__(self, space: Space, entry: Mapping[str, Any], style: PlateStyle) -> None:
        self.style = style
        self.cells: dict[str, Rect] = {}
        """Where each kind of piece stands."""
        rows = _rows(entry)
        self.size = plate_size(space, entry, rows, style)
        self.surface = self._draw(space, entry, rows)

    def _draw(self, space: Space, entry: Mapping[str, Any], rows: list[list[list[str]]]) -> Surface:
        style, palette = self.style, self.style.palette
        surface = _box(self.size, style, palette.control[entry["control"]])
        self._draw_header(surface, space, entry)
        top = style.header_height + style.px(4)
        for row in rows:
            left = style.padding - style.px(1)
            for index, group in enumerate(row):
                if index:
                    middle = left + style.group_gap // 2
                    height = style.cell[1]
                    pygame.draw.line(
                        surface,
                        palette.paper_shade,
                        (middle, top + height // 8),
                        (middle, top + height * 7 // 8),
                        style.px(1),
                    )
                    left += style.group_gap
                for piece in group:
                    cell = Rect((left, top), style.cell)
                    self.cells[piece] = cell
                    self._draw_pieces(surface, cell, _shown(piece, entry), entry[piece])
                    left += style.cell[0]
            top += style.cell[1]
        self._draw_chips(surface, entry)
        return surface

    def _draw_header(self, surface: Surface, space: Space, entry: Mapping[str, Any]) -> None:
        style, palette = self.style, self.style.palette
        control = entry["control"]
        on_colour = palette.on_control[control]
        name = style.name_font.render(style.tr(f"space.{space.name}"), True, on_colour)
        surface.blit(name, name.get_rect(midleft=(style.padding, style.px(1) + style.name_height // 2)))
        word = style.control_font.render(_control_word(control, style.tr), True, on_colour)
        surface.blit(word, word.get_rect(midleft=(style.padding, style.name_height + style.control_height // 2)))
        side = style.population_side
        badge = Rect(0, 0, side, side)
        badge.midright = self.size[0] - style.padding + style.px(1), style.header_height // 2
        pygame.draw.rect(surface, palette.cream, badge, border_radius=style.px(3))
        number = font("display", style.px(13.5 * max(1.0, style.text_scale)), bold=True).render(
            str(space.population), True, palette.ink
        )
        surface.blit(number, _optical_centre(number, badge.center))

    def _draw_pieces(self, surface: Surface, cell: Rect, piece: str, count: int) -> None:
        """Up to three stand one behind the other; the badge tells how many there are."""
        style, palette = self.style, self.style.palette
        sprite = piece_sprite(piece, style.piece, palette)
        front = sprite.get_rect(bottomleft=cell.bottomleft)
        shift = style.px(2.2)
        for behind in range(min(count, 3) - 1, -1, -1):
            surface.blit(sprite, front.move(behind * shift, -behind * shift // 3))
        if count > 1:
            number = style.badge_font.render(str(count), True, palette.cream)
            badge = Rect(0, 0, max(style.px(13), number.get_width() + style.px(4)), style.px(13))
            badge.bottomright = cell.right - style.px(0.5), cell.bottom + style.px(1)
            _pill(surface, badge.inflate(style.px(1.6), style.px(1.6)), palette.cream)
            _pill(surface, badge, palette.ink)
            surface.blit(number, _optical_centre(number, badge.center))

    def _draw_chips(self, surface: Surface, entry: Mapping[str, Any]) -> None:
        style = self.style
        alignment, marker = entry["alignment"], entry["marker"]
        bottom = self.size[1] - style.px(4)
        word = alignment_chip(alignment, style)
        surface.blit(word, word.get_rect(bottomleft=(style.px(4), bottom)))
        if marker:
            word = marker_chip(marker, style)
            surface.blit(word, word.get_rect(bottomright=(self.size[0] - style.px(4), bottom)))


def alignment_chip(alignment: str, style: PlateStyle) -> Surface:
    palette = style.palette
    word = style.tr(f"alignment.{alignment}")
    return _chip(word, None, palette.alignment[alignment], palette.on_alignment[alignment], style)


def marker_chip(marker: str, style: PlateStyle) -> Surface:
    palette = style.palette
    word = style.tr(f"marker.{marker}")
    return _chip(word, MARKER_ICONS[marker], palette.marker[marker], palette.on_marker[marker], style)


def largest_size(space: Space, style: PlateStyle) -> tuple[int, int]:
    """The room to keep for a space, whatever may come to stand in it, so that plates never have to move."""
    crowd: dict[str, Any] = {piece: 9 for group in GROUPS.values() for piece in group}
    sizes = [
        plate_size(space, crowd | {"alignment": alignment, "marker": marker, "control": control}, _rows(crowd), style)
        for alignment in ALIGNMENTS
        for marker in MARKER_ICONS
        for control in ("government", "npa", None)
    ]
    return max(width for width, _ in sizes), max(height for _, height in sizes)


def plate_size(
    space: Space, entry: Mapping[str, Any], rows: list[list[list[str]]], style: PlateStyle
) -> tuple[int, int]:
    name = style.name_font.size(style.tr(f"space.{space.name}"))[0]
    control = style.control_font.size(_control_word(entry["control"], style.tr))[0]
    header = 2 * style.padding + max(name, control) + style.px(5) + style.population_side
    chips = 2 * style.px(4) + _chip_width(style.tr(f"alignment.{entry['alignment']}"), None, style)
    if entry["marker"]:
        chips += style.px(3) + _chip_width(style.tr(f"marker.{entry['marker']}"), MARKER_ICONS[entry["marker"]], style)
    widths = [sum(len(group) for group in row) * style.cell[0] + (len(row) - 1) * style.group_gap for row in rows]
    tray = 2 * style.padding - style.px(1) + max(widths, default=0)
    height = (
        style.header_height + style.px(4) + len(rows) * style.cell[1] + style.px(3) + style.chip_height + style.px(4)
    )
    return max(header, chips, tray), height


def _rows(entry: Mapping[str, Any]) -> list[list[list[str]]]:
    """The kinds of pieces that are there, by row and by faction."""
    groups = [[piece for piece in group if entry[piece]] for group in GROUPS.values()]
    groups = [group for group in groups if group]
    rows: list[list[list[str]]] = []
    for group in groups:
        if rows and sum(map(len, rows[-1])) + len(group) <= CELLS_PER_ROW:
            rows[-1].append(group)
        else:
            rows.append([group])
    return rows


def _shown(piece: str, entry: Mapping[str, Any]) -> str:
    """Activists stand with their symbol up beside a Protest."""
    return ACTIVE_ACTIVISTS if piece == "activists" and entry["marker"] == "protest" else piece


def _control_word(control: str | None, tr: Translate) -> str:
    return tr(f"control.{control or 'none'}")


def _box(size: tuple[int, int], style: PlateStyle, colour: Colour) -> Surface:
    """Header and tray with round corners, drawn large and scaled down."""
    palette = style.palette
    large = Surface((size[0] * SMOOTHING, size[1] * SMOOTHING), pygame.SRCALPHA, 32)
    large.fill((*palette.ink, 0))
    radius = style.radius * SMOOTHING
    whole = large.get_rect()
    header = style.header_height * SMOOTHING
    pygame.draw.rect(large, palette.ink, whole, border_radius=radius)
    inner = whole.inflate(-2 * SMOOTHING, -2 * SMOOTHING)
    pygame.draw.rect(large, palette.cream, inner, border_radius=radius)
    pygame.draw.rect(
        large,
        colour,
        (inner.x, inner.y, inner.width, header),
        border_top_left_radius=radius,
        border_top_right_radius=radius,
    )
    pygame.draw.rect(large, lighter(colour, 0.22), (inner.x + radius, inner.y, inner.width - 2 * radius, SMOOTHING))
    pygame.draw.rect(large, darker(colour, 0.3), (inner.x, inner.y + header - SMOOTHING, inner.width, SMOOTHING))
    pygame.draw.rect(large, darker(palette.cream, 0.08), (inner.x, inner.y + header, inner.width, 2 * SMOOTHING))
    return pygame.transform.smoothscale(large, size)


def _chip_width(word: str, icon_name: str | None, style: PlateStyle) -> int:
    width = style.chip_font.size(word.upper())[0] + 2 * style.px(6)
    return width + (style.chip_height - style.px(3) if icon_name else 0)


def _chip(word: str, icon_name: str | None, colour: Colour, on_colour: Colour, style: PlateStyle) -> Surface:
    size = _chip_width(word, icon_name, style), style.chip_height
    chip = Surface(size, pygame.SRCALPHA, 32)
    _pill(chip, chip.get_rect(), colour)
    text = style.chip_font.render(word.upper(), True, on_colour)
    left = style.px(6)
    if icon_name:
        side = style.chip_height - style.px(3)
        chip.blit(icon(icon_name, side, on_colour), (style.px(4.5), (size[1] - side) // 2))
        left += side
    # Centred by its capitals: an accent must not push the word down.
    capital = style.chip_font.render("H", True, on_colour)
    chip.blit(text, (left, _optical_centre(capital, (0, size[1] // 2)).top))
    return chip


def _pill(surface: Surface, rect: Rect, colour: Colour) -> None:
    large = Surface((rect.width * SMOOTHING, rect.height * SMOOTHING), pygame.SRCALPHA, 32)
    large.fill((*colour, 0))
    pygame.draw.rect(large, colour, large.get_rect(), border_radius=rect.height * SMOOTHING // 2)
    surface.blit(pygame.transform.smoothscale(large, rect.size), rect)


def _optical_centre(text: Surface, centre: tuple[int, int]) -> Rect:
    """Capitals and figures centred by their ink, not by the line height of the font."""
    ink = text.get_bounding_rect()
    return text.get_rect(topleft=(centre[0] - ink.width // 2 - ink.x, centre[1] - round(ink.height / 2) - ink.y))
