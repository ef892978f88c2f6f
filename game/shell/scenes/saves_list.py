"""The list in the saves browser: a thumbnail, a name, what the game is about, when it was saved."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame

from game.shell import colours
from game.shell.cache import MEGABYTE, Kept
from game.shell.colours import mix
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.look import Look
from game.shell.plates import draw_plate
from game.shell.saves import SaveEntry
from game.shell.text import tr
from game.shell.thumbnail import read_thumbnail
from game.shell.widgets.rich_text import literal
from game.shell.widgets.scrolling import Scrolling

DOUBLE_CLICK = 400  # milliseconds
SUMMARY_LINES = 2
ROW_GAP = 10


class SavesList(Scrolling):
    def __init__(self, on_select: Callable[[SaveEntry | None], None], on_open: Callable[[], None]) -> None:
        super().__init__()
        self.entries: Sequence[SaveEntry] = ()
        self.selected: SaveEntry | None = None
        self.on_select = on_select
        self.on_open = on_open
        self._over: SaveEntry | None = None
        self._clicked_at = -DOUBLE_CLICK
        self._thumbnails: Kept[tuple[Path, int], tuple[pygame.Surface | None]] = Kept(8 * MEGABYTE)

    def show(self, entries: Sequence[SaveEntry]) -> None:
        self.entries = list(entries)
        self._thumbnails.clear()
        self.select(self.entries[0] if self.entries else None)
        self._measure()

    def select(self, entry: SaveEntry | None) -> None:
        self.selected, self.dirty = entry, True
        self.on_select(entry)

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._thumbnails.clear()
        self._measure()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            over = self._at(event.pos)
            if over is not self._over:
                self._over, self.dirty = over, True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._click(event.pos)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            self._move(-1 if event.key == pygame.K_UP else 1)
            return True
        return False

    def rest(self) -> None:
        super().rest()
        self._over = None

    def hint(self, position: tuple[int, int]) -> str:
        entry = self._at(position)
        return "" if entry is None else literal(entry.damage or entry.title)

    def explained(self, position: tuple[int, int]) -> pygame.Rect:
        return pygame.Rect(position, (1, 1))

    def draw(self, surface: pygame.Surface) -> None:
        with self.clipped(surface):
            for index in self._rows_in_view():
                self._draw_entry(surface, self.entries[index], self._place(index))
        self.bar.draw(surface)

    def unbroken(self) -> Iterator[tuple[int, int]]:
        for index in self._rows_in_view():
            yield index * self._pitch(), index * self._pitch() + self._row_height()

    def in_view(self) -> list[SaveEntry]:
        return [self.entries[index] for index in self._rows_in_view()]

    def _rows_in_view(self) -> range:
        first = self.bar.offset // self._pitch()
        last = (self.bar.offset + self.rect.height) // self._pitch()
        return range(max(0, first), min(len(self.entries), last + 1))

    def _draw_entry(self, surface: pygame.Surface, entry: SaveEntry, place: pygame.Rect) -> None:
        look = self.look
        chosen = entry is self.selected
        face = colours.CREAM if chosen or entry is self._over else mix(colours.PAPER, colours.CREAM, 0.4)
        if not entry.sound:
            face = colours.PAPER_DARK
        draw_plate(surface, place, face, look.px(6), colours.INK if chosen else colours.PAPER_EDGE, 2 if chosen else 1)
        pad = look.px(12)
        picture = pygame.Rect(place.x + pad, place.y + pad, (place.height - 2 * pad) * 16 // 9, place.height - 2 * pad)
        self._draw_thumbnail(surface, entry, picture)
        left = picture.right + look.px(20)
        self._draw_words(surface, entry, pygame.Rect(left, picture.y, place.right - pad - left, picture.height))

    def _draw_words(self, surface: pygame.Surface, entry: SaveEntry, box: pygame.Rect) -> None:
        look = self.look
        large, small = font("news", look.text(24), bold=True), font("text", look.text(18))
        line = pygame.Rect(box.x, box.y, box.width, self._line_height(24))
        room = line.width - width_of(small, entry.when) - look.px(20)
        ink = colours.INK if entry.sound else colours.GREY_ON_PAPER
        draw_line(surface, shortened(large, entry.title, room), line, large, ink)
        draw_line(surface, entry.when, line, small, colours.GREY_ON_PAPER, "right")
        line = pygame.Rect(box.x, line.bottom, box.width, self._line_height(18))
        if entry.damage is not None:
            slanted = font("text", look.text(18), italic=True)
            reason = shortened(slanted, tr("saves.damaged", why=entry.damage), line.width)
            draw_line(surface, reason, line, slanted, colours.RED)
            return
        for text in list(entry.summary.values())[:SUMMARY_LINES]:
            draw_line(surface, shortened(small, text, line.width), line, small, colours.GREY_ON_PAPER)
            line.y += line.height

    def _draw_thumbnail(self, surface: pygame.Surface, entry: SaveEntry, place: pygame.Rect) -> None:
        picture = self._thumbnail(entry, place.size)
        if picture is not None:
            surface.blit(picture, place)
        else:
            surface.fill(colours.SEA if entry.sound else colours.DISABLED, place)
            mark = "…" if entry.sound else "✗"
            draw_line(
                surface,
                mark,
                place,
                font("text", self.look.text(30), bold=True),
                colours.PAPER_DARK if entry.sound else colours.GREY_ON_PAPER,
                "center",
            )
        pygame.draw.rect(surface, colours.PAPER_EDGE, place, 1)

    def _thumbnail(self, entry: SaveEntry, size: tuple[int, int]) -> pygame.Surface | None:
        """Read when first seen; a missing or broken one is no reason not to list the save."""
        if not entry.sound:
            return None
        key = (entry.path, size[0])
        shown = self._thumbnails.get(key)
        if shown is None:
            picture = read_thumbnail(entry.thumbnail)
            shown = self._thumbnails.put(key, (picture and pygame.transform.smoothscale(picture, size),))
        return shown[0]

    def _line_height(self, size: int) -> int:
        return round(self.look.text(size) * 1.35)

    def _row_height(self) -> int:
        return self._line_height(24) + SUMMARY_LINES * self._line_height(18) + 2 * self.look.px(12)

    def _pitch(self) -> int:
        """From the top of one row to that of the next."""
        return self._row_height() + self.look.px(ROW_GAP)

    def _measure(self) -> None:
        self.bar.step = self._pitch()
        self.bar.measure(max(0, self._pitch() * len(self.entries) - self.look.px(ROW_GAP)), self.rect)
        self.dirty = True

    def _place(self, index: int) -> pygame.Rect:
        top = self.rect.y + index * self._pitch() - self.bar.offset
        return pygame.Rect(self.rect.x, top, self.rect.width - self.look.px(26), self._row_height())

    def _at(self, position: tuple[int, int]) -> SaveEntry | None:
        if not self.window.collidepoint(position):
            return None
        places = ((index, self._place(index)) for index in self._rows_in_view())
        return next((self.entries[index] for index, place in places if place.collidepoint(position)), None)

    def _click(self, position: tuple[int, int]) -> bool:
        entry = self._at(position)
        if entry is None:
            return False
        now = pygame.time.get_ticks()
        twice = entry is self.selected and now - self._clicked_at < DOUBLE_CLICK
        self._clicked_at = now
        self.select(entry)
        if twice and entry.sound:
            self.on_open()
        return True

    def _move(self, by: int) -> None:
        if self.selected is None:
            return
        index = max(0, min(len(self.entries) - 1, self.entries.index(self.selected) + by))
        self.select(self.entries[index])
        self.bar.show(index * self._pitch(), (index + 1) * self._pitch())
