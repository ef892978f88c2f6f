"""A game that is out of reach can be given up from the menu: asked first, kept as a loss, with its last page."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from engine import games
from game.shell.app import App
from game.shell.edition import Edition
from game.shell.scenes.dialog import DialogScene
from game.shell.text import tr, words
from game.table.kit.kit import Kit
from game.table.library.record import Record, summary_of
from game.table.library.statistics import statistics
from game.table.scene.table_scene import TableScene, open_table
from game.table.scenes.game_over import GameOverScene
from game.table.scenes.replay import ReplayScene
from tests.box import GAMES, kit_of
from tests.shell_window import on_top, open_app, press, settle

SEATS = {game: games.find(game).seats[0] for game in GAMES}


def begin(tmp_path: Path, game: str, **setting: Any) -> tuple[App, Kit, TableScene]:
    edition: Edition = importlib.import_module(f"game.{game}.edition").EDITION
    kit = kit_of(game)
    app = open_app(tmp_path, edition=edition)
    app.take(edition)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", **setting)
    open_table(app, kit, kit.new_session(kit.game.scenarios[0], {SEATS[game]}, 4))
    settle(app)
    return app, kit, on_top(app, TableScene)


def button(app: App, words_of_it: str) -> Any:
    return next(each for each in on_top(app, DialogScene).buttons if each.label == words_of_it)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", SEATS)
def test_a_game_is_given_up_from_the_menu(game: str, language: str, tmp_path: Path) -> None:
    words().missing.clear()
    app, kit, scene = begin(tmp_path, game, language=language)
    scene.open_menu()
    press(app, button(app, tr("table.concede")))
    assert not scene.session.over, "it is asked about first"
    press(app, button(app, tr("table.concede.do")))
    settle(app)
    page = on_top(app, GameOverScene)
    assert scene.session.conceded == SEATS[game] and page.news.headline == tr("over.headline.conceded")
    assert not words().missing
    scene.leave()
    (entry,) = app.store.finished()
    record = Record.read(kit, entry.record)
    assert record and record.conceded == SEATS[game] and not {*record.winners} & {*record.people}
    assert statistics([record]).everything.won == 0


@pytest.mark.parametrize("game", SEATS)
def test_whoever_thinks_again_plays_on(game: str, tmp_path: Path) -> None:
    app, _, scene = begin(tmp_path, game)
    scene.open_menu()
    press(app, button(app, tr("table.concede")))
    press(app, button(app, tr("table.resume")))
    assert not scene.session.over
    scene.between.concede()
    settle(app)
    app.pop()
    scene.going_back.undo()
    settle(app)
    assert not scene.session.over and scene.session.conceded == "" and app.store.running()


@pytest.mark.parametrize("game", SEATS)
def test_a_conceded_game_has_its_replay(game: str, tmp_path: Path) -> None:
    app, kit, scene = begin(tmp_path, game)
    for _ in range(2):
        if scene.table.question is not None:
            scene.between.take(scene.table.question.prompt.options[0].key)
        settle(app, 3.0)
    scene.between.concede()
    settle(app)
    press(app, on_top(app, GameOverScene).replay)
    replay = on_top(app, ReplayScene)
    replay.go_to(len(replay.steps) - 1)
    app.step(0.05)
    assert summary_of(kit, scene.session)["record.conceded"] == SEATS[game]


def test_a_lesson_is_left_and_not_conceded(tmp_path: Path) -> None:
    app, _, scene = begin(tmp_path, "filipinas")
    scene.is_guided = True
    scene.open_menu()
    assert tr("table.concede") not in [each.label for each in on_top(app, DialogScene).buttons]
