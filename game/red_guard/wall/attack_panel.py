"""This sheet tells of an attack that is being carried out."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from engine.red_guard.combat import SMASHED_BY_SUBVERSION
from engine.red_guard.components import FACTORS, PURGE, SUBVERSION, TYPE
from engine.red_guard.effects import Attacked
from engine.red_guard.results import COLUMNS, DS, RESULTS_IN, column_of, within_table
from game.red_guard import art
from game.red_guard.faces import face, fitted
from game.red_guard.palette import INK, VERMILION
from game.red_guard.wall.odds_rows import paint_columns, paint_results
from game.red_guard.wall.side_panel import SidePanel
from game.red_guard.wording.names import tile_name
from game.shell.lettering import draw_line
from game.shell.text import tr
from game.table.telling.numbers import signed

FIXED_OF_ATTACK, LINES_OF_ATTACK, A_SHIFT = 270, 62, 26
"""Of an attack that is told: its pictures, its lines, and each shift. Its head is beside the print."""


class AttackPanel(SidePanel):
    """It tells one shift after the other, and then the die."""

    def paint(self) -> Surface:
        """6.2: factors come first, then one shift after the other, then the die."""
        matter = self._matter
        attack = matter.under_way.attack
        assert attack
        self._shrink_to(FIXED_OF_ATTACK, LINES_OF_ATTACK + A_SHIFT * max(1, len(attack.shifts)))
        px, grown = self._places.px, self._places.grown
        side = px(96)
        print_ = art.tile_print(attack.tile, side)
        self.picture.blit(print_, (self._inner.right - side, self._inner.y))
        kept = self._inner.width
        self._inner.width -= side + px(10)
        kind = tr(f"combat.{'counter.' if attack.counter else ''}{attack.kind}")
        top = self._head(tile_name(attack.tile), kind)
        self._inner.width = kept
        top = max(top, self._inner.y + side + px(8))
        top = self._paint_sides(attack.attackers, attack.defenders, top)
        sums = Rect(self._inner.x, top, self._inner.width, grown(34))
        words = tr("matter.differential", by=signed(attack.differential))
        draw_line(self.picture, words, sums, fitted("heading", self._places.type(24), words, sums.width), INK)
        shown = attack.shifts[: matter.unfolded]
        before = column_of(attack.differential)
        after = within_table(before + sum(by for _, by in shown))
        columns = Rect(self._inner.x, sums.bottom, self._inner.width, px(34))
        paint_columns(self.picture, columns, before, after, self._text)
        top = columns.bottom + px(8)
        for number, (reason, by) in enumerate(shown, 1):
            line = Rect(self._inner.x, top, self._inner.width, grown(A_SHIFT))
            words = tr("matter.shift", number=number, shift=tr(f"shift.{reason}.long", by=signed(by)))
            draw_line(self.picture, words, line, fitted("label", self._text, words, line.width), INK)
            top = line.bottom
        if not attack.shifts:
            line = Rect(self._inner.x, top, self._inner.width, grown(A_SHIFT))
            draw_line(self.picture, tr("shift.none"), line, face("label", self._text), INK)
            top = line.bottom
        rolled = matter.under_way.rolled
        row = Rect(self._inner.x + px(4), top + px(8), self._inner.width - px(8), px(38))
        results = RESULTS_IN[COLUMNS.index(attack.column)] if len(shown) == len(attack.shifts) else RESULTS_IN[after]
        paint_results(self.picture, row, results, self._text, rolled.die if rolled else 0)
        if rolled is not None:
            line = Rect(self._inner.x, row.bottom + px(8), self._inner.width, grown(28))
            words = _outcome(attack, rolled.result)
            type_ = fitted("label", self._places.type(20), words, line.width)
            draw_line(self.picture, words, line, type_, VERMILION)
        return self.picture

    def _shrink_to(self, fixed: float, lines: float) -> None:
        """Type no larger than leaves room for pictures and lines that are so high together, as designed."""
        growth = (self._inner.height / self._places.unit - fixed) / lines
        self._places = replace(self._places, growth=max(1.0, min(self._places.growth, growth)))
        self._text = self._places.type(17)


def _outcome(attack: Attacked, result: str) -> str:
    """6.1.1: what the result means; of units that are smashed also where they go, and how far chaos rises with them."""
    if result != DS:
        return tr(f"result.{result}.long")
    by_subversion = SMASHED_BY_SUBVERSION * len(attack.defenders)
    chaos = by_subversion if attack.kind == SUBVERSION else sum(FACTORS[TYPE[unit]][PURGE] for unit in attack.defenders)
    return tr(f"result.DS.{attack.kind}", chaos=chaos)
