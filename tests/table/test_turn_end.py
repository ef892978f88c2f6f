"""A turn never ends by itself: what came of it is seen first, and Done ends it."""

from collections.abc import Callable, Collection
from pathlib import Path

import pygame
import pytest

from engine import people_power
from engine.people_power.summary import summary
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.shell.app import App
from game.shell.fields import Entry
from game.shell.scenes.dialog import AskTextScene
from game.shell.scenes.shelf import ShelfScene
from game.shell.text import tr
from game.table.scene.table_scene import TableScene
from game.table.scenes.hand_over import HandOverScene
from tests.people_power.driving import board, turn
from tests.presence import present
from tests.shell_window import click, key, on_top, open_app, press


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant")
    return app


def open_table(app: App, humans: Collection[str] = ("npa",)) -> TableScene:
    scene = TableScene(app, KIT, people_power.new_session(humans=humans, seed=11))
    app.push(scene)
    go_on(app, scene)
    return scene


def go_on(app: App, scene: TableScene) -> None:
    """Until something is to be clicked."""
    for _ in range(2000):
        app.step(0.05)
        if app.top is not scene or scene.option_rects() or scene.turn_end.asked:
            return
    raise AssertionError("nothing to do")


def take(app: App, scene: TableScene, *keys: str) -> None:
    for option in keys:
        for event in click(scene.option_rects()[option].center):
            app.step(0.0, [event])
        go_on(app, scene)


LIMITED = ("action:limited", "op:rally", "space:northern_luzon")
"""All of a turn: a Limited Operation has but one space."""


def limited_operation(app: App, scene: TableScene) -> None:
    take(app, scene, *LIMITED[:2])
    finish(app, scene)


def finish(app: App, scene: TableScene) -> None:
    """The one space, and whatever is asked there."""
    take(app, scene, LIMITED[2])
    while scene.option_rects():
        take(app, scene, next(iter(scene.option_rects())))


def test_after_the_last_space_nothing_goes_on_before_done(app: App) -> None:
    scene = open_table(app)
    limited_operation(app, scene)
    assert scene.turn_end.asked and scene.controls.done.enabled
    told, shown = len(scene.table.log.lines), scene.table.state
    for _ in range(40):
        app.step(0.1)
    assert len(scene.table.log.lines) == told and scene.table.state is shown
    assert "npa" not in shown.boxes and not scene.busy
    press(app, scene.controls.done)
    go_on(app, scene)
    assert not scene.turn_end.asked and len(scene.table.log.lines) > told
    assert "npa" in scene.session.state.boxes or len(scene.session.state.played) > 1


def test_enter_says_done_too(app: App) -> None:
    scene = open_table(app)
    limited_operation(app, scene)
    app.step(0.0, [key(pygame.K_RETURN)])
    assert not scene.turn_end.asked


def test_what_was_done_can_be_taken_back_before_anything_follows(app: App) -> None:
    scene = open_table(app)
    take(app, scene, *LIMITED[:2])
    before = scene.session.save()
    finish(app, scene)
    press(app, scene.controls.cancel)
    go_on(app, scene)
    assert scene.session.save() == before and scene.option_rects()
    finish(app, scene)
    press(app, scene.controls.restart)
    go_on(app, scene)
    assert not scene.session.history and not scene.turn_end.waits


def test_who_passes_has_said_so(app: App) -> None:
    scene = open_table(app)
    take(app, scene, "action:pass")
    assert not scene.turn_end.asked


def test_who_is_done_with_the_operation_has_said_so(app: App) -> None:
    scene = open_table(app)
    take(app, scene, "action:operation", "op:rally", "space:northern_luzon")
    while "done" not in scene.option_rects():
        take(app, scene, next(iter(scene.option_rects())))
    while "done" in scene.option_rects():
        for event in click(scene.option_rects()["done"].center):
            app.step(0.0, [event])
        app.step(0.05)
    assert not scene.turn_end.asked


def test_the_screen_is_handed_over_only_after_done_and_the_way_back_is_open_until_then(app: App) -> None:
    scene = open_table(app, ("npa", "reformers", "government"))
    if isinstance(app.top, HandOverScene):
        press(app, app.top.ready)
        go_on(app, scene)
    limited_operation(app, scene)
    assert scene.turn_end.asked and app.top is scene
    assert scene.controls.undo.enabled and scene.controls.restart.enabled and scene.controls.cancel.enabled
    assert scene.table.prompt_bar.faction == "npa"
    press(app, scene.controls.done)
    go_on(app, scene)
    assert scene.session.prompt is not None and scene.session.prompt.faction != "npa"


def test_whoever_wishes_it_ends_turns_without_being_asked(app: App) -> None:
    app.change_settings(end_turns=True)
    scene = open_table(app)
    take(app, scene, *LIMITED)
    assert not scene.turn_end.asked and len(scene.session.history) >= len(LIMITED)


def test_another_language_at_the_end_of_a_turn_still_offers_done(app: App) -> None:
    scene = open_table(app)
    limited_operation(app, scene)
    app.change_settings(language="es")
    app.step(0.05)
    assert scene.controls.done.enabled and scene.table.prompt_bar.faction == "npa"
    app.change_settings(language="en")


