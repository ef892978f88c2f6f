"""The page of a game's lessons: one click to the first of them, and later to all."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.shell.lettering import shortened, watching_cuts
from game.shell.scenes.dialog import DialogScene
from game.shell.scenes.shelf import ShelfScene
from game.table.lessons import lessons_list
from game.table.lessons.course import is_done, mark_done
from game.table.lessons.lesson_scene import LessonScene, all_lessons
from game.table.lessons.lessons_scene import LessonsScene
from tests.box import WITH_LESSONS, kit_of
from tests.shell_window import on_top, press
from tests.test_lessons import begin_lesson, open_shelf


@pytest.mark.parametrize("game", WITH_LESSONS)
def test_learn_begins_the_first_lesson_until_it_has_been_finished(game: str, tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, game)
    kit = kit_of(game)
    assert scene.lesson.key == kit.set_up.lessons[0] and not is_done(app, kit, scene.lesson.key)
    scene.finish()
    assert is_done(app, kit, scene.lesson.key)
    app.go_home()
    press(app, on_top(app, ShelfScene).learn_button)
    on_top(app, LessonsScene)


def test_a_lesson_that_is_left_is_not_finished_and_leads_to_the_others(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "people_power", language="en")
    scene.leave_lesson()
    (way,) = [button for button in on_top(app, DialogScene).buttons if button.label == "Another lesson"]
    press(app, way)
    page = on_top(app, LessonsScene)
    assert not is_done(app, kit_of("people_power"), scene.lesson.key)
    assert page.list.chosen is page.list.rows[0], "what has not been finished is proposed first"
    press(app, page.begin_button)
    assert on_top(app, LessonScene).lesson.key == scene.lesson.key


@pytest.mark.parametrize("game", WITH_LESSONS)
@pytest.mark.parametrize(("language", "text"), [("en", 100), ("es", 150), ("es", 200)])
def test_every_lesson_is_listed_with_its_side_its_minutes_and_whether_it_is_done(
    game: str, language: str, text: int, tmp_path: Path
) -> None:
    app = open_shelf(tmp_path, game, language=language, text_size=text)
    kit = kit_of(game)
    for key in kit.set_up.lessons:
        mark_done(app, kit, key)
    with watching_cuts() as cuts:
        app.push(all_lessons(app, kit))
        app.step(0.05)
        app.draw()
    page = on_top(app, LessonsScene)
    assert [row.lesson.key for row in page.list.rows if row.lesson] == list(kit.set_up.lessons)
    assert not cuts


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", WITH_LESSONS)
def test_what_a_lesson_teaches_can_be_read_whole(
    game: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, str]] = []

    def noted(face: pygame.font.Font, words: str, width: int) -> str:
        drawn.append((words, shortened(face, words, width)))
        return drawn[-1][1]

    monkeypatch.setattr(lessons_list, "shortened", noted)
    app = open_shelf(tmp_path, game, language=language)
    app.push(all_lessons(app, kit_of(game)))
    app.step(0.05)
    app.draw()
    assert drawn and [words for words, left in drawn if words != left] == []


def test_no_lesson_is_marked_as_finished_twice(tmp_path: Path) -> None:
    app = open_shelf(tmp_path, "people_power")
    for _ in range(2):
        mark_done(app, kit_of("people_power"), "first_campaign")
    assert app.settings.lessons_done == ("people_power/first_campaign",)
