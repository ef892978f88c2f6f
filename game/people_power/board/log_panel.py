"""The log on its sheet of paper: all that happened, by faction if so wished; a click on a line shows its space."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.people_power.board import FACTIONS
from game.people_power.board.paper import draw_paper
from game.people_power.palette import DEFAULT
from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line, width_of
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.shell.text import tr
from game.shell.widgets.log_list import LogLine, LogList
from game.shell.widgets.toggle_group import ToggleGroup
from game.shell.widgets.widget import Widget

ALL = "all"


class LogPanel(Widget):
    def __init__(self, on_click: Callable[[LogLine], None]) -> None:
        super().__init__()
        self.list = LogList(on_click, size=18, tag_colours=dict(DEFAULT.factions))
        choices = [(ALL, tr("table.log.all"), tr("table.log.all.hint"))]
        choices += [
            (faction, tr(f"faction.{faction}.short"), tr("table.log.only", faction=tr(f"faction.{faction}")))
            for faction in FACTIONS
        ]
        self.filter = ToggleGroup(choices, ALL, self._filter, size=17)

    @staticmethod
    def least(look: Look) -> int:
        """A height under which the log is better left out."""
        return _head(look) + look.text(18) * 4

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        pad = look.px(12)
        room = rect.width - 3 * pad - width_of(_title(look), tr("table.log"))
        width = min(self.filter.natural_width(look), room)
        switch = pygame.Rect(0, 0, width, _head(look) - look.px(12))
        switch.midright = (rect.right - pad, rect.y + _head(look) // 2)
        self.filter.place(switch, look)
        self.list.place(
            pygame.Rect(
                rect.x + pad,
                rect.y + _head(look),
                rect.width - pad - look.px(6),
                max(1, rect.height - _head(look) - look.px(8)),
            ),
            look,
        )

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        return self.filter.handle(event) or self.list.handle(event)

    def rest(self) -> None:
        super().rest()
        self.list.rest()
        self.filter.rest()

    def update(self, dt: float) -> bool:
        moved = [part.update(dt) for part in (self.filter, self.list)]
        return super().update(dt) or any(moved)

    def hint(self, position: tuple[int, int]) -> str:
        return self.filter.hint(position) if self.filter.rect.collidepoint(position) else ""

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        draw_shadow(surface, self.rect, look.px(4), spread=look.px(10), strength=110)
        draw_paper(surface, self.rect, look, 4)
        head = pygame.Rect(self.rect.x + look.px(12), self.rect.y, self.rect.width, _head(look))
        draw_line(surface, tr("table.log"), head, _title(look), colours.INK)
        surface.fill(colours.PAPER_EDGE, (head.x, head.bottom - 1, self.rect.width - look.px(24), 1))
        self.filter.draw(surface)
        self.list.draw(surface)

    def _filter(self, chosen: str) -> None:
        self.list.filter(None if chosen == ALL else {chosen})


def _title(look: Look) -> pygame.font.Font:
    return font("display", look.text(20), bold=True)


def _head(look: Look) -> int:
    return round(look.text(20) * 2.0)
