"""What is told comes when it can be seen, and what goes on elsewhere is told of."""

from pathlib import Path

import pytest

from engine.red_guard import endings, stages
from engine.red_guard.effects import CombatRolled
from game.red_guard.edition import EDITION
from game.red_guard.kit import KIT
from game.shell.app import App
from game.shell.text import tr
from game.table.animation.dice import TUMBLE
from game.table.press.blocks import Title
from game.table.scene.between_questions import BetweenQuestions
from game.table.scene.opening import begin_game
from game.table.scene.table_scene import TableScene
from game.table.scenes.game_over import verdict
from game.table.telling.snapshots import Snapshot
from tests.red_guard.table import at, deploying, fighting, least, table
from tests.shell_window import on_top, open_app, settle


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="normal", bot_pace="timed", drama=False)
    return app


def test_the_result_is_told_once_the_die_lies_still(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    state = table({"dazhai": ("red", {"worker": 1})}, luck={"combat": [6]}, blue={"attack": {"pla": 4}})
    scene = TableScene(app, KIT, fighting(state, "blue", "dazhai", {"pla": 4}))
    told: list[float] = []
    tell = BetweenQuestions.tell

    def noted(self: BetweenQuestions, moments: list[Snapshot]) -> None:
        told.extend(self._scene.playback._elapsed for moment in moments if isinstance(moment.effect, CombatRolled))
        tell(self, moments)

    monkeypatch.setattr(BetweenQuestions, "tell", noted)
    app.push(scene)
    for _ in range(400):
        app.step(0.02)
        if scene.table.question is not None:
            keys = [option.key for option in scene.table.question.prompt.options]
            scene.hands.answer("go" if "go" in keys else keys[0])
        if told:
            break
    assert told and told[0] >= TUMBLE


def test_a_new_game_says_where_the_running_one_was_kept(app: App) -> None:
    """Under the name that the list of saves shows; nothing is said where nothing was running."""
    begin_game(app, KIT, KIT.new_session("standard", {"blue"}, 1))
    assert not app.notice.sentence
    scene = on_top(app, TableScene)
    for _ in range(200):
        app.step(0.1)
        if scene.table.question is not None:
            break
    scene.hands.answer("preset:suited")
    scene.leave()
    begin_game(app, KIT, KIT.new_session("standard", {"red"}, 2))
    settle(app)
    (kept,) = [entry for entry in app.store.entries() if not entry.is_autosave]
    assert app.notice.sentence == tr("opening.kept", name=kept.title)


def test_on_the_way_to_ones_own_turn_nobody_misses_the_chairmans_death(app: App) -> None:
    """8.3.3: "To my turn" stops there, and goes on when the player says so."""
    state = table(
        seats=("red", "blue"),
        luck={"draw": ["marker"], "death": [6]},
        blue={"attack": {"worker": 7}},
        red={"opponent": "rebel.medium", "attack": {"worker": 7}},
    )
    scene = TableScene(app, KIT, deploying(state, "blue", "red"))
    app.push(scene)
    for _ in range(3000):
        app.step(0.1)
        if scene.turn_end.asked:
            scene.hands.answer("done")
        elif scene.table.question is not None and scene.session.state.turn == 1:
            scene.hands.answer(least(scene.session))
        elif scene.session.prompt is None and not scene.pacing.rushing and scene.session.state.turn == 1:
            scene.pacing.skip()
        if not scene.session.state.alive:
            break
    settle(app, 8)
    assert scene.playback.paused and not scene.pacing.rushing
    assert scene.table.prompt_bar.note == tr("table.halted"), "whoever is held up reads how it goes on"
    assert scene.table.question is None and any("Chairman" in line.text for line in scene.table.log.lines[-3:])
    scene.pacing.skip()
    settle(app)
    assert not scene.playback.paused


def test_the_last_page_says_how_it_ended_for_the_one_who_played(app: App) -> None:
    state = table(seats=("red", "blue"), blue={"attack": {"worker": 7}}, red={"opponent": "rebel.medium"})
    session = at(state, stages.CIVIL_SUPPORT)
    session.state.ending, session.state.victor, session.state.stage = endings.LAST_STANDING, "blue", stages.OVER
    session.over, session.prompt = True, None
    assert [block.words for block in verdict(session) if isinstance(block, Title)] == [
        tr("over.you_won", faction="Blue")
    ]
