"""The mentor's sheet lies at the foot of the right column: a name, one or two sentences, and a way on and out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

from game.shell import colours
from game.shell.colours import Colour
from game.shell.fonts import Role
from game.shell.lettering import draw_fitted
from game.shell.look import Look
from game.shell.plates import draw_plate, draw_shadow
from game.shell.widgets.button import Button
from game.shell.widgets.rich_text import RichText, TextStyle
from game.shell.widgets.widget import Widget
from game.table.panels.paper import draw_paper

TEXT = 20
"""The size of what is said, in the design."""


@dataclass(frozen=True, slots=True)
class MentorStyle:
    """What the sheet is: by default a column in a newspaper, with a red pencil beside it."""

    head: Colour = colours.INK
    on_head: Colour = colours.CREAM
    paper: Colour | None = None
    """It is None for newsprint."""
    face: Role = "news"
    ring: Colour = (206, 32, 41)
    border: bool = False
    """Whether there is a line around the words, as on a form."""


class MentorPanel(Widget):
    """As tall as the longest of `all_words` needs, and Next under it, so that nothing moves from line to line."""

    def __init__(
        self, title: str, style: MentorStyle, on_next: Callable[[], None], on_leave: Callable[[], None]
    ) -> None:
        super().__init__()
        self.title = title
        self.style = style
        self.all_words: list[str] = []
        self.words = ""
        self.next = Button.of("lesson.next", on_next, style="gold", shortcut="N", size=20)
        self.out = Button.of("lesson.leave", on_leave, style="paper", size=17)

    @property
    def parts(self) -> tuple[Widget, ...]:
        return self, self.next, self.out

    def say(self, words: str, *, wants_next: bool) -> None:
        self.words = words
        self.next.visible = wants_next
        for part in self.parts:
            part.dirty = True

    def prepare(self, all_words: Iterable[str]) -> None:
        self.all_words = list(all_words)

    def height(self, width: int, look: Look) -> int:
        inner = width - 2 * look.px(16)
        longest = max((self._set(words, inner, look).height for words in self.all_words), default=0)
        return _head(look) + longest + _row(look) + 3 * look.px(10)

    def place(self, rect: pygame.Rect, look: Look) -> None:
        super().place(rect, look)
        inner = rect.inflate(-2 * look.px(16), -2 * look.px(10))
        foot = pygame.Rect(inner.x, inner.bottom - _row(look), inner.width, _row(look))
        wide = self.next.natural_width(look) + look.px(30)
        self.next.place(pygame.Rect(foot.right - wide, foot.y, wide, foot.height), look)
        corner = pygame.Rect(0, 0, self.out.natural_width(look), _head(look) - look.px(8))
        corner.midright = rect.right - look.px(4), rect.y + _head(look) // 2
        self.out.place(corner, look)

    def draw(self, surface: pygame.Surface) -> None:
        look, style = self.look, self.style
        draw_shadow(surface, self.rect, look.px(4), spread=look.px(10), strength=110)
        if style.paper is None:
            draw_paper(surface, self.rect, look, 4)
        else:
            draw_plate(surface, self.rect, style.paper, look.px(4), colours.PAPER_EDGE)
        head = pygame.Rect(self.rect.x, self.rect.y, self.rect.width, _head(look))
        draw_plate(surface, head, style.head, look.px(4))
        room = head.inflate(-2 * look.px(16), 0)
        title = pygame.Rect(room.x, room.y, self.out.rect.x - look.px(6) - room.x, room.height)
        draw_fitted(surface, self.title, title, "display", look.text(20), style.on_head)
        if style.border:
            pygame.draw.rect(surface, style.head, self.rect.inflate(-look.px(8), -look.px(8)), 1)
        text = self._set(self.words, room.width, look)
        text.draw(surface, (room.x, head.bottom + look.px(10)))

    def _set(self, words: str, width: int, look: Look) -> RichText:
        return RichText(words, width, TextStyle(look.text(TEXT), role=self.style.face, leading=1.3))


def _head(look: Look) -> int:
    return round(look.text(20) * 1.8)


def _row(look: Look) -> int:
    return round(look.text(20) * 1.75)
