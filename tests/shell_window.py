"""A window for tests: a small game without rules, synthetic mouse and keys, faked time."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pygame

from engine.core import saves
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.edition import Edition
from game.shell.fields import Field
from game.shell.scene import Scene
from game.shell.scenes.shelf import ShelfScene
from game.shell.widgets.choice import Choice
from game.shell.widgets.pick import Pick
from game.shell.widgets.widget import Widget

AScene = TypeVar("AScene", bound=Scene)


def load(data: bytes) -> str:
    if not data.startswith(b"game"):
        raise ValueError("This is not a saved game.")
    return data.decode()


class Board(Scene):
    """Stands for a game's own screen."""

    def __init__(self, app: App, game: str = "new") -> None:
        super().__init__(app)
        self.game = game

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((0, 60, 0))
        super().draw(surface)


class PlainFront:
    """A box without a picture."""

    def layout(self, size: tuple[int, int]) -> None:
        self.size = size

    def update(self, dt: float) -> bool:
        return True

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((90, 20, 20))


def some_edition(key: str) -> Edition:
    """A game with a box and a board, and nothing else of its own."""
    return Edition(
        key=key,
        front=PlainFront,
        load=load,
        quick_start=lambda app: Board(app, "quick"),
        new_game=lambda app, scenario=None, seed=None: Board(app, f"new {scenario} {seed}"),
        resume=Board,
        samples=lambda app: iter([Board(app)]),
    )


EDITION = some_edition("people_power")


def game_of(head: bytes) -> str:
    return "people_power" if head.startswith(b"game") else ""


def open_app(
    folder: Path, size: tuple[int, int] = (1280, 720), edition: Edition = EDITION, editions: Sequence[Edition] = ()
) -> App:
    """The real games know their saves by themselves; the small one by its first word."""
    pygame.display.init()
    pygame.font.init()
    pygame.event.clear()
    real = edition is not EDITION
    return App(
        editions or (edition,),
        ShelfScene,
        folder,
        version="1.2.3",
        game_of=saves.game_of if real else game_of,
        size=size,
        clock=FakeClock(),
    )


def resize(app: App, size: tuple[int, int]) -> None:
    """As when the player pulls at the window's corner; SDL tells of it twice."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    kinds = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)
    app.step(0.0, [pygame.event.Event(kind, w=size[0], h=size[1]) for kind in kinds])
    while app.window.is_pulled_at:
        app.step(0.2)


def motion(position: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))


def click(position: tuple[int, int]) -> list[pygame.event.Event]:
    return [
        motion(position),
        *(pygame.event.Event(kind, pos=position, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)),
    ]


def lift(app: App, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Press on something and move in steps, a frame between all of them; the button stays down."""
    middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    app.step(0.0, [motion(start)])
    app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)])
    for position in (middle, end):
        app.step(0.05, [motion(position)])


def drag(app: App, start: tuple[int, int], end: tuple[int, int]) -> None:
    lift(app, start, end)
    app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)])
    app.step(0.05)


def on_top(app: App, kind: type[AScene]) -> AScene:
    """The screen that the player sees, which has to be of this kind."""
    assert isinstance(app.top, kind)
    return app.top


def press(app: App, widget: Widget) -> None:
    """One click in the middle of a widget."""
    for event in click(widget.rect.center):
        app.step(0.0, [event])


def choose(app: App, group: Choice, wanted: str) -> None:
    """Take one of a row of choices, or of a list, which is opened first."""
    if isinstance(group, Pick):
        press(app, group)
    cell = [choice for choice, _, _ in group.choices].index(wanted)
    for event in click(group.cells[cell].center):
        app.step(0.0, [event])


def key(code: int, mod: int = 0, text: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text)


def type_text(text: str) -> list[pygame.event.Event]:
    return [pygame.event.Event(pygame.TEXTINPUT, text=letter) for letter in text]


def settle(app: App, seconds: float = 0.6) -> None:
    """Let animations and waits come to their end."""
    for _ in range(round(seconds / 0.05)):
        app.step(0.05)


def fields(scene: Scene) -> list[Field]:
    """Its lines, lists and sliders, in the order in which they were made."""
    return [widget for widget in scene.widgets if isinstance(widget, Field)]
