"""After a lesson the player chooses the opponent, whose strength is said openly."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from game.shell.scenes.dialog import DialogScene
from game.shell.text import tr, words
from game.table.scene.table_scene import TableScene
from game.table.scenes.opponents import opponent_scene
from game.table.scenes.sides import SidesScene
from tests.shell_window import on_top, open_app, press, settle


@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", ["filipinas", "people_power"])
def test_a_first_opponent_is_proposed_and_takes_the_other_sides(
    game: str, language: str, text_size: int, tmp_path: Path
) -> None:
    edition = importlib.import_module(f"game.{game}.edition").EDITION
    kit = importlib.import_module(f"game.{game}.kit").KIT
    app = open_app(tmp_path, edition=edition)
    app.take(edition)
    app.change_settings(sound=False, language=language, text_size=text_size, animation_speed="off")
    app.push(opponent_scene(app, kit))
    dialog = on_top(app, DialogScene)
    assert dialog.rect.height <= app.size[1] and "%" not in dialog.text
    proposed, by_rules = dialog.buttons[:2]
    assert proposed.label == tr("machine.beginner") and by_rules.label == tr("setup.bot")
    press(app, proposed)
    sides = on_top(app, SidesScene)
    press(app, sides.play[kit.usual_seat])
    settle(app)
    session = on_top(app, TableScene).session
    assert session.people == {kit.usual_seat}
    assert session.players == {seat: "beginner" for seat in kit.seats if seat != kit.usual_seat}
    assert not words().missing


def test_a_large_table_is_taken_by_the_opponents_of_the_game(tmp_path: Path) -> None:
    edition = importlib.import_module("game.red_guard.edition").EDITION
    app = open_app(tmp_path, edition=edition)
    app.take(edition)
    assert isinstance(opponent_scene(app, importlib.import_module("game.red_guard.kit").KIT), SidesScene)
