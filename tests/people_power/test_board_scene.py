"""The board scene: what lights up, what is told, and the way back."""

from collections.abc import Collection, Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pygame
import pytest

from engine import people_power
from engine.core.effects import Effect
from engine.core.session import Session
from engine.people_power.board import SPACES
from game.people_power.edition import EDITION
from game.people_power.kit import KIT
from game.people_power.scenes.card import CardScene
from game.people_power.wording.wording import PeoplePowerWording
from game.shell.app import App
from game.shell.lettering import watching_cuts
from game.shell.scenes.dialog import DialogScene
from game.shell.scenes.help import HelpScene
from game.shell.text import tr, words
from game.shell.widgets.rich_text import RichText, TextStyle
from game.table.asking.preview import Preview
from game.table.asking.way_back import WayBack
from game.table.scene.opening import resumed_game
from game.table.scene.table_scene import TableScene, table_scene
from game.table.telling.log_entry import Story
from tests.people_power.driving import board, operate, turn
from tests.people_power.random_play import asked_by_a_non_player
from tests.presence import present
from tests.sealing import with_another_past
from tests.shell_window import click, key, motion, open_app, settle


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True)
    yield app
    words().switch("en")


def open_board(app: App, humans: Collection[str] = ("npa",), seed: int = 11, **options: Any) -> TableScene:
    scene = TableScene(app, KIT, people_power.new_session(humans=humans, seed=seed, **options))
    app.push(scene)
    until_asked(app, scene)
    return scene


def until_asked(app: App, scene: TableScene) -> None:
    for _ in range(4000):
        app.step(0.05)
        if scene.option_rects():
            return
    raise AssertionError("nobody is asked")


def take(app: App, scene: TableScene, *keys: str) -> None:
    """Click on options one after the other."""
    for option in keys:
        for event in click(scene.option_rects()[option].center):
            app.step(0.02, [event])
        until_asked(app, scene)


def logged(scene: TableScene) -> list[str]:
    """Without the sentences over the turns of non-players."""
    told = (line.payload for line in scene.table.log.list.lines)
    return [entry.text for entry in told if not entry.heads and not entry.explains]


def begin_rally(app: App, scene: TableScene) -> None:
    take(app, scene, "action:operation", "op:rally")


def test_only_what_is_lit_reacts(app: App) -> None:
    scene = open_board(app)
    begin_rally(app, scene)
    before = len(scene.session.history)
    lit = {option.value for option in present(scene.session.prompt).options if option.kind == "space"}
    for space in set(SPACES) - lit:
        for event in click(present(scene.table.pane.spot(space)).center):
            app.step(0.02, [event])
    assert "manila" not in lit
    assert len(scene.session.history) == before


def test_a_question_about_spaces_that_are_out_of_sight_brings_one_of_them_back(app: App) -> None:
    scene = open_board(app)
    table = scene.table
    for corner in ("topleft", "topright", "bottomleft", "bottomright"):
        table.view.zoom_at(getattr(table.pane.rect, corner), 4)
        begin_rally(app, scene)
        assert any(key.startswith("space:") for key in scene.option_rects()), corner
        scene.going_back.restart_turn()
        until_asked(app, scene)
        table.view.zoom_at(table.pane.rect.center, -4)


def test_a_target_is_never_under_the_plate_of_another_space(app: App) -> None:
    scene = open_board(app)
    pane, view = scene.table.pane, scene.table.view
    view.zoom_at(pane.rect.center, 1)
    view.pan(9999, 9999)
    for _ in range(20):
        view.pan(0, -15)
        targets = {space: pane.spot(space) for space in SPACES}
        assert all(view.at(spot.center)[-1] == space for space, spot in targets.items() if spot)


def test_hovering_tells_the_cost_and_the_effect(app: App) -> None:
    scene = open_board(app)
    begin_rally(app, scene)
    app.step(0.02, [motion(scene.option_rects()["space:davao"].center)])
    assert "4 → 3" in scene.tooltip.text
    assert "4 → 3" in scene.table.prompt_bar.note


def test_hovering_tells_why_not(app: App) -> None:
    scene = open_board(app)
    begin_rally(app, scene)
    app.step(0.02, [motion(present(scene.table.pane.spot("manila")).center)])
    assert "[3.4.1]" in scene.tooltip.text, "a link to the rule"
    assert scene.table.prompt_bar.note.endswith(" 3.4.1"), "no brackets where nothing can be followed"


