"""Every lesson of the box in its window, with the mouse alone: in both languages, whole, and leaving no trace."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.core.prompts import Option
from game.box import open_box
from game.shell.app import App
from game.shell.clock import FakeClock
from game.shell.lettering import watching_cuts
from game.shell.look import SMALLEST_TEXT
from game.shell.scenes.dialog import DialogScene
from game.shell.scenes.shelf import ShelfScene
from game.table.lessons.expressions import BadExpression, Expression, filled
from game.table.lessons.lesson_scene import LessonScene, all_lessons
from game.table.lessons.lessons_scene import LessonsScene
from game.table.scene.arrangement import BODY
from game.table.scene.opening import begin_game
from game.table.scene.table_scene import TableScene
from game.table.scenes.sides import SidesScene
from tests.box import WITH_LESSONS, kit_of
from tests.lesson_player import first_spot, out_of_sight, play_in_window
from tests.presence import present
from tests.shell_window import key, on_top, press, settle

LESSONS = [(game, lesson) for game in WITH_LESSONS for lesson in kit_of(game).set_up.lessons]


def open_shelf(folder: Path, game: str, *, size: tuple[int, int] = (1280, 720), **settings: Any) -> App:
    app = open_box(folder, size=size, clock=FakeClock())
    app.change_settings(animation_speed="off", bot_pace="instant", sound=False, **settings)
    app.take(next(edition for edition in app.editions if edition.key == game))
    app.go_home()
    return app


def begin_lesson(folder: Path, game: str, lesson: str = "", **settings: Any) -> tuple[App, LessonScene]:
    """One click on the shelf; on to another lesson than the first with one more, as when that is done."""
    app = open_shelf(folder, game, **settings)
    press(app, on_top(app, ShelfScene).learn_button)
    if lesson and on_top(app, LessonScene).lesson.key != lesson:
        app.pop()
        app.push(all_lessons(app, kit_of(game)))
        page = on_top(app, LessonsScene)
        page.list.choose(next(row for row in page.list.rows if row.lesson and row.lesson.key == lesson))
        press(app, page.begin_button)
    return app, on_top(app, LessonScene)


def read_until_asked(app: App, scene: LessonScene) -> None:
    for _ in range(200):
        app.step(0.05)
        if scene.mentor.wants_next:
            press(app, scene.panel.next)
        elif scene.table.question is not None:
            return
    raise AssertionError("no question came")


def answer(dialog: DialogScene, number: int) -> Any:
    return dialog.buttons[number]


def slip(scene: LessonScene, key: str, following: Sequence[str]) -> tuple[int, int]:
    """In Red Guard a click on the third of several slips takes three; where they are but counted, how many is asked."""
    view: Any = scene.table.view
    counts = [answer for answer in following[:2] if answer.startswith("count:")]
    if Option(key).kind not in ("unit", "stack") or not counts:
        return first_spot(scene, key, following)
    part = present(scene.table.question).target(Option(key)).key
    slips = next(spots.slips[part] for spots in (view._tray, view._spots) if part in spots.slips)
    wanted = int(counts[0].removeprefix("count:"))
    if len(slips) < wanted:
        return first_spot(scene, key, following)
    place: tuple[int, int] = slips[wanted - 1].center
    return place


def unreadable_card(scene: LessonScene) -> str:
    """What keeps one from reading the card in play, at this moment; empty if nothing does."""
    table, card = scene.table, scene.table.clipping
    assert card is not None
    others = [widget for widget in table.widgets if widget is not card and widget.visible and widget.rect.width]
    covering = [type(widget).__name__ for widget in others if widget.rect.colliderect(card.rect)]
    if not card.visible:
        return "not there"
    if covering:
        return f"under {covering}"
    if not pygame.Rect(0, 0, 1280, 720).contains(card.rect):
        return f"off the screen: {card.rect}"
    if card.rect.height < card.least(card.rect.width, card.look):
        return f"cut: {card.rect}"
    return "" if card.rect.width >= 240 and card.look.text(BODY) >= SMALLEST_TEXT else f"too small: {card.rect}"


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
@pytest.mark.parametrize(("language", "text"), [("en", 100), ("es", 100), ("en", 150), ("es", 150)])
def test_a_lesson_is_played_to_its_end_with_clicks_and_no_word_is_cut(
    game: str, lesson: str, language: str, text: int, tmp_path: Path
) -> None:
    """And what it speaks of is there: the card in play lies open beside the mentor, in the smallest window."""
    hidden: list[str] = []
    unreadable: dict[str, str] = {}

    def see(key: str) -> None:
        hidden.extend(out_of_sight(scene))
        unreadable[key] = unreadable_card(scene)

    def see_and_find(scene: LessonScene, key: str, following: Sequence[str]) -> tuple[int, int]:
        unreadable[key] = unreadable_card(scene)
        return slip(scene, key, following)

    with watching_cuts() as cuts:
        app, scene = begin_lesson(tmp_path, game, lesson, language=language, text_size=text)
        clicks = play_in_window(app, scene, see, see_and_find)
    print(f"{game}, {lesson}, {language}: {clicks} clicks")
    assert clicks <= 60
    assert not {cut.text for cut in cuts}
    assert not hidden
    assert not {key: why for key, why in unreadable.items() if why}
    on_top(app, DialogScene)
    assert not app.store.has_autosave()


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_lesson_leaves_the_game_that_was_going_on_alone(game: str, tmp_path: Path) -> None:
    app = open_shelf(tmp_path, game)
    kit = kit_of(game)
    begin_game(app, kit, kit.new_session(kit.game.scenarios[0], {kit.usual_seat}, 5))
    table = on_top(app, TableScene)
    for _ in range(100):
        app.step(0.05)
        if app.top is table and table.table.question is not None:
            break
        if app.top is not table:
            app.pop()
    table.hands.answer(table.session.prompt.options[0].key)  # type: ignore[union-attr]
    app.go_home()
    before = app.store.read_autosave()[0].save()
    press(app, on_top(app, ShelfScene).learn_button)
    scene = on_top(app, LessonScene)
    read_until_asked(app, scene)
    scene.hands.answer(scene.lesson.recommended[0])
    app.step(0.05)
    app.go_home()
    assert app.store.read_autosave()[0].save() == before


@pytest.mark.parametrize("text", [100, 150, 200])
def test_nothing_of_the_mentors_sheet_is_cut_in_a_large_window(text: int, tmp_path: Path) -> None:
    with watching_cuts() as cuts:
        app, _ = begin_lesson(tmp_path, "people_power", language="es", text_size=text, size=(1920, 1080))
        app.step(0.05)
        app.draw()
    assert not {cut.text for cut in cuts}


def test_what_was_said_to_a_decision_is_said_again_when_it_is_taken_back(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "people_power", language="en")
    read_until_asked(app, scene)
    said = scene.mentor.words
    assert "Limited Operation" in said
    scene.hands.answer("action:limited")
    app.step(0.05)
    assert scene.mentor.words != said
    scene.going_back.undo()
    read_until_asked(app, scene)
    assert scene.mentor.words == said


def test_the_mentor_says_how_a_turn_ends(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "people_power", language="en")
    read_until_asked(app, scene)
    for option in ("action:limited", "op:protest", "space:manila"):
        scene.hands.answer(option)
        settle(app)
    assert scene.turn_end.asked
    assert "Done" in scene.panel.words and scene.pointed_at() == [scene.controls.done.rect]
    press(app, scene.controls.done)
    assert "Done" not in scene.panel.words
    assert scene.table.prompt_bar.heading == "Your turn is over."


def test_the_mentor_says_so_too_where_the_last_answer_has_moved_nothing(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "people_power", language="en")
    read_until_asked(app, scene)
    said = scene.panel.words
    scene.turn_end.asked = True
    app.step(0.05)
    assert scene.panel.words not in ("", said) and scene.pointed_at() == [scene.controls.done.rect]


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_the_mentor_is_not_silent_to_a_player_who_strays(game: str, tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, game, language="en")
    read_until_asked(app, scene)
    said = set()
    for _ in range(4):
        if rects := scene.option_rects():
            scene.hands.answer(sorted(rects)[-1])
        for _ in range(20):
            app.step(0.05)
            said.add(scene.panel.words)
    assert "" not in said


def test_the_menu_of_a_lesson_does_not_say_that_it_is_kept(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "people_power", language="en")
    scene.open_menu()
    assert on_top(app, DialogScene).text.startswith("Nothing of a lesson is kept")


def test_a_lesson_can_be_left_at_any_time_and_gone_back_to(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "people_power")
    press(app, scene.panel.out)
    dialog = on_top(app, DialogScene)
    press(app, answer(dialog, -1))
    assert app.top is scene
    press(app, scene.panel.out)
    press(app, answer(on_top(app, DialogScene), -2))
    on_top(app, ShelfScene)


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_the_mentors_sheet_keeps_its_place_whether_something_is_to_be_read_or_answered(
    game: str, tmp_path: Path
) -> None:
    app, scene = begin_lesson(tmp_path, game, text_size=150)
    while not scene.mentor.wants_next:
        app.step(0.05)
    before = tuple(scene.panel.rect)
    read_until_asked(app, scene)
    assert not scene.panel.next.visible and tuple(scene.panel.rect) == before


def test_esc_at_the_end_of_a_lesson_leaves_the_position_on_the_table(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "red_guard")
    scene.finish()
    on_top(app, DialogScene)
    app.step(0.0, [key(pygame.K_ESCAPE)])
    assert app.top is scene
    press(app, scene.panel.out)
    on_top(app, DialogScene)


def test_while_the_mentor_speaks_of_a_battle_the_bar_tells_of_it_and_asks_nothing(tmp_path: Path) -> None:
    headings: dict[str, str] = {}

    def see(key: str) -> None:
        headings[key] = scene.table.prompt_bar.heading

    app, scene = begin_lesson(tmp_path, "filipinas", language="en")
    play_in_window(app, scene, see, slip)
    assert headings["fought"].startswith(("Hit", "Miss")), headings["fought"]


def test_a_lesson_can_go_on_as_a_real_game_which_is_kept(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "people_power")
    read_until_asked(app, scene)
    press(app, scene.panel.out)
    press(app, answer(on_top(app, DialogScene), 0))
    table = on_top(app, TableScene)
    assert not isinstance(table, LessonScene)
    for _ in range(20):
        app.step(0.05)
    table.hands.answer("action:limited")
    table.leave()
    kept, _ = app.store.read_autosave()
    assert kept.history == table.session.history


def test_after_a_lesson_the_opponent_and_the_side_of_a_real_game_are_chosen(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "people_power")
    scene.finish()
    press(app, answer(on_top(app, DialogScene), 2))
    press(app, on_top(app, DialogScene).buttons[0])
    on_top(app, SidesScene)


def test_the_words_follow_the_player_into_another_language(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "people_power", language="en")
    assert "coffin" in scene.panel.words
    app.change_settings(language="es")
    app.step(0.05)
    assert "féretro" in scene.panel.words


def test_what_the_mentor_has_said_can_be_read_again_in_the_log(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "filipinas")
    first = scene.panel.words
    scene.read_on()
    app.step(0.05)
    assert scene.panel.words != first
    assert any(first in line.text for line in scene.table.log.lines)


def test_while_a_line_is_read_nobody_moves(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "people_power")
    for _ in range(40):
        app.step(0.5)
    assert scene.session.prompt is None and not scene.session.state.boxes
    assert scene.playback.waiting


def test_conditions_ask_and_do_nothing_else() -> None:
    facts = {"you": 7, "spaces": {"manila": {"control": None}}, "said": lambda key: key == "goal", "at": "manila"}
    assert Expression("you > 5 and not said('end') and spaces.manila.control is None").value(facts)
    assert Expression("spaces[at].control is None and you in (7, 8) and 1 < you - 2 < 9").value(facts)
    assert not Expression("you < 5 or said('end')").value(facts)
    assert filled("{you} of {you + 5}", facts) == "7 of 12"
    for wrong in ("nobody > 1", "spaces.nowhere.control", "[you for you in (1,)]", "you.__class__"):
        with pytest.raises(BadExpression):
            Expression(wrong).value(facts)
    with pytest.raises(BadExpression):
        Expression("you >")
