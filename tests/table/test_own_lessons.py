"""Lessons that players write: the page that documents them is true, and a broken file gets one sentence."""

from __future__ import annotations

import copy
import importlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.effects import Effect
from game.table.lessons.course import own_folder
from game.table.lessons.lesson_scene import LessonScene, all_lessons
from game.table.lessons.lessons_scene import LessonsScene
from game.table.lessons.mentor import name_of
from tests.box import GAMES, kit_of
from tests.shell_window import on_top, press
from tests.test_lessons import open_shelf

DOCUMENTED = (Path(__file__).resolve().parents[2] / "docs" / "players" / "lessons.md").read_text(encoding="utf-8")
EXAMPLE: dict[str, Any] = json.loads(DOCUMENTED.split("```json")[1].split("```")[0])
BOMB = "not " * 99 + "1"
DEEP = "[" * 50_000


def page_with(folder: Path, name: str, data: bytes, language: str = "en") -> LessonsScene:
    app = open_shelf(folder, "filipinas", language=language)
    kit = kit_of("filipinas")
    own = own_folder(app, kit)
    own.mkdir(parents=True)
    (own / name).write_bytes(data)
    app.push(all_lessons(app, kit))
    page = on_top(app, LessonsScene)
    page.list.choose(page.list.rows[-1])
    return page


def written(lesson: Any) -> bytes:
    return json.dumps(lesson).encode("utf-8")


def changed(change: Callable[[Any], None]) -> bytes:
    lesson = copy.deepcopy(EXAMPLE)
    change(lesson)
    return written(lesson)


def test_the_documented_example_is_played_to_its_end(tmp_path: Path) -> None:
    page = page_with(tmp_path, "first_steps.json", written(EXAMPLE))
    app = page.app
    press(app, page.begin_button)
    scene = on_top(app, LessonScene)
    answers, heard = ["action:recruit", "place:cavite", "done"], set()
    for _ in range(2000):
        app.step(0.05)
        if app.top is not scene:
            break
        heard.add(scene.panel.words)
        if scene.mentor.wants_next:
            press(app, scene.panel.next)
        elif scene.turn_end.asked:
            press(app, scene.controls.done)
        elif scene.table.question is not None:
            keys = {option.key for option in scene.table.question.prompt.options}
            scene.hands.answer(next((key for key in answers if key in keys), min(keys)))
    assert app.top is not scene and not scene.mentor.left_out
    assert "This is Cavite, where it begins." in heard and "Now they answer. That is all I know." in heard


@pytest.mark.parametrize("game", GAMES)
def test_facts_and_moments_are_documented(game: str) -> None:
    kit = kit_of(game)
    module = importlib.import_module(f"engine.{game}.effects")
    kinds = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Effect)]
    row = next(line for line in DOCUMENTED.split("\n") if line.startswith(f"| {TITLES[game]}"))
    facts, moments = ([*re.findall(r"`(\w+)`", cell)] for cell in row.strip("|").split("|")[1:3])
    session = kit.new_session(kit.game.scenarios[0], {kit.usual_seat}, 1)
    assert facts == sorted(kit.set_up.facts(session.state))
    assert moments == sorted({name_of(kind) for kind in kinds if kind is not Effect})


TITLES = {"people_power": "People Power", "filipinas": "Filipinas", "red_guard": "Red Guard"}

BROKEN: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "line 1"),
    "no json": (b'{"title": {"en": "One",}}', "line 1, at character"),
    "second line": (b'{\n"title" {}}', "line 2"),
    "no text": (b"\xff\xfe\x00{", "read as text"),
    "deep": (DEEP.encode(), "This is no"),  # how deep it can be read depends on Python
    "huge": (b'{"title": "' + b"x" * 200_000 + b'"}', "100 kB"),
    "large figure": (b'{"minutes": ' + b"9" * 5000 + b"}", "read as text"),
    "a list": (b"[]", "{}"),
    "a figure": (b"7", "{}"),
    "unknown field": (changed(lambda lesson: lesson.update(colour="red")), "colour"),
    "no title": (changed(lambda lesson: lesson.pop("title")), "title"),
    "title of no words": (changed(lambda lesson: lesson.update(title={"en": " "})), "title: en"),
    "title of another kind": (changed(lambda lesson: lesson.update(title=7)), "title"),
    "minutes": (changed(lambda lesson: lesson.update(minutes="two")), "minutes"),
    "no minutes": (changed(lambda lesson: lesson.update(minutes=True)), "minutes"),
    "no lines": (changed(lambda lesson: lesson.update(lines={})), "lines"),
    "a line": (changed(lambda lesson: lesson["lines"].update(end=7)), "end"),
    "unknown field of a line": (changed(lambda lesson: lesson["lines"]["end"].update(whne="True")), "end: whne"),
    "no moment": (changed(lambda lesson: lesson["lines"]["end"].pop("at")), "end: at"),
    "point": (changed(lambda lesson: lesson["lines"]["end"].update(point=["moon:1"])), "moon:1"),
    "ends": (changed(lambda lesson: lesson["lines"]["end"].update(ends=1)), "end: ends"),
    "condition": (changed(lambda lesson: lesson["lines"]["end"].update(when="turn >")), "end"),
    "long condition": (changed(lambda lesson: lesson["lines"]["end"].update(when="1" * 401)), "end: when"),
    "slot": (changed(lambda lesson: lesson["lines"]["end"].update(en="{turn >}")), "end"),
    "nobody": (changed(lambda lesson: lesson["start"].update(humans=[])), "humans"),
    "long text": (changed(lambda lesson: lesson["lines"]["end"].update(en="x" * 401)), "end: en"),
}
"""What is wrong, and what the sentence names."""