def test_a_save_made_before_done_is_named_after_the_turn_that_lies_on_the_table(app: App) -> None:
    session = turn(board({"northern_luzon": {"underground": 1}}), "npa")
    scene = TableScene(app, KIT, session)
    app.push(scene)
    go_on(app, scene)
    limited_operation(app, scene)
    wording, seen = scene.kit.wording, scene.table.state
    assert scene.turn_end.waits and scene.session.state.card != seen.card
    scene.open_menu()
    app.step(0.02, [key(pygame.K_s)])
    (entry,) = (widget for widget in on_top(app, AskTextScene).widgets if isinstance(widget, Entry))
    assert entry.text == wording.save_name(seen) != wording.save_name(session.state)


def left_and_continued(app: App, scene: TableScene) -> TableScene:
    """To the shelf, or out of the program, and on with the game again."""
    app.go_home()
    press(app, on_top(app, ShelfScene).continue_button)
    again = on_top(app, TableScene)
    assert again is not scene
    go_on(app, again)
    return again


def saved_and_loaded(app: App, scene: TableScene) -> TableScene:
    path = app.store.write("kept", scene.session.save())
    app.go_home()
    app.open_save(path)
    again = on_top(app, TableScene)
    go_on(app, again)
    return again


@pytest.mark.parametrize("leave", [left_and_continued, saved_and_loaded])
def test_leaving_does_not_end_the_turn(app: App, leave: Callable[[App, TableScene], TableScene]) -> None:
    scene = open_table(app)
    limited_operation(app, scene)
    made, told, shown = len(scene.session.history), len(scene.table.log.lines), summary(scene.table.state)
    after = summary(scene.session.state)
    again = leave(app, scene)
    assert again.turn_end.asked and again.controls.done.enabled
    assert again.table.prompt_bar.faction == "npa"
    assert len(again.session.history) == made and len(again.table.log.lines) == told
    assert summary(again.table.state) == shown and summary(again.session.state) == after
    for button in (again.controls.undo, again.controls.restart, again.controls.cancel):
        assert button.enabled
    press(app, again.controls.done)
    go_on(app, again)
    assert not again.turn_end.asked and len(again.table.log.lines) > told


def test_a_turn_that_was_left_can_still_be_taken_back(app: App) -> None:
    scene = open_table(app)
    limited_operation(app, scene)
    made = len(scene.session.history)
    again = left_and_continued(app, scene)
    press(app, again.controls.undo)
    go_on(app, again)
    assert not again.turn_end.waits and 0 < len(again.session.history) < made and again.option_rects()


def test_a_turn_that_was_ended_is_not_asked_about_again(app: App) -> None:
    scene = open_table(app)
    limited_operation(app, scene)
    press(app, scene.controls.done)
    assert not left_and_continued(app, scene).turn_end.waits


def test_whoever_no_longer_wishes_to_be_asked_goes_on(app: App) -> None:
    scene = open_table(app)
    limited_operation(app, scene)
    app.change_settings(end_turns=True)
    assert not left_and_continued(app, scene).turn_end.waits


def test_the_shelf_tells_of_the_turn_that_lies_on_the_table(app: App) -> None:
    scene = open_table(app)
    limited_operation(app, scene)
    scene.leave()
    before = scene.session.at(len(scene.session.history) - 1)
    told = present(app.store.last_played()).summary
    assert told.items() >= scene.kit.wording.describe(before).items()


@pytest.mark.parametrize("language", ["en", "es"])
def test_done_ends_the_turn_only_where_it_says_so(app: App, language: str) -> None:
    """3.2.1: after the spaces of Train a Base or a Civic Action may follow, and only then the turn ends."""
    app.change_settings(language=language)
    spaces = {"manila": {"troops": 3, "police": 2, "alignment": "neutral"}}
    state = board(spaces, resources={"government": 9, "reformers": 0, "npa": 0})
    state.humans = frozenset({"government"})
    scene = TableScene(app, KIT, turn(state, "government"))
    app.push(scene)
    go_on(app, scene)
    take(app, scene, "action:operation", "op:train", "space:manila", "done")
    assert scene.controls.done.label == {"en": "Done: Train", "es": "Listo: Entrenamiento"}[language]
    take(app, scene, "done")
    assert scene.session.prompt is not None and scene.session.prompt.ask == "train.further"
    assert scene.controls.done.label == tr("table.done.turn")
    for event in click(scene.controls.done.rect.center):
        app.step(0.0, [event])
    asked = scene.session.prompt
    assert not scene.turn_end.asked and (asked is None or asked.ask != "train.further")
    app.change_settings(language="en")


@pytest.mark.parametrize("language", ["en", "es"])
def test_each_way_back_says_how_it_differs_from_the_other_two(app: App, language: str) -> None:
    app.change_settings(language=language)
    names = {way: tr(f"table.{way}").split()[0] for way in ("cancel", "undo", "restart")}
    for way in names:
        others = [name for other, name in names.items() if other != way]
        assert all(name in tr(f"table.{way}.hint") for name in others)
    app.change_settings(language="en")
