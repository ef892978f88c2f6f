"""The list in the saves browser: a thumbnail, a name, what the game is about, when it was saved."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game.shell import colours
from game.shell.cache import MEGABYTE, Kept
from game.shell.fonts import font
from game.shell.lettering import draw_line, shortened, width_of
from game.shell.look import Look
from game.shell.saves import SaveEntry
from game.shell.text import tr
from game.shell.thumbnail import read_thumbnail
from game.shell.widgets.row_list import RowList

SUMMARY_LINES = 2


class SavesList(RowList[SaveEntry]):
    def __init__(self, on_choose: Callable[[SaveEntry], None], on_open: Callable[[], None]) -> None:
        super().__init__(on_choose, on_open)
        self._thumbnails: Kept[tuple[Path, int], tuple[pygame.Surface | None]] = Kept(8 * MEGABYTE)

    def damage(self, row: SaveEntry) -> str | None:
        return row.damage

    def told(self, row: SaveEntry) -> str:
        return row.title

    def show(self, rows: Sequence[SaveEntry]) -> None:
        super().show(rows)
        self._thumbnails.clear()
        self.chosen = None
        if rows:
            self.choose(rows[0])

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        self._thumbnails.clear()

    def explained(self, position: tuple[int, int]) -> pygame.Rect:
        return pygame.Rect(position, (1, 1))

    def draw_row(self, surface: pygame.Surface, row: SaveEntry, rect: pygame.Rect) -> None:
        look, pad = self.look, self.look.px(12)
        picture = pygame.Rect(rect.x + pad, rect.y + pad, (rect.height - 2 * pad) * 16 // 9, rect.height - 2 * pad)
        self._draw_thumbnail(surface, row, picture)
        left = picture.right + look.px(20)
        self._draw_words(surface, row, pygame.Rect(left, picture.y, rect.right - pad - left, picture.height))

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
            ink = colours.PAPER_DARK if entry.sound else colours.GREY_ON_PAPER
            draw_line(surface, mark, place, font("text", self.look.text(30), bold=True), ink, "center")
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

    @property
    def row_height(self) -> int:
        return self._line_height(24) + SUMMARY_LINES * self._line_height(18) + 2 * self.look.px(12)
