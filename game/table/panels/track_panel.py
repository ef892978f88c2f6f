"""Tracks on a sheet: a row of boxes for each, with a marker on the box that it has come to."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.table.panels.paper import draw_paper
from game.table.panels.paper_panel import PaperPanel


@dataclass(frozen=True, slots=True)
class TrackRow:
    """From `low` to `high`; boxes in `marked` are those at which something happens."""

    key: str
    name: str
    low: int
    high: int
    value: int
    colour: Colour = colours.RED
    on_colour: Colour = colours.CREAM
    marked: frozenset[int] = frozenset()


class TrackPanel(PaperPanel):
    grows = False

    def __init__(self, tracks: int) -> None:
        super().__init__()
        self.rows: tuple[TrackRow, ...] = ()
        self._tracks = tracks

    def show(self, rows: tuple[TrackRow, ...]) -> None:
        if rows != self.rows:
            self.rows = rows
            self.tooltip = "\n".join(f"{row.name}: **{row.value}** ({row.low}–{row.high})" for row in rows)
            self.renew()

    def height(self, look: Look, level: int) -> int:
        return self._tracks * (_name(look) + _box(look)) + look.px(14)

    def anchor(self, key: str) -> tuple[int, int] | None:
        """The box that the track's marker lies on."""
        for number, row in enumerate(self.rows):
            if row.key == key:
                return self._box_of(number, row, row.value).move(self.rect.topleft).center
        return None

    def paint(self) -> pygame.Surface:
        look = self.look
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_paper(picture, picture.get_rect(), look, 6)
        bold, small = font("text", look.text(18), bold=True), font("display", look.text(17), bold=True)
        for number, row in enumerate(self.rows):
            head = pygame.Rect(look.px(12), self._top(number), self.rect.width - 2 * look.px(12), _name(look))
            value = draw_line(picture, str(row.value), head, small, colours.INK, "right")
            room = head.width - value.width - look.px(8)
            draw_line(picture, shortened(bold, row.name, room), head, bold, colours.INK)
            for step in range(row.low, row.high + 1):
                self._paint_box(picture, number, row, step)
        return picture

    def _paint_box(self, picture: pygame.Surface, number: int, row: TrackRow, step: int) -> None:
        look, box = self.look, self._box_of(number, row, step)
        if step == row.value:
            draw_plate(picture, box, row.colour, look.px(3), self.palette.ink, 2)
        else:
            edge = self.palette.ink if step in row.marked else colours.PAPER_EDGE
            draw_plate(picture, box, colours.PAPER_DARK, look.px(3), edge)

    def _top(self, number: int) -> int:
        return self.look.px(6) + number * (_name(self.look) + _box(self.look))

    def _box_of(self, number: int, row: TrackRow, step: int) -> pygame.Rect:
        look = self.look
        room, steps = self.rect.width - 2 * look.px(12), row.high - row.low + 1
        left, right = (look.px(12) + room * at // steps for at in (step - row.low, step - row.low + 1))
        top = self._top(number) + _name(look)
        return pygame.Rect(left, top, max(2, right - left - 1), _box(look) - look.px(6))


def _name(look: Look) -> int:
    return round(look.text(18) * 1.35)


def _box(look: Look) -> int:
    return look.px(24)
