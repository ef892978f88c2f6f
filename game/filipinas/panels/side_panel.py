"""A side is seen at a glance: its Action Points as a figure and as coins, its hand and its forces."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.filipinas import art
from game.filipinas.faces import face, fitted
from game.filipinas.palette import GOLD, INK, SEPIA
from game.filipinas.panels.paper import sheet
from game.shell.lettering import draw_line, width_of
from game.shell.look import Look
from game.shell.text import tr
from game.table.panels.paper_panel import PaperPanel

SYMBOLS = {"spain": "crown", "filipinos": "heraldic-sun"}
ROWS = (3, 2, 2, 1)
"""How many figures besides the Action Points it tells, the less room there is."""


@dataclass(frozen=True, slots=True)
class SideStanding:
    """What the panel shows."""

    side: str
    player: str
    acting: bool
    points: int
    rows: tuple[tuple[str, int], ...]
    """Each is a name and a figure: hand, reserve, on the map."""


class SidePanel(PaperPanel):
    grows = False

    def __init__(self) -> None:
        super().__init__()
        self.standing: SideStanding | None = None
        self._figure = (0, 0)

    def show(self, standing: SideStanding) -> None:
        if standing != self.standing:
            self.standing = standing
            self.is_lit = standing.acting
            rows = " · ".join(f"{name} {value}" for name, value in standing.rows)
            self.tooltip = f"{rows}\n{tr('hint.points', side=tr(f'faction.{standing.side}'))}"
            self.renew()

    def height(self, look: Look, level: int) -> int:
        return _head(look) + (1 + ROWS[min(level, len(ROWS) - 1)]) * _line(look) + look.px(14)

    def anchor(self, key: str) -> tuple[int, int] | None:
        now = self.standing
        if now is None:
            return None
        if key == f"points:{now.side}":
            return self.rect.x + self._figure[0], self.rect.y + self._figure[1]
        own = {"spain": ("spanish_troops",), "filipinos": ("filipino_troops", "american_troops")}[now.side]
        return self.rect.center if key in own else None

    def paint(self) -> pygame.Surface:
        now, look = self.standing, self.look
        assert now is not None, "shown before it is drawn"
        picture = sheet(self.rect.size).copy()
        self._paint_head(picture, now)
        top, line = _head(look) + look.px(6), _line(look)
        tall = self.rect.height - top - look.px(6)
        figure = face("display-regular", min(look.text(54), tall))
        colour = self.palette.factions[now.side]
        left = look.px(14)
        wide = max(width_of(figure, str(now.points)), width_of(figure, "0"))
        box = draw_line(picture, str(now.points), pygame.Rect(left, top, wide, tall), figure, colour, "center")
        self._figure = box.center
        self._paint_rows(picture, now, pygame.Rect(left + wide + look.px(14), top, 0, line))
        return picture

    def _paint_head(self, picture: pygame.Surface, now: SideStanding) -> None:
        look = self.look
        head = pygame.Rect(0, 0, self.rect.width, _head(look))
        picture.fill(self.palette.factions[now.side], head)
        for y in range(0, head.height, 3):
            picture.fill(tuple(max(0, part - 14) for part in self.palette.factions[now.side]), (0, y, head.width, 1))
        picture.fill(GOLD, (0, head.bottom - 2, head.width, 2))
        ink = self.palette.on_faction[now.side]
        size = round(head.height * 0.62)
        symbol = art.icon(SYMBOLS[now.side], size, ink)
        picture.blit(symbol, symbol.get_rect(midleft=(look.px(10), head.centery - 1)))
        row = pygame.Rect(look.px(16) + size, 0, head.width - size - look.px(28), head.height)
        italic = face("text-italic", look.text(17))
        draw_line(picture, now.player, row, italic, ink, "right")
        row.width -= width_of(italic, now.player) + look.px(8)
        name = tr(f"faction.{now.side}").upper()
        draw_line(picture, name, row, fitted("head-bold", look.text(20), name, row.width), ink)

    def _paint_rows(self, picture: pygame.Surface, now: SideStanding, row: pygame.Rect) -> None:
        look = self.look
        row.width = self.rect.width - row.x - look.px(12)
        points, figure = tr("panel.points", count=now.points), face("figure-bold", look.text(18))
        draw_line(picture, points, row, fitted("text-bold", look.text(17), points, row.width), INK)
        for name, value in now.rows[: ROWS[min(self.level, len(ROWS) - 1)]]:
            row.y += row.height
            end = draw_line(picture, str(value), row, figure, self.palette.factions[now.side], "right")
            room = pygame.Rect(row.x, row.y, row.width - end.width - look.px(8), row.height)
            draw_line(picture, name, room, fitted("text-regular", look.text(17), name, room.width), SEPIA)


def _head(look: Look) -> int:
    return round(look.text(20) * 1.5)


def _line(look: Look) -> int:
    return round(look.text(17) * 1.3)