def test_a_preview_does_not_tell_the_dice(app: App) -> None:
    scene = open_board(app)
    take(app, scene, "action:operation", "op:attack")
    for option in present(scene.session.prompt).options:
        if option.kind == "space":
            told = [type(moment.effect).__name__ for moment in Preview(KIT, scene.session).of(option.key)]
            assert "Rolled" not in told and "Removed" not in told


def test_what_is_not_possible_is_grey_and_says_why(app: App) -> None:
    scene = open_board(app, humans=("government", "reformers", "npa"), seed=3)
    take(app, scene, next(iter(key for key in scene.option_rects() if key.startswith("action:op"))))
    refused = [button for button in scene.table.prompt_bar.buttons.values() if not button.enabled]
    assert all(button.reason for button in refused)


def test_cancel_undo_and_restart(app: App) -> None:
    scene = open_board(app)
    first = len(scene.session.history)
    begin_rally(app, scene)
    take(app, scene, "space:davao")
    assert present(scene.session.prompt).ask == "rally.count"
    scene.going_back.cancel()
    until_asked(app, scene)
    assert present(scene.session.prompt).ask == "rally.space"
    scene.going_back.undo()
    until_asked(app, scene)
    assert present(scene.session.prompt).ask == "turn.operation"
    scene.going_back.restart_turn()
    until_asked(app, scene)
    assert (present(scene.session.prompt).ask, len(scene.session.history)) == ("turn.action", first)
    assert people_power.summary(scene.table.state) == people_power.summary(scene.session.state)


def test_a_lone_player_may_go_back_to_the_start(app: App) -> None:
    scene = open_board(app)
    for _ in range(6):
        take(app, scene, "action:pass")
    lines = len(logged(scene))
    while scene.session.history:
        scene.going_back.undo()
        until_asked(app, scene)
    assert len(logged(scene)) < lines
    assert not scene.controls.undo.enabled
    assert people_power.summary(scene.table.state) == people_power.summary(scene.session.state)


def test_nobody_takes_back_what_another_person_decided(app: App) -> None:
    scene = open_board(app, humans=("government", "reformers", "npa"), seed=3)
    take(app, scene, "action:pass")
    take(app, scene, "action:pass")
    scene.going_back.undo()
    until_asked(app, scene)
    assert len(scene.session.history) == 1
    assert not scene.controls.undo.enabled
    scene.going_back.undo()
    assert len(scene.session.history) == 1


def test_every_decision_is_saved_and_can_be_gone_on_with(app: App) -> None:
    scene = open_board(app)
    begin_rally(app, scene)
    take(app, scene, "space:davao")
    scene.keeper.finish()
    kept, older = app.store.read_autosave()
    assert not older
    assert kept.history == scene.session.history
    again = app.edition.resume(app, kept)
    assert isinstance(again, TableScene)
    app.push(again)
    until_asked(app, again)
    assert present(again.session.prompt).ask == present(scene.session.prompt).ask
    assert logged(again)[:4] == logged(scene)[:4]
    assert app.store.entries()[0].thumbnail.exists()


def test_a_game_left_while_a_bot_waits_for_an_answer_can_be_gone_on_with(app: App) -> None:
    session = asked_by_a_non_player()
    session.choose(present(session.prompt).options[0])
    scene = TableScene(app, KIT, app.edition.load(session.save()))
    app.push(scene)
    until_asked(app, scene)
    assert logged(scene) == [entry.text for entry in Story(PeoplePowerWording()).tell(all_told(session))]


def all_told(session: Session[Any]) -> list[Effect]:
    return [effect for _, effects in session.retell() for effect in effects]


def test_an_undo_after_loading_leaves_the_log_of_what_came_before(app: App) -> None:
    scene = open_board(app)
    begin_rally(app, scene)
    take(app, scene, "space:davao", "count:1", "done")
    again = TableScene(app, KIT, app.edition.load(scene.session.save()))
    assert isinstance(again, TableScene)
    app.push(again)
    until_asked(app, again)
    again.going_back.undo()
    until_asked(app, again)
    assert logged(again) == [entry.text for entry in Story(PeoplePowerWording()).tell(all_told(again.session))]


