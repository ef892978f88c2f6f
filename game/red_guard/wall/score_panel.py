"""This leaflet says what everybody counts, and holds the key to the slips."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pygame import Rect, Surface
from pygame.font import Font

from engine.red_guard.components import FACTIONS, TYPES, UNIT, Faction
from game.red_guard import art
from game.red_guard.faces import close_size, draw_close, face, fitted
from game.red_guard.palette import INK, VERMILION
from game.red_guard.standings import score
from game.red_guard.wall.side_panel import SMALLEST_TEXT, SidePanel
from game.red_guard.wall.slips import slip
from game.red_guard.wording.names import faction_name, type_name
from game.shell.lettering import draw_line, width_of
from game.shell.text import tr


class ScorePanel(SidePanel):
    """It lies there while nothing else is at hand."""

    def paint(self) -> Surface:
        """9.2: a leaflet with what everybody counts."""
        state, px = self._matter.state, self._places.px
        top = self._head(tr("score.title"), tr("score.rule"))
        columns = ("tiles", "units", "matches", "support", "total")
        tall = min(self._places.grown(42), (self._inner.bottom - top) // (len(FACTIONS) + 1))
        name_size = min(self._places.type(20), round(tall * 0.8))
        named = max(width_of(face("label", name_size), faction_name(faction)) for faction in FACTIONS)
        heads = [tr(f"score.{column}") for column in columns]
        type_, ends = self._score_columns(heads, px(30) + px(18) + named)
        boxes = [Rect(left, top, right - left, tall) for left, right in pairwise(ends)]
        for words, box in zip(heads, boxes, strict=True):
            draw_line(self.picture, words, box, type_, INK, "right")
        ranked = sorted(FACTIONS, key=lambda faction: -score(state, faction).total)
        for faction in ranked:
            top += tall
            self.picture.fill(INK, Rect(self._inner.x, top, self._inner.width, 1))
            chip = Rect(self._inner.x, top + 3, px(30), tall - 6)
            self.picture.fill(self._palette.factions[faction], chip)
            seal = art.symbol(faction, min(chip.width, chip.height) - 2, self._palette.on_faction[faction])
            self.picture.blit(seal, seal.get_rect(center=chip.center))
            line = Rect(chip.right + px(8), top, ends[0] - chip.right - px(8), tall)
            words = faction_name(faction)
            draw_line(self.picture, words, line, fitted("label", name_size, words, line.width), INK)
            parts = score(state, faction)
            figures = (parts.tiles, parts.units, parts.matches, parts.support, parts.total)
            for number, (figure, head) in enumerate(zip(figures, boxes, strict=True)):
                box = Rect(head.x, top, head.width, tall)
                last = number == len(figures) - 1
                ink = VERMILION if last else INK
                size = min(self._places.type(26 if last else 20), round(tall * 0.8))
                draw_line(self.picture, str(figure), box, fitted("figures", size, str(figure), box.width), ink, "right")
        self._paint_key(self._places.large, top + tall + px(6))
        return self.picture

    def _score_columns(self, heads: Sequence[str], names: int) -> tuple[Font, list[int]]:
        """The type of all heads, and where each column ends, beginning with that of the names."""
        for size in range(self._text, SMALLEST_TEXT - 1, -1):
            type_ = face("narrow", size)
            apart = size // 2
            widths = [max(width_of(type_, words), round(size * 1.7)) + apart for words in heads]
            widths[-1] = max(widths[-1], width_of(face("figures", self._places.type(26)), "100") + apart)
            if names + sum(widths) <= self._inner.width:
                break
        return type_, [self._inner.right - sum(widths[number:]) for number in range(len(widths) + 1)]

    def _paint_key(self, faction: Faction, top: int) -> None:
        """What stands on a slip, and how the four types look, as far as there is room for it."""
        px, line = self._places.px, self._paint_meaning_of_slips(top)
        size, wide = (px(34), px(49)), self._inner.width / len(TYPES)
        if line.bottom + size[1] > self._inner.bottom:
            return
        names = [type_name(kind) for kind in TYPES]
        beside = round(wide) - size[0] - px(8)
        text = close_size(names, self._text, beside)
        for number, (kind, words) in enumerate(zip(TYPES, names, strict=True)):
            left = round(self._inner.x + number * wide)
            self.picture.blit(slip(UNIT[faction][kind], size, self._palette.name), (left, line.bottom + px(2)))
            box = Rect(left + size[0] + px(4), line.bottom + px(2), beside, size[1])
            draw_close(self.picture, words, box, "narrow", text, INK)
