"""A disk that takes seconds stops no frame, and still no more than one decision is ever unsaved."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pygame
import pytest

from engine.core.session import Session
from game.shell import beside
from game.shell.app import App
from game.shell.scenes.dialog import AskTextScene, DialogScene
from game.shell.scenes.save_as import save_as
from game.shell.scenes.saves import SavesScene
from game.shell.scenes.shelf import ShelfScene
from game.shell.scenes.waiting import WaitingScene
from game.shell.settings import load_settings
from game.table.scene.branching import branch_off
from game.table.scene.opening import begin_game
from game.table.scene.table_scene import TableScene, open_table
from game.table.scenes.game_over import GameOverScene
from tests.mini import SEATS
from tests.mini.window import EDITION, KIT
from tests.shell_window import on_top, open_app, settle

FOR_EVER = 600.0


class SlowDisk:
    """Puts no file in its place, renames none and takes none away until it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.goes_on = Event()
        for name in ("replace", "rename", "unlink"):
            monkeypatch.setattr(os, name, partial(self._do, getattr(os, name)))
        monkeypatch.setattr(beside, "PATIENCE", 0.0)

    def _do(self, really: Callable[..., None], *files: Path) -> None:
        self.goes_on.wait(FOR_EVER)
        really(*files)


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(animation_speed="off", bot_pace="instant", end_turns=True)
    app.go_home()
    return app


