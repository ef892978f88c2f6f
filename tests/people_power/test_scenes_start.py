"""From the title into a game: Quick start, New game, and back."""

from pathlib import Path
from typing import Any
from unittest import mock

import pygame
import pytest

from engine import people_power
from engine.core.prompts import Option
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.shell.app import App
from game.shell.fields import Entry
from game.shell.scenes.dialog import DialogScene
from game.shell.scenes.help import HelpScene
from game.shell.scenes.shelf import ShelfScene
from game.shell.text import tr
from game.shell.widgets.rich_text import RichText
from game.table.scene.table_scene import TableScene, open_table
from game.table.scenes.setup import SetupScene
from game.table.scenes.sides import SidesScene
from tests.shell_window import choose, click, key, on_top, open_app, press, settle, type_text


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", end_turns=True)
    app.go_home()
    return app


def open_setup(app: App, **choices: Any) -> SetupScene:
    app.push(SetupScene(app, KIT, **choices))
    settle(app)
    return on_top(app, SetupScene)


def pick(app: App, scene: SetupScene, group: str, cell: int) -> None:
    choose(app, scene.groups[group], scene.groups[group].choices[cell][0])


@pytest.mark.parametrize("faction", ["government", "reformers", "npa"])
def test_quick_start_is_one_click_after_picking_a_faction(app: App, faction: str) -> None:
    press(app, on_top(app, ShelfScene).buttons[1])
    assert isinstance(app.top, SidesScene)
    press(app, on_top(app, SidesScene).play[faction])
    assert isinstance(app.top, TableScene)
    state = on_top(app, TableScene).session.state
    assert state.humans == {faction} and state.scenario == "standard"


def test_a_faction_sheet_is_one_click_away(app: App) -> None:
    press(app, on_top(app, ShelfScene).buttons[1])
    press(app, on_top(app, SidesScene).aids["npa"])
    assert isinstance(app.top, HelpScene)


def test_new_game_begins_as_it_was_set_up(app: App) -> None:
    scene = open_setup(app, seed=77)
    pick(app, scene, "scenario", 1)
    pick(app, scene, "government", 0)
    pick(app, scene, "personalities", 0)
    press(app, scene.start)
    table = app.scenes[1]
    assert isinstance(table, TableScene)
    state = table.session.state
    assert state.scenario == "extended"
    assert state.humans == {"government", "reformers"}
    assert state.use_personalities and not state.use_desperation
    assert state.chance.seed == 77


def test_hidden_acts_are_offered_only_to_three_players_with_acts(app: App) -> None:
    scene = open_setup(app)
    assert not scene.groups["hidden_acts"].visible
    for group in ("government", "npa", "desperation"):
        pick(app, scene, group, 0)
    assert scene.groups["hidden_acts"].visible
    pick(app, scene, "hidden_acts", 0)
    pick(app, scene, "npa", 1)
    assert not scene.groups["hidden_acts"].visible
    press(app, scene.start)
    assert not app.scenes[1].session.state.hidden_acts


def test_what_an_opponent_is_and_how_strong_is_said_from_the_start(app: App) -> None:
    scene = open_setup(app)
    with mock.patch("game.table.scenes.setup.RichText", side_effect=RichText) as text:
        scene.draw(app.screen)
    assert any(call.args[0].startswith(tr("setup.bot.hint")) for call in text.call_args_list)


@pytest.mark.parametrize("seed", ["", "abc", "-4", "1.5", "99999999999999999999"])
def test_a_bad_seed_gets_one_sentence(app: App, seed: str) -> None:
    scene = open_setup(app)
    line = scene.line
    assert isinstance(line, Entry)
    line.on_change(seed)
    press(app, scene.start)
    assert app.top is scene and app.notice.sentence


def test_a_seed_is_typed_and_rolled(app: App) -> None:
    scene = open_setup(app, seed=5)
    for event in click(scene.line.rect.center):
        app.step(0.0, [event])
    app.step(0.0, [key(pygame.K_END)])
    app.step(0.0, type_text("7"))
    settle(app)
    assert scene.seed == "57"
    press(app, scene.random)
    assert scene.seed.isdigit() and scene.seed != "57"


