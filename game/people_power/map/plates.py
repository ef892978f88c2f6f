"""The plate of a space: its name on the colour of Control, its pieces on a tray, its alignment and marker in words."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from engine.people_power import State
from engine.people_power.board import (
    ACTIVIST,
    ALIGNMENTS,
    MARKERS,
    PIECES,
    PIECES_OF,
    PROTEST,
    Alignment,
    Faction,
    Marker,
    Piece,
    as_space,
)
from engine.people_power.state import control
from game.people_power.map.chips import (
    SMOOTHING,
    alignment_chip,
    alignment_width,
    draw_pill,
    marker_chip,
    marker_width,
    optical_centre,
)
from game.people_power.map.plate_style import PlateStyle
from game.people_power.map.sprites import ACTIVE_ACTIVISTS, darker, lighter, piece_sprite
from game.shell.colours import Colour
from game.shell.lettering import width_of
from game.table.animation.flight import STACK
from game.table.map.geometry import Space

CELLS_PER_TRAY = 5
"""Government and Reformers fill one row, the NPA the next; a quiet space needs one row for all."""
Tray = list[list[Piece]]
"""The kinds of pieces that stand side by side, by faction."""


class Content(NamedTuple):
    """What a plate shows of its space."""

    pieces: dict[Piece, int]
    alignment: Alignment
    marker: Marker | None
    control: Faction | None


def content_of(state: State, part: str) -> Content:
    space = as_space(part)
    pieces = {piece: column[space] for piece, column in state.pieces.items()}
    return Content(pieces, state.alignment[space], state.marker[space], control(state, space))


class Plate:
    """A drawn plate; rects are relative to its upper left corner."""

    def __init__(self, space: Space, content: Content, style: PlateStyle) -> None:
        self.style = style
        self.cells: dict[str, Rect] = {}
        """Where each kind of piece stands."""
        self.size = _size(space, content, style)
        self.surface = self._draw(space, content)

    def place_of(self, part: str) -> tuple[int, int]:
        """The middle of a marker's place; of a kind of piece, or of the tray where it is going to stand."""
        style, (width, height) = self.style, self.size
        if part in MARKERS:
            return marker_place(Rect((0, 0), self.size), part, style).center
        cell = self.cells.get(part)
        if cell:
            return cell.x + style.piece // 2, cell.bottom - style.piece // 2
        return width // 2, (style.header_height + height - style.chip_height) // 2

    def _draw(self, space: Space, content: Content) -> Surface:
        style = self.style
        surface = _box(self.size, style, style.palette.control[content.control])
        self._draw_header(surface, space, content.control)
        top = style.header_height + style.px(4)
        for tray in _trays(content.pieces):
            self._draw_tray(surface, tray, content, top)
            top += style.cell[1]
        self._draw_chips(surface, content.alignment, content.marker)
        return surface

    def _draw_header(self, surface: Surface, space: Space, control: str | None) -> None:
        style, palette = self.style, self.style.palette
        on_colour = palette.on_control[control]
        name = style.name_font.render(_name(space, style), True, on_colour)
        surface.blit(name, name.get_rect(midleft=(style.padding, style.px(1) + style.name_height // 2)))
        word = style.control_font.render(_control_word(control, style), True, on_colour)
        surface.blit(word, word.get_rect(midleft=(style.padding, style.name_height + style.control_height // 2)))
        badge = Rect(0, 0, style.population_side, style.population_side)
        badge.midright = self.size[0] - style.padding + style.px(1), style.header_height // 2
        pygame.draw.rect(surface, palette.cream, badge, border_radius=style.px(3))
        number = style.population_font.render(str(space.population), True, palette.ink)
        surface.blit(number, optical_centre(number, badge.center))

    def _draw_tray(self, surface: Surface, tray: Tray, content: Content, top: int) -> None:
        """A fine line parts the factions."""
        style, left = self.style, self.style.padding - self.style.px(1)
        width, height = style.cell
        for index, group in enumerate(tray):
            if index:
                middle = left + style.group_gap // 2
                ends = (middle, top + height // 8), (middle, top + height * 7 // 8)
                pygame.draw.line(surface, style.palette.paper_shade, *ends, style.px(1))
                left += style.group_gap
            for piece in group:
                self.cells[piece] = Rect(left, top, width, height)
                self._draw_pieces(surface, self.cells[piece], _side_up(piece, content.marker), content.pieces[piece])
                left += width

    def _draw_pieces(self, surface: Surface, cell: Rect, piece: str, count: int) -> None:
        """A few stand one behind the other; the badge tells how many there are."""
        style, palette = self.style, self.style.palette
        sprite = piece_sprite(piece, style.piece, palette)
        front = sprite.get_rect(bottomleft=cell.bottomleft)
        shift = style.px(2.2)
        for behind in reversed(range(min(count, STACK))):
            surface.blit(sprite, front.move(behind * shift, -behind * shift // 3))
        if count > 1:
            number = style.badge_font.render(str(count), True, palette.cream)
            badge = Rect(0, 0, max(style.badge_height, number.get_width() + style.px(4)), style.badge_height)
            badge.bottomright = cell.right - style.px(0.5), cell.bottom + style.px(1)
            draw_pill(surface, badge.inflate(style.px(1.6), style.px(1.6)), palette.cream)
            draw_pill(surface, badge, palette.ink)
            surface.blit(number, optical_centre(number, badge.center))

    def _draw_chips(self, surface: Surface, alignment: str, marker: str | None) -> None:
        style = self.style
        word = alignment_chip(alignment, style)
        surface.blit(word, word.get_rect(bottomleft=(style.chip_margin, self.size[1] - style.chip_margin)))
        if marker:
            surface.blit(marker_chip(marker, style), marker_place(surface.get_rect(), marker, style))


def marker_place(plate: Rect, marker: str, style: PlateStyle) -> Rect:
    """Where on a plate a marker lies."""
    place = Rect(0, 0, marker_width(marker, style), style.chip_height)
    place.bottomright = plate.right - style.chip_margin, plate.bottom - style.chip_margin
    return place


def largest_size(space: Space, style: PlateStyle) -> tuple[int, int]:
    """The room to keep for a space, whatever may come to stand in it, so that plates never have to move."""
    trays = _trays(dict.fromkeys(PIECES, 1))
    header = max(_header_width(space, control, style) for control in ("government", "npa", None))
    chips = max(_chips_width(alignment, marker, style) for alignment in ALIGNMENTS for marker in MARKERS)
    return max(header, chips, _tray_width(trays, style)), _height(trays, style)


def _size(space: Space, content: Content, style: PlateStyle) -> tuple[int, int]:
    trays = _trays(content.pieces)
    header = _header_width(space, content.control, style)
    chips = _chips_width(content.alignment, content.marker, style)
    return max(header, chips, _tray_width(trays, style)), _height(trays, style)


def _header_width(space: Space, control: str | None, style: PlateStyle) -> int:
    name = width_of(style.name_font, _name(space, style))
    word = width_of(style.control_font, _control_word(control, style))
    return 2 * style.padding + max(name, word) + style.px(5) + style.population_side


def _chips_width(alignment: str, marker: str | None, style: PlateStyle) -> int:
    width = 2 * style.chip_margin + alignment_width(alignment, style)
    return width + style.px(3) + marker_width(marker, style) if marker else width


def _tray_width(trays: list[Tray], style: PlateStyle) -> int:
    widths = [sum(map(len, tray)) * style.cell[0] + (len(tray) - 1) * style.group_gap for tray in trays]
    return 2 * style.padding - style.px(1) + max(widths, default=0)


def _height(trays: list[Tray], style: PlateStyle) -> int:
    foot = style.px(3) + style.chip_height + style.chip_margin
    return style.header_height + style.px(4) + len(trays) * style.cell[1] + foot


def _trays(pieces: dict[Piece, int]) -> list[Tray]:
    """The kinds of pieces that are there."""
    groups = [[piece for piece in group if pieces[piece]] for group in PIECES_OF.values()]
    trays: list[Tray] = []
    for group in filter(None, groups):
        if trays and sum(map(len, trays[-1])) + len(group) <= CELLS_PER_TRAY:
            trays[-1].append(group)
        else:
            trays.append([group])
    return trays


def _side_up(piece: Piece, marker: Marker | None) -> str:
    """Activists stand with their symbol up beside a Protest."""
    return ACTIVE_ACTIVISTS if piece == ACTIVIST and marker == PROTEST else piece


def _name(space: Space, style: PlateStyle) -> str:
    return style.tr(f"space.{space.name}")


def _control_word(control: str | None, style: PlateStyle) -> str:
    return style.tr(f"control.{control or 'none'}")


def _box(size: tuple[int, int], style: PlateStyle, colour: Colour) -> Surface:
    """Header and tray with round corners, drawn large and scaled down."""
    palette = style.palette
    large = Surface((size[0] * SMOOTHING, size[1] * SMOOTHING), pygame.SRCALPHA, 32)
    large.fill((*palette.ink, 0))
    radius = style.radius * SMOOTHING
    pygame.draw.rect(large, palette.ink, large.get_rect(), border_radius=radius)
    inner = large.get_rect().inflate(-2 * SMOOTHING, -2 * SMOOTHING)
    pygame.draw.rect(large, palette.cream, inner, border_radius=radius)
    header = Rect(inner.x, inner.y, inner.width, style.header_height * SMOOTHING)
    pygame.draw.rect(large, colour, header, border_top_left_radius=radius, border_top_right_radius=radius)
    large.fill(lighter(colour, 0.22), (header.x + radius, header.y, header.width - 2 * radius, SMOOTHING))
    large.fill(darker(colour, 0.3), (header.x, header.bottom - SMOOTHING, header.width, SMOOTHING))
    large.fill(darker(palette.cream, 0.08), (header.x, header.bottom, header.width, 2 * SMOOTHING))
    return pygame.transform.smoothscale(large, size)
