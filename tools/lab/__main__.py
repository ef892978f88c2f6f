"""`make lab`: many games of any kind on all cores, and what came of them.

python -m tools.lab people_power --games 2000 --scenario standard --options all      non-players among themselves
python -m tools.lab --seat npa=strategist --games 200                               a player among non-players
python -m tools.lab --seat npa=strategist --versus npa=organiser --games 200        two players on the same seeds
python -m tools.lab filipinas --seat each=organiser                                 a player in each seat in turn
python -m tools.lab red_guard --table strongest --games 600                         a table of the game's own
python -m tools.lab red_guard --table random --games 20000                          anything may be agreed on

A game that fails is told with its seed, and the program ends with 1. `tools/cores.py` tells of --cluster.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from engine import games
from engine.core.errors import GameError, UnknownOption
from tools.cores import Cores, add_options, chosen_cores, with_progress
from tools.lab.playing import EACH, RANDOM, Failure, GameResult, GameSeries, figures_of, machine_of, play_many
from tools.lab.reporting import compare, gain_lines, lines_of, report


def main(arguments: list[str]) -> int:
    chosen = _command_line().parse_args(arguments)
    try:
        game = games.find(chosen.game)
        series = GameSeries(
            chosen.game,
            chosen.scenario or game.scenarios[0],
            _settings(chosen),
            chosen.random_humans,
            _players(chosen.game, chosen.seat),
            chosen.seconds,
            _table(chosen.game, chosen.table),
            chosen.seats,
        )
        versus = _players(chosen.game, chosen.versus)
        game.set_up(series.scenario, (), 0, **series.settings)
    except GameError as problem:
        print(problem, file=sys.stderr)
        return 2
    cores = chosen_cores(chosen)
    results, failures = _play(series, chosen, cores)
    figures: dict[str, Any] = {}
    if results:
        figures = report(series, results)
        print("\n".join(lines_of(figures)))
    if versus:
        other = series._replace(players=versus)
        others, more = _play(other, chosen, cores)
        failures += more
        if results and others:
            figures["versus"] = report(other, others)
            figures["gain"] = compare(game.seats, results, others)
            print("\n".join([*lines_of(figures["versus"]), *gain_lines(figures["gain"])]))
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(f"Written to {chosen.json}.")
    for failure in failures:
        print(f"Game {failure.seed} failed: {failure.reason}", file=sys.stderr)
    return 1 if failures else 0


def _command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="lab", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default=next(iter(games.PACKAGES)), help=" or ".join(games.PACKAGES))
    parser.add_argument("--games", type=_at_least_one, default=2000)
    parser.add_argument("--scenario", help="the first of the game unless said otherwise")
    parser.add_argument(
        "--options", choices=("all", "none"), help="what can be agreed on, or nothing; all unless there is a --table"
    )
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--random-humans", action="store_true", help="some seats are persons who choose at random")
    parser.add_argument(
        "--seat", action="append", default=[], help="who sits in a seat, as npa=strategist; may be said again"
    )
    parser.add_argument("--versus", action="append", default=[], help="the same for a second series on the same seeds")
    parser.add_argument("--seconds", type=float, default=0.0, help="the most that a player thinks about a turn")
    parser.add_argument("--table", default="", help="one of the game's own tables, or random")
    parser.add_argument("--seats", type=_at_least_one, default=0, help="how many sit at that table")
    parser.add_argument("--json", type=Path, default=Path("build/lab.json"), help="where the figures are written")
    add_options(parser)
    return parser


def _at_least_one(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError("there must be at least 1")
    return int(text)


def _settings(chosen: argparse.Namespace) -> dict[str, Any]:
    agreed = chosen.options or ("none" if chosen.table else "all")
    return {setting.key: setting.values[-1] for setting in games.find(chosen.game).settings if agreed == "all"}


def _players(key: str, said: list[str]) -> dict[str, str]:
    """Players by seat; raises UnknownOption with a sentence."""
    players = {}
    for each in said:
        seat, _, kind = each.partition("=")
        if seat not in (*games.find(key).seats, EACH):
            raise UnknownOption(f"There is no seat {seat!r}; there are {', '.join(games.find(key).seats)}.")
        if kind != RANDOM and kind not in figures_of(key).players:
            machine_of(key, kind)
        players[seat] = kind
    return players


def _table(key: str, name: str) -> str:
    """A table that the game has; raises UnknownOption with a sentence."""
    tables = (*figures_of(key).tables, RANDOM)
    if name and name not in tables:
        raise UnknownOption(f"There is no table {name!r}; there are {', '.join(tables)}.")
    return name


def _play(series: GameSeries, chosen: argparse.Namespace, cores: Cores) -> tuple[list[GameResult], list[Failure]]:
    results: list[GameResult] = []
    failures: list[Failure] = []
    for result in with_progress(play_many(series, chosen.games, chosen.seed, cores), chosen.games):
        if isinstance(result, Failure):
            failures.append(result)
        else:
            results.append(result)
    return results, failures


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
