"""This sheet is about attacks to come: what a group could roll, and who fights whom by which kind."""

from __future__ import annotations

from pygame import Rect, Surface

from engine.red_guard import questions
from engine.red_guard.components import AGAINST, ATTACK, Units
from engine.red_guard.groups import may_attack
from engine.red_guard.odds import Odds, kinds_allowed, odds, planned
from engine.red_guard.state import seat_of
from game.red_guard.faces import draw_close, fitted
from game.red_guard.palette import INK, VERMILION
from game.red_guard.wall.odds_panel import LEAST_ROW, OddsPanel, in_order_tuple
from game.red_guard.wall.odds_rows import paint_row, paint_strip
from game.red_guard.wall.side_panel import LINE, SMALLEST_TEXT, awakening
from game.red_guard.wall.zones import attacked_tiles
from game.red_guard.wording.names import counted_units, short_tile
from game.shell.lettering import draw_line
from game.shell.text import tr


class PlannedAttacks(OddsPanel):
    """Groups stand against tiles, or one is being formed."""

    def paint(self) -> Surface:
        """5.0: the group against one tile, or all that have been formed."""
        state, tile, px = self._matter.state, self._matter.target, self._places.px
        if not tile:
            self._paint_groups()
            return self.picture
        top = self._tile_head(tile)
        group = state.units[AGAINST[tile]]
        assert self._matter.prompt
        faction = self._matter.prompt.faction
        line = Rect(self._inner.x, top, self._inner.width, self._places.grown(26))
        if closed := may_attack(state, seat_of(state, faction), tile):
            draw_close(self.picture, tr(f"refusal.{closed}"), line, "label", self._text, INK)
            return self.picture
        led = True if self._matter.prompt.ask == questions.LEADER_TO else None
        chances = planned(state, tile, in_order_tuple(group or state.units[ATTACK[faction]]), leader=led)
        text, shown = self._text, self._paint_odds(chances, line.bottom + px(2))
        could = tr("matter.could" if shown == len(chances) else "matter.could.better")
        words = tr("matter.group", units=counted_units(group)) if group else could
        draw_line(self.picture, words, line, fitted("label", text, words, line.width), VERMILION)
        return self.picture

    def _paint_groups(self) -> None:
        """The best that each group can roll on: in a row, or beside its name where there are many."""
        state, px = self._matter.state, self._places.px
        top = self._head(tr("matter.groups"))
        groups = attacked_tiles(state)
        rolled: list[Odds] = []
        each = (self._inner.bottom - top) // max(1, len(groups))
        self._text = max(SMALLEST_TEXT, min(self._text, int(each / LINE)))
        tall = min(max(px(74), round(self._text * 4.2)), each)
        for tile, group in groups.items():
            line = Rect(self._inner.x, top, self._inner.width, round(self._text * LINE))
            row = Rect(line.x, line.bottom, line.width, tall - line.height - px(4))
            if row.height < self._text * LEAST_ROW:
                line.width = line.width // 2
                row = Rect(line.right + px(6), line.y, self._inner.right - line.right - px(6), line.height)
            key = "matter.against.waking" if awakening(state, tile) else "matter.against"
            words = tr(key, tile=short_tile(tile), units=counted_units(group))
            draw_line(self.picture, words, line, fitted("label", self._text, words, line.width), VERMILION)
            chances = planned(state, tile, in_order_tuple(group))
            best = max(chances, key=lambda chance: chance.number, default=None)
            if best is None:
                words = tr("matter.undefended")
                draw_line(self.picture, words, row, fitted("narrow", self._text, words, row.width), INK)
            elif row.y > line.y:
                paint_row(self.picture, row, best, self._text)
            else:
                paint_strip(self.picture, row, best, self._text)
            rolled += [best] if best else []
            top += tall
        if top + self._short_legend(rolled)[1] <= self._inner.bottom:
            self._paint_legend(top, rolled)


class ChosenAttack(PlannedAttacks):
    """An attack is being chosen."""

    def paint(self) -> Surface:
        """6.1: it shows who fights whom, by which kind, and on which column."""
        matter, prompt = self._matter, self._matter.prompt
        assert prompt
        tile = self._matter.target
        if not tile:
            self._paint_groups()
            return self.picture
        top = self._tile_head(tile)
        attackers: Units = tuple(prompt.context.get("attackers", ()))
        defenders: Units = tuple(prompt.context.get("defenders", ())) or matter.state.units[tile]
        kind, _, value = matter.aimed.partition(":")
        if kind == "against":
            defenders = tuple(value.split("+"))
        if attackers:
            top = self._paint_sides(attackers, defenders, top)
            chances = [odds(matter.state, tile, attackers, defenders, each) for each in kinds_allowed(matter.state)]
            self._paint_odds(chances, top, chosen=value if kind == "kind" else "")
        else:
            chances = planned(matter.state, tile, in_order_tuple(matter.state.units[AGAINST[tile]]))
            self._paint_odds(chances, top)
        return self.picture
