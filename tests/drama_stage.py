"""A table on which only what a test lays down happens, for moments to be remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pygame

from game.table.animation.drama import Drama
from game.table.moments import Moment, State
from game.table.table_scene import TableScene

FRAME = 1 / 30
LONGEST = 2.1
"""Seconds."""


class Stalled(TableScene):
    """Nothing follows by itself."""

    def _next(self) -> Callable[[], None] | None:
        return None


def lay_out(scene: Stalled, state: State) -> None:
    """As if nothing had happened yet."""
    while scene.app.top is not scene:
        scene.app.pop()
    scene.playback.clear()
    scene._announced = scene.pacing.rushing = False
    scene.table.restart(state)
    settle(scene)


def settle(scene: Stalled) -> None:
    """Until nothing moves and the map is painted."""
    for _ in range(300):
        scene.app.step(FRAME)
        if scene.playback.idle and not scene.playback.scores.flying and not scene.table.view.needs_draw:
            return
    raise AssertionError("it does not end")


def play(scene: Stalled, moment: Moment) -> Iterator[Drama | None]:
    """Frame by frame, with what is to be remembered in it."""
    app = scene.app
    app.step(0.0)
    scene.playback.add([moment])
    for _ in range(300):
        app.step(FRAME)
        current = scene.playback._current
        yield current if isinstance(current, Drama) else None
        if scene.playback.idle or app.top is not scene:
            return
    raise AssertionError("it does not end")


def under_way(scene: Stalled, moment: Moment) -> None:
    for seen in play(scene, moment):
        if seen is not None and seen.share > 0.1:
            return
    raise AssertionError("there is nothing to be remembered")


def assert_nothing_blinks(scene: Stalled, moment: Moment, brightest: float) -> None:
    """At most three flashes a second, and never all white."""
    light = []
    for seen in play(scene, moment):
        if seen is not None:
            red, green, blue, _ = pygame.transform.average_color(scene.app.screen, scene.table.pane.rect)
            light.append((red + green + blue) / 765)
    assert max(light) < brightest
    turns = [0.0]
    for before, after in pairwise(light):
        step = after - before
        if abs(step) > 0.002 and (step > 0) != (turns[-1] > 0 or len(turns) == 1):
            turns.append(step)
    assert len(turns) <= 2 * 3 * LONGEST
