"""What a monkey does, as plain data: each step is a list that a file can hold and that can be done again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import sleep
from typing import Any

import pygame

from game.shell.app import App
from game.shell.scenes.waiting import WaitingScene

Step = list[Any]
"""A step has a name, and its numbers and words."""
Frame = Callable[[float, Iterable[pygame.event.Event]], None]
"""Passes one frame with some time and events."""

FRAME = 1 / 30
SETTLING = 0.2
MOST_FRAMES = 6000
"""After a resize, until all is laid out; or until a save is written."""
BREATH = 0.005
"""Seconds that such a frame leaves to the thread that decodes or writes: or thousands would pass meanwhile."""
LEFT, RIGHT = 1, 3


class Closed(Exception):
    """The program has come to its end, by a button, a key or the window's own cross."""


def click_on(app: App, position: tuple[int, int], button: int = LEFT) -> Step:
    """A click on what is there on the screen."""
    return ["click", *app.window.glass.in_window(position), button]


def perform(app: App, step: Step, frame: Frame) -> None:
    """Do one step; raises Closed when that ends the program, and whatever the program raises."""
    name, *values = step
    _DOING[name](app, frame, *values)
    if not app.running or not app.scenes:
        raise Closed


def wait_for_the_disk(app: App, frame: Frame) -> None:
    """A screen that goes away by itself, once a save is written: no step can hurry it. It may end the program."""
    for _ in range(MOST_FRAMES):
        if not app.running or not app.scenes:
            raise Closed
        if not isinstance(app.top, WaitingScene):
            return
        frame(FRAME, ())
        sleep(BREATH)
    raise AssertionError("a save is never written")


def _wait(app: App, frame: Frame, frames: int, seconds: float = FRAME) -> None:
    for _ in range(frames):
        frame(seconds, ())


def _point(app: App, frame: Frame, x: int, y: int) -> None:
    frame(FRAME, [_motion((x, y))])


def _click(app: App, frame: Frame, x: int, y: int, button: int = LEFT) -> None:
    frame(FRAME, [_motion((x, y))])
    frame(0.0, [_button(pygame.MOUSEBUTTONDOWN, (x, y), button)])
    if app.running and app.scenes:
        frame(FRAME, [_button(pygame.MOUSEBUTTONUP, (x, y), button)])


def _drag(app: App, frame: Frame, x: int, y: int, to_x: int, to_y: int) -> None:
    frame(FRAME, [_motion((x, y))])
    frame(0.0, [_button(pygame.MOUSEBUTTONDOWN, (x, y), LEFT)])
    before = (x, y)
    for part in (0.3, 0.7, 1.0):
        there = round(x + (to_x - x) * part), round(y + (to_y - y) * part)
        by = there[0] - before[0], there[1] - before[1]
        frame(FRAME, [pygame.event.Event(pygame.MOUSEMOTION, pos=there, rel=by, buttons=(1, 0, 0))])
        before = there
    frame(FRAME, [_button(pygame.MOUSEBUTTONUP, (to_x, to_y), LEFT)])


def _wheel(app: App, frame: Frame, x: int, y: int, turned: int) -> None:
    event = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turned, precise_x=0.0, precise_y=float(turned), flipped=False)
    frame(FRAME, [_motion((x, y)), event])


def _key(app: App, frame: Frame, code: int, mod: int = 0, text: str = "") -> None:
    pressed = [pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text)]
    if text:
        pressed.append(pygame.event.Event(pygame.TEXTINPUT, text=text))
    frame(FRAME, pressed)
    if app.running and app.scenes:
        frame(0.0, [pygame.event.Event(pygame.KEYUP, key=code, mod=mod)])


def _resize(app: App, frame: Frame, width: int, height: int) -> None:
    pygame.display.set_mode((width, height), pygame.RESIZABLE)
    kinds = (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED)
    frame(0.0, [pygame.event.Event(kind, w=width, h=height, x=width, y=height) for kind in kinds])
    for _ in range(MOST_FRAMES):
        if not app.window.is_pulled_at:
            return
        frame(SETTLING, ())
        sleep(BREATH)
    raise AssertionError("a window that was pulled at is never laid out")


def _moment(app: App, frame: Frame, what: str, act: str) -> None:
    """Says what is under way and what is done then, for whoever counts or reads."""


def _set(app: App, frame: Frame, name: str, value: Any) -> None:
    app.change_settings(**{name: value})
    frame(FRAME, ())


def _close(app: App, frame: Frame) -> None:
    frame(0.0, [pygame.event.Event(pygame.QUIT)])


_DOING: dict[str, Callable[..., None]] = {
    "wait": _wait,
    "point": _point,
    "click": _click,
    "drag": _drag,
    "wheel": _wheel,
    "key": _key,
    "resize": _resize,
    "set": _set,
    "moment": _moment,
    "close": _close,
}


def _motion(position: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))


def _button(kind: int, position: tuple[int, int], button: int) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=position, button=button)
