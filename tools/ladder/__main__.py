"""`make ladder` plays tables of every kind of player, rates each of them and writes docs/ladder.md.

python -m tools.ladder --rounds 40                           every game, every kind of player
python -m tools.ladder red_guard --rounds 10 --seconds 0.2   one game; the page keeps what it says of the others
python -m tools.ladder filipinas --kind organiser --kind strategist --rounds 100

In each round the same players sit in every seat in turn, with the same luck. `tools/cores.py` tells of --cluster. All
games are kept in build/ladder, and whatever is kept there is rated: a run adds to those before, and one with
--rounds 0 --alike 0 rates them again. After a change to the rules or to players they have to be thrown away first.
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
from engine.core.thinking.verdict import NON_PLAYER as NON_PLAYER_SETTING
from tools import ROOT
from tools.cores import add_options, chosen_cores, with_progress
from tools.lab.playing import NON_PLAYER, Failure, play_all
from tools.ladder.kept import KeptGame, keeping, kept_games
from tools.ladder.page import write_page
from tools.ladder.rating import Ranking, rate
from tools.ladder.seating import rungs_of, tables, tables_alike

FIGURES = ROOT / "build" / "ladder"
MIDDLE = "apprentice"
"""The program writes ratings as points over this player's, who has so many:"""
MIDDLE_POINTS = 1500
ALIKE = 500_000
"""The seeds of tables at which all are alike lie so far beyond those of the others."""


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
        scenario, file = games.find(key).scenarios[0], chosen.figures / f"{key}.games"
        jobs = tables(key, scenario, kinds, chosen.rounds, chosen.seed, chosen.seconds)
        jobs += tables_alike(key, scenario, kinds, chosen.alike, chosen.seed + ALIKE, chosen.seconds)
        on_the_way = keeping(file, key, play_all(jobs, chosen_cores(chosen)))
        failures += [result for result in with_progress(on_the_way, len(jobs)) if isinstance(result, Failure)]
        kept = [game for game in kept_games(file) if {*game.seated.values()} <= {*kinds}]
        if kept:
            figures = climb(key, kinds, kept) | {"seconds": chosen.seconds}
            (chosen.figures / f"{key}.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
            if not chosen.kind:
                write_ratings(key, figures["points"], figures["seats"])
    write_page(chosen.page, chosen.figures)
    print(f"Written to {chosen.page}.")
    for failure in failures:
        print(f"Game {failure.seed} failed: {failure.reason}", file=sys.stderr)
    return 1 if failures else 0


RATINGS = '''"""Written by `make ladder`: the rating of every kind of player, and what each seat adds to it."""

from __future__ import annotations

KINDS = {kinds}
SEATS = {seats}
'''


def write_ratings(key: str, points: dict[str, float], seats: dict[str, float]) -> None:
    """What the program knows of its opponents' strengths; those with other weights than today's are none."""
    named = {NON_PLAYER_SETTING if kind == NON_PLAYER else kind: number for kind, number in points.items()}
    kinds = {kind: MIDDLE_POINTS + round(number) for kind, number in named.items() if "@" not in kind}
    text = RATINGS.format(kinds=_listed(kinds), seats=_listed({seat: round(number) for seat, number in seats.items()}))
    (ROOT / "engine" / key / "ladder.py").write_text(text, encoding="utf-8")


def _listed(numbers: dict[str, int]) -> str:
    return "{\n" + "".join(f'    "{name}": {number},\n' for name, number in numbers.items()) + "}"


def climb(key: str, kinds: tuple[str, ...], results: list[KeptGame]) -> dict[str, Any]:
    """Tell by how much every rung is above the one below: in all seats together, and in each."""
    decided = [result for result in results if result.winners]
    together = rate([_ranked(result, "{kind}", "as {seat}") for result in decided])
    apart = rate([_ranked(result, "{kind} as {seat}") for result in decided])
    seats = games.find(key).seats
    worth = {seat: together.difference((f"as {seat}",), (f"as {seats[0]}",)).points for seat in seats}
    return {
        "games": len(results),
        "seeds": len({result.seed for result in results}),
        "first_seed": min(result.seed for result in results),
        "last_seed": max(result.seed for result in results),
        "points": {kind: together.difference((kind,), (MIDDLE,)).points for kind in kinds if MIDDLE in kinds},
        "seats": {seat: points - sum(worth.values()) / len(worth) for seat, points in worth.items()},
        "undecided": len(results) - len(decided),
        "rungs": [
            {
                "kind": kind,
                "above": below,
                "over_all": together.difference((kind,), (kinds[0],)),
                "over_below": together.difference((kind,), (below,)),
                "in_seats": {seat: apart.difference((f"{kind} as {seat}",), (f"{below} as {seat}",)) for seat in seats},
            }
            for below, kind in pairwise(kinds)
        ],
    }


def _ranked(result: KeptGame, *traits: str) -> Ranking:
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
    parser.add_argument("--alike", type=int, default=10, help="rounds in which each kind of player is among its own")
    parser.add_argument("--kind", action="append", default=[], help="one of the players; all of them unless said")
    parser.add_argument("--seed", type=int, default=90_000_000, help="the seed of the first round")
    parser.add_argument("--seconds", type=float, default=0.0, help="the most that a player thinks about a turn")
    parser.add_argument("--figures", type=Path, default=FIGURES, help="where the figures are kept")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "ladder.md", help="where the tables are written")
    add_options(parser)
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
