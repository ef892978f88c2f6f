"""The monkey before the window: a short one of each kind, and that what it finds is found again."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.core.thinking.strengths import STRENGTHS
from game.shell.app import App
from game.shell.scene import Scene
from game.table.scene.table_scene import TableScene
from tests.box import GAMES
from tools.checks.monkey import places, player, runs, watch
from tools.checks.monkey.runs import FEW, Setup, again, let_loose, opened
from tools.checks.monkey.watch import DeadEnd, awaited_thinker

STEPS = 25


@pytest.fixture(autouse=True)
def thinking_in_counts(few_thoughts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `think_in_counts` has it, but given back after the test."""
    monkeypatch.setattr("game.table.thinking.slices.SLICE", 0.0)
    monkeypatch.setattr("game.table.thinking.slices._thinker", awaited_thinker)
    monkeypatch.setattr("game.table.thinking.machines.LONGEST", 0.0)
    monkeypatch.setattr("engine.core.thinking.strengths.STRENGTHS", dict.fromkeys(STRENGTHS, FEW))


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_breaks_nothing(tmp_path: Path, seed: int) -> None:
    tally = let_loose(Setup.of(seed, GAMES), tmp_path, STEPS)
    assert not tally.failures and tally.steps >= STEPS and tally.longest


@pytest.mark.parametrize("seed", range(3))
def test_whoever_thinks_can_be_interrupted(tmp_path: Path, seed: int) -> None:
    tally = let_loose(Setup.of(seed, GAMES, way="interrupt"), tmp_path)
    assert not tally.failures and tally.moments


def test_any_eighteen_seeds_meet_every_game_in_every_language_and_size() -> None:
    setups = {Setup.of(seed, GAMES, ("en", "es")) for seed in range(7, 25)}
    assert len({(setup.game, setup.language, setup.size) for setup in setups}) == 18


def test_what_goes_wrong_is_written_out_and_goes_wrong_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScene, "open_help", lambda scene: 1 / 0)
    monkeypatch.setattr(player, "HABITS", {"press": 9, "close": 1})
    monkeypatch.setattr(places, "PLACES", {"table": 1})
    tally = let_loose(Setup.of(1, GAMES), tmp_path, 400)
    assert tally.crashes == 1 and "ZeroDivisionError" in tally.failures[0]
    (file,) = tmp_path.glob("*.json")
    steps = json.loads(file.read_text("utf-8"))["steps"]
    done = 0
    with pytest.raises(ZeroDivisionError):
        for step, _ in again(file):
            assert step == steps[done]
            done += 1
    assert done == len(steps) - 1


class Waiting(Scene):
    def __init__(self, app: App, wait: Callable[[], object]) -> None:
        super().__init__(app)
        self._wait = wait

    def update(self, dt: float) -> bool:
        self._wait()
        return False


def test_a_frame_that_waits_is_a_freeze_unless_it_waits_for_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sleeps: the hour goes on by itself, however busy the machine is."""
    hour = [0.0]

    def wait() -> None:
        hour[0] += 2 * watch.LONGEST_FRAME

    monkeypatch.setattr(watch, "perf_counter", lambda: hour[0])
    monkeypatch.setattr(watch, "_queued", dict)
    with opened(Setup.of(0, GAMES), Random(5)) as window:
        window.app.push(Waiting(window.app, lambda: awaited_thinker.submit(wait).result()))
        window.do(["wait", 1])
        assert not window.watch.freezes
        window.app.replace(Waiting(window.app, wait))
        window.do(["wait", 1])
        assert window.watch.freezes


def test_a_thread_that_ends_takes_no_time_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it had waited for a core before is no more in the sum, which must not look like a long frame."""
    queued = iter([{"window": 1.0, "thinking": 60.0}, {"window": 1.0}])
    monkeypatch.setattr(watch, "_queued", lambda: next(queued))
    assert watch.Stopwatch().seconds < 30


def test_a_question_without_an_answer_in_sight_is_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = places.kit_of(GAMES[1])
    with opened(Setup.of(1, GAMES), Random(5)) as window:
        scene = TableScene(window.app, kit, kit.new_session(kit.game.scenarios[0], {kit.usual_seat}, 4))
        window.app.push(scene)
        while scene.table.question is None or scene.busy:
            window.do(["wait", 1])
        scene.table.show_recap(False)
        window.watch.check()
        monkeypatch.setattr(TableScene, "option_rects", lambda scene: {})
        scene.table.pane.offer(())
        with pytest.raises(DeadEnd):
            window.watch.check()


def test_what_is_slow_only_once_was_a_busy_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same run in a new process tells: there every frame is in time."""
    monkeypatch.setattr(watch, "LONGEST_FRAME", 0.0)
    tally = let_loose(Setup.of(1, GAMES), tmp_path, 2)
    assert (tally.freezes, tally.failures) == (0, []) and list(tmp_path.glob("*.json"))


def test_what_is_slow_each_time_is_a_freeze(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LONGEST_FRAME", 0.0)
    monkeypatch.setattr(runs, "freezes_again", lambda file: file.exists())
    tally = let_loose(Setup.of(1, GAMES), tmp_path, 2)
    assert tally.freezes and "frames of" in tally.failures[0]