@pytest.fixture
def disk(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    slow = SlowDisk(monkeypatch)
    yield slow
    slow.goes_on.set()


def table(app: App) -> TableScene:
    session: Session[Any] = KIT.new_session("tricks", set(SEATS[:2]), 2, playing=2)
    scene = TableScene(app, KIT, session)
    app.push(scene)
    until_asked(app, scene)
    return scene


def until_asked(app: App, scene: TableScene) -> None:
    while app.top is not scene or scene.table.question is None:
        if app.top is not scene:
            app.pop()
        app.step(0.05)


def decide(scene: TableScene) -> None:
    assert scene.session.prompt is not None
    scene.hands.answer(scene.session.prompt.options[0].key)


def until(app: App, condition: Any) -> None:
    for _ in range(100_000):
        if condition():
            return
        app.step(0.05)
    raise AssertionError("it never came")


def test_a_decision_waits_for_the_save_of_the_last_while_frames_pass(app: App, disk: SlowDisk) -> None:
    scene = table(app)
    decide(scene)
    assert len(scene.session.history) == 1, "the first has nothing to wait for"
    until_asked(app, scene)
    decide(scene)
    settle(app)
    assert len(scene.session.history) == 1 and scene.busy, "two decisions would be lost by a kill"
    disk.goes_on.set()
    until(app, lambda: len(scene.session.history) == 2)
    scene.keeper.finish()
    assert app.store.read_autosave()[0].history == scene.session.history


def test_what_comes_along_with_the_last_answer_leaves_nothing_to_click_while_it_waits(app: App, disk: SlowDisk) -> None:
    scene = table(app)
    decide(scene)
    until_asked(app, scene)
    assert scene.session.prompt is not None
    implied, other = (option.key for option in scene.session.prompt.options[:2])
    scene.hands.answer(implied, along=True)
    assert scene.option_rects() == {}
    scene.hands.answer(other)
    disk.goes_on.set()
    until(app, lambda: len(scene.session.history) == 2)
    assert scene.session.history[-1].key == implied


def test_undo_waits_for_nothing_and_forgets_what_was_chosen_meanwhile(app: App, disk: SlowDisk) -> None:
    scene = table(app)
    decide(scene)
    until_asked(app, scene)
    decide(scene)
    scene.going_back.undo()
    assert scene.session.history == ()
    disk.goes_on.set()
    settle(app)
    assert scene.session.history == ()
    scene.keeper.finish()
    assert app.store.read_autosave()[0].history == ()


def test_leaving_waits_on_a_screen_that_says_so(app: App, disk: SlowDisk) -> None:
    scene = table(app)
    decide(scene)
    scene.open_menu()
    next(button for button in on_top(app, DialogScene).buttons if button.shortcut == "T").press()
    settle(app)
    on_top(app, WaitingScene)
    disk.goes_on.set()
    until(app, lambda: isinstance(app.top, ShelfScene))
    assert len(app.store.read_autosave()[0].history) == 1


def test_a_save_under_a_name_waits_on_that_screen_too(app: App, disk: SlowDisk) -> None:
    app.step(0.0)
    save_as(app, "mine", b"game", {}, None)
    on_top(app, AskTextScene).buttons[0].press()
    settle(app)
    on_top(app, WaitingScene)
    disk.goes_on.set()
    until(app, lambda: not isinstance(app.top, WaitingScene))
    assert (app.store.folder / "saved" / "mine.save").read_bytes() == b"game"


def begin_another(app: App) -> None:
    begin_game(app, KIT, a_game(7))


def load_another(app: App) -> None:
    app.play_on(a_game(7), app.put_on_table)


def branch_off_another(app: App) -> None:
    branch_off(app, KIT, a_game(8), 0, lambda branch: open_table(app, KIT, branch))


def a_game(seed: int) -> Session[Any]:
    return KIT.new_session("tricks", set(SEATS[:2]), seed, playing=2)


@pytest.mark.parametrize("begin", [begin_another, load_another, branch_off_another])
def test_what_runs_is_kept_on_that_screen_before_another_takes_its_place(
    app: App, disk: SlowDisk, begin: Callable[[App], None]
) -> None:
    disk.goes_on.set()
    scene = table(app)
    decide(scene)
    scene.keeper.finish()
    running = scene.session.save()
    disk.goes_on.clear()
    begin(app)
    settle(app)
    on_top(app, WaitingScene)
    disk.goes_on.set()
    until(app, lambda: app.top is not scene and isinstance(app.top, TableScene))
    assert on_top(app, TableScene).session.history == ()
    assert app.store.holds(running)


def test_a_save_is_renamed_and_deleted_on_that_screen(app: App, disk: SlowDisk) -> None:
    disk.goes_on.set()
    app.store.write("mine", a_game(3).save())
    app.push(SavesScene(app))
    saves = on_top(app, SavesScene)
    saves.list.choose(saves.entries[0])
    disk.goes_on.clear()
    saves._rename()
    on_top(app, AskTextScene).value = "yours"
    on_top(app, AskTextScene).buttons[0].press()
    settle(app)
    on_top(app, WaitingScene)
    disk.goes_on.set()
    until(app, lambda: app.top is saves)
    assert [entry.name for entry in saves.entries] == ["yours"]
    disk.goes_on.clear()
    saves._delete()
    on_top(app, DialogScene).buttons[0].press()
    settle(app)
    on_top(app, WaitingScene)
    disk.goes_on.set()
    until(app, lambda: app.top is saves)
    assert not saves.entries


def test_closing_the_window_waits_on_that_screen(app: App, disk: SlowDisk) -> None:
    scene = table(app)
    decide(scene)
    app.step(0.0, [pygame.event.Event(pygame.QUIT)])
    settle(app)
    on_top(app, WaitingScene)
    assert app.running
    app.step(0.0, [pygame.event.Event(pygame.QUIT)])
    disk.goes_on.set()
    until(app, lambda: not app.running)
    assert len(app.store.read_autosave()[0].history) == 1


def test_the_last_page_is_left_on_that_screen(app: App, disk: SlowDisk) -> None:
    """A finished game goes to the archive first."""
    scene = table(app)
    while not scene.session.over:
        disk.goes_on.set()
        until_asked(app, scene)
        decide(scene)
    scene.keeper.finish()
    disk.goes_on.clear()
    until(app, lambda: isinstance(app.top, GameOverScene))
    app.top.back()
    settle(app)
    on_top(app, WaitingScene)
    disk.goes_on.set()
    until(app, lambda: isinstance(app.top, ShelfScene))
    assert len(app.store.finished()) == 1


def test_settings_are_written_beside_the_frames(app: App, disk: SlowDisk) -> None:
    app.change_settings(text_size=150)
    settle(app)
    assert load_settings(app.settings_file)[0].text_size == 100
    disk.goes_on.set()
    app.close()
    assert load_settings(app.settings_file)[0].text_size == 150


def test_settings_that_cannot_be_written_are_told_of(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    app.change_settings(text_size=150)
    assert "No space left on device" in app.notice.sentence