def test_bots_go_step_by_step(app: App) -> None:
    app.change_settings(bot_pace="step", animation_speed="normal")
    scene = open_board(app)
    scene.hands.answer("action:pass")
    settle(app, 5.0)
    assert scene.playback.waiting
    assert not scene.option_rects()
    assert scene.table.prompt_bar.heading
    before = len(logged(scene))
    for event in click(scene.controls.step.rect.center):
        app.step(0.02, [event])
    settle(app, 3.0)
    assert len(logged(scene)) > before
    assert scene.playback.waiting


def test_bots_can_be_held_and_skipped(app: App) -> None:
    app.change_settings(bot_pace="timed", animation_speed="normal")
    scene = open_board(app)
    scene.hands.answer("action:pass")
    settle(app, 0.6)
    for event in click(scene.controls.pause.rect.center):
        app.step(0.02, [event])
    settle(app, 3.0)
    lines = len(logged(scene))
    settle(app, 10.0)
    assert len(logged(scene)) == lines
    for event in click(scene.controls.skip.rect.center):
        app.step(0.02, [event])
    assert len(logged(scene)) > lines
    until_asked(app, scene)


def test_to_my_turn_passes_over_all_that_lies_between(app: App) -> None:
    app.change_settings(bot_pace="timed", animation_speed="normal")
    scene = open_board(app)
    take(app, scene, "action:pass")
    settle(app, 0.3)
    scene.pacing.skip()
    settle(app, 0.5)
    assert scene.option_rects()
    assert scene.table.recap.visible


def test_a_game_gone_on_with_opens_at_the_players_own_question(app: App) -> None:
    app.change_settings(bot_pace="timed", animation_speed="normal")
    session = people_power.new_session(humans=("npa",), seed=11)
    while session.prompt is None:
        session.advance()
    session.choose("action:pass")
    assert session.prompt is None, "a non-player is due"
    app.push(resumed_game(app, KIT, session))
    settle(app, 0.5)
    assert isinstance(app.top, TableScene) and app.top.option_rects()


def test_the_pace_of_the_others_has_a_place_of_its_own(app: App) -> None:
    """A click meant for it never hits the way back, nor an answer that has just come up."""
    app.change_settings(bot_pace="timed", animation_speed="normal")
    scene = open_board(app)
    ways = scene.controls.cancel, scene.controls.undo, scene.controls.redo, scene.controls.done
    places = [button.rect.copy() for button in ways]
    answers = [rect.copy() for rect in scene.option_rects().values()]
    scene.hands.answer("action:pass")
    settle(app, 0.6)
    pace = scene.table.prompt_bar.pace
    assert pace and [button.rect for button in ways] == places
    for button in pace:
        assert not any(button.rect.colliderect(other) for other in (*places, *answers))


def test_redo_makes_the_decision_again(app: App) -> None:
    scene = open_board(app)
    take(app, scene, "action:operation", "op:rally")
    before = scene.session.history
    scene.going_back.undo()
    scene.going_back.undo()
    settle(app)
    assert not scene.session.history and scene.controls.redo.enabled
    scene.going_back.redo()
    settle(app)
    scene.going_back.redo()
    settle(app)
    assert scene.session.history == before and not scene.controls.redo.enabled


def test_another_decision_ends_the_way_of_redo(app: App) -> None:
    scene = open_board(app)
    take(app, scene, "action:operation")
    scene.going_back.undo()
    settle(app)
    take(app, scene, "action:pass")
    assert not scene.way_back.redo()


def test_a_pause_ends_with_the_next_question(app: App) -> None:
    app.change_settings(bot_pace="timed", animation_speed="off")
    scene = open_board(app)
    scene.hands.answer("action:pass")
    settle(app, 0.6)
    scene.pacing.pause()
    for _ in range(400):
        scene.pacing.step()
        app.step(0.05)
        if scene.option_rects():
            break
    assert scene.option_rects()
    scene.hands.answer("action:pass")
    until_asked(app, scene)


def test_a_new_language_keeps_the_buttons_of_a_pause(app: App) -> None:
    app.change_settings(bot_pace="timed", animation_speed="normal")
    scene = open_board(app)
    scene.hands.answer("action:pass")
    settle(app, 0.6)
    scene.pacing.pause()
    app.change_settings(language="es")
    settle(app, 0.2)
    assert scene.controls.pause in scene.table.prompt_bar.pace
    assert scene.controls.pause.selected


def test_a_click_finishes_the_animation(app: App) -> None:
    app.change_settings(animation_speed="slow")
    scene = open_board(app)
    begin_rally(app, scene)
    scene.hands.answer("space:davao")
    app.step(0.02)
    assert not scene.playback.idle
    app.step(0.0, click(scene.table.pane.rect.center))
    assert scene.playback.idle


