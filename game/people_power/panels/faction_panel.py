"""A faction at a glance: how near it is to victory, what that is made of, what it holds and who plays it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.shell import colours
from game.shell.fonts import font
from game.shell.keys import is_pressed
from game.shell.lettering import draw_line, fitting_size, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.table.kit.palette import Palette
from game.table.panels.keyed import CHOOSING, INSPECT
from game.table.panels.paper import draw_paper
from game.table.panels.paper_panel import CLOSE_FROM, PaperPanel

REACHED = (24, 100, 58)
"""A margin that wins is green, because red would say that something is wrong."""
PaintPiece = Callable[[str, int, Palette], pygame.Surface]
"""It paints a piece by its kind, as large as this."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A total and what it has to come to, as a large figure over a bar."""

    total: int
    needed: int
    longest: int
    """A total past which the bar is simply full."""
    lines: tuple[str, str]
    """They stand beside the figure."""
    reached: bool


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with its name; `short` where the room is narrow."""

    key: str
    name: str
    short: str
    value: int


@dataclass(frozen=True, slots=True)
class FactionFigures:
    """What a panel shows, in the player's language. What a game does not have, it leaves empty."""

    faction: str
    name: str
    player: str
    """Who plays it."""
    acting: bool
    goal: Goal | None = None
    parts: str = ""
    """What the total is made of."""
    tracks: tuple[Figure, ...] = ()
    no_tracks: str = ""
    """What is said where there are none."""
    stock: tuple[tuple[str, int], ...] = ()
    """Kinds of pieces that are off the board, and how many."""
    note: str = ""
    hint: tuple[str, ...] = ()


GOAL, PARTS, TRACKS, STOCK, NOTE = "goal", "parts", "tracks", "stock", "note"


