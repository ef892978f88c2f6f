"""Machines at the table, in the smallest game of the box: they think between frames, decide, and may be undone."""

from pathlib import Path

import pytest

from engine.core.session import Session
from engine.core.thinking.budget import Budget
from engine.core.thinking.strengths import STRENGTHS
from game.shell.app import App
from game.table.scene.table_scene import TableScene
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.setup import SetupScene
from game.table.thinking import slices
from tests.mini import GAME
from tests.mini.window import EDITION, KIT
from tests.shell_window import choose, click, on_top, open_app, press, settle


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    monkeypatch.setitem(STRENGTHS, "strategist", Budget(20, 20))
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True)
    return app


def open_table(app: App, players: dict[str, str], people: set[str], seed: int = 1) -> TableScene:
    scene = TableScene(app, KIT, KIT.new_session("tricks", people | {*players}, seed, players, playing=3))
    app.push(scene)
    return scene


def until_asked(app: App, scene: TableScene) -> None:
    for _ in range(400):
        app.step(0.05)
        if scene.option_rects() or isinstance(app.top, GameOverScene):
            return
    raise AssertionError("nobody is asked")


def play_out(app: App, scene: TableScene) -> None:
    while True:
        until_asked(app, scene)
        if isinstance(app.top, GameOverScene):
            return
        for event in click(next(iter(scene.option_rects().values())).center):
            app.step(0.0, [event])


def test_a_person_plays_against_machines_with_the_mouse_and_the_screen_is_never_handed_over(app: App) -> None:
    scene = open_table(app, {"ant": "strategist", "cat": "apprentice:bold"}, {"bee"})
    play_out(app, scene)
    assert len(scene.session.history) == 9


def test_what_a_machine_thought_of_its_hidden_hand_is_told_only_when_the_game_is_over(app: App) -> None:
    scene = open_table(app, {"ant": "strategist"}, {"bee"})
    until_asked(app, scene)
    assert not any("thought." in line.text or "Plan" in line.text for line in scene.table.log.lines)
    play_out(app, scene)
    assert any("Plan (" in entry.text for entry in scene.game_log.again())


def test_undo_takes_back_the_last_decision_of_the_person_and_what_machines_decided_since(app: App) -> None:
    scene = open_table(app, {"ant": "strategist", "cat": "strategist"}, {"bee"})
    until_asked(app, scene)
    assert len(scene.session.history) == 1
    scene.hands.answer(next(iter(scene.option_rects())))
    until_asked(app, scene)
    assert len(scene.session.history) == 4
    press(app, scene.controls.undo)
    until_asked(app, scene)
    assert len(scene.session.history) == 1 and scene.session.prompt is not None and scene.session.prompt.seat == "bee"


def test_a_machine_thinks_slice_by_slice_and_can_be_hurried(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)
    scene = open_table(app, {"ant": "strategist"}, {"bee"})
    for _ in range(4):
        app.step(0.05)
    assert scene.machines.asked and scene.busy and scene.table.prompt_bar.progress is not None
    assert not scene.session.history
    press(app, scene.controls.skip)
    app.step(0.05)
    assert len(scene.session.history) == 1 and scene.table.prompt_bar.progress is None


def test_a_paused_machine_does_not_think(app: App) -> None:
    scene = open_table(app, {"ant": "strategist"}, {"bee"})
    scene.playback.paused = True
    settle(app)
    assert not scene.session.history and not scene.busy


def test_who_plays_is_chosen_in_the_set_up_and_kept_in_the_save(app: App) -> None:
    setup = SetupScene(app, KIT, seed=5)
    app.push(setup)
    settle(app)
    for group, key in ((setup.groups["bee"], "organiser"), (setup.tempers["bee"], "bold")):
        choose(app, group, key)
    press(app, setup.start)
    session = on_top(app, TableScene).session
    assert session.players == {"bee": "organiser:bold"} and session.people == {"ant"}
    assert Session.load(GAME, session.save()).players == session.players
