"""The log on its sheet of paper: all that happened, as one faction saw it if so wished; a click shows its space."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable

import pygame

from game.shell import colours
from game.shell.fonts import Face, label_face
from game.shell.lettering import draw_line, width_of
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.shell.text import tr
from game.shell.widgets.log_list import LogLine, LogList
from game.shell.widgets.toggle_group import ToggleGroup
from game.shell.widgets.widget import Widget
from game.table.kit.palette import Palette
from game.table.panels.paper import draw_paper
from game.table.telling.log_entry import LogEntry

ALL = "all"


class LogPanel(Widget):
    """The sheet; `views` and `list` lie on it, widgets in their own right that the keyboard can reach.

    In a game it is headed by its name; in a replay the views take all of its width, and its lines are indented.
    """

    def __init__(self, factions: Collection[str], on_entry: Callable[[LogEntry], None], *, headed: bool) -> None:
        super().__init__()
        self._headed = headed
        self._heads: dict[int, int] = {}
        """The line over the turn that is being told."""
        self._purposes: dict[int, int] = {}
        """The line under it that says what it was for."""
        self._named = headed
        self._label: Face = label_face
        if headed:
            choices = [(ALL, tr("table.log.all"), tr("table.log.all.hint"))]
        else:
            choices = [(ALL, tr("replay.view.all"), tr("replay.view.all.hint"))]
        for faction in factions:
            hint = tr("table.log.only", faction=tr(f"faction.{faction}")) if headed else tr("replay.view.hint")
            choices.append((faction, tr(f"faction.{faction}.short"), hint))
        self.views = ToggleGroup(choices, ALL, self._filter, size=17 if headed else 20)
        self._on_entry = on_entry
        self.list = LogList(self._click, size=18, nothing=tr("table.log.nothing"))

    @property
    def parts(self) -> tuple[Widget, ...]:
        """The lowest comes first."""
        return self, self.views, self.list

    @property
    def lines(self) -> list[LogLine]:
        return self.list.lines

    def begin(self, entries: Iterable[LogEntry]) -> None:
        """Tell these, and no others before them."""
        self.list.clear()
        self._heads, self._purposes = {}, {}
        for entry in entries:
            self.add(entry)

    def add(self, entry: LogEntry) -> None:
        if entry.heads:
            self._head(entry)
            return
        if entry.explains:
            self._explain(entry)
            return
        indented = (not self._headed and entry.indent > 1) or entry.deed is not None
        text = f"· {entry.text}" if indented else entry.text
        deed = id(entry.deed)
        under = self._purposes.get(deed, self._heads.get(deed))
        self.list.append(text, entry.faction, entry, entry.suffered_by, under)

    def _head(self, entry: LogEntry) -> None:
        """Write the sentence over a non-player's turn, be it new or grown."""
        index = self._heads.get(id(entry.deed))
        if index is None:
            self._heads, self._purposes = {id(entry.deed): len(self.list.lines)}, {}
            self.list.append(_asking_why(entry), entry.faction, entry)
            self.list.to_end()  # whoever was reading about an older turn sees the new one all the same
        else:
            self.list.lines[index].payload = entry
            self.list.rewrite(index, _asking_why(entry))

    def _explain(self, entry: LogEntry) -> None:
        """What the turn was for, under its sentence, with the steps under it: new, or grown."""
        index = self._purposes.get(id(entry.deed))
        text = f"· {entry.text} [{tr('table.log.steps')}](steps)"
        if index is None:
            self._purposes[id(entry.deed)] = len(self.list.lines)
            self.list.append(text, entry.faction, entry, under=self._heads[id(entry.deed)])
        else:
            self.list.rewrite(index, text)

    def _click(self, line: LogLine) -> None:
        entry: LogEntry = line.payload
        if entry.heads or entry.explains:
            self.list.unfold(self.list.lines.index(line))
        else:
            self._on_entry(entry)

    def paint(self, palette: Palette) -> None:
        self.list.tag_colours = dict(palette.factions)
        self.list.set_in(palette.log)
        self._label = palette.label

    def reveal(self, visible: bool) -> None:
        for part in self.parts:
            part.visible = visible

    def least(self, look: Look) -> int:
        """A height under which the log is better left out."""
        return _head(look) + look.text(18) * 4 if self._headed else look.text(20) * 2 + look.text(18) * 5

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        if self._headed:
            self._place_headed(rect, look)
        else:
            inner = rect.inflate(-2 * look.px(16), -2 * look.px(14))
            self.views.place(pygame.Rect(inner.x, inner.y, inner.width, round(look.text(20) * 1.8)), look)
            top = self.views.rect.bottom + look.px(10)
            self.list.place(pygame.Rect(inner.x, top, inner.width, max(1, inner.bottom - top)), look)

    def _place_headed(self, rect: pygame.Rect, look: Look) -> None:
        pad, head = look.px(12), _head(look)
        room = rect.width - 3 * pad - width_of(self._label(look.text(20)), tr("table.log"))
        # Views for many factions need all of the width; then the sheet goes without its name.
        self._named = self.views.natural_width(look) <= room
        if not self._named:
            room = rect.width - 2 * pad
        switch = pygame.Rect(0, 0, min(self.views.natural_width(look), room), head - look.px(12))
        switch.midright = (rect.right - pad, rect.y + head // 2)
        self.views.place(switch, look)
        below = pygame.Rect(rect.x + pad, rect.y + head, rect.width - pad - look.px(6), rect.height - head - look.px(8))
        below.height = max(1, below.height)
        self.list.place(below, look)

    @property
    def halo(self) -> Hashable:
        return True

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        draw_shadow(surface, self.rect, look.px(4), spread=look.px(10), strength=110)
        draw_paper(surface, self.rect, look, 4)
        if self._headed:
            head = pygame.Rect(self.rect.x + look.px(12), self.rect.y, self.rect.width, _head(look))
            if self._named:
                draw_line(surface, tr("table.log"), head, self._label(look.text(20)), colours.INK)
            surface.fill(colours.PAPER_EDGE, (head.x, head.bottom - 1, self.rect.width - look.px(24), 1))

    def _filter(self, chosen: str) -> None:
        self.list.filter(None if chosen == ALL else {chosen})


def _asking_why(entry: LogEntry) -> str:
    """A click on the line answers."""
    return f"{entry.text} [{tr('table.log.why')}](why)"


def _head(look: Look) -> int:
    return round(look.text(20) * 2.0)
