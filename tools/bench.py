"""`make bench`: one JSON line that says how fast the game is, beside peers measured in the same run.

The peers are python-chess (a random legal move there, a random legal choice here), catanatron (whole games of random
players there, of non-players here) and a bare pygame_gui window. They take turns with us in short rounds, so that
whatever else the machine does weighs on both alike, and a ratio means more than either figure.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chess
from catanatron import Color, Game, RandomPlayer

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parent)]

from bench_window import measure as measure_window  # noqa: E402

from engine import games, lab  # noqa: E402
from engine.core.session import Session  # noqa: E402

ROUNDS = 9
SECONDS_PER_ROUND = 0.5
BOT_ROUNDS = 5
SECONDS_PER_BOT_ROUND = 1.5
BOT_GAMES = 300
LONGEST_CHESS_GAME = 400
GAME_UNDER_WAY = 120
"""Choices after which a game is copied, saved and loaded: well into its second half."""


def main() -> None:
    figures = {key: _measure(key) for key in games.PACKAGES}
    print(json.dumps(figures | {"window": measure_window()}))


def _measure(key: str) -> dict[str, float]:
    """One game of the box: random persons, non-players, and what a session costs."""
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
    done, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        done += play(luck)
    return done / elapsed


def _play_at_random(key: str, luck: random.Random) -> int:
    """A whole game of random persons; returns how many choices it took."""
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
    lab.play(luck.choice(_series(key)), luck.getrandbits(32))
    return 1


def _series(key: str) -> list[lab.Series]:
    """Every scenario with all that can be agreed on."""
    game = games.find(key)
    settings = {setting.key: setting.values[-1] for setting in game.settings}
    return [lab.Series(key, scenario, settings) for scenario in game.scenarios]


def _play_catan(luck: random.Random) -> int:
    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    Game([RandomPlayer(colour) for colour in colours], seed=luck.getrandbits(31)).play()
    return 1


def _slowest_bot_turn(key: str) -> float:
    """The longest of all turns in many games, in seconds of the processor."""
    return max(lab.play(_series(key)[-1], seed).slowest_turn for seed in range(BOT_GAMES))


def _under_way(key: str) -> Session[Any]:
    luck = random.Random(1986)
    session = games.new_session(key, games.find(key).scenarios[-1], seed=1986)
    while session.prompt is not None and len(session.history) < GAME_UNDER_WAY:
        session.choose(luck.choice(session.prompt.options))
    return session


def _seconds(act: Callable[[], object], times: int) -> float:
    """The best of a few runs: the others were disturbed."""
    runs = []
    for _ in range(5):
        start = time.perf_counter()
        for _ in range(times // 5):
            act()
        runs.append((time.perf_counter() - start) / (times // 5))
    return min(runs)


if __name__ == "__main__":
    main()
