"""Chooses what to do next: mostly something that can be done, now and then anything at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pygame

from game.shell.app import App
from game.shell.text import words
from game.shell.widgets.widget import Widget
from game.table.scene.table_scene import TableScene
from tools.checks.monkey.steps import LEFT, RIGHT, Step, click_on

TEXT_SIZES = (100, 110, 125, 150, 175, 200)
SIZES = ((1280, 720), (1600, 900), (1920, 1080), (1024, 600), (800, 500), (640, 400), (1280, 1024), (2560, 1440))
PALETTES = ("default", "colour_blind", "high_contrast")
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789+-"
KEYS = (
    pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE,
    pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN,
    pygame.K_HOME, pygame.K_END, pygame.K_F1, pygame.K_F5, pygame.K_F11,
)  # fmt: skip
WAYS_BACK = {"undo": "u", "redo": "y", "cancel": "\b", "restart": "r"}
HABITS = {
    "answer": 34,
    "press": 20,
    "anywhere": 6,
    "point": 5,
    "letter": 7,
    "key": 6,
    "drag": 5,
    "wheel": 3,
    "hint": 4,
    "back": 5,
    "wait": 3,
    "resize": 0.5,
    "language": 0.5,
    "text_size": 0.5,
    "palette": 0.2,
    "close": 0.3,
}
"""It is how often, of a hundred times."""


def wander(app: Callable[[], App], luck: Random) -> Iterator[Step]:
    """For ever, each step from what is on the screen then."""
    while True:
        habit = luck.choices(list(HABITS), list(HABITS.values()))[0]
        yield getattr(Player(app(), luck), habit)()


class Player:
    """It has every habit by its name."""

    def __init__(self, app: App, luck: Random) -> None:
        self.app = app
        self._luck = luck

    def answer(self) -> Step:
        """An answer to what is asked, or Done where a turn is over."""
        scene = self.app.top
        if not isinstance(scene, TableScene):
            return self.press()
        if scene.turn_end.asked:
            return self._click_in(scene.controls.done.rect)
        spots = scene.option_rects()
        return self._click_in(spots[self._luck.choice(sorted(spots))]) if spots else self.wait()

    def press(self) -> Step:
        """Something that is there to be clicked."""
        scene = self.app.top
        widgets = scene.way_around.stops if isinstance(scene, TableScene) else scene.widgets
        seen: list[Widget] = [widget for widget in widgets if widget.visible and widget.rect.size > (0, 0)]
        return self._click_in(self._luck.choice(seen).rect, anywhere=True) if seen else self.anywhere()

    def anywhere(self) -> Step:
        return ["click", *self._any_point(), self._luck.choice((LEFT, LEFT, RIGHT))]

    def point(self) -> Step:
        return ["point", *self._any_point()]

    def letter(self) -> Step:
        letter = self._luck.choice(LETTERS)
        mod = self._luck.choice((0, 0, 0, 0, pygame.KMOD_CTRL))
        return ["key", pygame.key.key_code(letter), mod, "" if mod else letter]

    def key(self) -> Step:
        return ["key", self._luck.choice(KEYS), self._luck.choice((0, 0, 0, pygame.KMOD_SHIFT)), ""]

    def drag(self) -> Step:
        """Drag from an answer, or from anywhere, to anywhere."""
        scene = self.app.top
        spots = list(scene.option_rects().values()) if isinstance(scene, TableScene) else []
        ends = [self.app.window.glass.in_window(rect.center) for rect in self._luck.sample(spots, min(2, len(spots)))]
        start, end = (*ends, self._any_point(), self._any_point())[:2]
        return ["drag", *start, *end]

    def wheel(self) -> Step:
        return ["wheel", *self._any_point(), self._luck.choice((-3, -1, 1, 1, 3))]

    def hint(self) -> Step:
        scene = self.app.top
        if isinstance(scene, TableScene) and scene.table.hint_sheet.visible:
            return self._click_in(self._luck.choice(scene.table.hint_sheet.parts[1:]).rect)
        return ["key", pygame.K_h, 0, "h"]

    def back(self) -> Step:
        text = WAYS_BACK[self._luck.choice(sorted(WAYS_BACK))]
        return ["key", pygame.K_BACKSPACE, 0, ""] if text == "\b" else ["key", pygame.key.key_code(text), 0, text]

    def wait(self) -> Step:
        return ["wait", self._luck.choice((1, 5, 30))]

    def resize(self) -> Step:
        return ["resize", *self._luck.choice(SIZES)]

    def language(self) -> Step:
        return ["set", "language", self._luck.choice(words().languages())]

    def text_size(self) -> Step:
        return ["set", "text_size", self._luck.choice(TEXT_SIZES)]

    def palette(self) -> Step:
        return ["set", "palette", self._luck.choice(PALETTES)]

    def close(self) -> Step:
        return ["close"]

    def _any_point(self) -> tuple[int, int]:
        width, height = self.app.window.glass.size
        return self._luck.randrange(width), self._luck.randrange(height)

    def _click_in(self, rect: pygame.Rect, *, anywhere: bool = False) -> Step:
        x, y = rect.center
        if anywhere and rect.width > 1 and rect.height > 1:
            x, y = self._luck.randrange(rect.left, rect.right), self._luck.randrange(rect.top, rect.bottom)
        return click_on(self.app, (x, y))