CANNOT_BEGIN: dict[str, tuple[bytes, str]] = {
    "stranger": (changed(lambda lesson: lesson["start"].update(humans=["pirates"])), "pirates"),
    "scenario": (changed(lambda lesson: lesson["start"].update(scenario="nowhere")), "nowhere"),
    "option": (changed(lambda lesson: lesson["start"].update(weather="rain")), "weather"),
    "seed": (changed(lambda lesson: lesson["start"].update(seed="x")), "cannot begin"),
    "large seed": (changed(lambda lesson: lesson["start"].update(seed=10**400)), "cannot begin"),
    "board": (changed(lambda lesson: lesson["start"].update(board={"morale": 99})), "limits"),
    "board of another kind": (changed(lambda lesson: lesson["start"].update(board=[1])), "cannot begin"),
    "unknown fact": (changed(lambda lesson: lesson["lines"]["end"].update(when="mood > 1")), "end: mood"),
    "unknown moment": (changed(lambda lesson: lesson["lines"]["end"].update(at="rain")), "end: rain"),
    "import": (changed(lambda lesson: lesson["lines"]["end"].update(when="__import__('os')")), "__import__"),
}

ODD = (
    *(BOMB, "(" * 90 + "1" + ")" * 90, "+".join(["'x'"] * 99), "morale[[]]", "places['nowhere']", "offers()"),
    *("said(1, 2)", "place([])", "place(7) == 1", "context.nothing", "morale.real", "1 < 'a'", "looted - 1"),
    *("(lambda: 1)()", "1 ** 9", "[x for x in (1, 2)]", "effect['x'].y", "before.nothing", "ask.__class__"),
    *("offers.__globals__", "'\\ud800' == 'x'", "9" * 399, "1 if morale else 2", "[] or {}", "f'{morale}'"),
)
"""Conditions that ask for what is not there, or for more than a condition may."""


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_listed_with_one_sentence(name: str, language: str, tmp_path: Path) -> None:
    data, named = BROKEN[name]
    page = page_with(tmp_path, "broken.json", data, language)
    page.app.draw()
    row = page.list.rows[-1]
    assert row.name == "broken.json" and row.lesson is None and row.damage
    assert language != "en" or named in row.damage
    assert "lesson." not in row.damage and "\n" not in row.damage and "Traceback" not in row.damage
    press(page.app, page.begin_button)
    assert page.app.top is page


@pytest.mark.parametrize("name", CANNOT_BEGIN)
def test_a_lesson_whose_game_cannot_begin_says_why(name: str, tmp_path: Path) -> None:
    data, named = CANNOT_BEGIN[name]
    page = page_with(tmp_path, "broken.json", data)
    press(page.app, page.begin_button)
    page.app.step(0.05)
    page.app.draw()
    assert page.app.top is page
    damage = page.list.rows[-1].damage
    assert damage and named in damage and page.app.notice.sentence == damage


@pytest.mark.parametrize("name", ["Ärger.json", "a b.json", "x" * 41 + ".json", "UPPER.json"])
def test_a_name_of_other_letters_is_refused(name: str, tmp_path: Path) -> None:
    page = page_with(tmp_path, name, written(EXAMPLE))
    assert "small letters" in (page.list.rows[-1].damage or "")


@pytest.mark.parametrize("when", ODD)
def test_a_condition_that_asks_for_anything_is_left_out_or_said_and_the_lesson_goes_on(
    when: str, tmp_path: Path
) -> None:
    data = changed(lambda lesson: lesson["lines"].update(odd={"at": ["start", "ask"], "when": when, "en": "Odd."}))
    page = page_with(tmp_path, "odd.json", data)
    press(page.app, page.begin_button)
    if page.app.top is page:
        assert page.list.rows[-1].damage
        return
    scene = on_top(page.app, LessonScene)
    for _ in range(40):
        page.app.step(0.05)
        if scene.mentor.wants_next:
            press(page.app, scene.panel.next)
    assert scene.table.question is not None


@pytest.mark.parametrize("text", ["\x00\u202e\x1b[31m", "**[x](y) `z` {{", "😀" * 60, "W" * 60, "é\u0301" * 30])
def test_hostile_words_are_drawn(text: str, tmp_path: Path) -> None:
    def change(lesson: Any) -> None:
        lesson["title"] = lesson["mentor"] = {"en": text}
        lesson["lines"]["hello"]["en"] = text

    page = page_with(tmp_path, "hostile.json", changed(change))
    page.app.draw()
    press(page.app, page.begin_button)
    page.app.step(0.05)
    page.app.draw()
