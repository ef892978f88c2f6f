"""The order of play: who acts in which order, what each has done, who is left out."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.text import tr
from game.table.panels.faction_disc import draw_disc
from game.table.panels.paper import draw_paper
from game.table.panels.paper_panel import CLOSE_FROM, PaperPanel

UNHEADED_FROM = 3
"""The level from which on it has no title."""


@dataclass(frozen=True, slots=True)
class OrderRow:
    """One row: a faction, the sign on its disc, and in words how it stands."""

    faction: str
    sign: str
    status: str
    long_status: str
    acting: bool = False
    left_out: bool = False


class OrderPanel(PaperPanel):
    grows = False

    def __init__(self, factions: int) -> None:
        super().__init__()
        self.turns: tuple[OrderRow, ...] = ()
        self.title = ""
        self._factions = factions

    def show(self, turns: tuple[OrderRow, ...], title: str, name: str) -> None:
        """`name` is what the panel is called, whatever its title says now."""
        if (turns, title) != (self.turns, self.title):
            self.turns, self.title = turns, title
            self.renew()
        lines = (f"{tr(f'faction.{turn.faction}')}: {turn.long_status}" for turn in turns)
        self.tooltip = "\n".join((f"**{name}**", *lines))

    def height(self, look: Look, level: int) -> int:
        rows = self._factions * _row(look, level)
        return rows + look.px(6) if level >= UNHEADED_FROM else _head(look) + rows + look.px(12)

    def paint(self) -> pygame.Surface:
        look = self.look
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_paper(picture, picture.get_rect(), look, 6)
        pad = look.px(12)
        width = self.rect.width - 2 * pad
        y = look.px(2)
        if self.level < UNHEADED_FROM:
            face = font("display", look.text(20), bold=True)
            row = pygame.Rect(pad, y, width, _head(look))
            draw_line(picture, shortened(face, self.title, width), row, face, colours.INK)
            y += row.height
        for turn in self.turns:
            row = pygame.Rect(pad - look.px(4), y, width + look.px(8), _row(look, self.level) - look.px(3))
            self._paint_row(picture, turn, row)
            y += _row(look, self.level)
        return picture

    def _paint_row(self, picture: pygame.Surface, turn: OrderRow, box: pygame.Rect) -> None:
        look, palette = self.look, self.palette
        face_colour = colours.PAPER_DARK if turn.left_out else colours.CREAM
        draw_plate(picture, box, face_colour, look.px(5), palette.ink if turn.acting else None, 2)
        radius = box.height // 3
        disc = pygame.Rect(box.left + look.px(6), box.y, 2 * radius, box.height)
        draw_disc(picture, disc, turn.faction, turn.sign, max(12, round(radius * 1.5)), palette)
        bold, face = font("text", look.text(18), bold=True), font("text", look.text(18))
        left = disc.right + look.px(8)
        name = tr(f"faction.{turn.faction}")
        room = box.right - look.px(6) - left
        if width_of(bold, name) + width_of(face, turn.status) + look.px(8) > room:
            name = tr(f"faction.{turn.faction}.short")
        shown = draw_line(picture, name, pygame.Rect(left, box.y, room, box.height), bold, colours.INK)
        room = box.right - look.px(8) - shown.right - look.px(8)
        rest = pygame.Rect(shown.right + look.px(8), box.y, room, box.height)
        draw_line(picture, shortened(face, turn.status, room), rest, face, colours.GREY_ON_PAPER, "right")


def _head(look: Look) -> int:
    return round(look.text(20) * 1.45)


def _row(look: Look, level: int) -> int:
    return round(look.text(18) * (1.5 if level >= CLOSE_FROM else 1.7))