def comes_to_rest(app: App) -> bool:
    """True once two seconds pass without a frame: what is made beside the loop has its time to come."""
    for _ in range(200):
        if not any(app.step(0.05) for _ in range(40)):
            return True
        sleep(0.01)
    return False


def test_nothing_is_drawn_while_nothing_happens(app: App) -> None:
    scene = open_board(app)
    assert comes_to_rest(app)
    assert not scene.busy


def test_a_game_that_waits_under_another_screen_costs_nothing(app: App) -> None:
    app.change_settings(animation_speed="slow")
    scene = open_board(app)
    begin_rally(app, scene)
    scene.hands.answer("space:davao")
    app.step(0.02)
    assert app.busy
    scene.open_menu()
    settle(app, 1.0)
    assert not scene.playback.idle
    assert not app.busy


def test_the_right_button_inspects(app: App) -> None:
    scene = open_board(app)
    place = present(scene.table.pane.spot("cebu")).center
    app.step(0.02, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=3)])
    assert isinstance(app.top, DialogScene)
    app.pop()
    place = present(scene.table.clipping).rect.center
    app.step(0.02, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=3)])
    assert isinstance(app.top, CardScene)


def test_the_right_button_opens_the_rule_of_an_answer_even_of_a_grey_one(app: App) -> None:
    scene = open_board(app, humans=("reformers",), seed=3)
    take(app, scene, "action:operation", "op:persuade")
    assert not scene.table.prompt_bar.buttons["special:canvass"].enabled
    for answer, section in (("special:canvass", "4.3.3"), ("special:appeal", "4.3.1")):
        place = scene.table.prompt_bar.buttons[answer].rect.center
        app.step(0.02, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=3)])
        assert isinstance(app.top, HelpScene)
        assert present(scene.table.question).section_of(answer) == section
        app.pop()


def test_keys_do_what_the_buttons_do(app: App) -> None:
    scene = open_board(app)
    app.step(0.02, [key(pygame.K_1)])
    assert len(scene.session.history) == 1
    until_asked(app, scene)
    app.step(0.02, [key(pygame.K_u)])
    assert not scene.session.history


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_word_is_cut(app: App, language: str, text_size: int, size: tuple[int, int]) -> None:
    app.change_settings(language=language, text_size=text_size, window_size=size)
    with watching_cuts() as cuts:
        scene = open_board(app, humans=("government", "reformers", "npa"), seed=3)
        for option in ("action:operation", "op:train", "op:rally", "op:recruit"):
            if option in scene.option_rects():
                take(app, scene, option)
        app.draw()
    assert not cuts


def test_a_new_language_is_spoken_at_once(app: App) -> None:
    scene = open_board(app)
    begin_rally(app, scene)
    app.change_settings(language="es")
    until_asked(app, scene)
    assert scene.option_rects()
    assert not any("Rally" in line for line in logged(scene))


def test_in_a_loaded_game_nobody_takes_back_what_another_decided() -> None:
    session = people_power.new_session(seed=11)
    for _ in range(2):
        session.choose("action:pass")
    way_back = WayBack(KIT, people_power.load(session.save()))
    assert way_back.undo() == 1
    way_back.take_back(1)
    assert way_back.undo() is None


def test_a_game_saved_under_other_rules_goes_on_without_its_past(app: App) -> None:
    scene = open_board(app)
    take(app, scene, "action:pass", "action:limited")
    loaded = people_power.load(with_another_past(scene.session.save()))
    again = table_scene(app, KIT, loaded)
    assert isinstance(again, TableScene)
    app.push(again)
    until_asked(app, again)
    assert app.notice.sentence == words().say("opening.without_past")
    assert people_power.summary(again.table.state) == people_power.summary(scene.session.state)


@pytest.mark.parametrize("text_size", [100, 150])
def test_a_notice_lies_on_no_line_over_the_board(app: App, text_size: int) -> None:
    app.change_settings(text_size=text_size)
    scene = open_board(app)
    app.notice.say(tr("opening.kept", name="The game of yesterday evening"))
    app.step(0.05)
    notice = app.notice._rect
    assert scene.table.pane.rect.contains(notice)
    read = (scene.table.outlook, scene.table.top_bar, scene.table.prompt_bar, *scene.table.sheets)
    assert not any(notice.colliderect(widget.rect) for widget in read if widget.visible)


