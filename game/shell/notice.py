"""One sentence for the player, for a while; a click takes it away."""

from collections.abc import Callable

import pygame

from game.shell import colours
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.widgets.rich_text import RichText, TextStyle

SHOWN_FOR = 7.0


class Notice:
    """Sentences wait for one another, so that none is missed."""

    def __init__(self) -> None:
        self._sentences: list[str] = []
        self._news: set[str] = set()
        """Nothing is wrong where these are."""
        self._left = 0.0
        self._rect = pygame.Rect(0, 0, 0, 0)

    @property
    def sentence(self) -> str:
        return self._sentences[0] if self._sentences else ""

    def say(self, sentence: str, *, trouble: bool = True) -> None:
        if sentence in self._sentences:
            return
        if not trouble:
            self._news.add(sentence)
        self._sentences.append(sentence)
        if len(self._sentences) == 1:
            self._left = SHOWN_FOR

    def forget(self, sentence: str) -> None:
        """It is true no longer, whether it is being read or still waits."""
        if self._sentences[:1] == [sentence]:
            self._next()
        elif sentence in self._sentences:
            self._sentences.remove(sentence)

    def dismiss(self, position: tuple[int, int]) -> bool:
        """A click at the position; True if it was on the notice."""
        if self._sentences and self._rect.collidepoint(position):
            self._next()
            return True
        return False

    def update(self, dt: float) -> bool:
        if not self._sentences:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._next()
        return True

    def draw(self, surface: pygame.Surface, look: Look, room: int, place: Callable[[pygame.Rect], None]) -> None:
        """It is no wider than `room`, and `place` moves it to where it disturbs least."""
        if not self._sentences:
            return
        size = look.text(20)
        text = RichText(self.sentence, min(size * 40, room - look.px(56)), TextStyle(size, colours.INK))
        rect = pygame.Rect(0, 0, text.width + look.px(56), text.height + look.px(28))
        place(rect)
        draw_shadow(surface, rect, look.px(6), spread=look.px(14), strength=140)
        draw_plate(surface, rect, colours.CREAM, look.px(6), colours.PAPER_EDGE)
        stripe = colours.GOLD if self.sentence in self._news else colours.RED
        surface.fill(stripe, (rect.x + look.px(14), rect.y + look.px(12), look.px(5), rect.height - look.px(24)))
        text.draw(surface, (rect.x + look.px(34), rect.y + look.px(14)))
        self._rect = rect

    def _next(self) -> None:
        self._news.discard(self._sentences.pop(0))
        self._left = SHOWN_FOR
        self._rect = pygame.Rect(0, 0, 0, 0)
