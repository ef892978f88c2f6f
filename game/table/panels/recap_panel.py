"""What has happened since the player's last turn, on a sheet in the place of the log until the first click.

Pointing at a line lights the part of the board that it is about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import pygame

from game.shell import colours
from game.shell.fonts import Face, label_face
from game.shell.lettering import draw_line
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.text import tr
from game.shell.widgets.log_list import LogLine, LogList
from game.shell.widgets.widget import Widget
from game.table.kit.palette import Palette
from game.table.kit.wording import Wording
from game.table.panels.paper import draw_paper
from game.table.telling.deeds import Deed
from game.table.telling.reckoning import Gain

LEAST_LINES = 6
"""With room for fewer than this, the sheet takes the whole column."""


def recap_lines(
    deeds: Sequence[Deed], sentence: Callable[[Deed], str], wording: Wording, reader: str | None
) -> list[LogLine]:
    """For every deed its sentence, and where it was worth how much to whom; at the end, what all of it was worth."""
    lines: list[LogLine] = []
    for deed in deeds:
        said, gains = sentence(deed), deed.gains
        if news := wording.news([told.effect for told in deed.told]):
            lines.append(LogLine(f"**{news}**"))
        if not said and not gains:
            continue
        if said and (deed.seat or gains):
            lines.append(LogLine(f"**{said}**", deed.seat))
        by_part: dict[str, list[Gain]] = {}
        for gain in gains:
            by_part.setdefault(gain.holding.part, []).append(gain)
        for part, many in by_part.items():
            words = ", ".join(wording.gain(gain, reader) for gain in many)
            text = tr("recap.place", place=wording.place(part), gains=words) if part else words
            lines.append(LogLine(f"· {text}", deed.seat, part))
        lines += _losses(deed, wording, reader)
    if lines:
        worth = wording.worth((gain for deed in deeds for gain in deed.gains), reader)
        lines.append(LogLine(tr("recap.sum", sum=f"**{worth}**") if worth else tr("recap.nothing")))
    return lines


def _losses(deed: Deed, wording: Wording, reader: str | None) -> list[LogLine]:
    """What others have taken from the reader."""
    if deed.seat == reader:
        return []
    taken = (wording.line(told.effect) for told in deed.told if wording.takes_from(told.effect, reader))
    counts = Counter((line.text, line.part) for line in taken if line is not None)
    return [
        LogLine(f"· {text}" if count == 1 else f"· {text} (×{count})", deed.seat, part)
        for (text, part), count in counts.items()
    ]


class RecapPanel(Widget):
    """The sheet; `list` lies on it."""

    def __init__(self, point_at: Callable[[str], None]) -> None:
        super().__init__()
        self.visible = False
        self.list = LogList(size=18, on_point=lambda line: point_at(line.payload or "" if line else ""))
        self.list.visible = False
        self.title = "recap.title"
        self._label: Face = label_face

    @property
    def parts(self) -> tuple[Widget, ...]:
        return self, self.list

    @property
    def worth_showing(self) -> bool:
        return bool(self.list.lines)

    def tell(self, lines: Iterable[LogLine], title: str = "recap.title") -> None:
        self.title = title
        self.list.clear()
        for line in lines:
            self.list.append(line.text, line.tag, line.payload)
        self.list.bar.scroll_to(0)

    def reveal(self, visible: bool) -> None:
        for part in self.parts:
            part.visible = visible

    def paint(self, palette: Palette) -> None:
        self.list.tag_colours = dict(palette.factions)
        self.list.set_in(palette.log)
        self._label = palette.label

    @staticmethod
    def least(look: Look) -> int:
        return _head(look) + LEAST_LINES * round(look.text(18) * 1.6)

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        pad, head = look.px(12), _head(look)
        below = pygame.Rect(rect.x + pad, rect.y + head, rect.width - pad - look.px(6), rect.height - head - look.px(8))
        below.height = max(1, below.height)
        self.list.place(below, look)
        self.list.bar.scroll_to(0)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        draw_shadow(surface, self.rect, look.px(4), spread=look.px(10), strength=110)
        draw_paper(surface, self.rect, look, 4)
        head = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, _head(look) - look.px(4))
        draw_plate(surface, head, colours.GOLD, look.px(4))
        room = head.inflate(-2 * look.px(12), 0)
        draw_line(surface, tr(self.title), room, self._label(look.text(20)), colours.INK)


def _head(look: Look) -> int:
    return round(look.text(20) * 2.0)
