"""Undo, Cancel and Restart never lead further than they say, and Redo brings everything again that they took back."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import people_power
from game.people_power.edition import EDITION as PEOPLE_POWER
from game.people_power.kit import KIT as PEOPLE_POWER_KIT
from game.red_guard.edition import EDITION as RED_GUARD
from game.red_guard.kit import KIT as RED_GUARD_KIT
from game.shell.app import App
from game.shell.edition import Edition
from game.table.scene.going_back import GoingBack
from game.table.scene.table_scene import TableScene
from game.table.scenes.game_over import GameOverScene
from tests.presence import present
from tests.red_guard.table import deploying, table
from tests.shell_window import open_app

QUIET = ("place:attack", "done", "answer:no", "contact", "preset:hold", "preset:suited", "preset:spread")


def window(folder: Path, edition: Edition) -> App:
    app = open_app(folder, edition=edition)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant")
    return app


def go_on(app: App, scene: TableScene) -> None:
    """Until something is to be answered, or a turn to be ended."""
    for _ in range(5000):
        app.step(0.05)
        if app.top is not scene and not isinstance(app.top, GameOverScene):
            app.pop()  # the report of an Election
        if app.top is not scene or scene.table.question is not None or scene.turn_end.asked:
            return
    raise AssertionError("nothing to do")


def asked(scene: TableScene) -> str:
    return scene.table.question.prompt.ask if scene.table.question else ""


def quietly(scene: TableScene) -> str:
    """The answer that does least."""
    options = [option.key for option in present(scene.table.question).prompt.options]
    return next((key for key in QUIET if key in options), options[0])


def red_guard(app: App, until: tuple[str, ...]) -> TableScene:
    """Red and a rival; Red does little until that is asked in the second Game-Turn."""
    state = table(
        seats=("red", "blue"),
        luck={"draw": ["red.worker"] * 6},
        red={"attack": {"red_guard": 7}, "neutralized": {"cadre": 4}},
        blue={"opponent": "rebel.medium", "attack": {"cadre": 2}},
    )
    scene = TableScene(app, RED_GUARD_KIT, deploying(state, "red", "blue"))
    app.push(scene)
    go_on(app, scene)
    while scene.session.state.turn < 2 or asked(scene) not in until:
        scene.hands.answer("done" if scene.turn_end.asked else quietly(scene))
        go_on(app, scene)
        assert app.top is scene, "that was never asked"
    return scene


@pytest.mark.parametrize("ask", ["reinforce.count", "recover.count"])
def test_cancel_at_how_many_asks_where_to_and_leaves_the_last_turn_alone(tmp_path: Path, ask: str) -> None:
    """3.1.2: these questions are put after the rivals' turns, which Cancel threw away with the last Deployment."""
    app = window(tmp_path, RED_GUARD)
    scene = red_guard(app, (ask,))
    made, turn = len(scene.session.history), scene.session.state.turn
    scene.going_back.cancel()
    go_on(app, scene)
    assert (len(scene.session.history), scene.session.state.turn) == (made - 1, turn)
    assert asked(scene) == ask.replace("count", "to")


def test_in_a_phase_of_its_own_nothing_leads_into_the_last_turn_but_undo(tmp_path: Path) -> None:
    app = window(tmp_path, RED_GUARD)
    scene = red_guard(app, ("reinforce.to", "recover.to"))
    assert scene.way_back.cancel() is None and scene.way_back.restart_turn() is None
    assert scene.way_back.undo() is not None and not scene.controls.cancel.enabled


def test_redo_brings_the_rivals_turns_again(tmp_path: Path) -> None:
    """One Redo for one Undo, also where it led back over the end of a turn and what the others did since."""
    app = window(tmp_path, RED_GUARD)
    scene = red_guard(app, ("move.unit",))
    before, lines = scene.session.save(), list(scene.table.log.lines)
    scene.going_back.undo()
    go_on(app, scene)
    assert scene.session.save() != before and scene.controls.redo.enabled
    scene.going_back.redo()
    go_on(app, scene)
    assert scene.session.save() == before and asked(scene) == "move.unit"
    assert [line.text for line in scene.table.log.lines] == [line.text for line in lines]
    assert not scene.controls.redo.enabled


