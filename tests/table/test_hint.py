"""A hint by mouse, in the smallest game of the box and in People Power: plans, the ghost, playing, undoing."""

from pathlib import Path
from unittest import mock

import pytest

from game.people_power.edition import EDITION as PEOPLE_POWER
from game.people_power.kit import KIT as PEOPLE_POWER_KIT
from game.shell.app import App
from game.shell.lettering import watching_cuts
from game.table.press.blocks import Label, Small
from game.table.scene.table_scene import TableScene
from game.table.telling.log_entry import LogEntry
from game.table.thinking import slices
from game.table.thinking.ghost import Ghost
from game.table.thinking.hint_sheet import Progress
from tests.mini.window import EDITION, KIT
from tests.presence import present
from tests.shell_window import click, open_app, press


@pytest.fixture(autouse=True)
def in_one_frame(few_thoughts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 600.0)


def cards(tmp_path: Path, language: str = "en") -> tuple[App, TableScene]:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True, language=language)
    scene = TableScene(app, KIT, KIT.new_session("tricks", {"ant"}, 1, playing=3))
    app.push(scene)
    until_asked(app, scene)
    return app, scene


def people_power(tmp_path: Path, seat: str, language: str = "en", size: tuple[int, int] = (1280, 720)) -> TableScene:
    app = open_app(tmp_path, size=size, edition=PEOPLE_POWER)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True, language=language)
    scene = TableScene(app, PEOPLE_POWER_KIT, PEOPLE_POWER_KIT.new_session("standard", {seat}, 7))
    app.push(scene)
    until_asked(app, scene)
    return scene


def until_asked(app: App, scene: TableScene) -> None:
    for _ in range(400):
        app.step(0.05)
        if scene.option_rects():
            return
    raise AssertionError("nobody is asked")


def until_advised(app: App, scene: TableScene) -> None:
    press(app, scene.controls.hint)
    app.step(0.02)
    assert present(scene.adviser.advice).share is None, "no advice came"


def test_a_hint_thinks_while_the_window_goes_on_and_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE", 0.0)
    app, scene = cards(tmp_path)
    press(app, scene.controls.hint)
    app.step(0.02)
    assert scene.busy and scene.table.hint_sheet.visible and not scene.table.log.visible
    assert present(scene.adviser.advice).share is not None and not scene.table.hint_sheet.play.enabled
    told = scene.table.hint_sheet.column.blocks
    assert isinstance(told[0], Label) and "THINKING" in told[0].words and isinstance(told[1], Progress)
    monkeypatch.setattr(type(present(scene.adviser.advice)), "share", 0.5)
    scene.table.hint_sheet.show_progress()
    told = scene.table.hint_sheet.column.blocks
    assert isinstance(told[0], Label) and "50 %" in told[0].words and told[1] == Progress(0.5), "how far it has come"
    monkeypatch.undo()
    monkeypatch.setattr(slices, "SLICE", 0.0)
    press(app, scene.table.hint_sheet.close)
    assert present(scene.adviser.advice).proposals and present(scene.adviser.advice).share is None
    chosen = present(scene.table.hint_sheet.chosen)
    assert not chosen.weighed.futures
    judged = scene.table.hint_sheet._blocks(chosen)[1]
    assert isinstance(judged, Small) and "at first sight" in judged.words and "0 futures" not in judged.words
    press(app, scene.table.hint_sheet.close)
    assert scene.adviser.advice is None and not scene.table.hint_sheet.visible and scene.table.log.visible
    app.step(0.02)
    assert not scene.session.history and scene.table.prompt_bar.progress is None


def test_a_plan_is_played_with_one_click_and_taken_back_step_by_step(tmp_path: Path) -> None:
    scene = people_power(tmp_path, "npa")
    app = scene.app
    until_advised(app, scene)
    planned = present(scene.table.hint_sheet.chosen)
    wanted = [option.key for _, option in planned.weighed.answers]
    press(app, scene.table.hint_sheet.play)
    for _ in range(200):
        app.step(0.05)
    played = [option.key for option in scene.session.history]
    assert played and played == wanted[: len(played)]
    said_done = next(number for number, key in enumerate(reversed(wanted)) if key != "done")
    assert len(played) >= len(planned.foresight.steps) - said_done
    assert played[-1] != "done", "to end a turn is the player's own decision"
    for made in range(len(played) - 1, -1, -1):
        until_asked(app, scene)
        press(app, scene.controls.undo)
        assert len(scene.session.history) == made
    until_asked(app, scene)
    for _ in range(20):
        app.step(0.05)
    assert not scene.session.history, "a plan that was taken back is not played on"