class FactionPanel(PaperPanel):
    """`rows` are what it consists of under its head; `sheds` those that it leaves out, one after the other.

    `on_click` shows more of the faction.
    """

    def __init__(
        self,
        paint_piece: PaintPiece,
        rows: tuple[str, ...] = (GOAL, PARTS, TRACKS, STOCK, NOTE),
        sheds: tuple[str, ...] = (PARTS, NOTE),
        on_click: Callable[[], None] | None = None,
    ) -> None:
        super().__init__()
        self._on_click = on_click
        self.standing: FactionFigures | None = None
        self._paint_piece = paint_piece
        self._rows = rows
        self._sheds = sheds
        self._places: dict[str, tuple[int, int]] = {}
        self._tracks: dict[str, pygame.Rect] = {}

    def show(self, standing: FactionFigures) -> None:
        if standing != self.standing:
            self.standing = standing
            self.is_lit = standing.acting
            self.renew()

    def height(self, look: Look, level: int) -> int:
        return self._needed(look, self._rows_at(level), level)

    def anchor(self, key: str) -> tuple[int, int] | None:
        """It may be that of a track, of a kind of piece in stock, or of the total."""
        place = self._places.get(key)
        return (self.rect.x + place[0], self.rect.y + place[1]) if place else None

    def track(self, key: str) -> pygame.Rect | None:
        place = self._tracks.get(key)
        return place.move(self.rect.topleft) if place else None

    def hint(self, position: tuple[int, int]) -> str:
        now = self.standing
        return "\n".join((f"**{now.name}** · {now.player}", *now.hint)) if now else ""

    def handle(self, event: pygame.event.Event) -> bool:
        super().handle(event)
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3)
        if self._on_click is None or not pressed or not self.rect.collidepoint(event.pos):
            return False
        self._on_click()
        return True

    def take_key(self, event: pygame.event.Event) -> bool:
        if self._on_click is None or not any(is_pressed(key, event) for key in (INSPECT, *CHOOSING)):
            return False
        self._on_click()
        return True

    def _rows_at(self, level: int) -> set[str]:
        return set(self._rows) - set(self._sheds[:level])

    @staticmethod
    def _needed(look: Look, rows: set[str], level: int) -> int:
        heights = {GOAL: _figure(look) + _bar(look, level), STOCK: _tray(look)}
        foot = look.px(4 if level >= CLOSE_FROM else 10)
        return _head(look, level) + sum(heights.get(row, _line(look)) for row in rows) + foot

    # Painting

    def paint(self) -> pygame.Surface:
        now, look = self.standing, self.look
        assert now is not None, "shown before it is drawn"
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        draw_paper(picture, picture.get_rect(), look, 6)
        rows = self._rows_at(self.level) - (set() if now.note else {NOTE})
        spare = max(0, self.rect.height - self._needed(look, rows, self.level))
        tray = _tray(look) + min(spare // 3, _tray(look) // 3) if STOCK in rows else 0
        air = (spare - tray + _tray(look)) // 5 if STOCK in rows else spare // 5
        line = _line(look)
        head = pygame.Rect(0, 0, self.rect.width, _head(look, self.level))
        column = head.inflate(-2 * look.px(12), 0)

        def row(top: int, height: int) -> pygame.Rect:
            return pygame.Rect(column.x, top, column.width, height)

        figure = row(head.bottom + look.px(2) + air, _figure(look) if GOAL in rows else 0)
        bar = row(figure.bottom, _bar(look, self.level) + air if GOAL in rows else 0)
        parts = row(bar.bottom, line if PARTS in rows else 0)
        tracks = row(parts.bottom, line if TRACKS in rows else 0)
        stock = row(tracks.bottom + air, tray)
        self._paint_head(picture, now, head, column)
        if GOAL in rows and now.goal:
            self._paint_figure(picture, now.goal, figure, "" if PARTS in rows else now.parts)
            self._paint_bar(picture, now, now.goal, bar)
        if PARTS in rows:
            face = font("text", look.text(18))
            draw_line(picture, shortened(face, now.parts, parts.width), parts, face, colours.GREY_ON_PAPER)
        if TRACKS in rows:
            self._paint_tracks(picture, now, tracks)
        if STOCK in rows:
            self._paint_stock(picture, now, stock)
        if NOTE in rows:
            italic = font("news", look.text(18), italic=True)
            words = shortened(italic, now.note, column.width)
            draw_line(picture, words, row(stock.bottom + air // 2, line), italic, colours.INK)
        return picture

    def _paint_head(self, picture: pygame.Surface, now: FactionFigures, head: pygame.Rect, column: pygame.Rect) -> None:
        look, radius = self.look, self.look.px(6)
        colour, on_colour = self.palette.factions[now.faction], self.palette.on_faction[now.faction]
        pygame.draw.rect(picture, colour, head, border_top_left_radius=radius, border_top_right_radius=radius)
        draw_line(picture, now.player, column, font("text", look.text(17), bold=True), on_colour, "right")
        name = font("display", look.text(22), bold=True)
        draw_line(picture, now.name.upper(), column, name, on_colour)

    def _paint_figure(self, picture: pygame.Surface, goal: Goal, box: pygame.Rect, parts: str) -> None:
        """With `parts`, what the total is made of stands beside it, because it has no row of its own."""
        look = self.look
        big = font("display", look.text(42), bold=True)
        figure = draw_line(picture, str(goal.total), box, big, colours.INK)
        if self.standing:
            self._places[f"total:{self.standing.faction}"] = figure.center
        left = max(figure.right, box.left + width_of(big, "00")) + look.px(14)
        upper = pygame.Rect(left, box.top + look.px(2), box.right - left, box.height // 2)
        lower = upper.move(0, upper.height - 2 * look.px(2))
        first, second = (parts, " · ".join(reversed(goal.lines))) if parts else goal.lines
        face = font("text", fitting_size(partial(font, "text"), look.text(18), first, upper.width))
        heavy = partial(font, "text", bold=True)
        bold = heavy(fitting_size(heavy, look.text(18), second, lower.width))
        draw_line(picture, first, upper, face, colours.GREY_ON_PAPER)
        draw_line(picture, second, lower, bold, REACHED if goal.reached else colours.INK)

    def _paint_bar(self, picture: pygame.Surface, now: FactionFigures, goal: Goal, box: pygame.Rect) -> None:
        look = self.look
        bar = pygame.Rect(box.x, 0, box.width, look.px(11))
        bar.centery = box.centery
        draw_plate(picture, bar, colours.PAPER_DARK, bar.height // 2)
        width = round(bar.width * min(1.0, goal.total / goal.longest))
        if width > 1:
            filled = pygame.Rect(bar.x, bar.y, max(width, bar.height), bar.height)
            draw_plate(picture, filled, self.palette.factions[now.faction], bar.height // 2)
        mark = bar.x + round(bar.width * goal.needed / goal.longest)
        picture.fill(colours.INK, (mark, bar.y - look.px(4), max(2, look.px(3)), bar.height + 2 * look.px(4)))

    def _paint_tracks(self, picture: pygame.Surface, now: FactionFigures, box: pygame.Rect) -> None:
        look = self.look
        name, value = font("text", look.text(18)), font("display", look.text(20), bold=True)
        if not now.tracks:
            draw_line(picture, shortened(name, now.no_tracks, box.width), box, name, colours.GREY_ON_PAPER)
        gap = look.px(16)
        needed = sum(width_of(name, track.name + " ") + width_of(value, str(track.value)) + gap for track in now.tracks)
        narrow = needed - gap > box.width
        gap = look.px(10) if narrow else gap
        left = box.left
        for track in now.tracks:
            rest = pygame.Rect(left, box.y, box.right - left, box.height)
            words = track.short if narrow else track.name
            place = draw_line(picture, words + " ", rest, name, colours.GREY_ON_PAPER)
            rest = pygame.Rect(place.right, box.y, box.right - place.right, box.height)
            figure = draw_line(picture, str(track.value), rest, value, colours.INK)
            self._places[track.key] = figure.center
            self._tracks[track.key] = place.union(figure).inflate(0, -look.px(10))
            left = figure.right + gap

    def _paint_stock(self, picture: pygame.Surface, now: FactionFigures, box: pygame.Rect) -> None:
        """As the pieces they are."""
        look = self.look
        side = box.height - look.px(2)
        value = font("display", look.text(20), bold=True)
        cell = min(box.width // max(1, len(now.stock)), side + width_of(value, "00") + look.px(22))
        left = box.left - look.px(3)
        for kind, count in now.stock:
            sprite = self._paint_piece(kind, side, self.palette)
            place = sprite.get_rect(midleft=(left, box.centery))
            if not count:
                sprite = sprite.copy()
                sprite.set_alpha(90)
            picture.blit(sprite, place)
            self._places[kind] = place.center
            room = pygame.Rect(place.right + look.px(3), box.y, cell, box.height)
            draw_line(picture, str(count), room, value, colours.INK if count else colours.GREY_ON_PAPER)
            left += cell


def _head(look: Look, level: int) -> int:
    return round(look.text(22) * (1.35 if level >= CLOSE_FROM else 1.5))


def _bar(look: Look, level: int) -> int:
    return look.px(14 if level >= CLOSE_FROM else 20)


def _figure(look: Look) -> int:
    return max(round(look.text(18) * 2.35), round(look.text(42) * 1.15))


def _line(look: Look) -> int:
    return round(look.text(18) * 1.35)


def _tray(look: Look) -> int:
    return max(look.px(34), round(look.text(18) * 1.6))
