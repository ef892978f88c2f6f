"""Pieces that are moved can be dragged, besides being clicked."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.people_power import PeoplePowerSession
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.shell.app import App
from game.shell.text import tr
from game.table.scene.table_scene import TableScene
from tests.people_power.driving import board, operate, stage, turn
from tests.shell_window import click, drag, lift, motion, open_app


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True)
    return app


def table_of(app: App, session: PeoplePowerSession) -> TableScene:
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


def answers(scene: TableScene) -> list[str]:
    return [option.key for option in scene.session.history]


def sweeping(app: App) -> TableScene:
    """Into Manila, from where Troops stand."""
    state = board({"manila": {"underground": 3}, "southern_luzon": {"troops": 3}, "northern_luzon": {"police": 1}})
    session = turn(state, "government")
    operate(session, "sweep", "space:manila")
    return table_of(app, session)


def test_a_cube_is_dragged_into_the_space_that_is_swept(app: App) -> None:
    scene = sweeping(app)
    made = answers(scene)
    anchor = scene.table.view.anchor
    drag(app, anchor("southern_luzon:troops"), anchor("manila"))
    assert answers(scene) == [*made, "move:southern_luzon:troops"]
    assert scene.session.state.troops["manila"] == 1


def test_a_cube_let_go_elsewhere_stays_and_it_is_told_why(app: App) -> None:
    scene = sweeping(app)
    made = answers(scene)
    anchor = scene.table.view.anchor
    drag(app, anchor("southern_luzon:troops"), anchor("northern_luzon"))
    assert answers(scene) == made
    assert scene.table.prompt_bar.warning == tr("table.not_there")
    assert "southern_luzon:troops" in scene.table.pane.lit


def test_only_the_space_where_a_cube_can_go_is_lit_while_it_is_carried(app: App) -> None:
    scene = sweeping(app)
    view = scene.table.view
    before = set(view._light.names)
    lift(app, view.anchor("southern_luzon:troops"), view.anchor("manila"))
    app.step(1.0)
    assert set(view._light.names) == {"manila"} != before


def test_no_tooltip_lies_on_a_cube_that_is_carried(app: App) -> None:
    scene = sweeping(app)
    start, end = scene.table.view.anchor("southern_luzon:troops"), scene.table.view.anchor("manila")
    assert scene.hint(end)
    lift(app, start, end)
    assert not scene.hint(end)


def test_a_click_on_a_cube_moves_it_as_before(app: App) -> None:
    scene = sweeping(app)
    for event in click(scene.table.view.anchor("southern_luzon:troops")):
        app.step(0.0, [event])
    assert answers(scene)[-1] == "move:southern_luzon:troops"


def test_activists_are_dragged_into_the_space_where_they_assemble(app: App) -> None:
    session = turn(board({"manila": {"activists": 1}, "southern_luzon": {"activists": 2}}), "reformers")
    operate(session, "assemble", "space:manila")
    scene = table_of(app, session)
    drag(app, scene.table.view.anchor("southern_luzon:activists"), scene.table.view.anchor("manila"))
    assert answers(scene)[-1] == "move:southern_luzon:activists"


def redeploying(app: App) -> TableScene:
    state = board({"cebu": {"police": 1, "underground": 1}, "davao": {"troops": 1}, "visayas": {"police": 1}})
    return table_of(app, stage(state, "redeploy"))


def test_police_are_dragged_to_where_they_are_redeployed(app: App) -> None:
    scene = redeploying(app)
    anchor = scene.table.view.anchor
    lift(app, anchor("cebu:police"), anchor("davao"))
    assert answers(scene) == ["space:cebu"] and set(scene.table.pane.lit) == {"davao", "visayas"}
    drag(app, anchor("cebu:police"), anchor("davao"))
    assert answers(scene) == ["space:cebu", "space:davao"]
    assert scene.session.state.police["davao"] == 1


def test_police_let_go_where_they_cannot_be_go_back_and_it_is_told_why(app: App) -> None:
    scene = redeploying(app)
    anchor = scene.table.view.anchor
    drag(app, anchor("cebu:police"), anchor("northern_luzon"))
    until_asked(app, scene)
    prompt = scene.session.prompt
    assert not answers(scene) and prompt and prompt.ask == "redeploy.police"
    assert "Control" in scene.table.prompt_bar.warning


def test_the_map_is_dragged_by_the_land_of_a_space_whose_cubes_could_be(app: App) -> None:
    scene = redeploying(app)
    drag(app, scene.table.view.anchor("visayas"), scene.table.view.anchor("davao"))
    assert not answers(scene)


def test_cubes_that_can_go_to_one_space_only_move_when_they_are_let_go_there(app: App) -> None:
    held = {"troops": 1, "underground": 2}
    scene = table_of(app, stage(board({"cebu": held, "davao": held, "zamboanga": held}), "redeploy"))
    anchor = scene.table.view.anchor
    drag(app, anchor("cebu:troops"), anchor("davao"))
    assert not answers(scene)
    drag(app, anchor("cebu:troops"), anchor("manila"))
    assert answers(scene) == ["space:cebu"] and scene.session.state.troops["manila"] == 1


def test_guerrillas_are_dragged_to_where_they_march(app: App) -> None:
    session = turn(board({"visayas": {"underground": 2}}), "npa")
    operate(session, "march", "space:visayas")
    scene = table_of(app, session)
    made = answers(scene)
    anchor = scene.table.view.anchor
    drag(app, anchor("visayas:underground"), anchor("visayas"))
    assert answers(scene) == made, "let go where it stood"
    drag(app, anchor("visayas:underground"), anchor("cebu"))
    assert answers(scene) == [*made, "space:cebu"]


def test_a_drag_of_what_cannot_be_dragged_says_so(app: App) -> None:
    scene = sweeping(app)
    anchor, bar = scene.table.view.anchor, scene.table.prompt_bar
    drag(app, anchor("manila:underground"), anchor("visayas"))
    assert "Manila" in bar.warning
    session = turn(board({"manila": {"activists": 2}}), "reformers")
    operate(session, "protest")
    scene = table_of(app, session)
    drag(app, anchor("manila:activists"), anchor("visayas"))
    assert scene.table.prompt_bar.warning == tr("table.no_drag")


def test_a_drag_of_the_enlarged_map_says_nothing_though_it_began_on_a_piece(app: App) -> None:
    scene = sweeping(app)
    view = scene.table.view
    view.zoom_at(view.anchor("manila"), 2)
    for _ in range(100):
        app.step(0.05)
    start = view.anchor("manila:underground")
    for event in (motion(start), pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)):
        app.step(0.0, [event])
    goal = start[0] - 40, start[1] - 30
    app.step(0.0, [pygame.event.Event(pygame.MOUSEMOTION, pos=goal, rel=(-40, -30), buttons=(1, 0, 0))])
    app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=goal, button=1)])
    assert not scene.table.prompt_bar.warning
