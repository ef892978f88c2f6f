"""The self-test finds what a player would: it is all that a package is asked before it is given away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import self_test
from game.shell.app import App
from game.table.telling.snapshots import Recorder
from tests.mini.window import EDITION
from tests.shell_window import open_app


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path, edition=EDITION)
    app.go_home()
    yield app
    app.close()


def test_it_counts_what_the_table_was_told(app: App) -> None:
    assert " lines, " in self_test.play_on_screen(app)


def test_it_notices_a_game_of_which_the_table_is_told_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code may take the `append` of every list where a window waits for that of its own."""
    monkeypatch.setattr(Recorder, "append", list.append)
    with pytest.raises(RuntimeError, match="told nothing"):
        self_test.play_on_screen(app)
