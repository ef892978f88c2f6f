"""Chaos: a column of posters that burns from below, with Civil Support and the rice bowl under it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from engine.red_guard.components import CIVIL_SUPPORT, CIVIL_WAR, COLOUR, FACTIONS, POOL, Faction, Unit, Units
from engine.red_guard.sequence import CIVIL_SUPPORT_LOWERS
from engine.red_guard.state import State
from game.red_guard import art
from game.red_guard.faces import Face, draw_close, face, fitted
from game.red_guard.palette import CREAM, INK, VERMILION
from game.red_guard.wall.arrangement import SMALLEST_TYPE, Places, row_of_slips
from game.red_guard.wall.slips import slip
from game.shell.colours import Colour
from game.shell.lettering import draw_line
from game.shell.text import tr
from game.table.kit.palette import Palette
from game.table.telling.snapshots import State as AnyState

FRAME = 0.16
"""Seconds for which one picture of the fire stays."""
POINTER = 11
"""How long it is; the figures of the scale stand left of it."""
FEW_SLIPS = 3
"""More than this are counted by faction."""


class Chaos:
    """`level` may be on its way from one value to another."""

    def __init__(self, places: Places, elapsed: float = 0.0) -> None:
        self._places = places
        self.elapsed = elapsed
        """How long the fire has burnt."""
        px = places.px
        label = px(30)
        room = places.chaos
        self.label = Rect(room.x, room.y, room.width, label)
        self.column = Rect(room.x + px(42), room.y + label + px(14), px(96), room.height - label - px(28))

    def update(self, seconds: float, state: AnyState) -> bool:
        """True if the fire has to be drawn again."""
        before = self.flame
        self.elapsed += seconds
        return bool(state.chaos) and self.flame != before

    @property
    def flame(self) -> int:
        """Which picture of the fire it is."""
        return int(self.elapsed / FRAME)

    def height_of(self, level: float) -> int:
        return round(self.column.bottom - self.column.height * level / CIVIL_WAR)

    def paint(self, picture: Surface, state: State) -> None:
        """What does not move: the posters, what is left of them, and the scale."""
        px, column = self._places.px, self.column
        front = self.height_of(state.chaos)
        whole, burnt = art.posters(column.size, False), art.posters(column.size, True)
        upper = Rect(0, 0, column.width, max(0, front - column.y))
        picture.blit(whole, column, upper)
        lower = Rect(0, upper.bottom, column.width, column.height - upper.height)
        picture.blit(burnt, (column.x, column.y + upper.height), lower)
        for value in range(0, CIVIL_WAR + 1, 20):
            y = self.height_of(value)
            picture.fill(CREAM, Rect(column.x - px(10), y - 1, px(8), max(1, px(2))))
            box = Rect(self.label.x, y - px(12), column.x - px(POINTER + 4) - self.label.x, px(24))
            type_ = fitted("narrow", max(11, px(17)), str(value), box.width)
            draw_line(picture, str(value), box, type_, CREAM, "right")
        picture.blit(art.strip(self.label.size, (170, 30, 22)), self.label)
        words = tr("wall.civil_war")
        draw_line(
            picture, words, self.label, fitted("heading", px(20), words, self.label.width - px(12)), CREAM, "center"
        )

    def fire(self, state: State) -> Rect:
        """Where it burns."""
        px, share = self._places.px, 0.45 + 0.55 * state.chaos / CIVIL_WAR
        fire = Rect(0, 0, px(118), round(px(226) * share))
        fire.midbottom = (self.column.centerx, self.height_of(state.chaos) + round(px(40) * share))
        return fire

    def draw(self, surface: Surface, state: State) -> None:
        """The fire itself, as high as things are bad, and the figure."""
        px, column = self._places.px, self.column
        front = self.height_of(state.chaos)
        if state.chaos:
            fire = self.fire(state)
            surface.blit(art.flame(fire.size, self.flame), fire)
        x = column.x - px(3)
        points = [(x - px(POINTER), front - px(8)), (x, front), (x - px(POINTER), front + px(8))]
        pygame.draw.polygon(surface, CREAM, points)
        pygame.draw.aalines(surface, INK, True, points)
        size = max(SMALLEST_TYPE, px(17))
        tag = Rect(0, 0, px(80), px(42) + round(size * 1.2))
        tag.midtop = (column.centerx, min(front + px(8), column.bottom - tag.height))
        surface.blit(art.strip(tag.size, CREAM), tag)
        figure = Rect(tag.x, tag.y + px(2), tag.width, px(38))
        draw_line(surface, str(state.chaos), figure, face("figures", px(40)), INK, "center")
        words, line = tr("wall.chaos"), Rect(tag.x, figure.bottom - px(2), tag.width, round(size * 1.2))
        draw_line(surface, words, line, fitted("label", size, words, tag.width - px(4)), INK, "center")


def paint_support(picture: Surface, places: Places, state: State, palette: Palette) -> dict[str, list[Rect]]:
    """8.2: the box, and what it takes off chaos; returns where the slips of each faction lie."""
    px, room = places.px, places.support
    picture.blit(art.sheet("plain", room.size), room)
    _head(picture, Rect(room.x, room.y + px(6), room.width, px(26)), tr("wall.civil_support"), px(20), px(8))
    units = state.units[CIVIL_SUPPORT]
    inner = Rect(room.x + px(16), room.y + px(34), room.width - px(30), px(64))
    placed: dict[str, list[Rect]] = {}
    if len(units) <= FEW_SLIPS:
        size = (px(36), px(52))
        for unit, rect in row_of_slips(in_faction_order(units), inner, size):
            picture.blit(slip(unit, size, palette.name), rect)
            placed.setdefault(f"{CIVIL_SUPPORT}:{unit}", []).append(rect)
    else:
        armies = list(dict.fromkeys(in_faction_order(units)))
        in_one_row = len(armies) <= FEW_SLIPS
        size = (inner.width // (len(armies) if in_one_row else 3) - 3, inner.height * (4 if in_one_row else 3) // 6 - 3)
        for unit, rect in row_of_slips(armies, inner, size):
            _paint_count(picture, rect, COLOUR[unit], units.count(unit), palette)
            placed[f"{CIVIL_SUPPORT}:{unit}"] = [rect]
    words = tr("wall.support.lowers", count=CIVIL_SUPPORT_LOWERS * len(units)) if units else tr("wall.support.none")
    lower = _line(picture, places, room.bottom - px(16), tr("wall.support.each", count=CIVIL_SUPPORT_LOWERS), INK)
    _line(picture, places, lower, words, VERMILION)
    return placed


def _paint_count(picture: Surface, box: Rect, faction: Faction, count: int, palette: Palette) -> None:
    """It shows how many PLA of one colour there are: their star and their number."""
    ink = palette.on_faction[faction]
    picture.fill(INK, box.inflate(2, 2))
    picture.fill(palette.factions[faction], box)
    star = art.symbol("pla", min(box.height - 4, box.width // 2), ink)
    picture.blit(star, star.get_rect(midleft=(box.x + 1, box.centery)))
    figure = Rect(box.x + star.get_width(), box.y, box.width - star.get_width(), box.height)
    draw_line(picture, str(count), figure, fitted("figures", box.height - 3, str(count), figure.width), ink, "center")


def paint_bowl(picture: Surface, places: Places, state: State) -> None:
    """2.2: it shows the Pool, and the Chairman's markers in it."""
    px, room = places.px, places.bowl
    picture.blit(art.sheet("plain", room.size), room)
    words = tr("wall.markers", count=state.markers) if state.alive else tr("wall.chairman.dead")
    lower = _line(picture, places, room.bottom - px(15), words, INK)
    lower = _line(picture, places, lower, tr("wall.bowl"), INK)
    above = Rect(room.x + px(14), room.y + px(8), room.width - px(22), lower - room.y - px(8))
    mark = art.symbol("bowl", min(px(58), above.height), INK)
    picture.blit(mark, mark.get_rect(midleft=above.midleft))
    figure = Rect(above.x + px(58), above.y, above.width - px(58), above.height)
    type_ = face("figures", min(px(38), round(figure.height * 1.1)))
    draw_line(picture, str(len(state.units[POOL])), figure, type_, INK, "center")


def in_faction_order(units: Units) -> list[Unit]:
    return sorted(units, key=lambda unit: FACTIONS.index(COLOUR[unit]))


def _head(picture: Surface, box: Rect, words: str, size: int, pad: int) -> None:
    draw_line(
        picture, words, box, fitted("heading", max(SMALLEST_TYPE, size), words, box.width - 2 * pad), INK, "center"
    )


def _line(picture: Surface, places: Places, bottom: int, words: str, ink: Colour) -> int:
    """In a sheet of the column at the left, narrow where large type is wanted; returns where it begins."""
    room = Rect(places.support.x + places.px(10), 0, places.support.width - places.px(20), places.grown(21))
    room.bottom = bottom
    name: Face = "narrow" if places.growth > 1 else "label"
    draw_close(picture, words, room, name, places.type(17), ink, "center")
    return room.top
