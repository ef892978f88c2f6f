"""A long game comes on the table in pieces: frames are shown while the log remembers what was told."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.session import Session
from game.red_guard.edition import EDITION
from game.red_guard.kit import KIT
from game.shell.app import App
from game.table.scene.between_questions import IN_A_FRAME
from game.table.scene.table_scene import TableScene
from game.table.telling import game_log
from game.table.telling.game_log import GameLog
from game.table.telling.secrecy import Secrecy
from tests.shell_window import on_top, open_app

DECISIONS = 700
MOST_AT_ONCE = 60
"""Effects of one portion: a turn of those whom nobody plays tells so many."""


@pytest.fixture(scope="module")
def long_game() -> bytes:
    """Of five persons who choose anything, at a question."""
    luck = Random(18)
    session = KIT.new_session(KIT.game.scenarios[0], set(KIT.game.seats), 18)
    while len(session.history) < DECISIONS or session.prompt is None:
        if session.prompt is None:
            session.advance()
        else:
            session.choose(luck.choice(session.prompt.options))
    return session.save()


def loaded(data: bytes) -> Session[Any]:
    return Session.load(KIT.game, data)


def resumed(tmp_path: Path, data: bytes) -> tuple[App, TableScene]:
    app = open_app(tmp_path, edition=EDITION)
    app.change_settings(sound=False, animation_speed="off", bot_pace="instant")
    app.push(EDITION.resume(app, loaded(data)))
    return app, on_top(app, TableScene)


def test_frames_are_shown_before_all_is_recalled(tmp_path: Path, long_game: bytes) -> None:
    app, scene = resumed(tmp_path, long_game)
    told = len(scene.game_log._told)
    assert game_log.AT_ONCE <= told <= game_log.AT_ONCE + MOST_AT_ONCE
    frames = 0
    while scene.game_log.is_recalling:
        assert app.busy and scene.table.question is None
        app.step(0.02)
        more = len(scene.game_log._told) - told
        assert 0 < more <= IN_A_FRAME + MOST_AT_ONCE
        told += more
        frames += 1
    assert frames > 3
    whole = GameLog(KIT, loaded(long_game), Secrecy(KIT, loaded(long_game)))
    whole.recall()
    assert [line.effect for line in scene.game_log._told] == [line.effect for line in whole._told]
    assert len(scene.table.log.lines) == len(whole.again())


def test_what_is_taken_back_meanwhile_is_recalled_first(tmp_path: Path, long_game: bytes) -> None:
    app, scene = resumed(tmp_path, long_game)
    scene.way_back.seat = None
    assert scene.game_log.is_recalling
    made = len(scene.session.history)
    scene.going_back.to(made - 1)
    assert len(scene.session.history) == made - 1 and not scene.game_log.is_recalling
    app.step(0.02)


def test_the_way_back_does_not_play_the_game_again(long_game: bytes) -> None:
    """A save has only its last step; whoever retells it knows all of them."""
    session = loaded(long_game)
    assert len(session._starts) == 1
    before = session.save()
    for _ in session.retell():
        pass
    steps = [start.steps for start in session._starts]
    assert steps == list(range(len(steps))) and len(steps) == session._finished + 1
    assert session.save() == before
    for decision in (0, 1, DECISIONS // 2, len(session.history) - 1):
        assert session.at(decision).save() == loaded(long_game).at(decision).save()
