"""Tests of the window run without a screen, without a sound device and without real time."""

import gc
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
# A test starts the program dozens of times: compiling it each time anew would take a minute of the suite.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

gc.disable()  # whatever is loaded until the tests begin stays to the end
import pytest  # noqa: E402

from engine import games  # noqa: E402
from engine.core.thinking import review  # noqa: E402
from engine.core.thinking.budget import Budget  # noqa: E402
from game.shell import app, beside  # noqa: E402
from game.shell.text import FALLBACK, words  # noqa: E402
from game.table.map import ground, map_view  # noqa: E402
from game.table.thinking import advice, lookout, slices  # noqa: E402
from tests import painted  # noqa: E402

pytest_plugins = ["tests.quick"]

games.PACKAGES["mini"] = "tests.mini"
"""The game that only the tests load goes through everything that every game goes through."""


def pytest_collection_finish() -> None:
    """Thousands of tests are no litter: from now on nobody looks through them for any."""
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def a_game_is_on_the_table() -> None:
    """Without a shelf nobody took a box from it; the last test may have left another language on, or missing words."""
    words().open("people_power")
    words().switch(FALLBACK)
    words().missing.clear()


@pytest.fixture(autouse=True)
def every_frame_waits_for_its_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere a thought goes on beside the frames, and a busy machine gets less far with it."""
    monkeypatch.setattr(slices, "PATIENCE", 600.0)


@pytest.fixture(autouse=True)
def every_frame_waits_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere a slow disk is written to beside the frames."""
    monkeypatch.setattr(beside, "PATIENCE", 600.0)


@pytest.fixture(autouse=True)
def nobody_is_warned_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What threatens takes a while to be found at every question; the tests of it wish for it."""
    monkeypatch.setattr(lookout, "FIRST_GAMES", 0)


@pytest.fixture(autouse=True)
def no_power_cut_is_feared(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test writes need not have reached the disk; programs that are killed in a test wait for it as always."""
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)


@pytest.fixture(autouse=True)
def nothing_is_painted_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere a game that is put away takes its pictures along."""
    monkeypatch.setattr(app, "forget_all", painted.forget_words)
    monkeypatch.setattr(ground, "Chart", painted.chart)
    monkeypatch.setattr(map_view, "Chart", painted.chart)


@pytest.fixture(autouse=True)
def a_test_sweeps_up_its_own_litter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere the whole program is searched for some when a game is put away, and here all tests would be."""
    gc.collect()
    gc.freeze()
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "unfreeze", lambda: None)


@pytest.fixture
def few_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint or a review that need not be good; counted, so that no clock cuts it short."""
    monkeypatch.setattr(advice, "HINT", Budget(40, 30))
    monkeypatch.setattr(advice, "LONGEST", 0.0)
    monkeypatch.setattr(review.Review.__init__, "__defaults__", (Budget(10, 6), 0))
    monkeypatch.setattr(review, "DUEL", 10)
