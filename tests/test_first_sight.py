"""Words that explain themselves when they are first seen on the board: one at a time, once, and never cut."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pygame
import pytest

from game.filipinas.edition import EDITION as FILIPINAS
from game.filipinas.kit import KIT as FILIPINAS_KIT
from game.people_power.edition import EDITION as PEOPLE_POWER
from game.people_power.kit import KIT as PEOPLE_POWER_KIT
from game.shell.app import App
from game.shell.edition import Edition
from game.shell.lettering import watching_cuts
from game.shell.scenes.settings import SettingsScene
from game.shell.widgets.toggle_group import ToggleGroup
from game.table.asking.first_sight import FirstSight, Word
from game.table.kit.kit import Kit
from game.table.lessons.lesson_scene import learn_scene
from game.table.scene.table_scene import TableScene
from tests.box import GAMES, kit_of
from tests.filipinas.table import answer, filipino
from tests.shell_window import click, open_app, settle

TEXTS = Path(__file__).parents[1] / "assets"
BOX = [(import_module(f"game.{game}.edition").EDITION, kit_of(game)) for game in GAMES]
LANGUAGES = ("en", "es")
MOST_WORDS = 25
SEED = 11


def texts(kit: Kit, language: str) -> dict[str, str]:
    path = TEXTS / kit.game.key / "text" / language / "words.json"
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}


def table(app: App, kit: Kit) -> TableScene:
    """Everybody is a person: the first question comes at once."""
    scene = TableScene(app, kit, kit.new_session(kit.game.scenarios[0], set(kit.seats), SEED))
    app.push(scene)
    settle(app)
    while app.top is not scene:
        app.pop()
    settle(app)
    return scene


def covered_sheets(scene: TableScene) -> int:
    """How much of the sheets at the left lies under the bar."""
    sheets = (sheet.rect for sheet in scene.table.furniture.sheets if sheet.visible)
    return sum(sheet.clip(scene.table.prompt_bar.rect).height for sheet in sheets)


def ask_again(app: App, scene: TableScene) -> str:
    """As if the question were a new one; returns what stands beside it."""
    scene.table.darken()
    settle(app)
    return scene.table.prompt_bar.tip


def switch_tips(app: App) -> None:
    """With the mouse, in the settings."""
    settings = SettingsScene(app)
    app.push(settings)
    settings.tab = "aids"
    settings.layout(app.size)
    tips = next(
        w for w in settings.widgets if isinstance(w, ToggleGroup) and [key for key, *_ in w.choices] == ["on", "off"]
    )
    app.step(0.02, click(tips.cells[1 if app.settings.tips else 0].center))
    app.pop()
    settle(app)


@pytest.mark.parametrize(("edition", "kit"), BOX)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_one_short_text(edition: Edition, kit: Kit, language: str) -> None:
    told = texts(kit, language)
    assert list(told) == [f"word.{word.key}" for word in kit.showing.words]
    for key, text in told.items():
        assert text.endswith(".") and len(text.split()) <= MOST_WORDS, key


def test_what_has_just_changed_is_explained_before_what_was_there() -> None:
    words = [Word("old", lambda state: state["old"]), Word("late", lambda state: state["late"])]
    sight = FirstSight("game", words)
    assert sight.next({"old": 0, "late": 0}, ()) is None
    assert sight.next({"old": 3, "late": 2}, ()) is words[0]
    assert sight.next({"old": 3, "late": 1}, ()) is words[1]
    assert sight.next({"old": 3, "late": 1}, ("game:late",)) is words[0]
    assert sight.next({"old": 3, "late": 1}, ("game:old", "game:late")) is None
    assert sight.next({"old": 3, "late": 0}, ("game:old", "other:late")) is None


@pytest.mark.parametrize(("edition", "kit"), BOX)
def test_each_word_is_shown_once_and_then_come_the_tips(edition: Edition, kit: Kit, tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=edition)
    scene = table(app, kit)
    told = [scene.table.prompt_bar.tip]
    while told[-1].startswith("New here: "):
        told.append(ask_again(app, scene))
    *lines, tip = told
    assert bool(lines) == bool(kit.showing.words)
    assert len(set(lines)) == len(lines) == len(app.settings.words_met)
    assert scene.table.question is not None and tip == scene.table.question.tip


def test_what_was_explained_is_remembered_after_a_restart(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=PEOPLE_POWER)
    first = table(app, PEOPLE_POWER_KIT).table.prompt_bar.tip
    app.go_home()
    second = table(open_app(tmp_path, edition=PEOPLE_POWER), PEOPLE_POWER_KIT).table.prompt_bar.tip
    assert first.startswith("New here: ") and second.startswith("New here: ") and first != second


def test_a_word_stays_as_long_as_its_question_and_follows_the_language(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=PEOPLE_POWER)
    scene = table(app, PEOPLE_POWER_KIT)
    (met,) = app.settings.words_met
    key = f"word.{met.partition(':')[2]}"
    app.change_settings(language="es", text_size=150)
    settle(app)
    assert scene.table.prompt_bar.tip == f"Nuevo: {texts(PEOPLE_POWER_KIT, 'es')[key]}"
    assert app.settings.words_met == (met,)


def test_without_tips_nothing_is_explained_and_with_them_again_all_of_it(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=PEOPLE_POWER)
    scene = table(app, PEOPLE_POWER_KIT)
    assert app.settings.words_met
    switch_tips(app)
    assert not app.settings.tips and app.settings.words_met == ()
    assert ask_again(app, scene) == "" and app.settings.words_met == ()
    switch_tips(app)
    assert app.settings.tips
    assert ask_again(app, scene).startswith("New here: ")


def test_a_lesson_explains_its_words_itself(tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=PEOPLE_POWER)
    app.push(learn_scene(app, PEOPLE_POWER_KIT))
    settle(app)
    assert app.settings.words_met == ()


@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_a_word_never_lies_over_an_answer(text_size: int, tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=PEOPLE_POWER)
    app.change_settings(text_size=text_size)
    scene = table(app, PEOPLE_POWER_KIT)
    for option in ("action:operation", "op:rally"):
        scene.hands.answer(option)
        settle(app)
    assert scene.table.question is not None and scene.table.question.prompt.ask == "rally.space"
    lit = {key: spot for key, spot in scene.option_rects().items() if key.startswith("space:")}
    for word in PEOPLE_POWER_KIT.showing.words:
        shown = scene.table.explain(word)
        assert shown == (scene.table.prompt_bar.tip == word.line)
        assert lit and not any(scene.table.prompt_bar.rect.collidepoint(spot.center) for spot in lit.values())


@pytest.mark.parametrize("text_size", [100, 150])
def test_no_word_lifts_the_hand_over_counters_to_choose_from(text_size: int, tmp_path: Path) -> None:
    """They lie at the foot of the board, where a raised hand would cover their names."""
    app = open_app(tmp_path, edition=FILIPINAS)
    app.change_settings(text_size=text_size, window_size=(1280, 720))
    session = filipino({"cavite": [["cavite_corps", "aguinaldo"]]}, humans=("filipinos",), dice={"recruit": [6]})
    answer(session, "recruit", "cavite")
    assert session.prompt is not None and session.prompt.ask == "recruit.unit"
    scene = TableScene(app, FILIPINAS_KIT, session)
    app.push(scene)
    settle(app)
    hand = scene.table.furniture.hand
    assert hand is not None
    for word in FILIPINAS_KIT.showing.words:
        scene.table.explain(word)
        assert hand.rect.top >= scene.table.pane.rect.bottom


@pytest.mark.parametrize(("edition", "kit"), BOX)
@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_a_word_never_lies_over_a_sheet(edition: Edition, kit: Kit, text_size: int, tmp_path: Path) -> None:
    """Who governs in Madrid stands at the foot of its column."""
    app = open_app(tmp_path, edition=edition)
    app.change_settings(text_size=text_size, window_size=(1280, 720))
    scene = table(app, kit)
    scene.table._set_word(None)
    before = covered_sheets(scene)
    for word in kit.showing.words:
        scene.table.explain(word)
        assert covered_sheets(scene) <= before
        scene.table._set_word(None)


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("human", PEOPLE_POWER_KIT.seats)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_makes_room_for_answers_that_become_buttons(
    text_size: int, human: str, language: str, tmp_path: Path
) -> None:
    """While the log lies over the card its Event is chosen in the bar, which the Sequence of Play stands above."""
    app = open_app(tmp_path, edition=PEOPLE_POWER)
    app.change_settings(language=language, text_size=text_size, window_size=(1280, 720))
    scene = TableScene(app, PEOPLE_POWER_KIT, PEOPLE_POWER_KIT.new_session("standard", {human}, 3))
    app.push(scene)
    while not scene.option_rects():
        app.step(0.5)
    shown = scene.table
    assert shown.question is not None and shown.clipping is not None
    for word in PEOPLE_POWER_KIT.showing.words:
        shown.explain(word)
        shown.toggle_log()
        assert "event:unshaded" in shown.prompt_bar.buttons
        assert not covered_sheets(scene)
        shown.toggle_log()


@pytest.mark.parametrize(("edition", "kit"), BOX)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 150])
def test_every_word_is_read_whole(edition: Edition, kit: Kit, language: str, text_size: int, tmp_path: Path) -> None:
    app = open_app(tmp_path, edition=edition)
    app.change_settings(language=language, text_size=text_size, window_size=(1280, 720))
    scene = table(app, kit)
    bar = scene.table.prompt_bar
    waiting = []
    for word in kit.showing.words:
        if not scene.table.explain(word):
            assert bar.tip != word.line, "it waits for a question with more room"
            waiting.append(word)
            continue
        with watching_cuts() as cut:
            scene.draw(pygame.Surface(app.size))
        assert not [text for text in cut if text.text in word.line], word.key
        read = " ".join(bar.tip_lines) if bar.tip_lines else bar.tip
        assert read == word.line and (bar.tip_lines or bar.room_for_tip() is not None)
        assert bar.rect.bottom == app.size[1] and bar.rect.top > app.size[1] // 2
        assert all(bar.rect.contains(button.rect) for button in bar.buttons.values())
    if text_size == 100:
        bar.ask(bar.faction, bar.heading, [])
        assert all(scene.table.explain(word) for word in waiting), "one that is answered on the board has it"