def test_a_side_does_not_stay_lit_after_the_mouse_has_left_it(app: App) -> None:
    scene = open_board(app, humans=("government", "reformers", "npa"))
    clipping = present(scene.table.clipping)
    app.step(0.05, [motion(clipping.side_rects["unshaded"].center)])
    settle(app)
    scene.hands.answer("action:pass")
    until_asked(app, scene)
    app.step(0.05, [motion(scene.table.pane.rect.center)])
    settle(app)
    lit, other = (app.screen.get_at((box.centerx, box.top - 1)) for box in clipping.side_rects.values())
    assert lit == other


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text_size", [100, 200])
def test_many_cubes_at_once_are_buttons_within_the_bar(app: App, language: str, text_size: int) -> None:
    app.change_settings(language=language, text_size=text_size)
    stacks = {space: {"troops": 3, "police": 3} for space in ("manila", "cebu", "davao", "northern_luzon")}
    session = turn(board(stacks), "government")
    operate(session, "sweep", "space:visayas")
    scene = table_scene(app, KIT, session)
    app.push(scene)
    until_asked(app, scene)
    bar = scene.table.prompt_bar
    assert {key.rpartition(":")[2] for key in bar.buttons} == {"3"}, "the largest"
    for button in bar.buttons.values():
        assert bar.rect.contains(button.rect)
        assert not any(button.rect.colliderect(control.rect) for control in bar.controls)
    assert bar.rect.top >= scene.table.pane.rect.bottom, "nothing of the board is covered"
    take(app, scene, "moves:manila:troops:3")
    assert scene.session.state.troops["visayas"] == 3


def test_the_keyboard_alone_reaches_the_spaces_and_chooses_one(app: App) -> None:
    scene = open_board(app)
    begin_rally(app, scene)
    for _ in range(60):
        app.step(0.02, [key(pygame.K_TAB)])
        if scene.focus.widget is scene.table.pane:
            break
    reached = set()
    for arrow in (
        pygame.K_DOWN,
        pygame.K_RIGHT,
        pygame.K_DOWN,
        pygame.K_LEFT,
        pygame.K_UP,
        pygame.K_UP,
        pygame.K_RIGHT,
    ):
        app.step(0.02, [key(arrow)])
        reached.add(scene.table.view.at(scene.table.pane.focus_rect.center)[-1])
    lit = {option.value for option in present(scene.session.prompt).options if option.kind == "space"}
    assert len(reached) > 2 and reached <= lit
    assert scene.table.prompt_bar.note, "what the space would do is told as for the mouse"
    made = len(scene.session.history)
    app.step(0.02, [key(pygame.K_RETURN)])
    assert [option.kind for option in scene.session.history[made:]] == ["space"]


def test_tab_stops_at_every_button_of_the_bars(app: App) -> None:
    scene = open_board(app)
    stops = set()
    for _ in range(60):
        app.step(0.02, [key(pygame.K_TAB)])
        stops.add(scene.focus.widget)
    enabled = {
        button for button in (*scene.table.prompt_bar.all_buttons, *scene.table.top_bar.all_buttons) if button.visible
    }
    assert enabled <= stops


def test_a_side_of_the_card_is_played_with_the_keyboard_alone(app: App) -> None:
    scene = open_board(app, humans=("government", "reformers", "npa"))
    while scene.focus.widget is not scene.table.clipping:
        app.step(0.02, [key(pygame.K_TAB)])
    for code in (pygame.K_RIGHT, pygame.K_RETURN):
        app.step(0.02, [key(code)])
    assert [option.key for option in scene.session.history] == ["event:shaded"]


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_tooltip_never_covers_the_space_that_it_explains(app: App, language: str, text_size: int) -> None:
    app.change_settings(language=language, text_size=text_size)
    scene = open_board(app)
    begin_rally(app, scene)
    for space in SPACES:
        extent = present(scene.table.view.extent(space))
        app.step(0.05, [motion(present(scene.table.pane.spot(space)).center)])
        settle(app)
        assert scene.tooltip.shown
        style = TextStyle(app.look.text(18))
        text = RichText(scene.tooltip.text, style.size * 24, style)
        place = scene.tooltip.place(app.size, (text.width, text.height), app.look)
        assert not place.colliderect(extent), space
        over = [sheet for sheet in scene.table.sheets if sheet.visible and sheet.rect.colliderect(place)]
        assert not over, f"{space}: rather over the board than over a sheet"
