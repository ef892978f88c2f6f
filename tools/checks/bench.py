"""`make bench`: how fast the game is, beside peers measured in the same run and beside version 0.9.0.

python -m tools.checks.bench                      every figure with the engine as it is and compiled, as table and JSON
python -m tools.checks.bench --engine FOLDER      the figures of the `engine` in that folder alone, as JSON

The peers are python-chess (a random legal move there, a random legal choice here), catanatron (whole games of random
players there, of non-players here) and a bare pygame_gui window. They take turns with us in short rounds, so that
whatever else the machine does weighs on both alike, and a ratio means more than either figure. Seconds are those of the
processor.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import chess
from catanatron import Color, Game, RandomPlayer

from tools import ROOT
from tools.release.compile_engine import TARGET, compile_engine

if TYPE_CHECKING:
    from engine.core.session import Session
    from tools.lab.playing import GameSeries

ROUNDS = 9
SECONDS_PER_ROUND = 0.5
BOT_ROUNDS = 5
SECONDS_PER_BOT_ROUND = 1.5
BOT_GAMES = 300
LONGEST_CHESS_GAME = 400
GAME_UNDER_WAY = 120
"""Choices after which a game is copied, saved and loaded: well into its second half."""


IN_0_9_0: dict[str, dict[str, float]] = {
    "people_power": {
        "decisions_per_second": 60858,
        "chess_plies_per_second": 33804,
        "ratio_to_chess": 1.88,
        "copy_microseconds": 2.27,
        "save_milliseconds": 0.038,
        "load_milliseconds": 0.268,
        "bot_games_per_second": 108.5,
        "catanatron_games_per_second": 24.0,
        "ratio_to_catanatron": 4.5,
        "slowest_bot_turn_milliseconds": 25.0,
    },
    "window": {
        "idle.median": 0.01,
        "idle.p99": 0.03,
        "idle.drawn": 0.0,
        "idle.core_share": 0.73,
        "hover.median": 2.77,
        "hover.p99": 6.09,
        "hover.drawn": 0.499,
        "bot_turn.median": 1.16,
        "bot_turn.p99": 10.53,
        "bot_turn.drawn": 0.275,
    },
}
"""By the bench of that version, on a quiet machine with two cores and Python 3.11; of its figures only the ratios
mean something elsewhere. It had one game."""


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="How fast the game is.")
    parser.add_argument("--engine", type=Path, help="measure the engine in this folder alone")
    chosen = parser.parse_args(arguments)
    if chosen.engine:
        sys.path.insert(0, str(chosen.engine.resolve()))
        print(json.dumps(measure_engine()))
        return
    figures = {"0.9.0": IN_0_9_0, "plain": _measured_in(ROOT)}
    problem = compile_engine()
    if problem:
        print(problem)
    else:
        figures["compiled"] = _measured_in(TARGET)
    from tools.checks.bench_window import measure as measure_window

    figures["plain"]["window"] = measure_window()
    print_table(figures)
    print(json.dumps(figures))


def print_table(figures: Mapping[str, Mapping[str, Mapping[str, float]]]) -> None:
    """Each figure has a row, and each engine a column."""
    print(f"{'':45}" + "".join(f"{engine:>12}" for engine in figures))
    for subject, rows in figures["plain"].items():
        for name in rows:
            told = (engine.get(subject, {}).get(name) for engine in figures.values())
            print(f"{f'{subject} {name}':45}" + "".join(f"{'' if value is None else value:>12}" for value in told))


def measure_engine() -> dict[str, dict[str, float]]:
    """Measure every game of the box."""
    from engine import games

    return {key: _measure(key) for key in games.PACKAGES}


def _measured_in(folder: Path) -> dict[str, dict[str, float]]:
    """A process of its own, because one process knows but one `engine`."""
    run = [sys.executable, "-m", "tools.checks.bench", "--engine", str(folder)]
    figures: dict[str, dict[str, float]] = json.loads(subprocess.run(run, check=True, stdout=subprocess.PIPE).stdout)
    return figures


def _measure(key: str) -> dict[str, float]:
    """One game of the box: random persons, non-players, and what a session costs."""
    from engine import games

    decisions, plies, ratios = [], [], []
    for number in range(ROUNDS):
        decisions.append(_per_second(lambda luck: _play_at_random(key, luck), number))
        plies.append(_per_second(_play_chess, number))
        ratios.append(decisions[-1] / plies[-1])
    bots, catan = [], []
    for number in range(BOT_ROUNDS):
        bots.append(_per_second(lambda luck: _play_non_players(key, luck), number, SECONDS_PER_BOT_ROUND))
        catan.append(_per_second(_play_catan, number, SECONDS_PER_BOT_ROUND))
    session = _under_way(key)
    data = session.save()
    return {
        "decisions_per_second": round(statistics.median(decisions)),
        "chess_plies_per_second": round(statistics.median(plies)),
        "ratio_to_chess": round(statistics.median(ratios), 2),
        "copy_microseconds": round(_seconds(session.state.copy, 20_000) * 1e6, 2),
        "save_milliseconds": round(_seconds(session.save, 500) * 1e3, 3),
        "load_milliseconds": round(_seconds(lambda: games.load(data), 500) * 1e3, 3),
        "bot_games_per_second": round(statistics.median(bots), 1),
        "catanatron_games_per_second": round(statistics.median(catan), 1),
        "ratio_to_catanatron": round(statistics.median(a / b for a, b in zip(bots, catan, strict=True)), 2),
        "slowest_bot_turn_milliseconds": round(_slowest_bot_turn(key) * 1e3, 1),
    }


def _per_second(play: Callable[[random.Random], int], seed: int, seconds: float = SECONDS_PER_ROUND) -> float:
    """Whole games until the round is over."""
    luck = random.Random(seed)
    done, start = 0, time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        done += play(luck)
    return done / elapsed


def _play_at_random(key: str, luck: random.Random) -> int:
    """A whole game of random persons; returns how many choices it took."""
    from engine import games

    session = games.new_session(key, luck.choice(games.find(key).scenarios), seed=luck.getrandbits(32))
    while session.prompt is not None:
        session.choose(luck.choice(session.prompt.options))
    return len(session.history)


def _play_chess(luck: random.Random) -> int:
    board = chess.Board()
    while board.ply() < LONGEST_CHESS_GAME and (moves := list(board.legal_moves)):
        board.push(luck.choice(moves))
    plies: int = board.ply()
    return plies


def _play_non_players(key: str, luck: random.Random) -> int:
    from tools.lab import playing

    playing.play(luck.choice(_series(key)), luck.getrandbits(32))
    return 1


def _series(key: str) -> list[GameSeries]:
    """Every scenario with all that can be agreed on."""
    from engine import games
    from tools.lab import playing

    game = games.find(key)
    settings = {setting.key: setting.values[-1] for setting in game.settings}
    return [playing.GameSeries(key, scenario, settings) for scenario in game.scenarios]


def _play_catan(luck: random.Random) -> int:
    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    Game([RandomPlayer(colour) for colour in colours], seed=luck.getrandbits(31)).play()
    return 1


def _slowest_bot_turn(key: str) -> float:
    """Return the longest of all turns in many games, in seconds of the processor.

    A collection of garbage that falls into a turn counts, but it need not look through all that the peers hold.
    """
    from tools.lab import playing

    gc.collect()
    gc.freeze()
    slowest = max(playing.play(_series(key)[-1], seed).slowest_turn for seed in range(BOT_GAMES))
    gc.unfreeze()
    return slowest


def _under_way(key: str) -> Session[Any]:
    from engine import games

    luck = random.Random(1986)
    session = games.new_session(key, games.find(key).scenarios[-1], seed=1986)
    while session.prompt is not None and len(session.history) < GAME_UNDER_WAY:
        session.choose(luck.choice(session.prompt.options))
    return session


def _seconds(act: Callable[[], object], times: int) -> float:
    """The best of a few runs: the others were disturbed."""
    runs = []
    for _ in range(5):
        start = time.process_time()
        for _ in range(times // 5):
            act()
        runs.append((time.process_time() - start) / (times // 5))
    return min(runs)


if __name__ == "__main__":
    main(sys.argv[1:])
