"""What must never happen before a monkey: a frame that takes too long, and a question that cannot be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import pygame

from engine.core.prompts import Option
from game.shell.app import App
from game.shell.widgets.widget import Widget
from game.table.asking.offers import DONE
from game.table.lessons.lesson_scene import LessonScene
from game.table.scene.table_scene import TableScene

LONGEST_FRAME = 1.0
"""Seconds that the program takes, at work or waiting for a lock, a disk or another thread."""
THREADS = Path("/proc/self/task")
"""Where Linux says for how long each thread had work but no core: that is a busy machine, not the program."""


class DeadEnd(Exception):
    """Nothing on the screen leads on."""


class Stopwatch:
    """It stands still while this thread, or one that it may wait for, is not given a core."""

    def __init__(self) -> None:
        self._queued = _queued()
        self._began = perf_counter()

    @property
    def seconds(self) -> float:
        """A thread that has ended meanwhile counts for nothing: how long it had waited before is not known any more."""
        took = perf_counter() - self._began
        return took - sum(now - self._queued.get(thread, 0.0) for thread, now in _queued().items())


def _queued() -> dict[str, float]:
    """How many seconds each thread has had work but no core, as Linux tells; nothing is known elsewhere."""
    seconds = {}
    for about in THREADS.glob("*/schedstat"):
        with suppress(OSError):  # a thread that has just ended
            seconds[about.parent.name] = int(about.read_text().split()[1]) / 1e9
    return seconds


class AwaitedThinker(ThreadPoolExecutor):
    """A frame waits for a whole step of thinking, so that a run can be done again: for a player it would not.

    Without this a frame would seem to take as long as such a step.
    """

    def __init__(self) -> None:
        super().__init__(max_workers=1, thread_name_prefix="thinking")
        self.waited = 0.0

    def submit(self, work: Callable[..., Any], /, *values: Any, **named: Any) -> Future[Any]:
        watch = Stopwatch()
        future = super().submit(work, *values, **named)
        future.exception()
        self.waited += watch.seconds
        return future


awaited_thinker = AwaitedThinker()


class Watch:
    """Passes the frames of an app, and remembers the longest."""

    app: App

    def __init__(self) -> None:
        self.frames = 0
        self.longest = 0.0
        self.freezes: list[float] = []

    def frame(self, seconds: float, events: Iterable[pygame.event.Event]) -> None:
        if not self.app.running or not self.app.scenes:
            return
        waited, stopwatch = awaited_thinker.waited, Stopwatch()
        self.app.step(seconds, events)
        took = stopwatch.seconds - (awaited_thinker.waited - waited)
        self.frames += 1
        self.longest = max(self.longest, took)
        if took > LONGEST_FRAME:
            self.freezes.append(round(took, 2))

    def check(self) -> None:
        """Raises DeadEnd if a person is asked, or should be, and cannot answer."""
        scene = self.app.top if self.app.scenes else None
        if isinstance(scene, TableScene) and not self.app.window.is_pulled_at and not scene.busy:
            why = _dead_end(scene)
            if why:
                raise DeadEnd(why)


def _dead_end(scene: TableScene) -> str:
    """Why nobody can go on at a table on which nothing moves; empty if somebody can."""
    if scene.table.question is not None:
        prompt = scene.table.question.prompt
        return "" if is_answerable(scene) else f"no answer to {prompt.ask!r} of {prompt.seat} is in sight"
    if isinstance(scene, LessonScene) and (scene.mentor.wants_next or scene.mentor.over):
        return "" if _is_free(scene, scene.panel.next) or scene.mentor.over else "the lesson cannot be read on"
    if scene.turn_end.asked:
        return "" if scene.controls.done.enabled and _is_free(scene, scene.controls.done) else "no Done is in sight"
    waits = scene.playback.paused or scene.playback.waiting or scene.session.over
    return "" if waits else "nothing moves, and nobody is asked"


def is_answerable(scene: TableScene) -> bool:
    """Whether at least one answer is lit on the board or stands on something that can be clicked."""
    table = scene.table
    assert table.question is not None
    if table.recapping or (table.pane.lit and not any(table.view.spot(key) for key in table.pane.lit)):
        return True  # any click puts the recap away; and what lies outside a board that was zoomed in is a drag away
    for key, rect in scene.option_rects().items():
        target = table.question.target(Option(key))
        if target.place == DONE and not scene.controls.done.enabled:
            continue
        if scene.app.screen.get_rect().collidepoint(rect.center) and not _is_covered(scene, rect.center, target.place):
            return True
    return False


def _is_free(scene: TableScene, widget: Widget) -> bool:
    return widget.visible and scene.app.screen.get_rect().contains(widget.rect)


def _is_covered(scene: TableScene, position: tuple[int, int], place: str) -> bool:
    """Whether something else than what holds the answer is hit there: the bar hears of a click first."""
    table = scene.table
    holder = table._holders.get(place)
    if holder is None or not holder.visible:
        return False  # a button of the bar, which nothing covers
    over = [widget for widget in table.widgets if widget.visible and widget.rect.collidepoint(position)]
    return not over or id(over[-1]) != id(holder)
