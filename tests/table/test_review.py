"""A game looked at again, by mouse: what cost most, where it stands on the chart, and a new game from there."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.session import Session
from game.people_power.edition import EDITION as PEOPLE_POWER
from game.people_power.kit import KIT as PEOPLE_POWER_KIT
from game.shell.app import App
from game.shell.edition import Edition
from game.shell.lettering import watching_cuts
from game.table.kit.kit import Kit
from game.table.press.blocks import Label, Note
from game.table.scene.table_scene import TableScene
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.plan_on_board import PlanOnBoard
from game.table.scenes.review import ReviewScene
from tests.mini.window import EDITION, KIT
from tests.presence import present
from tests.shell_window import click, on_top, open_app, press, settle

pytestmark = pytest.mark.usefixtures("few_thoughts")


def finished(kit: Kit, seat: str, seed: int) -> Session[Any]:
    """Played by somebody who always takes the first answer."""
    session = kit.new_session(kit.game.scenarios[0], {seat}, seed)
    while not session.over:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(session.prompt.option("action:pass") or session.prompt.options[0])
    return session


def reviewing(folder: Path, edition: Edition, kit: Kit, seat: str, **settings: Any) -> App:
    size = settings.pop("size", (1280, 720))
    app = open_app(folder, size=size, edition=edition)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True, **settings)
    app.push(TableScene(app, kit, finished(kit, seat, 2)))
    settle(app)
    press(app, on_top(app, GameOverScene).review)
    return app


def until_over(app: App) -> ReviewScene:
    scene = on_top(app, ReviewScene)
    for _ in range(3000):
        app.step(0.02)
        if not scene.busy:
            return scene
    raise AssertionError("the review does not end")


@pytest.mark.parametrize(("edition", "kit", "seat"), [(EDITION, KIT, "ant"), (PEOPLE_POWER, PEOPLE_POWER_KIT, "npa")])
def test_a_new_game_begins_where_most_was_lost_and_the_old_one_is_kept(
    tmp_path: Path, edition: Edition, kit: Kit, seat: str
) -> None:
    app = reviewing(tmp_path, edition, kit, seat)
    scene = until_over(app)
    mistakes = scene.reviewed.mistakes
    assert mistakes and len(mistakes) <= 3
    before = {entry.path.name for entry in app.store.entries()}
    press(app, scene.branch)
    table = on_top(app, TableScene)
    assert len(table.session.history) == mistakes[0].decision and table.session.people == {seat}
    assert {entry.path.name for entry in app.store.entries()} > before


def test_no_mistake_costs_0_per_cent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = until_over(reviewing(tmp_path, EDITION, KIT, "ant"))
    worst = scene.reviewed.mistakes[0]
    hardly = replace(worst, better=replace(worst.better, chance=worst.played.chance + 0.004))
    monkeypatch.setattr(type(scene.reviewed._review), "mistakes", (worst, hardly))
    assert scene.reviewed.mistakes == (worst,) and len(scene.reviewed.marks(scene._page)) == 1


def test_what_a_mistake_cost_is_the_difference_of_the_chances_that_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = until_over(reviewing(tmp_path, EDITION, KIT, "ant"))
    worst = scene.reviewed.mistakes[0]
    read = replace(worst, played=replace(worst.played, chance=0.5249), better=replace(worst.better, chance=0.5751))
    monkeypatch.setattr(type(scene.reviewed._review), "mistakes", (read,))
    scene._show()
    assert [label for _, label, _ in scene.choices.choices] == ["1: −5 %"]
    said = [block.words for block in scene.column.blocks if isinstance(block, Label)]
    assert said[:2] == ["AS PLAYED: 52 % TO WIN", "BETTER: 57 % TO WIN"]


def test_the_last_page_marks_what_the_review_has_found(tmp_path: Path) -> None:
    app = reviewing(tmp_path, PEOPLE_POWER, PEOPLE_POWER_KIT, "npa")
    scene = until_over(app)
    found = len(scene.reviewed.mistakes)
    assert found > 1 and [mark.word for mark in scene.chart.marks] == ["1", "2", "3"][:found]
    for event in click(scene.choices.cells[1].center):
        app.step(0.0, [event])
    press(app, scene.leave_button)
    over = on_top(app, GameOverScene)
    assert over.chart.marks == scene.chart.marks
    cards = len(over.session.state.played)
    assert all(0 <= mark.step < cards for mark in over.chart.marks)


def test_a_review_can_be_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.table.thinking.slices.SLICE", 0.0)
    app = reviewing(tmp_path, PEOPLE_POWER, PEOPLE_POWER_KIT, "npa")
    app.step(0.02)
    scene = on_top(app, ReviewScene)
    assert scene.busy and scene.stop.enabled
    press(app, scene.stop)
    assert not scene.busy and not scene.stop.enabled


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_word_of_a_review_is_cut(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    with watching_cuts() as cuts:
        app = reviewing(tmp_path, PEOPLE_POWER, PEOPLE_POWER_KIT, "npa", language=language, size=size)
        scene = until_over(app)
        for cell in scene.choices.cells:
            for event in click(cell.center):
                app.step(0.1, [event])
        press(app, scene.leave_button)
        app.step(0.1)
    assert not cuts


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_decision_is_told_in_sentences_with_their_places_and_shown_on_the_map(tmp_path: Path, language: str) -> None:
    app = reviewing(tmp_path, PEOPLE_POWER, PEOPLE_POWER_KIT, "npa", language=language)
    scene = until_over(app)
    said = [block.words for block in scene.column.blocks if isinstance(block, Note)]
    passed, would = {"en": ("The NPA passes", "The NPA "), "es": ("El NEP pasa", "El NEP ")}[language]
    assert said[0].startswith(passed) and said[1].startswith(would)
    with watching_cuts() as cuts:
        press(app, scene.board)
        settle(app, 0.3)
    board = on_top(app, PlanOnBoard)
    assert not cuts and board.table.state.played == scene.session.at(scene.reviewed.mistakes[0].decision).state.played
    better = present(board._ghost)
    assert better.parts or better._journeys or would in board.table.log.lines[0].text
    for event in click(board.choices.cells[0].center):
        app.step(0.0, [event])
    assert board.table.log.lines[0].text.startswith(passed) and not present(board._ghost).parts
    press(app, board.leave_button)
    assert app.top is scene
    app.change_settings(language="en")
