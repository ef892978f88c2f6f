"""The event of the turn is a fresh poster, pasted askew over the others."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.red_guard import art
from game.red_guard.brush import SLOGANS
from game.red_guard.faces import face, fitted
from game.red_guard.palette import DIM, INK, VERMILION
from game.shell import decoding
from game.shell.cache import Kept
from game.shell.lettering import draw_line, rendered
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.shell.text import tr
from game.shell.widgets.rich_text import RichText, TextStyle
from game.table.asking.offers import Hands
from game.table.panels.card_setting import Face
from game.table.panels.clipping import SET_AT_ONCE, Clipping, Room

BRUSH = 0.2
"""The column of characters at the right is so wide, as a share of the whole."""
SHAPE = 0.56
"""It is the height of the picture by its width."""


def event_face(event: int) -> Face:
    if not event:
        return Face("", tr("event.none"), tr("event.none.kicker"))
    return Face(
        str(event),
        tr(f"event.{event}.title"),
        tr(f"event.{event}.kicker"),
        body=tr(f"event.{event}"),
        number=tr("event.number", number=event),
    )


class _Setting:
    """What stands where on a poster of some width, with or without its picture and characters."""

    def __init__(self, shown: Face, width: int, look: Look, illustrated: bool = True) -> None:
        self.illustrated = illustrated = illustrated and bool(shown.key)
        self.pad = look.px(20)
        inner = width - 2 * self.pad
        self.brush = Rect(width - self.pad - round(inner * BRUSH), self.pad, round(inner * BRUSH), 0)
        left = inner - self.brush.width - look.px(10)
        self.picture = Rect(self.pad, self.pad, left, round(left * SHAPE) if illustrated else 0)
        self.brush.height = self.picture.height + look.px(30)
        text = look.text(18)
        bold = TextStyle(look.text(27), VERMILION, "display", bold=True, leading=1.15)
        self.title = RichText(shown.title, left if illustrated else inner, bold)
        self.kicker = RichText(shown.kicker, inner, TextStyle(text, DIM, italic=True, leading=1.2))
        self.body = RichText(shown.body, inner, TextStyle(text, INK, bold=True, leading=1.25))
        self.title_top = self.picture.bottom + look.px(6)
        self.kicker_top = max(self.title_top + self.title.height, self.brush.bottom) + look.px(2)
        if not illustrated:
            self.kicker_top = self.title_top + self.title.height
        self.body_top = self.kicker_top + self.kicker.height + look.px(6)
        self.height = self.body_top + (self.body.height if shown.body else 0) + self.pad


class EventPoster(Clipping):
    """Nothing is chosen on it; a right click tells the history."""

    def __init__(self, hands: Hands) -> None:
        super().__init__(hands)
        self._posters: Kept[tuple[Face, int, Look, bool], _Setting] = Kept(SET_AT_ONCE, lambda setting: 1)

    def needed(self, width: int, look: Look) -> int:
        return self._set_in(self.face, width, look).height

    def foresee(self, face: Face, look: Look, room: Room) -> None:
        self._getting_ready = self._make_ready(face, self.rect.width, look)

    def _make_ready(self, face: Face, width: int, look: Look) -> Iterator[None]:
        """Its type, its picture and its paper are made in a frame each."""
        setting = self._set_in(face, width, look)
        yield
        while decoding.is_under_way():
            yield
        if setting.illustrated:
            art.event_print(int(face.key), setting.picture.size)
            yield
        art.sheet("fresh", (width, setting.height))

    def _set_in(self, face: Face, width: int, look: Look, *, illustrated: bool = True) -> _Setting:
        wanted = face, width, look, illustrated
        return self._posters.get(wanted) or self._posters.put(wanted, _Setting(*wanted))

    def least(self, width: int, look: Look) -> int:
        return self._set_in(self.face, width, look, illustrated=False).height

    def draw(self, surface: Surface) -> None:
        if self.rect.width <= 0:
            return
        draw_shadow(surface, self.rect, self.look.px(4), spread=self.look.px(12), strength=140, drop=self.look.px(5))
        surface.blit(self.picture, self.rect)
        if self.turning < 1.0:
            # A new poster is unrolled from above over the old one.
            hidden = Rect(self.rect)
            hidden.top += round(self.rect.height * self.turning)
            hidden.height = self.rect.bottom - hidden.top
            blank = art.sheet("fresh", self.rect.size)
            surface.blit(blank, hidden, hidden.move(-self.rect.x, -self.rect.y))

    def paint(self) -> Surface:
        look, width = self.look, self.rect.width
        illustrated = self.needed(width, look) <= self.rect.height
        setting = self._set_in(self.face, width, look, illustrated=illustrated)
        made = Surface(self.rect.size, pygame.SRCALPHA)
        made.blit(art.sheet("fresh", self.rect.size), (0, 0))
        if setting.illustrated:
            event = int(self.face.key)
            made.blit(art.event_print(event, setting.picture.size), setting.picture)
            self._paint_slogan(made, setting.brush, SLOGANS[event])
        setting.title.draw(made, (setting.pad, setting.title_top))
        setting.kicker.draw(made, (setting.pad, setting.kicker_top))
        if self.face.body:
            setting.body.draw(made, (setting.pad, setting.body_top))
        if setting.illustrated and self.face.number:
            size = max(look.px(19), look.text(14))
            row = Rect(setting.picture.x, setting.picture.y, setting.picture.width, round(size * 1.5))
            type_ = fitted("label", size, self.face.number, row.width)
            tag = Rect(row.x, row.y, type_.size(self.face.number)[0] + look.px(14), row.height)
            made.blit(art.strip(tag.size, (243, 235, 212)), tag)
            draw_line(made, self.face.number, tag, type_, INK, "center")
        return made

    def _paint_slogan(self, made: Surface, room: Rect, slogan: str) -> None:
        """It is written from the top down."""
        size = min(room.width, room.height // len(slogan))
        brush = face("brush", size)
        y = room.y + (room.height - size * len(slogan)) // 2
        for character in slogan:
            image = rendered(brush, character, INK)
            made.blit(image, image.get_rect(center=(room.centerx, y + size // 2)))
            y += size
