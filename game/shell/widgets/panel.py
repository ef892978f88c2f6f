"""A sheet of paper on which other things are laid."""

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.widgets.widget import Widget

HEADING = 34


class Panel(Widget):
    """With a heading over a double rule, as a newspaper sets it."""

    def __init__(self, heading: str) -> None:
        super().__init__()
        self.heading = heading

    @property
    def inside(self) -> pygame.Rect:
        """What is left for content."""
        column, head = self._column(), heading_height(self.look)
        return pygame.Rect(column.x, column.y + head, column.width, column.height - head)

    def draw(self, surface: pygame.Surface) -> None:
        draw_sheet(surface, self.rect, self.look)
        draw_heading(surface, self.heading, self._column(), self.look)

    def _column(self) -> pygame.Rect:
        margin = self.look.px(36)
        return self.rect.inflate(-2 * margin, -2 * margin)


def draw_sheet(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
    radius = look.px(4)
    draw_shadow(surface, rect, radius, spread=look.px(18), strength=130, drop=look.px(5))
    draw_plate(surface, rect, colours.PAPER, radius, colours.PAPER_EDGE)
    frame = rect.inflate(-look.px(16), -look.px(16))
    pygame.draw.rect(surface, colours.PAPER_DARK, frame, 1)


def heading_height(look: Look, size: int = HEADING) -> int:
    return round(look.text(size) * 1.35) + look.px(22)


def draw_heading(surface: pygame.Surface, words: str, column: pygame.Rect, look: Look, size: int = HEADING) -> None:
    """It is a newspaper headline across the column, with the thick and the thin rule under it."""
    height = round(look.text(size) * 1.35)
    draw_line(
        surface,
        words,
        pygame.Rect(column.x, column.y, column.width, height),
        font("news", look.text(size), bold=True),
        colours.INK,
    )
    y = column.y + height + look.px(4)
    surface.fill(colours.INK, (column.x, y, column.width, max(2, look.px(3))))
    surface.fill(colours.INK, (column.x, y + look.px(6), column.width, 1))
