"""A laboratory for whole tables of our opponents: how games end, how long they take, and who wins.

python -m engine.red_guard.lab --games 600 --table strongest
python -m engine.red_guard.lab --games 60 --table strongest --thinker strategist      one that thinks among the others
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from engine.core.chance import Chance
from engine.core.thinking.strengths import KINDS
from engine.lab import Result, Series, play, share
from engine.red_guard.components import FACTIONS, Faction
from engine.red_guard.temperaments import NON_PLAYER, OPPONENTS, STRONG, TEMPERAMENTS, WEAK

Seating = dict[Faction, str]

GAMES_PER_TASK = 10


def strongest(seed: int) -> Seating:
    """Six strong ones, every mix of temperaments in turn."""
    return {f: f"{TEMPERAMENTS[seed >> place & 1]}.{STRONG}" for place, f in enumerate(FACTIONS)}


def weakest(seed: int) -> Seating:
    """Six weak ones, every mix of temperaments in turn."""
    return {f: f"{TEMPERAMENTS[seed >> place & 1]}.{WEAK}" for place, f in enumerate(FACTIONS)}


def one_strong(seed: int) -> Seating:
    """A strong one among five weak ones, in every seat and of every temperament in turn."""
    mix = seed // len(FACTIONS)
    seating = {f: f"{TEMPERAMENTS[mix >> place & 1]}.{WEAK}" for place, f in enumerate(FACTIONS)}
    seating[FACTIONS[seed % len(FACTIONS)]] = f"{TEMPERAMENTS[mix & 1]}.{STRONG}"
    return seating


def ladder(seed: int) -> Seating:
    """Two of each strength, in every order of seats in turn."""
    order = Chance(seed).shuffled("seats", OPPONENTS)
    return dict(zip(FACTIONS, order, strict=True))


def anybody(seed: int) -> Seating:
    """Two to six opponents of any kind, wherever they sit."""
    luck = Chance(seed)
    seats = luck.shuffled("seats", FACTIONS)[: luck.pick("number", (2, 3, 4, 5, 6))]
    return {f: luck.pick("opponent", OPPONENTS) if f in seats else NON_PLAYER for f in FACTIONS}


TABLES: dict[str, Callable[[int], Seating]] = {
    "strongest": strongest,
    "weakest": weakest,
    "one_strong": one_strong,
    "ladder": ladder,
    "anybody": anybody,
}
"""Who sits where, by the seed."""


def seat_of_thinker(seed: int) -> Faction:
    """Every seat in turn."""
    return FACTIONS[seed % len(FACTIONS)]


def play_table(table: str, options: bool, seed: int, thinker: str = "") -> Result:
    """One game, checked after every step; a player that thinks takes the place of one of the opponents."""
    agreed: dict[str, Any] = dict(TABLES[table](seed))
    if options:
        luck = Chance(seed)
        agreed |= {key: luck.pick(key, (False, True)) for key in ("chits", "seizure", "each_rolls", "clients")}
    players = {seat_of_thinker(seed): thinker} if thinker else {}
    return play(Series("red_guard", "standard", agreed, players=players), seed)


def of_thinker(thinker: str, results: list[Result]) -> list[str]:
    """How often it won, with its interval, and how long its turns took."""
    won = share(sum(seat_of_thinker(result.seed) in result.winners for result in results), len(results))
    seconds = sorted(turn for result in results for turn in result.thinking)
    return [
        f"  the {thinker} wins {won['share']:.1%} of its games  [{won['low']:.1%} – {won['high']:.1%}]",
        f"  thinking: median {seconds[len(seconds) // 2]:.3f} s a step, longest {seconds[-1]:.3f} s",
    ]


def report(table: str, results: list[Result]) -> list[str]:
    """The figures, line by line."""
    games = len(results)
    turns = sorted(int(result.figures["game turns"]) for result in results)
    lines = [f"{games} games, table {table!r}"]
    reasons = Counter(result.reason for result in results)
    lines += [f"  ended by {reason:<16} {number / games:6.1%}" for reason, number in reasons.most_common()]
    deciles = ", ".join(f"{share} %: {turns[games * share // 100]}" for share in (10, 50, 90))
    early = sum(turn <= 2 for turn in turns) / games
    lines.append(f"  turns {deciles}, most: {turns[-1]}; over by turn 2: {early:.1%}")
    colours = Counter(winner for result in results for winner in result.winners)
    lines += [f"  {faction:<8} wins {colours[faction] / games:6.1%}" for faction in FACTIONS]
    seated: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for result in results:
        seating = TABLES[table](result.seed)
        seated.update(seating.values())
        won.update(seating[winner] for winner in result.winners)
    lines += [f"  {who:<22} wins {won[who] / seated[who]:6.1%} of its games" for who in sorted(seated)]
    lines.append(f"  slowest turn {max(result.slowest_turn for result in results) * 1000:.0f} ms")
    return lines


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="lab", description="Play many games between our opponents.")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--table", choices=TABLES, default="strongest")
    parser.add_argument("--thinker", choices=KINDS, default="", help="a player that thinks, in every seat in turn")
    parser.add_argument("--options", action="store_true", help="optional rules drawn by the seed")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    chosen = parser.parse_args(arguments)
    seeds = range(chosen.seed, chosen.seed + max(1, chosen.games))
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        playing = partial(play_table, chosen.table, chosen.options, thinker=chosen.thinker)
        results = list(workers.map(playing, seeds, chunksize=1 if chosen.thinker else GAMES_PER_TASK))
    print("\n".join(of_thinker(chosen.thinker, results) if chosen.thinker else report(chosen.table, results)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
