"""All cards and people small, side by side, as a photographer lays out a film."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.keys import is_pressed
from game.shell.lettering import width_of
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.sound import play
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.scrolling import Scrolling
from game.table.kit.palette import Palette
from game.table.library.exhibit import Exhibit

PAD = 8
NARROWEST = 196
"""No print is narrower in the design."""
SHAPE = 0.66
"""This is the height of a picture as a share of its width."""
CAPTION, LEADING = 17, 1.12
SMALLEST = 13
"""Pixels: smaller captions could not be read."""


class ContactSheet(Scrolling):
    """Pictures are painted one in each frame, those in view first."""

    focusable = True

    def __init__(self, on_choose: Callable[[Exhibit], None]) -> None:
        super().__init__()
        self.exhibits: Sequence[Exhibit] = ()
        self.chosen: Exhibit | None = None
        self._on_choose = on_choose
        self._palette: Palette | None = None
        self._over: Exhibit | None = None
        self._pictures: dict[str, pygame.Surface] = {}
        self._captions: dict[str, RichText] = {}
        self._across = 1
        self._picture, self._cell = (1, 1), (1, 1)

    def show(self, exhibits: Sequence[Exhibit], palette: Palette) -> None:
        """Show others, from the top; the sheet has to be placed again."""
        if palette is not self._palette:
            self._pictures.clear()
        self.exhibits, self._palette = exhibits, palette
        self.bar.offset = 0
        self.dirty = True

    def choose(self, exhibit: Exhibit) -> None:
        self.chosen, self.dirty = exhibit, True
        if exhibit in self.exhibits:
            row = self.exhibits.index(exhibit) // self._across
            self.bar.show(row * self._pitch[1], (row + 1) * self._pitch[1])

    def step(self, by: int) -> None:
        """Choose the one that is so many further, or back, and never go round the corner."""
        if self.chosen not in self.exhibits:
            return
        place = self.exhibits.index(self.chosen) + by
        if 0 <= place < len(self.exhibits):
            play("click")
            self._on_choose(self.exhibits[place])

    # Places

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        room = rect.width - look.px(self.bar_width + 8)
        gap = self._gap
        self._across = max(1, (room + gap) // (look.wide(NARROWEST) + gap))
        width = (room - gap * (self._across - 1)) // self._across
        pad = look.px(PAD)
        self._captions = {exhibit.key: self._caption(exhibit.title, width - 2 * pad) for exhibit in self.exhibits}
        tallest = max((caption.height for caption in self._captions.values()), default=0)
        size = width - 2 * pad, round((width - 2 * pad) * SHAPE)
        if self._pictures and next(iter(self._pictures.values())).get_size() != size:
            self._pictures.clear()
        self._picture = size
        self._cell = width, size[1] + 3 * pad + tallest
        rows = -(-len(self.exhibits) // self._across)
        self.bar.step = self._pitch[1] // 2
        self.bar.measure(rows * self._pitch[1], rect)
        if self.chosen is not None:
            self.choose(self.chosen)

    def _caption(self, title: str, width: int) -> RichText:
        """It is set in two lines, in smaller type if need be."""
        size = self.look.text(CAPTION)
        most = 2 * round(size * LEADING)
        longest = max(title.split(), key=len)
        while size > SMALLEST and width_of(font("news", size, bold=True), longest) > width:
            size -= 1
        while True:
            style = TextStyle(size, colours.INK, "news", bold=True, leading=LEADING, align="center")
            caption = RichText(title, width, style)
            if caption.height <= most or size <= SMALLEST:
                return caption
            size -= 1

    @property
    def _gap(self) -> int:
        return self.look.px(14)

    @property
    def _pitch(self) -> tuple[int, int]:
        return self._cell[0] + self._gap, self._cell[1] + self._gap

    def rect_of(self, exhibit: Exhibit) -> pygame.Rect:
        row, column = divmod(self.exhibits.index(exhibit), self._across)
        x, y = self.rect.x + column * self._pitch[0], self.rect.y + row * self._pitch[1] - self.bar.offset
        return pygame.Rect(x, y, *self._cell)

    def unbroken(self) -> Iterator[tuple[int, int]]:
        """No caption of a row is cut through."""
        picture = self._picture[1] + self.look.px(PAD)
        for row in {self.exhibits.index(exhibit) // self._across for exhibit in self._in_view()}:
            yield row * self._pitch[1] + picture, row * self._pitch[1] + self._cell[1]

    def _in_view(self) -> list[Exhibit]:
        first = self.bar.offset // self._pitch[1] * self._across
        rows = self.rect.height // self._pitch[1] + 2
        return list(self.exhibits[first : first + rows * self._across])

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            over = self._at(event.pos)
            if over is not self._over:
                self._over, self.dirty = over, True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and (exhibit := self._at(event.pos)):
            play("click")
            self._on_choose(exhibit)
            return True
        return self._walk(event)

    def take_key(self, event: pygame.event.Event) -> bool:
        return self._walk(event)

    def _walk(self, event: pygame.event.Event) -> bool:
        ways = {"Left": -1, "Right": 1, "Up": -self._across, "Down": self._across}
        for name, by in ways.items():
            if is_pressed(name, event):
                self.step(by)
                return True
        if is_pressed("Home", event) or is_pressed("End", event):
            if self.exhibits:
                self._on_choose(self.exhibits[-1 if is_pressed("End", event) else 0])
            return True
        return False

    def rest(self) -> None:
        super().rest()
        self._over = None

    def _at(self, position: tuple[int, int]) -> Exhibit | None:
        if not self.window.collidepoint(position):
            return None
        return next((shown for shown in self._in_view() if self.rect_of(shown).collidepoint(position)), None)

    # Time and drawing

    @property
    def busy(self) -> bool:
        return self._unpainted() is not None

    def update(self, dt: float) -> bool:
        exhibit = self._unpainted()
        if exhibit is not None and self._palette is not None:
            self._pictures[exhibit.key] = exhibit.picture(self._picture, self._palette)
            self.dirty = True
        return super().update(dt)

    def _unpainted(self) -> Exhibit | None:
        if self.rect.width <= 0:
            return None
        return next((exhibit for exhibit in self._in_view() if exhibit.key not in self._pictures), None)

    def draw(self, surface: pygame.Surface) -> None:
        """Prints go on to the edge; captions are read whole or not at all."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        for exhibit in self._in_view():
            self._draw_print(surface, exhibit, self.rect_of(exhibit))
            self._draw_caption(surface, exhibit, self.rect_of(exhibit))
        surface.set_clip(before)
        self.draw_arrow(surface)
        self.bar.draw(surface)

    def _draw_print(self, surface: pygame.Surface, exhibit: Exhibit, cell: pygame.Rect) -> None:
        look, palette = self.look, self._palette
        assert palette is not None, "shown before it is drawn"
        radius, pad = look.px(4), look.px(PAD)
        draw_shadow(surface, cell, radius, spread=look.px(6), strength=90)
        face = colours.CREAM if exhibit is self._over or exhibit is self.chosen else colours.PAPER
        draw_plate(surface, cell, face, radius, colours.PAPER_EDGE)
        at = pygame.Rect((cell.x + pad, cell.y + pad), self._picture)
        if exhibit.key in self._pictures:
            surface.blit(self._pictures[exhibit.key], at)
        else:
            surface.fill(colours.PAPER_DARK, at)
        if exhibit is self.chosen:
            pygame.draw.rect(surface, palette.glow, cell.inflate(4, 4), max(3, look.px(4)), border_radius=radius + 2)

    def _draw_caption(self, surface: pygame.Surface, exhibit: Exhibit, cell: pygame.Rect) -> None:
        caption, pad = self._captions[exhibit.key], self.look.px(PAD)
        under = cell.y + pad + self._picture[1]
        top = under + (cell.bottom - under - caption.height) // 2
        if self.rect.top <= top and top + caption.height <= self.rect.bottom:
            caption.draw(surface, (cell.x + pad, top))
