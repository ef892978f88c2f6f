"""A position that is taken back: whatever thinks about it goes first, and ends quietly."""

from pathlib import Path
from random import Random

import pytest

from game.filipinas.kit import KIT as FILIPINAS
from game.people_power.kit import KIT as PEOPLE_POWER
from game.red_guard.kit import KIT as RED_GUARD
from game.table.kit.edition import edition_of
from game.table.scene.table_scene import TableScene
from game.table.thinking import slices
from tests.presence import present
from tests.shell_window import PlainFront, open_app, press

GAMES = {"people_power": (PEOPLE_POWER, "npa", 7), "filipinas": (FILIPINAS, "", 3), "red_guard": (RED_GUARD, "", 5)}
WAYS = ("undo", "cancel", "restart")
DECISIONS = 6


@pytest.fixture(autouse=True)
def quick(few_thoughts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 600.0)


def table(tmp_path: Path, game: str) -> TableScene:
    kit, seat, seed = GAMES[game]
    app = open_app(tmp_path, edition=edition_of(game, lambda: kit, PlainFront))
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", confirmations=False)
    scene = TableScene(app, kit, kit.new_session(kit.game.scenarios[0], {seat or kit.usual_seat}, seed))
    app.push(scene)
    return scene


def until_asked(scene: TableScene) -> None:
    for _ in range(600):
        scene.app.step(0.05)
        while scene.app.top is not scene:
            scene.app.pop()
        if scene.turn_end.asked:
            scene.hands.answer("done")
        if scene.table.question is not None:
            return
    raise AssertionError("nobody is asked")


def decide(scene: TableScene, luck: Random) -> None:
    scene.hands.answer(luck.choice(present(scene.table.question).prompt.options).key)
    until_asked(scene)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_put_away_before_its_question_is_taken_back(tmp_path: Path, game: str, way: str) -> None:
    scene = table(tmp_path, game)
    until_asked(scene)
    if not scene.adviser.knows_the_game:
        pytest.skip("no hints in this game")
    luck, taken_back = Random(1), 0
    for frames in range(DECISIONS):
        decide(scene, luck)
        scene.adviser.ask_for_hint()
        for _ in range(frames % 3):  # while it is thought about, with its sheet, with its ghost
            scene.app.step(0.02)
        made = len(scene.session.history)
        press(scene.app, getattr(scene.controls, way))
        taken_back += len(scene.session.history) < made
        assert scene.adviser.advice is None or len(scene.session.history) == made
        until_asked(scene)
    assert taken_back
