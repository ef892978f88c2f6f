"""A headline as the wall writes it: a fresh sheet that is pasted over the others from above, and torn down again."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import partial

import pygame
from pygame import Rect, Surface

from game.red_guard import art
from game.red_guard.faces import face, fitted
from game.red_guard.palette import INK
from game.shell.decoding import made_beside
from game.shell.easing import ease
from game.shell.lettering import draw_line, rendered, width_of
from game.shell.look import Look
from game.shell.plates import draw_shadow
from game.table.animation.headline import ThrownHeadline

TALL = 128
"""It is so tall, as in the design."""
TILT = -1.1
"""Degrees by which it hangs askew."""
NARROWEST = 0.45
"""Of the width that there is."""


class Placard:
    """It stands in place of a strip of newsprint."""

    def __init__(self, headline: ThrownHeadline, width: int, look: Look, brush: str = "") -> None:
        self._headline = headline
        self._width = width
        self._look = look
        self._brush = brush
        self._hanging: Surface | None = None

    def prepare(self) -> Iterator[None]:
        yield
        straight = yield from self._painted()
        yield
        self._hanging = yield from made_beside(partial(pygame.transform.rotozoom, straight, TILT, 1.0))

    def draw(self, surface: Surface, middle: tuple[int, int], thrown: float, gone: float) -> None:
        """How far it has been pasted on and how far it has been torn down, both from 0 to 1."""
        picture = self._hanging
        if picture is None or thrown <= 0 or gone >= 1:
            return
        place = picture.get_rect(center=middle)
        seen = Rect(0, 0, place.width, round(place.height * min(1.0, thrown)))
        picture.set_alpha(round(255 * (1 - ease(gone))))
        surface.blit(picture, place.move(0, round(self._look.px(90) * gone * gone)), seen)

    def _painted(self) -> Generator[None, None, Surface]:
        look, headline = self._look, self._headline
        tall = max(look.px(TALL), look.text(TALL))
        brush = face("brush", round(tall * 0.6))
        written = width_of(brush, self._brush) + look.px(24) if self._brush else 0
        margin = look.px(34)
        type_ = fitted("heading", round(tall * 0.34), headline.words, self._width - written - 2 * margin)
        kicker = fitted("label", round(tall * 0.17), headline.kicker, self._width - written - 2 * margin)
        inner = max(width_of(type_, headline.words), width_of(kicker, headline.kicker) + look.px(20))
        width = min(self._width, max(round(self._width * NARROWEST), inner + written + 2 * margin))
        yield
        shadow = look.px(12)
        made = Surface((width + 2 * shadow, tall + 2 * shadow), pygame.SRCALPHA)
        sheet = Rect(shadow, shadow, width, tall)
        draw_shadow(made, sheet.inflate(-look.px(12), -look.px(12)), look.px(4), spread=shadow, strength=150)
        yield
        made.blit(art.sheet("fresh", sheet.size), sheet)
        yield
        if self._brush:
            image = rendered(brush, self._brush, INK)
            made.blit(image, image.get_rect(midleft=(sheet.x + margin, sheet.centery)))
        left = sheet.x + margin + written
        tag = Rect(
            left, sheet.y + round(tall * 0.12), width_of(kicker, headline.kicker) + look.px(20), round(tall * 0.32)
        )
        made.blit(art.strip(tag.size, headline.colour), tag)
        draw_line(made, headline.kicker, tag, kicker, headline.on_colour, "center")
        line = Rect(left, tag.bottom, sheet.right - margin - left, round(tall * 0.42))
        draw_line(made, headline.words, line, type_, INK)
        return made
