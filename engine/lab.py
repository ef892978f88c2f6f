"""A laboratory: many games of non-players on all cores, and what came of them.

python -m engine.lab people_power --games 2000 --scenario standard --options all
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from engine import games
from engine.core.chance import Chance
from engine.core.errors import GameError
from engine.core.game import Game
from engine.core.players import BrokenRule, EndlessGame, at_random, playing
from engine.core.session import Session
from engine.figures import Figures

GAMES_PER_TASK = 20
NOBODY = "nobody"


class Series(NamedTuple):
    """What is played, but for the seed."""

    game: str
    scenario: str
    settings: dict[str, Any]
    random_humans: bool = False


@dataclass
class Result:
    """What one game left behind."""

    seed: int
    ranking: tuple[str, ...]
    winners: tuple[str, ...]
    reason: str
    turns: int
    slowest_turn: float
    figures: dict[str, float]
    used: Counter[str] = field(default_factory=Counter)


def play(series: Series, seed: int) -> Result:
    """One game, checked after every step; persons, if there are any, choose at random."""
    game, figures = games.find(series.game), _figures(series.game)
    session = Session(game, game.set_up(series.scenario, _humans(game, series, seed), seed, **series.settings))
    used: Counter[str] = Counter(figures.uses(session.opening))
    turns, slowest = 0, 0.0
    steps = playing(session, at_random(Chance(seed)))
    while not session.over:
        waiting, began = session.prompt is None, process_time()
        try:
            used.update(figures.uses(next(steps)))
        except (EndlessGame, BrokenRule) as wrong:
            raise type(wrong)(f"Game {seed} ({series.scenario}): {wrong}") from wrong
        if waiting:
            slowest = max(slowest, process_time() - began)
        turns += 1
    outcome = session.outcome
    assert outcome is not None
    told = figures.of_state(session.state)
    return Result(seed, outcome.ranking, outcome.winners, outcome.reason, turns, slowest, told, used)


def play_many(series: Series, count: int, first_seed: int = 0) -> Iterator[Result]:
    """Games with consecutive seeds, spread over all cores."""
    seeds = range(first_seed, first_seed + count)
    tasks = [(series, seeds[n : n + GAMES_PER_TASK]) for n in range(0, count, GAMES_PER_TASK)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for results in pool.map(_play_some, tasks):
            yield from results


def report(series: Series, results: list[Result]) -> dict[str, Any]:
    """The figures, ready to be written as JSON."""
    count = len(results)
    used: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for result in results:
        used.update(result.used)
        wins.update(result.winners or (NOBODY,))
    seats = [*games.find(series.game).seats, *([NOBODY] if wins[NOBODY] else [])]
    return {
        "game": series.game,
        "scenario": series.scenario,
        "settings": series.settings,
        "games": count,
        "wins": {seat: _share(wins[seat], count) for seat in seats},
        "reasons": {reason: _share(n, count) for reason, n in Counter(r.reason for r in results).most_common()},
        "mean": {key: round(sum(r.figures[key] for r in results) / count, 2) for key in results[0].figures},
        "mean_turns": round(sum(r.turns for r in results) / count, 1),
        "slowest_turn_ms": round(max(r.slowest_turn for r in results) * 1000, 1),
        "used_per_game": {key: round(n / count, 3) for key, n in sorted(used.items())},
    }


def main(arguments: list[str]) -> int:
    chosen = _command_line().parse_args(arguments)
    try:
        game = games.find(chosen.game)
        series = Series(
            chosen.game,
            chosen.scenario or game.scenarios[0],
            {setting.key: setting.values[-1] for setting in game.settings if chosen.options == "all"},
            chosen.random_humans,
        )
        game.set_up(series.scenario, (), 0, **series.settings)
    except GameError as problem:
        print(problem, file=sys.stderr)
        return 2
    results = []
    for result in play_many(series, chosen.games, chosen.seed):
        results.append(result)
        _progress(len(results), chosen.games)
    figures = report(series, results)
    _print(figures)
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(f"Written to {chosen.json}.")
    return 0


def _command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lab", description="Play many games between non-players.")
    parser.add_argument("game", nargs="?", default=next(iter(games.PACKAGES)), help=" or ".join(games.PACKAGES))
    parser.add_argument("--games", type=_at_least_one, default=2000)
    parser.add_argument("--scenario", help="the first of the game unless said otherwise")
    parser.add_argument("--options", choices=("all", "none"), default="all", help="what can be agreed on, or nothing")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--random-humans", action="store_true", help="some seats are persons who choose at random")
    parser.add_argument("--json", type=Path, default=Path("build/lab.json"), help="where the figures are written")
    return parser


def _at_least_one(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError("there must be at least 1")
    return int(text)


def _figures(key: str) -> Figures:
    module = games.part(key, "figures")
    figures: Figures = module.FIGURES if module else Figures()
    return figures


def _play_some(task: tuple[Series, range]) -> list[Result]:
    series, seeds = task
    return [play(series, seed) for seed in seeds]


def _humans(game: Game[Any], series: Series, seed: int) -> Collection[str]:
    """Every mix of persons in turn, from one to all."""
    if not series.random_humans:
        return ()
    mix = seed % (2 ** len(game.seats) - 1) + 1
    return [seat for bit, seat in enumerate(game.seats) if mix >> bit & 1]


def _share(part: int, count: int) -> dict[str, float]:
    share = part / count
    return {"share": round(share, 4), "standard_error": round(sqrt(share * (1 - share) / count), 4)}


def _progress(done: int, count: int) -> None:
    if sys.stderr.isatty():
        filled = 40 * done // count
        print(
            f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{count}",
            end="\n" if done == count else "",
            file=sys.stderr,
        )


def _print(figures: dict[str, Any]) -> None:
    print(f"{figures['games']} games of {figures['game']}, the {figures['scenario']} scenario, {figures['settings']}")
    for title in ("wins", "reasons"):
        for key, found in figures[title].items():
            print(f"  {title:<8} {key:<16} {found['share']:6.1%} ± {found['standard_error']:.1%}")
    for key, mean in figures["mean"].items():
        print(f"  {mean:8.2f}  {key}")
    print(f"  {figures['mean_turns']} turns, slowest turn {figures['slowest_turn_ms']} ms")
    for key, per_game in figures["used_per_game"].items():
        print(f"  {per_game:8.3f}  {key}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
