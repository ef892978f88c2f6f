"""The finished games one under the other: when, who won, as whom one played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour, mix
from game.shell.fonts import font
from game.shell.keys import is_pressed
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.saves import SaveEntry
from game.shell.sound import play
from game.shell.widgets.rich_text import literal
from game.shell.widgets.scrolling import Scrolling
from game.table.library.record import Record

DOUBLE_CLICK = 400
"""Milliseconds."""
STRIPE = 10
ROW_GAP = 10


@dataclass(slots=True)
class Finished:
    entry: SaveEntry
    record: Record | None
    headline: str
    players: str
    margin: str
    colour: Colour
    """Of the winner."""


class GamesList(Scrolling):
    focusable = True

    def __init__(self, on_choose: Callable[[Finished], None], on_open: Callable[[], None]) -> None:
        super().__init__()
        self.games: Sequence[Finished] = ()
        self.chosen: Finished | None = None
        self._on_choose, self._on_open = on_choose, on_open
        self._over: Finished | None = None
        self._clicked_at = -DOUBLE_CLICK

    def show(self, games: Sequence[Finished]) -> None:
        self.games = games
        self._measure()

    def choose(self, game: Finished) -> None:
        self.chosen, self.dirty = game, True
        index = self.games.index(game)
        self.bar.show(index * self._pitch, (index + 1) * self._pitch)
        self._on_choose(game)

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._measure()

    def in_view(self) -> list[Finished]:
        first = self.bar.offset // self._pitch
        return list(self.games[first : first + self.rect.height // self._pitch + 2])

    def unbroken(self) -> Iterator[tuple[int, int]]:
        for game in self.in_view():
            top = self.games.index(game) * self._pitch
            yield top, top + self._pitch - self.look.px(ROW_GAP)

    def rect_of(self, game: Finished) -> pygame.Rect:
        top = self.rect.y + self.games.index(game) * self._pitch - self.bar.offset
        return pygame.Rect(self.rect.x, top, self.rect.width - self.look.px(24), self._pitch - self.look.px(ROW_GAP))

    @property
    def _pitch(self) -> int:
        return self._line(22) + self._line(17) + self.look.px(30)

    def _line(self, size: int) -> int:
        return round(self.look.text(size) * 1.32)

    def _measure(self) -> None:
        self.bar.step = self._pitch
        self.bar.measure(max(0, self._pitch * len(self.games) - self.look.px(ROW_GAP)), self.rect)
        self.dirty = True

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            over = self._at(event.pos)
            if over is not self._over:
                self._over, self.dirty = over, True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and (game := self._at(event.pos)):
            self._click(game)
            return True
        return self._walk(event)

    def take_key(self, event: pygame.event.Event) -> bool:
        return self._walk(event)

    def _walk(self, event: pygame.event.Event) -> bool:
        ways = {"Up": -1, "Down": 1, "Home": -len(self.games), "End": len(self.games)}
        for name, by in ways.items():
            if self.games and is_pressed(name, event):
                at = self.games.index(self.chosen) if self.chosen else 0
                self.choose(self.games[max(0, min(len(self.games) - 1, at + by))])
                return True
        return False

    def rest(self) -> None:
        super().rest()
        self._over = None

    def hint(self, position: tuple[int, int]) -> str:
        game = self._at(position)
        return "" if game is None else literal(game.entry.damage or game.players)

    def _click(self, game: Finished) -> None:
        now = pygame.time.get_ticks()
        twice = game is self.chosen and now - self._clicked_at < DOUBLE_CLICK
        self._clicked_at = now
        play("click")
        self.choose(game)
        if twice and game.entry.sound:
            self._on_open()

    def _at(self, position: tuple[int, int]) -> Finished | None:
        if not self.window.collidepoint(position):
            return None
        return next((game for game in self.in_view() if self.rect_of(game).collidepoint(position)), None)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        with self.clipped(surface):
            for game in self.in_view():
                self._draw_game(surface, game, self.rect_of(game))
        self.bar.draw(surface)

    def _draw_game(self, surface: pygame.Surface, game: Finished, rect: pygame.Rect) -> None:
        look, chosen = self.look, game is self.chosen
        face = colours.CREAM if chosen or game is self._over else mix(colours.PAPER, colours.CREAM, 0.3)
        edge = colours.INK if chosen else colours.PAPER_EDGE
        draw_plate(
            surface, rect, face if game.entry.sound else colours.PAPER_DARK, look.px(5), edge, 2 if chosen else 1
        )
        surface.fill(game.colour, (rect.x + 3, rect.y + 3, look.px(STRIPE), rect.height - 6))
        left = rect.x + look.px(STRIPE + 18)
        row = pygame.Rect(left, rect.y + look.px(8), rect.right - look.px(14) - left, self._line(22))
        large, small = font("news", look.text(22), bold=True), font("text", look.text(17))
        draw_line(surface, game.margin, row, font("display", look.text(22), bold=True), colours.INK, "right")
        margin = width_of(font("display", look.text(22), bold=True), game.margin) + look.px(14)
        ink = colours.INK if game.entry.sound else colours.GREY_ON_PAPER
        draw_line(surface, shortened(large, game.headline, row.width - margin), row, large, ink)
        row = pygame.Rect(left, row.bottom, row.width, self._line(17))
        draw_line(surface, game.entry.when, row, small, colours.GREY_ON_PAPER, "right")
        room = row.width - width_of(small, game.entry.when) - look.px(14)
        said = game.players if game.entry.sound else game.entry.damage or ""
        draw_line(surface, shortened(small, said, room), row, small, colours.GREY_ON_PAPER)