def test_an_unknown_scenario_from_the_command_line_gets_one_sentence(app: App) -> None:
    scene = open_setup(app, scenario="nonsense")
    assert scene.chosen["scenario"] == "standard" and app.notice.sentence


def test_a_save_is_described_in_words(app: App) -> None:
    press(app, on_top(app, ShelfScene).buttons[1])
    press(app, on_top(app, SidesScene).play["npa"])
    summary = KIT.wording.describe(on_top(app, TableScene).session)
    assert "NPA" in summary["players"] and "Standard" in summary["position"]


def test_a_save_names_its_players_in_the_order_of_the_rules(app: App) -> None:
    session = people_power.new_session(humans={"npa", "reformers"}, seed=1)
    assert KIT.wording.describe(session)["players"].endswith("Reformers, NPA")


def begin_and_leave(app: App, faction: str) -> tuple[Option, ...]:
    """A game with one decision, which is in the autosave; returns that decision."""
    press(app, on_top(app, ShelfScene).buttons[1])
    press(app, on_top(app, SidesScene).play[faction])
    board = on_top(app, TableScene)
    for _ in range(2000):
        app.step(0.05)
        if rects := board.option_rects():
            break
    answer = rects.get("action:pass") or next(iter(rects.values()))  # the luck is new: somebody may ask for something
    for event in click(answer.center):
        app.step(0.0, [event])
    app.go_home()
    return board.session.history


def kept(app: App) -> list[tuple[Option, ...]]:
    return [app.store.read(entry.path).history for entry in app.store.entries() if not entry.is_autosave]


def test_a_new_game_keeps_the_one_that_was_going_on(app: App) -> None:
    made = begin_and_leave(app, "npa")
    press(app, on_top(app, ShelfScene).buttons[1])
    press(app, on_top(app, SidesScene).play["government"])
    assert kept(app) == [made]


def test_one_new_game_after_the_other_keeps_them_all(app: App) -> None:
    for faction in ("npa", "government", "reformers"):
        begin_and_leave(app, faction)
    players = {entry.summary["players"] for entry in app.store.entries()}
    assert len(players) == 3


def test_a_game_that_is_loaded_keeps_the_one_that_was_going_on(app: App) -> None:
    made = begin_and_leave(app, "npa")
    other = people_power.new_session(humans={"government"}, seed=3)
    for _ in range(2):
        app.play_on(other, app.push)
        assert kept(app) == [made], "once is enough"


def test_a_game_that_is_gone_on_with_is_not_kept_twice(app: App) -> None:
    begin_and_leave(app, "npa")
    press(app, on_top(app, ShelfScene).buttons[0])
    assert isinstance(app.top, TableScene)
    assert kept(app) == []


def test_the_rules_are_one_click_away_from_what_a_choice_means(app: App) -> None:
    scene = open_setup(app)
    links = [
        (run.link, (x + run.x + run.width // 2, y + line.y + line.height // 2))
        for text, (x, y) in scene.explanations()
        for line in text.lines
        for run in line.runs
        if run.link
    ]
    assert [section for section, _ in links] == ["5.3", "5.4"]
    for event in click(links[0][1]):
        app.step(0.0, [event])
    assert isinstance(app.top, HelpScene)


@pytest.mark.parametrize("answer", ["table.menu.new", "table.menu.load"])
def test_back_from_a_new_game_or_the_saves_leads_to_the_game_that_runs(app: App, answer: str) -> None:
    open_table(app, KIT, people_power.new_session(humans={"reformers"}, seed=7))
    settle(app)
    table = on_top(app, TableScene)
    table.open_menu()
    app.step(0.05)
    press(app, next(button for button in on_top(app, DialogScene).buttons if button.label == tr(answer)))
    app.step(0.05)
    assert app.top is not table
    app.step(0.0, [key(pygame.K_ESCAPE)])
    assert app.top is table


def test_a_new_game_takes_the_place_of_the_one_that_ran(app: App) -> None:
    open_table(app, KIT, people_power.new_session(humans={"reformers"}, seed=7))
    settle(app)
    app.push(SetupScene(app, KIT))
    app.step(0.05)
    press(app, on_top(app, SetupScene).start)
    assert isinstance(app.top, TableScene)
    assert [type(scene) for scene in app.scenes] == [ShelfScene, type(app.top)]
