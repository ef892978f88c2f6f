"""What threatens is told over the board and marked on it, in every game that says what a loss is."""

from __future__ import annotations

import importlib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from engine.core.thinking.intentions import DANGER, Intentions, Threat
from game.shell.app import App
from game.shell.lettering import watching_cuts
from game.shell.text import tr, words
from game.table.scene.table_scene import TableScene
from game.table.thinking import lookout, slices
from game.table.thinking.minds import harms_for
from game.table.thinking.warnings import sentences
from tests.box import GAMES, kit_of
from tests.presence import present
from tests.shell_window import open_app
from tests.test_lessons import begin_lesson

WARNED = [game for game in GAMES if harms_for(kit_of(game).game)]
SEAT = {"people_power": "reformers", "filipinas": "filipinos", "red_guard": "orange"}
FEW = 5
LONGEST = 400


@pytest.fixture(autouse=True)
def few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 600.0)
    for game in WARNED:
        module = importlib.import_module(f"engine.{game}.harms")
        monkeypatch.setattr(module, "HARMS", replace(module.HARMS, futures=FEW))


def opened(folder: Path, game: str, size: tuple[int, int] = (1280, 720), **settings: Any) -> TableScene:
    app = open_app(folder, size=size, edition=importlib.import_module(f"game.{game}.edition").EDITION)
    wished = {"intentions": "always", "tips": False, **settings}
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", drama=False, **wished)
    kit = kit_of(game)
    scene = TableScene(app, kit, kit.new_session(kit.game.scenarios[0], {SEAT[game]}, 11))
    app.push(scene)
    until_asked(app, scene)
    return scene


def until_asked(app: App, scene: TableScene) -> None:
    """And until all has been thought about."""
    for _ in range(LONGEST):
        app.step(0.05)
        if app.top is not scene:
            app.pop()
        elif is_asked(scene) and not scene.lookout.thinks:
            return
    raise AssertionError("nobody is asked")


def is_asked(scene: TableScene) -> bool:
    return scene.turn_end.asked or (scene.session.prompt is not None and bool(scene.option_rects()))


def answer(scene: TableScene, luck: Random) -> None:
    if scene.turn_end.asked:
        scene.between.end_turn()
    else:
        scene.between.take(luck.choice(present(scene.session.prompt).options).key)
    until_asked(scene.app, scene)


def until_danger(scene: TableScene) -> Intentions:
    luck = Random(5)
    for _ in range(60):
        told = scene.lookout.intentions
        if told is not None and told.word == DANGER and told.threats and scene.table.question is not None:
            return told
        answer(scene, luck)
    raise AssertionError("nothing ever threatens")


@pytest.mark.parametrize("game", WARNED)
def test_the_worst_is_told_over_the_board_and_marked_on_it(tmp_path: Path, game: str) -> None:
    scene = opened(tmp_path, game)
    told = until_danger(scene)
    strip, view = scene.table.threats, scene.table.view
    for _ in range(LONGEST):
        scene.app.step(0.05)
        if view._pinned:
            break
    assert strip.visible and strip.head == tr("intentions.danger").upper() and strip.is_alarming
    worst = told.threats[0]
    assert scene.kit.wording.place(worst.place) in strip.sentences[1]
    assert 2 <= len(strip.sentences) <= 4 and all(sentence in strip.tooltip for sentence in strip.sentences)
    assert len(view._pinned) == len({each.place for each in told.threats if view.spot(each.place)})
    assert all(view.rect.contains(badge.get_rect(topleft=place)) for badge, place, _ in view._pinned)
    assert scene.table.threats_to(worst.place) and not scene.table.threats_to("nowhere")
    assert strip.rect.bottom <= scene.table.pane.rect.top and scene.table.outlook.rect.contains(strip.rect)


def test_what_is_taken_back_is_told_again_and_nothing_once_others_play(tmp_path: Path) -> None:
    scene = opened(tmp_path, "people_power")
    first, luck = scene.lookout.intentions, Random(1)
    assert not scene.lookout.is_after_answer and scene.table.threats.sentences[0] == tr("intentions.open")
    answer(scene, luck)
    assert scene.lookout.is_after_answer and scene.table.threats.sentences[0] == tr("intentions.answered")
    scene.going_back.undo()
    until_asked(scene.app, scene)
    assert scene.lookout.intentions == first and not scene.session.history
    while not scene.turn_end.asked:
        answer(scene, luck)
    assert present(scene.lookout.intentions).seat == "reformers"
    scene.between.end_turn()
    assert scene.lookout.intentions is None and not scene.table.threats.head and not scene.table.intentions
    scene.app.step(0.05)
    assert not scene.table.view._pinned


