"""Stacks and leaders that move can be dragged, besides being clicked."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.filipinas import FilipinasSession
from game.filipinas.edition import EDITION
from game.filipinas.kit import KIT
from game.shell.app import App
from game.shell.text import tr
from game.table.scene.table_scene import TableScene
from tests.filipinas.table import answer, spanish
from tests.shell_window import click, drag, lift, open_app


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True)
    return app


def table_of(app: App, session: FilipinasSession) -> TableScene:
    """Where it is asked who moves."""
    answer(session, "action:move")
    scene = TableScene(app, KIT, session)
    app.push(scene)
    until_asked(app, scene)
    return scene


def until_asked(app: App, scene: TableScene) -> None:
    for _ in range(400):
        app.step(0.05)
        if scene.option_rects():
            return
    raise AssertionError("nobody is asked")


def at(scene: TableScene, key: str) -> tuple[int, int]:
    """Where a click chooses this part."""
    spot = scene.table.view.spot(key)
    assert spot is not None
    return spot.center


def answers(scene: TableScene) -> list[str]:
    return [option.key for option in scene.session.history][1:]


def brigades(app: App) -> TableScene:
    """A brigade under its general in Cavite, and one by itself in Laguna."""
    places = {"cavite": [["cornell", "lachambre"]], "laguna": [["mindanao_1"]]}
    return table_of(app, spanish(places, humans=["spain"]))


def test_a_stack_is_dragged_to_another_province(app: App) -> None:
    scene = brigades(app)
    lift(app, at(scene, "stack:mindanao_1"), (at(scene, "stack:mindanao_1")[0] + 40, 300))
    assert answers(scene) == ["stack:mindanao_1"] and "batangas" in scene.table.pane.lit
    drag(app, at(scene, "stack:mindanao_1"), at(scene, "batangas"))
    assert answers(scene) == ["stack:mindanao_1", "place:batangas"]


def test_in_one_drag_a_stack_goes_with_all_its_leaders(app: App) -> None:
    scene = brigades(app)
    drag(app, at(scene, "stack:cornell"), at(scene, "batangas"))
    assert answers(scene) == ["stack:cornell", "done", "place:batangas"]


def test_a_leader_is_dragged_out_of_his_stack(app: App) -> None:
    scene = brigades(app)
    drag(app, at(scene, "counter:lachambre"), at(scene, "stack:mindanao_1"))
    assert answers(scene) == ["counter:lachambre", "stack:mindanao_1"]


def test_a_stack_let_go_where_it_cannot_be_goes_back_and_it_is_told_why(app: App) -> None:
    scene = brigades(app)
    drag(app, at(scene, "stack:cornell"), at(scene, "sea"))
    until_asked(app, scene)
    prompt = scene.session.prompt
    assert not answers(scene) and prompt and prompt.ask == "move.who"
    assert scene.table.prompt_bar.warning == tr("table.not_there")


def test_clicks_ask_who_stays_behind_as_before(app: App) -> None:
    scene = brigades(app)
    for event in click(at(scene, "stack:cornell")):
        app.step(0.0, [event])
    until_asked(app, scene)
    prompt = scene.session.prompt
    assert answers(scene) == ["stack:cornell"] and prompt and prompt.ask == "move.leave"


def test_one_undo_takes_back_all_that_a_drag_decided(app: App) -> None:
    scene = brigades(app)
    drag(app, at(scene, "stack:cornell"), at(scene, "batangas"))
    until_asked(app, scene)
    scene.going_back.undo()
    until_asked(app, scene)
    prompt = scene.session.prompt
    assert not answers(scene) and prompt and prompt.ask == "move.who"


def test_a_stack_with_one_way_moves_when_it_is_let_go_there(app: App) -> None:
    places = {"cavite_city": [["asia_fleet", "montojo"]], "laguna": [["mindanao_1"]]}
    scene = table_of(app, spanish(places, humans=["spain"]))
    drag(app, at(scene, "stack:asia_fleet"), at(scene, "laguna"))
    assert not answers(scene)
    drag(app, at(scene, "stack:asia_fleet"), at(scene, "sea"))
    assert answers(scene) == ["stack:asia_fleet"]
