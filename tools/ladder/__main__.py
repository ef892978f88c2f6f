"""`make ladder` plays tables of every kind of player, rates each of them and writes docs/ladder.md.

python -m tools.ladder --rounds 40                           every game, every kind of player
python -m tools.ladder red_guard --rounds 10 --seconds 0.2   one game; the page keeps what it says of the others
python -m tools.ladder filipinas --kind organiser --kind strategist --rounds 100

In each round the same players sit in every seat in turn, with the same luck. `tools/cores.py` tells of --cluster.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from engine import games
from engine.core.errors import GameError, UnknownOption
from tools import ROOT
from tools.cores import add_options, chosen_cores, with_progress
from tools.lab.playing import Failure, GameResult, play_all
from tools.ladder.page import write_page
from tools.ladder.rating import Ranking, rate
from tools.ladder.seating import rungs_of, tables

FIGURES = ROOT / "build" / "ladder"


def main(arguments: list[str]) -> int:
    chosen = _command_line().parse_args(arguments)
    keys = chosen.game or list(games.PACKAGES)
    try:
        wanted = {key: _kinds(key, chosen.kind) for key in keys}
    except GameError as problem:
        print(problem, file=sys.stderr)
        return 2
    failures: list[Failure] = []
    for key, kinds in wanted.items():
        scenario = games.find(key).scenarios[0]
        jobs = tables(key, scenario, kinds, chosen.rounds, chosen.seed, chosen.seconds)
        played = list(with_progress(play_all(jobs, chosen_cores(chosen)), len(jobs)))
        failures += [result for result in played if isinstance(result, Failure)]
        results = [result for result in played if not isinstance(result, Failure)]
        if results:
            figures = climb(key, kinds, results) | {"seconds": chosen.seconds, "first_seed": chosen.seed}
            chosen.figures.mkdir(parents=True, exist_ok=True)
            (chosen.figures / f"{key}.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    write_page(chosen.page, chosen.figures)
    print(f"Written to {chosen.page}.")
    for failure in failures:
        print(f"Game {failure.seed} failed: {failure.reason}", file=sys.stderr)
    return 1 if failures else 0


def climb(key: str, kinds: tuple[str, ...], results: list[GameResult]) -> dict[str, Any]:
    """Tell by how much every rung is above the one below: in all seats together, and in each."""
    decided = [result for result in results if result.winners]
    together = rate([_ranked(result, "{kind}", "as {seat}") for result in decided])
    apart = rate([_ranked(result, "{kind} as {seat}") for result in decided])
    return {
        "games": len(results),
        "undecided": len(results) - len(decided),
        "rungs": [
            {
                "kind": kind,
                "above": below,
                "over_all": together.difference((kind,), (kinds[0],)),
                "over_below": together.difference((kind,), (below,)),
                "in_seats": {
                    seat: apart.difference((f"{kind} as {seat}",), (f"{below} as {seat}",))
                    for seat in games.find(key).seats
                },
            }
            for below, kind in pairwise(kinds)
        ],
    }


def _ranked(result: GameResult, *traits: str) -> Ranking:
    """The ranking of a table, of each place what is rated."""
    return [tuple(trait.format(kind=result.seated[seat], seat=seat) for trait in traits) for seat in result.ranking]


def _kinds(key: str, said: list[str]) -> tuple[str, ...]:
    """The players that are rated, the weakest first; raises UnknownOption with a sentence."""
    rungs = rungs_of(key)
    for kind in said:
        if kind not in rungs:
            raise UnknownOption(f"There is no player {kind!r} in {key}; there are {', '.join(rungs)}.")
    return tuple(kind for kind in rungs if kind in said or not said)


def _command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ladder", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", choices=[[], *games.PACKAGES], help=" or ".join(games.PACKAGES))
    parser.add_argument("--rounds", type=int, default=40, help="of a game; in each every player sits in every seat")
    parser.add_argument("--kind", action="append", default=[], help="one of the players; all of them unless said")
    parser.add_argument("--seed", type=int, default=90_000_000, help="the seed of the first round")
    parser.add_argument("--seconds", type=float, default=0.0, help="the most that a player thinks about a turn")
    parser.add_argument("--figures", type=Path, default=FIGURES, help="where the figures are kept")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "ladder.md", help="where the tables are written")
    add_options(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
