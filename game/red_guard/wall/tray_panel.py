"""This sheet lays out units to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from engine.red_guard import questions
from engine.red_guard.components import TILE_TYPE, TYPE, UNIT, Faction, Type, Unit, Units
from engine.red_guard.odds import planned
from engine.red_guard.state import tiles_of
from game.red_guard.faces import draw_close, face, fitted
from game.red_guard.palette import INK
from game.red_guard.wall.arrangement import in_sight, row_of_slips
from game.red_guard.wall.odds_panel import OddsPanel, in_order_tuple
from game.red_guard.wall.side_panel import LINE, SMALLEST_TEXT
from game.red_guard.wall.side_panel_topic import FIGHTING, MUSTER, tray_units
from game.red_guard.wall.slips import slip
from game.red_guard.wording.names import short_tile, type_name
from game.shell.lettering import draw_line, width_of, wrapped
from game.shell.text import tr

TYPES_IN_A_ROW = 2
"""So many kinds of units to choose from stand in a row."""


class TrayPanel(OddsPanel):
    """Slips lie in a row, or each type by itself, with what helps to choose among them."""

    def paint(self) -> Surface:
        px, prompt, state = self._places.px, self._matter.prompt, self._matter.state
        assert prompt
        ask, tile = prompt.ask, prompt.context.get("tile", "")
        fights = ask in FIGHTING and bool(tile)
        top = self._tile_head(tile) if fights else self._head(tr(f"tray.{ask}"))
        there = tray_units(prompt, state)
        bottom = self._paint_slips(there, top) if fights else self._paint_types(there, top)
        line = Rect(self._inner.x, bottom, self._inner.width, 0)
        if ask != questions.MUSTER_COUNT and len(there) > len(set(there)):
            line = Rect(line.x, bottom + px(4), line.width, self._places.grown(24))
            words = tr("tray.hint")
            draw_close(self.picture, words, line, "label", self._text, INK)
        if ask == questions.COMBAT_WITH:
            attackers: Units = tuple(prompt.context.get("attackers", ()))
            group = attackers or in_order_tuple(there)
            chances = planned(state, tile, group)
            kind, _, units = self._matter.aimed.removeprefix("strike:").partition("/")
            pointed_at = [chance for chance in chances if "+".join(chance.attackers) == units]
            self._paint_odds(pointed_at or chances, line.bottom + px(4), chosen=kind if pointed_at else "")
        elif ask in MUSTER:
            self._paint_need(prompt.faction, line.bottom + px(8))
        elif ask == questions.EXCHANGE_UNIT:
            words, line = tr("result.EX.long"), Rect(line.x, line.bottom + px(8), line.width, self._places.grown(24))
            draw_close(self.picture, words, line, "label", self._text, INK)
        return self.picture

    def _paint_slips(self, there: Sequence[Unit], top: int) -> int:
        """All in a row, or in two; returns where they end."""
        size = self._size_of_slips
        tall = 2 * (size[1] + 3) if len(there) * (size[0] + 3) > self._inner.width else size[1] + 3
        row = Rect(self._inner.x, top, self._inner.width, tall)
        self._paint_row_of_slips(there, row)
        return row.bottom

    def _paint_types(self, there: Sequence[Unit], top: int) -> int:
        """Each type by itself with its name; returns where they end.

        Before the game each keeps its place, also when there are no more of it: the others would slide under the
        pointer.
        """
        prompt, line, apart = self._matter.prompt, self._text_line, self._places.px(8)
        assert prompt
        kinds = UNIT[prompt.faction].values() if prompt.ask in MUSTER else dict.fromkeys(there)
        groups = {unit: [unit] * there.count(unit) for unit in kinds}
        wide = (self._inner.width + apart) // min(len(groups), TYPES_IN_A_ROW) - apart
        for first in range(0, len(groups), TYPES_IN_A_ROW):
            top += self._places.px(6) if first else 0  # slips that may be chosen have a light around them
            for number, (unit, group) in enumerate(list(groups.items())[first : first + TYPES_IN_A_ROW]):
                left = self._inner.x + number * (wide + apart)
                self._paint_row_of_slips(group, Rect(left, top, wide, self._size_of_slips[1]))
                under = Rect(left, top + self._size_of_slips[1], wide, line)
                words = self._name_of_type(TYPE[unit], wide)
                draw_line(self.picture, words, under, fitted("narrow", self._text, words, wide), INK)
            top = under.bottom
        return top

    def _name_of_type(self, kind: Type, width: int) -> str:
        """2.2: before the game, if there is room, also how many of the faction's tiles are of it."""
        prompt = self._matter.prompt
        assert prompt
        name, tiles = type_name(kind), tiles_of(self._matter.state, prompt.faction)
        told = tr("tray.type", type=name, count=sum(TILE_TYPE[tile] == kind for tile in tiles))
        return told if prompt.ask in MUSTER and width_of(face("narrow", self._text), told) <= width else name

    def _paint_row_of_slips(self, units: Sequence[Unit], room: Rect) -> None:
        size, corner = self._size_of_slips, self._places.matter.topleft
        slips = row_of_slips(units, room, size)
        for (unit, rect), seen in zip(slips, in_sight(slips), strict=True):
            self.picture.blit(slip(unit, size, self._palette.name), rect)
            self._spots.slips.setdefault(f"unit:{unit}", []).append(seen.move(corner))

    @property
    def _size_of_slips(self) -> tuple[int, int]:
        return self._places.px(46), self._places.px(66)

    def _paint_need(self, faction: Faction, top: int) -> None:
        """2.2: what the faction's tiles ask for."""
        told = tr("tray.muster.tiles", tiles=", ".join(map(short_tile, tiles_of(self._matter.state, faction))))
        lines = wrapped(told, face("narrow", self._text), self._inner.width)
        while self._text > SMALLEST_TEXT and top + len(lines) * round(self._text * LINE) > self._inner.bottom:
            self._text -= 1
            lines = wrapped(told, face("narrow", self._text), self._inner.width)
        for words in lines:
            line = Rect(self._inner.x, top, self._inner.width, round(self._text * LINE))
            draw_line(self.picture, words, line, face("narrow", self._text), INK)
            top = line.bottom
        self._paint_meaning_of_slips(top + self._places.px(6))
