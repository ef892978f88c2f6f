"""10.2: a chit is known to its owner alone, also where several people share a screen or a terminal."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from engine.client import Client
from engine.red_guard import RedGuardSession, stages
from engine.red_guard.components import FACTIONS
from game.red_guard.edition import EDITION
from game.red_guard.kit import KIT
from game.shell.app import App
from game.shell.text import tr
from game.table.scene.table_scene import TableScene
from game.table.scenes.hand_over import HandOverScene
from tests.red_guard.table import at, table
from tests.shell_window import on_top, open_app, press


@pytest.fixture
def app(tmp_path: Path) -> App:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant", end_turns=True, tips=False)
    return app


def end_phase(chit: int, persons: tuple[str, ...] = ("red", "blue")) -> RedGuardSession:
    """Red's End Phase, with a chit that holds (5) or does not (2); Blue deploys next."""
    state = table()
    state.use_chits = True
    state.humans = frozenset(persons)
    state.opponents = {faction: "rebel.weak" for faction in FACTIONS if faction not in persons}
    state.chits |= {"red": chit, "blue": 3}
    return at(state, stages.END, "red", "blue")


def until_asked(app: App, scene: TableScene) -> None:
    for _ in range(400):
        app.step(0.05)
        if app.top is not scene or scene.option_rects():
            return
    raise AssertionError("nobody is asked")


def shown(scene: TableScene) -> str:
    """All that could be read of chits: the log, the sheets, and what stands over the board."""
    table, reader = scene.table, scene.secrecy.reader
    parts = [line for faction in FACTIONS for line in KIT.wording.part(f"faction.{faction}", table.state, {})]
    return "\n".join([*(entry.text for entry in table.log.lines), *parts, *KIT.wording.outlook(table.state, reader)])


@pytest.mark.parametrize(("chit", "answers"), [(2, {"answer:no"}), (5, {"answer:no", "answer:yes"})])
def test_10_2_the_screen_is_handed_over_whether_the_chit_holds_or_not(app: App, chit: int, answers: set[str]) -> None:
    scene = TableScene(app, KIT, end_phase(chit))
    app.push(scene)
    until_asked(app, scene)
    assert on_top(app, HandOverScene).faction == "red"
    press(app, on_top(app, HandOverScene).ready)
    until_asked(app, scene)
    assert set(scene.option_rects()) == answers
    assert tr(f"chit.{chit}") in shown(scene) and tr("chit.3") not in shown(scene)
    scene.hands.answer("answer:no")
    assert tr(f"chit.{chit}") not in shown(scene), "as soon as it is answered"
    until_asked(app, scene)
    assert app.top is scene and not any(tr(f"chit.{number}") in shown(scene) for number in range(1, 7))


def test_10_2_one_person_among_players_that_think_is_asked_only_what_can_be_answered(app: App) -> None:
    session = end_phase(2)
    session.players["blue"] = "strategist"
    scene = TableScene(app, KIT, session)
    app.push(scene)
    for _ in range(20):
        app.step(0.05)
        assert app.top is scene
        if scene.session.history:
            break
    assert [option.key for option in scene.session.history] == ["answer:no"]


def at_terminal(session: RedGuardSession, *lines: str) -> str:
    screen = StringIO()
    Client(session, StringIO("".join(f"{line}\n" for line in lines)), screen).play()
    return screen.getvalue()


def test_10_2_no_chit_on_a_terminal_that_several_people_share() -> None:
    screens = [at_terminal(end_phase(chit), "board", "answer:no", "board") for chit in (2, 5)]
    assert screens[0] == screens[1], "what is listed tells nothing either"
    assert "chit 2" not in screens[0] and "answer:yes" in screens[0]


def test_10_2_ones_own_chit_is_looked_up_at_a_terminal_when_one_asks_for_it() -> None:
    assert "chit 2: Twelve tiles of any kind" in at_terminal(end_phase(2), "mine")
    assert "You have no secrets." in at_terminal(at(table(), stages.DEPLOYMENT, "red"), "mine")


def test_10_2_a_lone_player_sees_the_own_chit_on_the_board() -> None:
    told: Any = at_terminal(end_phase(5, persons=("red",)))
    assert "chit 5" in told and "chit 3" not in told