def test_a_click_of_the_player_ends_the_plan(tmp_path: Path) -> None:
    scene = people_power(tmp_path, "npa")
    app = scene.app
    until_advised(app, scene)
    app.change_settings(animation_speed="slow")
    press(app, scene.table.hint_sheet.play)
    until_asked(app, scene)
    scene.hands.answer(next(iter(scene.option_rects())))
    made = len(scene.session.history)
    until_asked(app, scene)
    for _ in range(40):
        app.step(0.05)
    assert len(scene.session.history) == made


def test_another_plan_is_looked_at_and_its_ghost_lies_on_the_board(tmp_path: Path) -> None:
    scene = people_power(tmp_path, "reformers")
    app = scene.app
    until_advised(app, scene)
    first, sheet = present(scene.table.hint_sheet.chosen), scene.table.hint_sheet
    assert app.busy, "the ghost has a frame of its own"
    app.step(0.0)
    with_ghost = app.screen.subsurface(scene.table.free_board).copy()
    assert len(sheet.plans.cells) > 1
    for event in click(sheet.plans.cells[1].center):
        app.step(0.0, [event])
    assert present(sheet.chosen) is not first
    press(app, sheet.close)
    app.step(0.5)
    app.draw()
    without = app.screen.subsurface(scene.table.free_board)
    assert with_ghost.get_buffer().raw != without.copy().get_buffer().raw


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("seat", ["npa", "reformers", "government"])
def test_nothing_of_a_ghost_covers_what_is_read(tmp_path: Path, seat: str, text_size: int) -> None:
    scene = people_power(tmp_path, seat)
    scene.app.change_settings(text_size=text_size)
    until_asked(scene.app, scene)
    until_advised(scene.app, scene)
    view, board = scene.table.view, scene.table.free_board
    for cell in scene.table.hint_sheet.plans.cells:
        for event in click(cell.center):
            scene.app.step(0.5, [event])
        scene.app.draw()
        laid = present(scene.adviser._ghost).lay(board)
        signs = [number for _, number in laid.numbers] + [box for _, box, _ in laid.counts]
        assert all(board.contains(sign) for sign in signs)
        for number, sign in enumerate(signs):
            assert sign.collidelist(signs[number + 1 :]) < 0
            assert sign.collidelist(view.busy()) < 0, f"{sign} lies on {view.busy()[sign.collidelist(view.busy())]}"
        for start, end in laid.lines:
            assert not any(taken.inflate(-4, -4).clipline(start, end) for taken in view.busy())


def test_a_ghost_shows_only_what_the_seat_would_do(tmp_path: Path) -> None:
    """Whatever the others do meanwhile, as the rules or their own minds will have it."""
    app, scene = cards(tmp_path)
    until_advised(app, scene)
    foresight = present(scene.table.hint_sheet.chosen).foresight
    mine, *_ = [moment for moment in foresight.moments if KIT.wording.line(moment.effect)]
    lines = {"ant": LogEntry("", "ant", part="here"), "bee": LogEntry("", "bee", part="there")}
    told = iter(lines.values())
    foresight.moments = [mine, mine]
    with mock.patch.object(type(KIT.wording), "line", lambda self, effect: next(told)):
        assert list(Ghost(KIT, scene.table, foresight).parts) == ["here"]


def test_a_hint_knows_no_more_than_the_seat(tmp_path: Path) -> None:
    """Other hands, the same advice."""
    app, scene = cards(tmp_path)
    until_advised(app, scene)
    advised = [proposal.weighed for proposal in present(scene.adviser.advice).proposals]
    scene.adviser.ask_for_hint()
    for state in (scene.session.state, scene.session.position.start):
        state.hands |= {"bee": state.hands["cat"], "cat": state.hands["bee"]}
    until_advised(app, scene)
    assert [proposal.weighed for proposal in present(scene.adviser.advice).proposals] == advised


def test_the_button_is_hidden_by_its_setting(tmp_path: Path) -> None:
    app, scene = cards(tmp_path)
    assert scene.controls.hint in scene.table.prompt_bar.controls
    app.change_settings(hints=False)
    scene.resume()
    assert scene.controls.hint not in scene.table.prompt_bar.controls


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_word_of_a_hint_is_cut(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    with watching_cuts() as cuts:
        scene = people_power(tmp_path, "npa", language, size)
        until_advised(scene.app, scene)
        for cell in scene.table.hint_sheet.plans.cells:
            for event in click(cell.center):
                scene.app.step(0.1, [event])
            scene.app.draw()
    assert not cuts
