"""A sheet that shows the chances of attacks: as many rows as there is room for, and what their results mean."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect
from pygame.font import Font

from engine.red_guard.components import COLOUR, TYPE, Unit, Units
from engine.red_guard.odds import Odds, met
from game.red_guard import art
from game.red_guard.faces import face, fitted
from game.red_guard.palette import INK, RESULTS
from game.red_guard.wall.odds_rows import paint_row
from game.red_guard.wall.side_panel import SMALLEST_TEXT, SidePanel
from game.red_guard.wall.zones import in_order
from game.shell.lettering import draw_line, width_of
from game.shell.text import tr

LEAST_ROW = 2.5
"""A row of odds is so high, in sizes of its type."""


class OddsPanel(SidePanel):
    """Its type shrinks until all that is wanted has a row."""

    def _paint_odds(self, chances: Sequence[Odds], top: int, chosen: str = "") -> int:
        """As many rows as leave room for what their results mean; returns how many.

        Type so large that every type of unit has one; or one for each kind of attack, where only that is open.
        """
        parties = len({chance.attackers for chance in chances})
        wanted = parties if parties > 1 else len(chances)
        while self._text > SMALLEST_TEXT and self._rows_below(top, chances) < wanted:
            self._text -= 1
        chances = self._foremost(chances, self._rows_below(top, chances))
        self._paint_legend(self._paint_rows(chances, top, chosen), chances)
        return len(chances)

    def _rows_below(self, top: int, chances: Sequence[Odds]) -> int:
        return (self._inner.bottom - top - self._short_legend(chances)[1]) // round(self._text * LEAST_ROW)

    def _paint_rows(self, chances: Sequence[Odds], top: int, chosen: str) -> int:
        """There is every type by itself, or all together, each by Subversion and by Purge."""
        px = self._places.px
        if not chances:
            undefended = not met(self._matter.state, self._matter.target)
            words = tr("matter.undefended" if undefended else "matter.no_attack")
            line = Rect(self._inner.x, top, self._inner.width, self._places.grown(28))
            draw_line(self.picture, words, line, fitted("label", self._text, words, line.width), INK)
            return line.bottom
        left = self._inner.x
        room = self._inner.bottom - top - self._short_legend(chances)[1]
        tall = max(round(self._text * LEAST_ROW), min(self._places.grown(62), room // len(chances)))
        before: Units = ()
        parties = len({chance.attackers for chance in chances})
        wide = round(tall * 0.6)
        for chance in chances:
            if chance.attackers != before and parties > 1:
                self._paint_party(chance.attackers, Rect(left, top + 1, wide, tall - px(4)))
            before = chance.attackers
            indent = wide + px(6) if parties > 1 else 0
            row = Rect(left + indent, top, self._inner.width - indent, tall - px(4))
            paint_row(self.picture, row, chance, self._text, chosen=chance.kind == chosen)
            top += tall
        return top

    def _paint_party(self, units: Units, room: Rect) -> None:
        """There are so many of one type: its symbol, and their number under it."""
        faction, kind, half = COLOUR[units[0]], TYPE[units[0]], room.height // 2
        chip = Rect(room.x, room.y, room.width, half)
        self.picture.fill(self._palette.factions[faction], chip)
        mark = art.symbol(kind, min(chip.size) - 2, self._palette.on_faction[faction])
        self.picture.blit(mark, mark.get_rect(center=chip.center))
        count, box = f"×{len(units)}", Rect(room.x, chip.bottom, room.width, room.height - half)
        draw_line(self.picture, count, box, fitted("figures", self._text, count, box.width), INK, "center")

    def _foremost(self, chances: Sequence[Odds], most: int) -> Sequence[Odds]:
        """All of them; where there is no room for that, of each type the better kind, and no more than fit."""
        if len(chances) <= most:
            return chances
        parties = dict.fromkeys(chance.attackers for chance in chances)
        best = [max((c for c in chances if c.attackers == party), key=lambda c: c.number) for party in parties]
        return best[: max(1, most)]

    def _paint_legend(self, top: int, chances: Sequence[Odds]) -> None:
        """What the results in these rows mean: line by line, or in few words where there is no room for that."""
        tall = self._text_line
        top += self._places.px(4)
        lines = [tr("legend.die"), *(tr(f"result.{result}.long") for result in _possible(chances))] if chances else []
        if len(lines) * tall > self._inner.bottom - top:
            lines, _ = self._short_legend(chances)
        longest = max(lines, key=lambda words: width_of(face("narrow", self._text), words), default="")
        type_ = fitted("narrow", self._text, longest, self._inner.width)
        for number, words in enumerate(lines):
            line = Rect(self._inner.x, top + number * tall, self._inner.width, tall)
            draw_line(self.picture, words, line, type_, INK)

    def _short_legend(self, chances: Sequence[Odds]) -> tuple[list[str], int]:
        """Its lines, and how high they are."""
        if not chances:
            return [], 0
        entries = [tr("legend.die"), *(tr(f"result.{result}.short") for result in _possible(chances))]
        lines = _in_lines(entries, face("narrow", self._text), self._inner.width)
        return lines, len(lines) * self._text_line + self._places.px(4)


def _possible(chances: Sequence[Odds]) -> list[str]:
    """The results that one of them may come to, from the attacker's worst to his best."""
    found = {result for chance in chances for result in chance.results}
    return [result for result in RESULTS if result in found]


def _in_lines(entries: Sequence[str], type_: Font, width: int) -> list[str]:
    """They are set one after the other, and none of them is broken."""
    lines: list[str] = []
    for entry in entries:
        longer = f"{lines[-1]} · {entry}" if lines else entry
        if lines and width_of(type_, longer) <= width:
            lines[-1] = longer
        else:
            lines.append(entry)
    return lines


def in_order_tuple(units: Sequence[Unit]) -> Units:
    return tuple(in_order(units))
