"""Whole games of Red Guard played with nothing but the mouse, at pixel positions, as a person plays them."""

import random
from pathlib import Path
from typing import Any

import pytest

from engine import red_guard
from engine.red_guard.components import AGAINST, ATTACK
from engine.red_guard.state import tiles_of
from game.red_guard.edition import EDITION
from game.red_guard.kit import KIT
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.hand_over import HandOverScene
from game.table.scenes.setup import SetupScene
from game.table.table_scene import TableScene
from tests.shell_window import click, open_app, press

FRAME = 0.05
LONGEST_GAME = 20_000


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant")
    monkeypatch.setattr(TableScene, "_show_now", checked(TableScene._show_now))
    return app


def checked(show_now: Any) -> Any:
    """Whenever the one person is asked, Effect by Effect the screen has come to where the rules are."""

    def check_and_show(scene: Any) -> None:
        if len(scene.session.state.humans) == 1:
            shown, ruled = scene.table.state, scene.secrecy.seen(scene.session.state)
            assert red_guard.summary(shown) == red_guard.summary(ruled)
        show_now(scene)

    return check_and_show


def open_table(app: Any, humans: Any, seed: int, **settings: Any) -> Any:
    scene = TableScene(app, KIT, KIT.new_session("standard", set(humans), seed, **settings))
    app.push(scene)
    return scene


def until_asked(app: Any, scene: Any) -> None:
    for _ in range(LONGEST_GAME):
        app.step(FRAME)
        if app.top is not scene or scene.option_rects():
            return
    raise AssertionError("nobody is asked")


def choose(app: Any, scene: Any, key: str) -> None:
    made = len(scene.session.history)
    for event in click(scene.option_rects()[key].center):
        app.step(0.0, [event])
    answered = [option.key for option in scene.session.history[made:]]
    assert answered[:1] == [key], f"{key} did not answer to a click"


def play_out(app: Any, scene: Any, seed: int) -> Any:
    """Click on what is lit until the game is over; returns what was asked, and to whom the screen was handed."""
    luck, asked, handed = random.Random(seed), set(), []
    while not isinstance(app.top, GameOverScene):
        if isinstance(app.top, HandOverScene):
            handed.append(app.top.faction)
            press(app, app.top.ready)
        elif app.top is scene and (rects := scene.option_rects()):
            prompt = scene.session.prompt
            assert set(rects) == {option.key for option in prompt.options}, "an option is nowhere on the screen"
            asked.add(prompt.ask)
            choose(app, scene, _wanted(luck, sorted(rects)))
        else:
            assert app.top is scene
            app.step(FRAME)
    return asked, handed


def _wanted(luck: Any, keys: Any) -> Any:
    """Mostly what keeps the game going, so that it comes to fights."""
    if "preset:mass" in keys and luck.random() < 0.6:
        return "preset:mass"
    keys = [key for key in keys if key != "answer:yes"] or keys
    busy = [key for key in keys if key != "done"]
    return luck.choice(busy if busy and luck.random() < 0.8 else keys)


def test_a_whole_game_by_mouse_alone(app: Any) -> None:
    asked, _ = play_out(app, open_table(app, ["blue"], seed=12), seed=1)
    assert {"muster.unit", "move.unit", "target.tile", "group.unit", "leader.to", "combat.kind"} <= asked


def test_three_people_with_secrets_and_two_non_players(app: Any) -> None:
    settings = {"yellow": "non_player", "orange": "non_player", "chits": True, "seizure": True, "clients": True}
    _, handed = play_out(app, open_table(app, ["red", "green", "blue"], seed=3, **settings), seed=2)
    assert handed[:3] == ["red", "green", "blue"], "2.2: what is chosen at set-up is nobody else's business"


def test_a_click_on_the_second_slip_takes_two(app: Any) -> None:
    scene = open_table(app, ["blue"], seed=12)
    until_asked(app, scene)
    pool = scene.session.state.units["pool"].count("blue.cadre")
    second = scene.table.view._tray.slips["unit:blue.cadre"][1]
    for event in click(second.center):
        app.step(0.0, [event])
    app.step(FRAME)
    assert [option.key for option in scene.session.history] == ["unit:blue.cadre", "count:2"]
    assert scene.session.state.units["pool"].count("blue.cadre") == pool - 2


def test_two_clicks_move_two_units_to_a_tile(app: Any) -> None:
    scene = open_table(app, ["blue"], seed=12)
    until_asked(app, scene)
    choose(app, scene, "preset:suited")
    until_asked(app, scene)
    state = scene.session.state
    unit = max(set(state.units[ATTACK["blue"]]), key=state.units[ATTACK["blue"]].count)
    slips = scene.table.view._spots.slips[f"{ATTACK['blue']}:{unit}"]
    for event in click(slips[1].center):
        app.step(0.0, [event])
    until_asked(app, scene)
    tile = tiles_of(state, "blue")[0]
    choose(app, scene, f"tile:{tile}")
    app.step(FRAME)
    assert scene.session.state.units[tile] == (unit, unit)


def test_undo_after_bulk_asks_how_many(app: Any) -> None:
    scene = open_table(app, ["blue"], seed=12)
    until_asked(app, scene)
    for event in click(scene.table.view._tray.slips["unit:blue.cadre"][2].center):
        app.step(0.0, [event])
    until_asked(app, scene)
    scene.undo()
    until_asked(app, scene)
    assert scene.session.prompt.ask == "muster.count"


def test_the_set_up_gives_each_seat_its_opponent(app: Any) -> None:
    setup = SetupScene(app, KIT, seed=5)
    app.push(setup)
    setup.groups["red"].choose("administrator")
    setup.levels["red"].choose("strong")
    setup.groups["yellow"].choose("non_player")
    press(app, setup.start)
    state = app.top.session.state
    assert state.opponents["red"] == "administrator.strong"
    assert "yellow" not in state.seats and state.humans == {"blue"}


def test_one_seat_makes_no_game(app: Any) -> None:
    setup = SetupScene(app, KIT, seed=5)
    app.push(setup)
    for seat in ("red", "pink", "orange", "yellow", "green"):
        setup.groups[seat].choose("non_player")
    press(app, setup.start)
    assert app.top is setup and app.notice.sentence


def test_targets_are_ringed_while_groups_stand_against_them(app: Any) -> None:
    scene = open_table(app, ["blue"], seed=12)
    luck = random.Random(4)
    for _ in range(400):
        until_asked(app, scene)
        if app.top is not scene:
            break
        if any(scene.session.state.units[place] for place in AGAINST.values()):
            return
        choose(app, scene, _wanted(luck, sorted(scene.option_rects())))
    raise AssertionError("nobody attacked anything")
