"""A table on which only what a test lays down happens, for moments to be remembered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

import pygame

from game.shell.lettering import watching_cuts
from game.shell.text import words
from game.table.animation.drama import Drama
from game.table.scene.table_scene import TableScene
from game.table.telling.snapshots import Snapshot, State
from tests.shell_window import click

FRAME = 1 / 30
SHORTEST, LONGEST = 1.8, 2.1
"""Seconds."""
WITHOUT: tuple[dict[str, object], ...] = ({"drama": False}, {"animation_speed": "off"}, {"bot_pace": "instant"})
"""Settings with which nothing is shown of it."""
Summary = Callable[[State], object]


class Stalled(TableScene):
    """Nothing follows by itself."""

    waits_for_guide = True


def lay_out(scene: Stalled, state: State) -> None:
    """As if nothing had happened yet."""
    while scene.app.top is not scene:
        scene.app.pop()
    scene.playback.clear()
    scene.between.announced = scene.pacing.rushing = False
    scene.table.restart(state)
    settle(scene)


def settle(scene: Stalled) -> None:
    """Until nothing moves and the map is painted; a page that tells of it is read and put away."""
    for _ in range(300):
        scene.app.step(FRAME)
        while scene.app.top is not scene:
            scene.app.pop()
        if scene.playback.idle and not scene.playback.scores.flying and not scene.table.view.needs_draw:
            return
    raise AssertionError("it does not end")


def play(scene: Stalled, moment: Snapshot) -> Iterator[Drama | None]:
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


def under_way(scene: Stalled, moment: Snapshot) -> None:
    for seen in play(scene, moment):
        if seen is not None and seen.share > 0.1:
            return
    raise AssertionError("there is nothing to be remembered")


def assert_it_ends_by_itself(scene: Stalled, moment: Snapshot) -> None:
    lasted = sum(seen is not None for seen in play(scene, moment)) * FRAME
    assert SHORTEST < lasted < LONGEST


def assert_it_leaves_the_board_as_without(
    scene: Stalled,
    start: Callable[[], State],
    moment: Callable[[], Snapshot],
    summary: Summary,
    still: Callable[[Stalled], None] = settle,
) -> None:
    """The same state and the same picture; `still` ends whatever moves by itself."""
    pictures, states = [], []
    for wanted in (True, False):
        lay_out(scene, start())
        scene.app.change_settings(drama=wanted)
        scene.between.announced = True
        assert any(play(scene, moment())) == wanted
        settle(scene)
        still(scene)
        board = scene.table.pane.rect.unionall([sheet.rect for sheet in scene.table.furniture.sheets])
        pictures.append(pygame.image.tobytes(scene.app.screen.subsurface(board), "RGB"))
        states.append(summary(scene.table.state))
    assert states[0] == states[1] == summary(moment().state)
    assert pictures[0] == pictures[1]


def assert_a_click_ends_it(scene: Stalled, moment: Snapshot, summary: Summary, after: object) -> None:
    under_way(scene, moment)
    scene.app.step(0.0, click(scene.table.pane.rect.center))
    assert scene.playback.idle or scene.app.top is not scene
    assert summary(scene.table.state) == after


def assert_skipping_ends_it(scene: Stalled, moment: Snapshot) -> None:
    under_way(scene, moment)
    scene.pacing.skip()
    assert scene.playback.idle and not scene.playback.scores.flying
    assert scene.app.top is scene


def assert_one_can_do_without(scene: Stalled, moment: Snapshot, settings: dict[str, object]) -> None:
    scene.app.change_settings(**settings)
    assert not any(play(scene, moment))


def assert_every_word_fits(
    scene: Stalled, start: Callable[[], State], moments: Iterable[Snapshot], language: str, text_size: int
) -> None:
    scene.app.change_settings(language=language, text_size=text_size)
    words().missing.clear()
    with watching_cuts() as cuts:
        for moment in moments:
            lay_out(scene, start())
            scene.between.announced = True
            assert any(play(scene, moment))
    words().switch("en")
    assert not cuts
    assert not words().missing


def assert_nothing_blinks(scene: Stalled, moment: Snapshot, brightest: float) -> None:
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