def test_the_wish_decides_and_in_the_first_games_nobody_needs_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = opened(tmp_path, "people_power", intentions="never")
    board = scene.table.pane.rect
    assert not scene.table.shows_threats and not scene.table.threats.visible and scene.lookout.intentions is None
    scene.app.change_settings(intentions="first")
    scene.resume()
    assert not scene.table.shows_threats, "as many as are first have been finished"
    monkeypatch.setattr(lookout, "FIRST_GAMES", 1)
    newer = opened(tmp_path / "newer", "people_power", intentions="first")
    assert newer.table.shows_threats and newer.table.pane.rect.top == board.top
    newer.app.store.keep_finished("a game", newer.session.save())
    assert newer.app.store.times_finished == 1
    assert not opened(tmp_path / "newer", "people_power", intentions="first").table.shows_threats
    newer.app.change_settings(intentions="never")
    newer.resume()
    assert newer.table.pane.rect == board and newer.lookout.intentions is None


@pytest.mark.parametrize("game", WARNED)
def test_players_without_take_backs_may_agree_on_none(tmp_path: Path, game: str) -> None:
    kit = kit_of(game)
    chosen = {setting.key: setting.default for setting in kit.game.settings}
    offers = kit.set_up.offers_setting
    assert not offers("no_intentions", set(), chosen)
    assert offers("no_intentions", set(), chosen | {"no_take_backs": True})
    agreed = kit.new_session(kit.game.scenarios[0], {SEAT[game]}, 11, no_take_backs=True, no_intentions=True)
    app = opened(tmp_path, game).app
    scene = TableScene(app, kit, agreed)
    app.push(scene)
    luck = Random(3)
    for _ in range(FEW):
        until_asked(app, scene)
        answer(scene, luck)
        assert not scene.lookout.thinks and scene.lookout.intentions is None and not scene.table.threats.visible


def test_in_the_set_up_of_red_guard_nothing_threatens_yet(tmp_path: Path) -> None:
    scene = opened(tmp_path, "red_guard")
    assert not scene.session.state.turn and scene.lookout.intentions is None
    until_danger(scene)
    assert scene.session.state.turn


def test_a_lesson_says_itself_what_threatens(tmp_path: Path) -> None:
    app, scene = begin_lesson(tmp_path, "people_power", intentions="always")
    assert not scene.lookout.is_wanted(app.settings) and not scene.table.shows_threats


def test_an_answer_ends_a_thought_about_a_position_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = opened(tmp_path, "people_power")
    monkeypatch.setattr(slices, "SLICE", 0.0)
    scene.lookout.clear()
    scene.app.step(0.02)
    assert scene.lookout.thinks and scene.busy and scene.lookout.intentions is None
    scene.between.take(present(scene.session.prompt).options[0].key)
    assert scene.lookout._slices is None
    monkeypatch.setattr(slices, "SLICE", 600.0)
    until_asked(scene.app, scene)
    assert scene.lookout.is_after_answer


def test_a_rival_who_would_win_comes_first(tmp_path: Path) -> None:
    wording = kit_of("people_power").wording
    threats = tuple(Threat("government", place, "charm", 0.5, 2) for place in ("cebu", "davao", "manila"))
    told = sentences(wording, Intentions("reformers", (("npa", 0.2),), threats, 1.0))
    assert len(told) == 3 and told[0] == "NPA: victory, 1 in 5" and told[1] == "Government: Charm in Cebu, 1 in 2, −2"
    assert Intentions("reformers", (("npa", 0.2),), (), 0.2).word == DANGER


@pytest.mark.parametrize("game", WARNED)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_warnings_cost_the_board_nothing(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    scene = opened(tmp_path, game, size)
    until_danger(scene)
    warned = pygame.Rect(scene.table.pane.rect)
    assert scene.table.threats.rect.width >= scene.table.outlook.rect.width // 2
    scene.app.change_settings(intentions="never")
    scene.resume()
    assert not scene.table.threats.visible and scene.table.pane.rect == warned


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", WARNED)
def test_the_words_fit_large_and_small(tmp_path: Path, game: str, language: str) -> None:
    for size, text in (((1280, 720), 150), ((1920, 1080), 100)):
        scene = opened(tmp_path / str(text), game, size, text_size=text, language=language)
        until_danger(scene)
        with watching_cuts() as cut:
            scene.table.threats.draw(pygame.Surface(size))
        assert not cut and not words().missing
