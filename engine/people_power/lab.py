"""A laboratory: many all-bot games on all cores, and what came of them.

python -m engine.people_power.lab --games 2000 --scenario standard --options none
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from engine import people_power
from engine.people_power.board import FACTIONS
from engine.people_power.effects import Effect, EventBegan, OperationBegan, Questioned, SpecialBegan, TurnEnded
from engine.people_power.packing import broken_rule
from engine.people_power.scenarios import SCENARIOS
from engine.people_power.victory import margin

LONGEST_GAME = 5_000
"""Decisions and non-player turns after which a game counts as endless."""
GAMES_PER_TASK = 20
OPTIONS = {"all": True, "none": False}
"""Whether Personalities (5.3) and Acts of Desperation (5.4) are in the game."""


class EndlessGame(Exception):
    """The guard against games that never end; the message names what was going on."""


class BrokenRule(Exception):
    """A state that the components do not allow."""


@dataclass
class Result:
    """What one game left behind."""

    seed: int
    ranking: tuple[str, ...]
    margins: dict[str, int]
    cards: int
    turns: int
    slowest_turn: float
    used: Counter[str] = field(default_factory=Counter)


def play(seed: int, scenario: str, humans: Iterable[str] = (), options: str = "all") -> Result:
    """One game, checked after every step; `humans` choose at random."""
    on = OPTIONS[options]
    session = people_power.new_session(scenario, set(humans), seed, personalities=on, desperation=on)
    luck = Random(seed)
    used: Counter[str] = Counter(_uses(session.opening))
    turns, slowest = 0, 0.0
    while not session.over:
        began = process_time()
        if session.prompt:
            effects = session.choose(luck.choice(session.prompt.options))
        else:
            effects = session.advance()
            slowest = max(slowest, process_time() - began)
        used.update(_uses(effects))
        turns += 1
        if turns > LONGEST_GAME:
            asked = session.prompt.ask if session.prompt else session.state.stage
            raise EndlessGame(f"Game {seed} ({scenario}) does not end: it keeps coming to {asked!r}.")
        if wrong := broken_rule(session.state):
            raise BrokenRule(f"Game {seed} ({scenario}): {wrong}.")
    state = session.state
    return Result(
        seed,
        session.ranking,
        {faction: margin(state, faction) for faction in FACTIONS},
        len(state.played),
        turns,
        slowest,
        used,
    )


def play_many(
    games: int, scenario: str, first_seed: int = 0, random_humans: bool = False, options: str = "all"
) -> Iterator[Result]:
    """Games with consecutive seeds, spread over all cores."""
    seeds = range(first_seed, first_seed + games)
    tasks = [(seeds[n : n + GAMES_PER_TASK], scenario, random_humans, options) for n in range(0, games, GAMES_PER_TASK)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for results in pool.map(_play_some, tasks):
            yield from results


def report(results: list[Result], scenario: str, options: str = "all") -> dict[str, Any]:
    """The figures, ready to be written as JSON."""
    games = len(results)
    used: Counter[str] = Counter()
    for result in results:
        used.update(result.used)
    return {
        "scenario": scenario,
        "options": options,
        "games": games,
        "wins": {faction: _share(sum(r.ranking[0] == faction for r in results), games) for faction in FACTIONS},
        "mean_margin": {f: round(sum(r.margins[f] for r in results) / games, 2) for f in FACTIONS},
        "mean_cards": round(sum(r.cards for r in results) / games, 1),
        "mean_turns": round(sum(r.turns for r in results) / games, 1),
        "slowest_turn_ms": round(max(r.slowest_turn for r in results) * 1000, 1),
        "used_per_game": {key: round(count / games, 3) for key, count in sorted(used.items())},
    }


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="lab", description="Play many games between non-players.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--scenario", choices=sorted(SCENARIOS), default="standard")
    parser.add_argument("--options", choices=sorted(OPTIONS), default="all", help="Personalities and Acts, or neither")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--random-humans", action="store_true", help="some factions are players who choose at random")
    parser.add_argument("--json", type=Path, default=Path("build/lab.json"), help="where the figures are written")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error("--games must be at least 1")
    results = []
    for result in play_many(chosen.games, chosen.scenario, chosen.seed, chosen.random_humans, chosen.options):
        results.append(result)
        _progress(len(results), chosen.games)
    figures = report(results, chosen.scenario, chosen.options)
    _print(figures)
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(f"Written to {chosen.json}.")
    return 0


def _play_some(task: tuple[range, str, bool, str]) -> list[Result]:
    seeds, scenario, random_humans, options = task
    return [play(seed, scenario, _humans(seed) if random_humans else (), options) for seed in seeds]


def _humans(seed: int) -> list[str]:
    """Every mix in turn, from one player to three."""
    mix = seed % 7 + 1
    return [faction for bit, faction in enumerate(FACTIONS) if mix >> bit & 1]


def _uses(effects: Iterable[Effect]) -> Iterator[str]:
    for effect in effects:
        if isinstance(effect, OperationBegan):
            yield f"operation {effect.operation} ({effect.kind})"
        elif isinstance(effect, SpecialBegan):
            yield f"special {effect.special}"
        elif isinstance(effect, EventBegan):
            yield f"event {effect.card:02} {effect.side} by {effect.faction}"
        elif isinstance(effect, Questioned):
            yield f"card side {effect.side}"
        elif isinstance(effect, TurnEnded):
            yield f"box {effect.box} of {effect.faction}"


def _share(wins: int, games: int) -> dict[str, float]:
    share = wins / games
    return {"share": round(share, 4), "standard_error": round(sqrt(share * (1 - share) / games), 4)}


def _progress(done: int, games: int) -> None:
    if sys.stderr.isatty():
        filled = 40 * done // games
        print(
            f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{games}",
            end="\n" if done == games else "",
            file=sys.stderr,
        )


def _print(figures: dict[str, Any]) -> None:
    print(f"{figures['games']} games of the {figures['scenario']} scenario, options: {figures['options']}")
    for faction, wins in figures["wins"].items():
        mean = figures["mean_margin"][faction]
        print(f"  {faction:<11} wins {wins['share']:6.1%} ± {wins['standard_error']:.1%}, mean margin {mean:+.2f}")
    print(
        f"  {figures['mean_cards']} cards, {figures['mean_turns']} turns, slowest turn {figures['slowest_turn_ms']} ms"
    )
    for key, per_game in figures["used_per_game"].items():
        print(f"  {per_game:8.3f}  {key}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
