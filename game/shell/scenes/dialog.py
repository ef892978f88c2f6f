"""Small questions and messages over whatever is on the screen."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.shell.plates import dim
from game.shell.scene import Scene
from game.shell.text import tr
from game.shell.widgets.button import Button
from game.shell.widgets.button_row import place_row, row_width
from game.shell.widgets.panel import draw_heading, draw_sheet, heading_height
from game.shell.widgets.rich_text import RichText, TextStyle

if TYPE_CHECKING:
    from game.shell.app import App

HEADING = 30
MARGIN = 40
# It is that of the buttons.
NARROWEST = 150
# They stand in one row.
MOST_ACROSS = 5
IN_ROWS = 3  # across, if they are more


class Answer(NamedTuple):
    """It is a button of a dialog."""

    words: str
    action: Callable[[], None]
    style: str
    shortcut: str


class DialogScene(Scene):
    """A heading, a text and buttons; a click on a button closes it and then does what the button says."""

    translucent = True

    def __init__(self, app: App, heading: str, text: str, answers: Sequence[Answer]) -> None:
        super().__init__(app)
        self.heading = heading
        self.text = text
        self.answers = list(answers)
        self.rect = pygame.Rect(0, 0, 0, 0)

    def build(self) -> None:
        self.buttons = [
            Button(answer.words, self._act(answer.action), style=answer.style, shortcut=answer.shortcut)
            for answer in self.answers
        ]
        for button in self.buttons:
            button.shows_key = len(self.buttons) > MOST_ACROSS
        self.add(*self.buttons)

    def layout(self, size: tuple[int, int]) -> None:
        look = self.look
        margin, gap = look.px(MARGIN), look.px(28)
        room = size[0] - 2 * margin - look.px(40)
        rows, least = self._rows(room)
        row = max((row_width(buttons, look, least=least) for buttons in rows), default=0)
        inner = min(max(look.wide(640), row), room)
        self._words = RichText(self.text, inner, TextStyle(look.text(20), leading=1.4))
        tall, between = round(look.text(22) * 2), look.px(12)
        foot = tall * len(rows) + between * max(0, len(rows) - 1)
        extra = self.extra_height()
        height = heading_height(look, HEADING) + self._words.height + extra + gap + foot + 2 * margin
        self.rect = pygame.Rect(0, 0, inner + 2 * margin, height)
        self.rect.center = (size[0] // 2, size[1] // 2)
        column = self.rect.inflate(-2 * margin, -2 * margin)
        buttons = pygame.Rect(column.x, column.bottom - foot, inner, foot)
        for number, row_of_buttons in enumerate(rows):
            line = pygame.Rect(buttons.x, buttons.y + number * (tall + between), inner, tall)
            place_row(row_of_buttons, line, look, least=least, right=True)
        self.place_extra(pygame.Rect(column.x, buttons.y - gap - extra, inner, extra))

    def _rows(self, room: int) -> tuple[list[Sequence[Button]], int]:
        """More than a few, or than there is room for, stand in rows of the same number; and how wide each is."""
        buttons = self.buttons
        across = max(1, len(buttons)) if len(buttons) <= MOST_ACROSS else IN_ROWS
        while True:
            rows: list[Sequence[Button]] = [buttons[first : first + across] for first in range(0, len(buttons), across)]
            least = NARROWEST if len(rows) <= 1 else self._widest()
            if across == 1 or all(row_width(row, self.look, least=least) <= room for row in rows):
                return rows, least
            across -= 1

    def _widest(self) -> int:
        """Of the buttons, as in the design: in rows one under the other all are as wide."""
        return math.ceil(max(button.natural_width(self.look) for button in self.buttons) / self.look.scale)

    def extra_height(self) -> int:
        """It is left between text and buttons, for dialogs that ask for more than a click."""
        return 0

    def place_extra(self, rect: pygame.Rect) -> None:
        """Lay out what is in that room."""

    def back(self) -> None:
        """The answer that is the way out; where each of several decides something, Esc takes none."""
        ways_out = [button for button in self.buttons if button.shortcut == "Esc"]
        if len(self.buttons) == 1 or ways_out:
            (ways_out or self.buttons)[-1].press()

    def draw(self, surface: pygame.Surface) -> None:
        dim(surface, 120)
        look, margin = self.look, self.look.px(MARGIN)
        draw_sheet(surface, self.rect, look)
        column = self.rect.inflate(-2 * margin, -2 * margin)
        draw_heading(surface, self.heading, column, look, HEADING)
        self._words.draw(surface, (column.x, column.y + heading_height(look, HEADING)))
        super().draw(surface)

    def _act(self, action: Callable[[], None]) -> Callable[[], None]:
        def close_and_act() -> None:
            self.app.pop()
            action()

        return close_and_act


class AskTextScene(DialogScene):
    """It is a dialog with a line to type in."""

    def __init__(
        self, app: App, heading: str, text: str, value: str, on_text: Callable[[str], None], *, longest: int = 60
    ) -> None:
        super().__init__(
            app,
            heading,
            text,
            (
                Answer(tr("button.ok"), lambda: on_text(self.value), "gold", "Enter"),
                Answer(tr("button.cancel"), _nothing, "paper", "Esc"),
            ),
        )
        self.value = value
        self.longest = longest

    def extra_height(self) -> int:
        return round(self.look.text(20) * 2.2) + self.look.px(16)

    def build(self) -> None:
        # Loaded only now: most dialogs ask for no text, and need not wait for pygame_gui.
        from game.shell.fields import Entry

        super().build()
        self.line = Entry(self.value, longest=self.longest, on_change=self._changed, on_enter=self.buttons[0].press)
        self.add(self.line)

    def enter(self) -> None:
        """What is typed takes the place of what stands there."""
        self.focus.take(self.line)
        self.line.select_all()

    def place_extra(self, rect: pygame.Rect) -> None:
        top = rect.y + self.look.px(16)
        self.line.place(pygame.Rect(rect.x, top, rect.width, rect.bottom - top), self.look)

    def _changed(self, text: str) -> None:
        self.value = text


def confirm(
    app: App, heading: str, text: str, yes: str, action: Callable[[], None], *, danger: bool = False
) -> DialogScene:
    """Ask before something is done."""
    return DialogScene(
        app,
        heading,
        text,
        (
            Answer(yes, action, "red" if danger else "gold", "Enter"),
            Answer(tr("button.cancel"), _nothing, "paper", "Esc"),
        ),
    )


def message(app: App, heading: str, text: str) -> DialogScene:
    """Something the player should read."""
    return DialogScene(app, heading, text, [Answer(tr("button.ok"), _nothing, "gold", "Enter")])


def _nothing() -> None:
    pass
