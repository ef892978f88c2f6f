"""A sheet of paper or a board of ink on which other things are laid."""

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.lettering import draw_line
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.widgets.widget import Widget


class Panel(Widget):
    """With a heading over a double rule, as a newspaper sets it."""

    def __init__(self, heading: str = "", *, ink: bool = False, size: int = 34) -> None:
        super().__init__()
        self.heading = heading
        self.ink = ink
        self.size = size

    @property
    def inside(self) -> pygame.Rect:
        """What is left for content."""
        margin = self.look.px(36)
        inner = self.rect.inflate(-2 * margin, -2 * margin)
        head = heading_height(self.look, self.size) if self.heading else 0
        return pygame.Rect(inner.x, inner.y + head, inner.width, inner.height - head)

    def draw(self, surface: pygame.Surface) -> None:
        draw_sheet(surface, self.rect, self.look, ink=self.ink)
        if self.heading:
            margin = self.look.px(36)
            top = self.rect.inflate(-2 * margin, -2 * margin)
            draw_heading(surface, self.heading, top, self.look, self.size, ink=self.ink)


def draw_sheet(surface: pygame.Surface, rect: pygame.Rect, look: Look, *, ink: bool = False) -> None:
    radius = look.px(4)
    draw_shadow(surface, rect, radius, spread=look.px(18), strength=130, drop=look.px(5))
    if ink:
        draw_plate(surface, rect, colours.INK_SOFT, radius, colours.INK_RAISED)
        return
    draw_plate(surface, rect, colours.PAPER, radius, colours.PAPER_EDGE)
    frame = rect.inflate(-look.px(16), -look.px(16))
    pygame.draw.rect(surface, colours.PAPER_DARK, frame, 1)


def heading_height(look: Look, size: int = 34) -> int:
    return round(look.text(size) * 1.35) + look.px(22)


def draw_heading(
    surface: pygame.Surface, words: str, column: pygame.Rect, look: Look, size: int = 34, *, ink: bool = False
) -> None:
    """A newspaper headline across the column, with the thick and the thin rule under it."""
    colour = colours.CREAM if ink else colours.INK
    height = round(look.text(size) * 1.35)
    draw_line(
        surface,
        words,
        pygame.Rect(column.x, column.y, column.width, height),
        font("news", look.text(size), bold=True),
        colour,
    )
    y = column.y + height + look.px(4)
    pygame.draw.rect(surface, colour, (column.x, y, column.width, max(2, look.px(3))))
    pygame.draw.rect(surface, colour, (column.x, y + look.px(6), column.width, 1))
