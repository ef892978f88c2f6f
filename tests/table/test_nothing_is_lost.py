"""Whatever begins a game, another that is not over is still there afterwards."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.session import Session
from game.shell.app import App
from game.shell.saves import SAVED, SaveStore
from game.shell.scenes.shelf import ShelfScene
from game.table.scene.branching import branch_off
from game.table.scene.opening import begin_game
from game.table.scene.table_scene import TableScene, open_table
from game.table.scenes.setup import SetupScene
from game.table.scenes.sides import SidesScene
from tests.mini import SEATS
from tests.mini.window import EDITION, KIT
from tests.presence import present
from tests.shell_window import on_top, open_app, press


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant")
    app.push(ShelfScene(app))
    return app


def a_game(seed: int, decisions: int = 0) -> Session[Any]:
    session = KIT.new_session("tricks", set(SEATS[:1]), seed, playing=3)
    while not session.over and len(session.history) < decisions:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(session.prompt.options[0])
    return session


def decide(app: App) -> None:
    """One decision at the table, after which the game is on the disk."""
    table = on_top(app, TableScene)
    for _ in range(200):
        app.step(0.05)
        if table.option_rects():
            break
    made = len(table.session.history)
    table.hands.answer(present(table.session.prompt).options[0].key)
    assert len(table.session.history) == made + 1
    table.leave()


def every_game(app: App) -> list[bytes]:
    return [app.store.read(entry.path).save() for entry in app.store.entries()]


def quick_start(app: App) -> None:
    app.push(SidesScene(app, KIT))
    press(app, on_top(app, SidesScene).play[SEATS[0]])


def new_game(app: App) -> None:
    app.push(SetupScene(app, KIT))
    press(app, on_top(app, SetupScene).start)


def load(app: App) -> None:
    app.play_on(a_game(7, 1), app.push)


def play_from_here(app: App) -> None:
    """In the replay of a game that is not the one that runs: of a lesson, or of one in the archive."""
    branch_off(app, KIT, a_game(8, 2), 1, lambda branch: open_table(app, KIT, branch))


@pytest.mark.parametrize("begin", [quick_start, new_game, load, play_from_here])
def test_what_runs_is_kept_when_another_game_takes_its_place(app: App, begin: Callable[[App], None]) -> None:
    begin_game(app, KIT, a_game(1))
    decide(app)
    running = on_top(app, TableScene).session.save()
    app.go_home()
    begin(app)
    decide(app)
    assert on_top(app, TableScene).session.save() != running
    assert running in every_game(app)


def test_a_game_that_is_gone_on_with_is_not_kept_twice(app: App) -> None:
    begin_game(app, KIT, a_game(1))
    decide(app)
    app.go_home()
    game, _ = app.store.read_autosave()
    app.play_on(game, app.push)
    decide(app)
    assert len(app.store.entries()) == 1


def test_a_window_asks_for_its_own_autosave_and_not_for_the_latest(app: App) -> None:
    """A second window, closed since, has played another game to its end in the meantime."""
    begin_game(app, KIT, a_game(1))
    decide(app)
    running = on_top(app, TableScene).session.save()
    app.go_home()
    second = SaveStore(app.store.folder, EDITION.load, game_of=app.game_of, window=2)
    path = second.autosave(a_game(2, decisions=1000).save())
    os.utime(path, (2**31, 2**31))
    quick_start(app)
    decide(app)
    assert running in every_game(app)


def test_an_autosave_that_cannot_be_read_is_kept_as_it_is(app: App) -> None:
    """It may be a game of a later version."""
    later = a_game(1).save()[:-1] + b"?"
    app.store.autosave(later)
    quick_start(app)
    decide(app)
    kept = [entry for entry in app.store.entries() if entry.kind == SAVED]
    assert [entry.path.read_bytes() for entry in kept] == [later]


def test_a_finished_game_in_the_autosave_needs_no_name(app: App) -> None:
    app.store.autosave(a_game(1, decisions=1000).save())
    quick_start(app)
    assert not [entry for entry in app.store.entries() if entry.kind == SAVED]


def test_a_finished_game_whose_end_nobody_has_seen_is_kept(app: App) -> None:
    """Its last turn is still held, so that it is not in the archive yet."""
    unseen = a_game(1, decisions=1000)
    unseen.held = True
    app.store.autosave(unseen.save())
    quick_start(app)
    decide(app)
    assert unseen.save() in every_game(app)
