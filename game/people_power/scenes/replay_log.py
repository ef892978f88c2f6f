"""The log of a replay: what has happened since its card was turned over, as the chosen faction saw it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from engine.people_power.board import FACTIONS, OWNER
from engine.people_power.effects import Effect, Moved, Placed, Removed
from game.people_power.board.paper import draw_paper
from game.people_power.palette import DEFAULT, Palette
from game.people_power.wording import LogEntry, Story
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.shell.text import tr
from game.shell.widgets.log_list import LogLine, LogList
from game.shell.widgets.toggle_group import ToggleGroup
from game.shell.widgets.widget import Widget

ALL = "all"


class ReplayLog(Widget):
    """The sheet; `views` and `list` lie on it, widgets in their own right that the keyboard can reach.

    `on_line` gets a line that was clicked; its payload is the space that it is about.
    """

    def __init__(self, on_line: Callable[[LogLine], None]) -> None:
        super().__init__()
        choices = [
            (ALL, tr("replay.view.all"), tr("replay.view.all.hint")),
            *((faction, tr(f"faction.{faction}.short"), tr("replay.view.hint")) for faction in FACTIONS),
        ]
        self.views = ToggleGroup(choices, ALL, self._tell_again)
        self.list = LogList(on_line, size=18, tag_colours=dict(DEFAULT.factions))
        self._told: list[Effect] = []
        self._story = Story()

    @staticmethod
    def least(look: Look) -> int:
        """The height of the views and three lines."""
        return look.text(20) * 2 + look.text(18) * 5

    def begin(self, effects: Iterable[Effect]) -> None:
        """These Effects, and no others before them."""
        self._told = list(effects)
        self._tell_again(self.views.chosen)

    def tell(self, effect: Effect) -> None:
        self._told.append(effect)
        self._tell(effect)

    def paint(self, palette: Palette) -> None:
        self.list.tag_colours = dict(palette.factions)

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        inner = rect.inflate(-2 * look.px(16), -2 * look.px(14))
        self.views.place(pygame.Rect(inner.x, inner.y, inner.width, round(look.text(20) * 1.8)), look)
        top = self.views.rect.bottom + look.px(10)
        self.list.place(pygame.Rect(inner.x, top, inner.width, max(1, inner.bottom - top)), look)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        draw_shadow(surface, self.rect, look.px(4), spread=look.px(10), strength=110)
        draw_paper(surface, self.rect, look, 4)

    def _tell_again(self, _view: str) -> None:
        self._story = Story()
        self.list.clear()
        for effect in self._told:
            self._tell(effect)

    def _tell(self, effect: Effect) -> None:
        for entry in self._story.tell([effect]):
            if self.views.chosen in (ALL, entry.faction, _sufferer(effect)):
                self.list.append(_indented(entry), entry.faction, entry.space)


def _sufferer(effect: Effect) -> str:
    """Whose pieces these are, whoever moved them."""
    return OWNER[effect.piece] if isinstance(effect, Placed | Removed | Moved) else ""


def _indented(entry: LogEntry) -> str:
    return f"· {entry.text}" if entry.indent > 1 else entry.text
