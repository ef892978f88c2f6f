"""What is alike on every sheet beside the posters: its paper, its head, and slips that stand against slips."""

from __future__ import annotations

from abc import ABC, abstractmethod

from pygame import Rect, Surface

from engine.red_guard.components import UNPLACED, Tile, Units
from engine.red_guard.odds import attacker, met
from engine.red_guard.state import NOBODY, State, seat_of, seats_left
from game.red_guard import art
from game.red_guard.faces import draw_close, face, fitted
from game.red_guard.palette import INK, VERMILION
from game.red_guard.wall.arrangement import Places, row_of_slips
from game.red_guard.wall.side_panel_topic import SidePanelTopic
from game.red_guard.wall.slips import slip
from game.red_guard.wall.spots import Spots
from game.red_guard.wording.names import defenders, faction_name, tile_name
from game.shell.lettering import draw_line, width_of
from game.shell.text import tr
from game.table.kit.palette import Palette

LINE = 1.35
"""A line is so high, in sizes of its type."""
SMALLEST_TEXT = 11
"""It is in pixels."""


class SidePanel(ABC):
    """A sheet with a picture of its own; spots are where things lie on the screen."""

    def __init__(self, places: Places, matter: SidePanelTopic, palette: Palette, spots: Spots) -> None:
        self._places = places
        self._matter = matter
        self._palette = palette
        self._spots = spots
        room = places.matter
        self.picture = art.sheet("fresh" if matter.prompt else "plain", room.size).copy()
        px = places.px
        self._inner = Rect(px(26), px(14), room.width - px(50), room.height - px(32))
        self._text = places.type(17)

    @abstractmethod
    def paint(self) -> Surface:
        """Return its picture with all that there is to read."""

    def _head(self, words: str, below: str = "") -> int:
        """The title of the sheet and a line under it; returns where the rest begins."""
        px, grown = self._places.px, self._places.grown
        line = Rect(self._inner.x, self._inner.y, self._inner.width, grown(32))
        draw_line(self.picture, words, line, fitted("heading", self._places.type(25), words, line.width), INK)
        if not below:
            return line.bottom + px(4)
        under = Rect(line.x, line.bottom - px(2), line.width, grown(24))
        draw_close(self.picture, below, under, "label", self._text, INK)
        return under.bottom + px(4)

    def _tile_head(self, tile: Tile) -> int:
        """The tile, its defenders and, if an attack brings more of them there, how that comes about."""
        state = self._matter.state
        who = faction_name(state.owner[tile])
        top = self._head(tile_name(tile), tr("matter.tile", faction=who, units=defenders(state, tile)))
        words = awakening(state, tile)
        if not words:
            return top
        line = Rect(self._inner.x, top - self._places.px(4), self._inner.width, self._places.grown(24))
        draw_close(self.picture, words, line, "label", self._text, VERMILION)
        return line.bottom

    def _paint_sides(self, attackers: Units, defenders: Units, top: int) -> int:
        """Slips stand against slips."""
        px = self._places.px
        size = (px(42), px(60))
        words, type_ = tr("matter.versus"), face("label", self._text)
        between = width_of(type_, words) + px(24)
        half = (self._inner.width - between) // 2
        row = Rect(self._inner.x, top, half, size[1])
        for unit, rect in row_of_slips(attackers, row, size):
            self.picture.blit(slip(unit, size, self._palette.name), rect)
        middle = Rect(row.right, top, between, size[1])
        draw_line(self.picture, words, middle, type_, INK, "center")
        for unit, rect in row_of_slips(defenders, Rect(middle.right, top, half, size[1]), size):
            self.picture.blit(slip(unit, size, self._palette.name), rect)
        return top + size[1] + px(10)

    def _paint_meaning_of_slips(self, top: int) -> Rect:
        """What stands on a slip, if there is room for it."""
        line = Rect(self._inner.x, top, self._inner.width, self._text_line)
        if line.bottom <= self._inner.bottom:
            words = tr("key.slip")
            draw_line(self.picture, words, line, fitted("narrow", self._text, words, line.width), INK)
        return line

    @property
    def _text_line(self) -> int:
        return round(self._text * 1.3)


def awakening(state: State, tile: Tile) -> str:
    """3.3.1: what an attack on a faction without a player sets off; empty if nothing."""
    owner = state.owner[tile]
    if owner in state.seats or owner in state.lost:
        return ""
    count, controller = len(met(state, tile)), state.controller[owner]
    if controller != NOBODY:
        return tr("matter.places", seat=faction_name(controller), count=count) if state.units[UNPLACED[owner]] else ""
    if not count:
        return tr("matter.wakes.alone")
    rivals = [seat for seat in seats_left(state) if seat != seat_of(state, attacker(state))]
    if len(rivals) == 1:
        return tr("matter.wakes.for", seat=faction_name(rivals[0]), count=count)
    return tr("matter.wakes", count=count)
