"""A laboratory: many games on all cores, and what came of them.

python -m engine.lab people_power --games 2000 --scenario standard --options all      non-players among themselves
python -m engine.lab --seat npa=strategist --games 200                               a player among non-players
python -m engine.lab --seat npa=strategist --versus npa=organiser --games 200        two players on the same seeds
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from engine import games
from engine.core.chance import Chance
from engine.core.errors import GameError, UnknownOption
from engine.core.game import Game
from engine.core.players import BrokenRule, EndlessGame, at_random, playing
from engine.core.prompts import Option
from engine.core.session import Session
from engine.core.thinking.strategist import seated
from engine.core.thinking.strengths import kind_of
from engine.figures import Figures

GAMES_PER_TASK = 20
NOBODY = "nobody"
RANDOM = "random"
CERTAINTY = 1.96
"""Standard errors on each side of an interval of 95 %."""


class GameSeries(NamedTuple):
    """What is played, but for the seed."""

    game: str
    scenario: str
    settings: dict[str, Any]
    random_humans: bool = False
    players: dict[str, str] = {}  # noqa: RUF012 (never changed)
    """Who sits where: a player that thinks, by its kind, or `RANDOM`; everywhere else a non-player."""
    seconds: float = 0.0
    """The most that a player thinks about a turn; 0 leaves it at the counts of its strength."""


@dataclass
class GameResult:
    """What one game left behind."""

    seed: int
    ranking: tuple[str, ...]
    winners: tuple[str, ...]
    reason: str
    turns: int
    slowest_turn: float
    figures: dict[str, float]
    used: Counter[str] = field(default_factory=Counter)
    thinking: list[float] = field(default_factory=list)
    """Seconds that players who think took, turn by turn."""


def play(series: GameSeries, seed: int) -> GameResult:
    """One game, checked after every step; persons without a player choose at random."""
    game, figures = games.find(series.game), _figures(series.game)
    session = Session(game, game.set_up(series.scenario, _humans(game, series, seed), seed, **series.settings))
    used: Counter[str] = Counter(figures.uses(session.opening))
    turns, slowest = 0, 0.0
    table = LabTable(series, seed)
    steps = playing(session, table.choose)
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
    thinking = list(table.thinking.values())
    return GameResult(seed, outcome.ranking, outcome.winners, outcome.reason, turns, slowest, told, used, thinking)


class LabTable:
    """Whoever answers prompts in one game, and how long the turns took those who think."""

    def __init__(self, series: GameSeries, seed: int) -> None:
        thinking = {seat: kind for seat, kind in series.players.items() if kind != RANDOM}
        self._machines = seated(thinking, games.mind_for(series.game), seed, process_time) if thinking else {}
        if series.seconds:
            for machine in self._machines.values():
                machine.budget = machine.budget.within(series.seconds)
        self._by_lot = at_random(Chance(seed))
        self.thinking: dict[tuple[str, int], float] = {}
        """By seat and by the decisions made before the step."""

    def choose(self, session: Session[Any]) -> Option:
        assert session.prompt is not None
        seat = session.prompt.seat
        machine = self._machines.get(seat)
        if machine is None:
            return self._by_lot(session)
        began = process_time()
        option = machine.choose(session)
        turn = seat, len(session.history) - len(session.position.answers)
        self.thinking[turn] = self.thinking.get(turn, 0.0) + process_time() - began
        return option


def play_many(series: GameSeries, count: int, first_seed: int = 0) -> Iterator[GameResult]:
    """Games with consecutive seeds, spread over all cores."""
    seeds = range(first_seed, first_seed + count)
    size = 1 if series.players else GAMES_PER_TASK
    tasks = [(series, seeds[n : n + size]) for n in range(0, count, size)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for results in pool.map(_play_some, tasks):
            yield from results


def report(series: GameSeries, results: list[GameResult]) -> dict[str, Any]:
    """The figures, ready to be written as JSON."""
    count = len(results)
    used: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for result in results:
        used.update(result.used)
        wins.update(result.winners or (NOBODY,))
    seats = [*games.find(series.game).seats, *([NOBODY] if wins[NOBODY] else [])]
    thinking = sorted(seconds for result in results for seconds in result.thinking)
    return {
        "game": series.game,
        "scenario": series.scenario,
        "settings": series.settings,
        "players": series.players,
        "thinking": {"median": round(thinking[len(thinking) // 2], 3), "longest": round(thinking[-1], 3)}
        if thinking
        else {},
        "games": count,
        "wins": {seat: share(wins[seat], count) for seat in seats},
        "reasons": {reason: share(n, count) for reason, n in Counter(r.reason for r in results).most_common()},
        "mean": {key: round(sum(r.figures[key] for r in results) / count, 2) for key in results[0].figures},
        "mean_turns": round(sum(r.turns for r in results) / count, 1),
        "slowest_turn_ms": round(max(r.slowest_turn for r in results) * 1000, 1),
        "used_per_game": {key: round(n / count, 3) for key, n in sorted(used.items())},
        "used": dict(sorted(used.items())),
    }


def share(part: int, count: int) -> dict[str, float]:
    """A share with its Wilson interval of 95 %."""
    share, doubt = part / count, CERTAINTY**2 / count
    centre = (share + doubt / 2) / (1 + doubt)
    half = CERTAINTY * sqrt(share * (1 - share) / count + doubt / count / 4) / (1 + doubt)
    return {
        "share": round(share, 4),
        "low": round(max(0.0, centre - half), 4),
        "high": round(min(1.0, centre + half), 4),
    }


def compare(seats: Iterable[str], results: list[GameResult], others: list[GameResult]) -> dict[str, dict[str, float]]:
    """How much more often each seat won than in the other games with the same seeds, with 95 % intervals."""
    compared = {}
    for seat in seats:
        gains = [(seat in one.winners) - (seat in other.winners) for one, other in zip(results, others, strict=True)]
        mean = sum(gains) / len(gains)
        error = sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains) / len(gains))
        compared[seat] = {
            "gain": round(mean, 4),
            "low": round(max(-1.0, mean - CERTAINTY * error), 4),
            "high": round(min(1.0, mean + CERTAINTY * error), 4),
        }
    return compared


def main(arguments: list[str]) -> int:
    chosen = _command_line().parse_args(arguments)
    try:
        game = games.find(chosen.game)
        series = GameSeries(
            chosen.game,
            chosen.scenario or game.scenarios[0],
            {setting.key: setting.values[-1] for setting in game.settings if chosen.options == "all"},
            chosen.random_humans,
            _seats(chosen.game, chosen.seat),
            chosen.seconds,
        )
        versus = _seats(chosen.game, chosen.versus)
        game.set_up(series.scenario, (), 0, **series.settings)
    except GameError as problem:
        print(problem, file=sys.stderr)
        return 2
    results = _play_with_progress(series, chosen.games, chosen.seed)
    figures = report(series, results)
    _print(figures)
    if versus:
        other = series._replace(players=versus)
        others = _play_with_progress(other, chosen.games, chosen.seed)
        figures["versus"] = report(other, others)
        figures["gain"] = compare(game.seats, results, others)
        _print(figures["versus"])
        _print_gain(figures["gain"])
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
    parser.add_argument(
        "--seat", action="append", default=[], help="who sits in a seat, as npa=strategist; may be said again"
    )
    parser.add_argument("--versus", action="append", default=[], help="the same for a second series on the same seeds")
    parser.add_argument("--seconds", type=float, default=0.0, help="the most that a player thinks about a turn")
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


def _play_some(task: tuple[GameSeries, range]) -> list[GameResult]:
    series, seeds = task
    return [play(series, seed) for seed in seeds]


def _humans(game: Game[Any], series: GameSeries, seed: int) -> Collection[str]:
    """Whoever plays; with random persons every mix of them in turn, from one to all."""
    if not series.random_humans:
        return tuple(series.players)
    mix = seed % (2 ** len(game.seats) - 1) + 1
    return [seat for bit, seat in enumerate(game.seats) if mix >> bit & 1]


def _seats(key: str, said: list[str]) -> dict[str, str]:
    """Players by seat; raises UnknownOption with a sentence."""
    players = {}
    for each in said:
        seat, _, kind = each.partition("=")
        if seat not in games.find(key).seats:
            raise UnknownOption(f"There is no seat {seat!r}; there are {', '.join(games.find(key).seats)}.")
        if kind != RANDOM:
            kind_of(kind)
            games.mind_for(key)
        players[seat] = kind
    return players


def _play_with_progress(series: GameSeries, count: int, first_seed: int) -> list[GameResult]:
    results = []
    for result in play_many(series, count, first_seed):
        results.append(result)
        _progress(len(results), count)
    return results


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
    if figures["players"]:
        seats = ", ".join(f"{seat} {kind}" for seat, kind in figures["players"].items())
        print(f"  played by {seats}")
    for title in ("wins", "reasons"):
        for key, found in figures[title].items():
            print(f"  {title:<8} {key:<16} {found['share']:6.1%}  [{found['low']:.1%} – {found['high']:.1%}]")
    if figures["thinking"]:
        print(
            f"  thinking: median {figures['thinking']['median']} s a turn, longest {figures['thinking']['longest']} s"
        )
    for key, mean in figures["mean"].items():
        print(f"  {mean:8.2f}  {key}")
    print(f"  {figures['mean_turns']} turns, slowest turn {figures['slowest_turn_ms']} ms")
    for key, per_game in figures["used_per_game"].items():
        print(f"  {per_game:8.3f}  {figures['used'][key]:>8}  {key}")


def _print_gain(gains: dict[str, dict[str, float]]) -> None:
    print("The first series against the second, seed by seed")
    for seat, gain in gains.items():
        print(f"  {seat:<16} {gain['gain']:+7.1%}  [{gain['low']:+.1%} – {gain['high']:+.1%}]")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