def test_redo_of_a_restart_at_the_end_of_a_turn_ends_there_again(tmp_path: Path) -> None:
    app = window(tmp_path, RED_GUARD)
    scene = red_guard(app, ("move.unit",))
    while not scene.turn_end.asked:
        scene.hands.answer("preset:mass" if asked(scene) == "move.unit" else quietly(scene))
        go_on(app, scene)
    before, shown = scene.session.save(), scene.table.state
    scene.going_back.restart_turn()
    go_on(app, scene)
    assert asked(scene) == "move.unit"
    scene.going_back.redo()
    go_on(app, scene)
    assert scene.turn_end.asked and scene.session.save() == before
    assert scene.table.state.units == shown.units and scene.table.state.turn == shown.turn
    scene.hands.answer("done")
    go_on(app, scene)
    assert not scene.turn_end.asked


def test_a_piece_that_is_let_go_nowhere_leaves_redo_as_it_was(tmp_path: Path) -> None:
    app = window(tmp_path, RED_GUARD)
    scene = red_guard(app, ("move.unit",))
    stack = next(key for key in present(scene.session.prompt).options if key.kind == "stack").key
    scene.hands.answer("preset:mass")
    go_on(app, scene)
    after = scene.session.save()
    scene.going_back.undo()
    go_on(app, scene)
    scene.hands.take_up(stack)
    go_on(app, scene)
    scene.hands.put_down("", "not there")
    go_on(app, scene)
    scene.going_back.redo()
    go_on(app, scene)
    assert scene.session.save() == after


@pytest.mark.parametrize("back", [GoingBack.undo, GoingBack.cancel, GoingBack.restart_turn])
@pytest.mark.parametrize("kit", [PEOPLE_POWER_KIT, RED_GUARD_KIT])
def test_whatever_is_taken_back_redo_brings_again(
    tmp_path: Path, kit: object, back: Callable[[GoingBack], None]
) -> None:
    """Along a random game: with machines that think in it, too."""
    edition = PEOPLE_POWER if kit is PEOPLE_POWER_KIT else RED_GUARD
    app, luck = window(tmp_path, edition), random.Random(7)
    if kit is PEOPLE_POWER_KIT:
        session = PEOPLE_POWER_KIT.new_session("standard", {"npa", "reformers"}, 3, {"reformers": "apprentice"})
        scene = TableScene(app, PEOPLE_POWER_KIT, session)
    else:
        scene = TableScene(app, RED_GUARD_KIT, RED_GUARD_KIT.new_session("standard", {"blue"}, 5))
    app.push(scene)
    went = 0
    for _ in range(30):
        go_on(app, scene)
        if isinstance(app.top, GameOverScene):
            break
        before, held, made = scene.session.save(), scene.turn_end.asked, len(scene.session.history)
        back(scene.going_back)
        if len(scene.session.history) < made:
            went += 1
            go_on(app, scene)
            scene.going_back.redo()
            go_on(app, scene)
            assert scene.session.save() == before and scene.turn_end.asked == held
        options = [option.key for option in scene.table.question.prompt.options] if scene.table.question else ["done"]
        scene.hands.answer(luck.choice(options))
    assert went > 5


def test_restart_stays_in_the_turn_that_is_asked_about(tmp_path: Path) -> None:
    """People Power asks a person in others' turns and in Elections, too."""
    app = window(tmp_path, PEOPLE_POWER)
    scene = TableScene(app, PEOPLE_POWER_KIT, people_power.new_session(humans={"npa"}, seed=11))
    app.push(scene)
    go_on(app, scene)
    scene.hands.answer("action:pass")
    go_on(app, scene)
    assert asked(scene) == "turn.action" and scene.way_back.undo() == 0
    assert scene.way_back.restart_turn() is None, "this turn has only just begun"
