"""A laboratory for whole tables: how games end, how long they take, who wins, and what happened how often.

python -m engine.red_guard.lab --games 600 --table strongest            six strong opponents
python -m engine.red_guard.lab --games 600 --table strongest --seats 3  three of them, and three non-player factions
python -m engine.red_guard.lab --games 60 --thinker strategist          one that thinks among strong opponents
python -m engine.red_guard.lab --games 600 --table weakest --thinker holder  one that holds every turn, among weak ones
python -m engine.red_guard.lab --games 5000 --table anybody --options   two to six opponents of any kind
python -m engine.red_guard.lab --games 20000 --table random             anything agreed on, persons choose at random

A game that fails is told with its seed, and the program ends with 1.
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
from engine.core.players import at_random, playing
from engine.core.prompts import Option
from engine.core.session import Session
from engine.core.thinking.strengths import KINDS
from engine.lab import GameResult, GameSeries, play, share
from engine.red_guard import questions
from engine.red_guard.components import FACTIONS, Faction
from engine.red_guard.endings import ENDINGS
from engine.red_guard.events import EVENTS
from engine.red_guard.figures import FIGURES
from engine.red_guard.game import GAME
from engine.red_guard.state import State
from engine.red_guard.temperaments import NON_PLAYER, OPPONENTS, STRONG, TEMPERAMENTS, WEAK

Seating = dict[Faction, str]

GAMES_PER_TASK = 10
PROGRESS = 20
"""How often it is told how many games are over."""


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


HOLDER = "holder"
"""A person who presses Hold in every turn and never attacks."""
HOLDING = (*("preset:hold", "done", "answer:no", "contact", "place:attack", "preset:suited", "preset:spread"),)
AT_HOME = (questions.CHAIRMAN_TILE, questions.PLACEMENT_LEADER, questions.LEADER_TO, questions.LEADER_AFTER)

RANDOM = "random"
"""Anything that can be agreed on, persons who choose at random among opponents."""


def with_seats(seating: Seating, number: int, seed: int) -> Seating:
    """Only so many of them, every neighbourhood in turn; the other colours are non-player factions."""
    first = seed % len(FACTIONS)
    return {
        f: who if (place - first) % len(FACTIONS) < number else NON_PLAYER
        for place, (f, who) in enumerate(seating.items())
    }


def hold_every_turn(session: Session[State]) -> Option:
    """Everybody home, the army in Civil Support, leader and Chairman at the fullest tile; no attack and no answer."""
    prompt, state = session.prompt, session.state
    assert prompt is not None
    offered = {option.key: option for option in prompt.options}
    if prompt.ask in AT_HOME:
        home = [option for option in prompt.options if state.owner.get(option.value) == prompt.faction]
        if home:
            return max(home, key=lambda option: len(state.units[option.value]))
    return next((offered[key] for key in HOLDING if key in offered), prompt.options[0])


def play_at_random(seed: int) -> GameResult:
    """One game of `GAME.any_game`."""
    return play_from(GAME.any_game(Chance(seed)), at_random(Chance(seed)), seed)


def play_from(state: State, choose: Callable[[Session[State]], Option], seed: int) -> GameResult:
    """One game in which all persons choose alike, checked after every step."""
    session = Session(GAME, state)
    used = Counter(FIGURES.uses(session.opening))
    turns = 0
    for effects in playing(session, choose):
        used.update(FIGURES.uses(effects))
        turns += 1
    outcome = session.outcome
    assert outcome is not None
    told = FIGURES.of_state(session.state)
    return GameResult(seed, outcome.ranking, outcome.winners, outcome.reason, turns, 0.0, told, used)


def play_or_fail(table: str, options: bool, seats: int, thinker: str, seed: int) -> GameResult | str:
    """One game, or what went wrong in it: whatever it is, the other games are played."""
    try:
        return play_at_random(seed) if table == RANDOM else play_table(table, options, seed, seats, thinker)
    except Exception as wrong:
        return f"game {seed} failed: {type(wrong).__name__}: {wrong}"


def seat_of_thinker(seed: int) -> Faction:
    """Every seat in turn."""
    return FACTIONS[seed % len(FACTIONS)]


def play_table(table: str, options: bool, seed: int, seats: int = len(FACTIONS), thinker: str = "") -> GameResult:
    """One game, checked after every step; a player that thinks takes the place of one of the opponents."""
    agreed: dict[str, Any] = with_seats(TABLES[table](seed), seats, seed)
    if options:
        luck = Chance(seed)
        agreed |= {key: luck.pick(key, (False, True)) for key in ("chits", "seizure", "each_rolls", "clients")}
    if thinker == HOLDER:
        return play_from(GAME.set_up("standard", {seat_of_thinker(seed)}, seed, **agreed), hold_every_turn, seed)
    players = {seat_of_thinker(seed): thinker} if thinker else {}
    return play(GameSeries("red_guard", "standard", agreed, players=players), seed)


def of_thinker(thinker: str, results: list[GameResult]) -> list[str]:
    """How often it won, with its interval, and how long its turns took."""
    won = share(sum(seat_of_thinker(result.seed) in result.winners for result in results), len(results))
    seconds = sorted(turn for result in results for turn in result.thinking)
    lines = [f"  the {thinker} wins {won['share']:.1%} of its games  [{won['low']:.1%} – {won['high']:.1%}]"]
    if seconds:
        lines.append(f"  thinking: median {seconds[len(seconds) // 2]:.3f} s a step, longest {seconds[-1]:.3f} s")
    return lines


def report(table: str, results: list[GameResult], seats: int = len(FACTIONS)) -> list[str]:
    """The figures, line by line."""
    games = len(results)
    turns = sorted(int(result.figures["game turns"]) for result in results)
    lines = [f"{games} games, table {table!r}"]
    reasons = Counter(result.reason for result in results)
    lines += [f"  ended by {reason:<16} {number / games:6.2%} ({number})" for reason, number in reasons.most_common()]
    lines += [f"  ended by {reason:<16}   none" for reason in ENDINGS if reason not in reasons]
    deciles = ", ".join(f"{share} %: {turns[games * share // 100]}" for share in (10, 50, 90))
    early = sum(turn <= 2 for turn in turns) / games
    lines.append(f"  turns {deciles}, most: {turns[-1]}; over by turn 2: {early:.1%}")
    colours = Counter(winner for result in results for winner in result.winners)
    lines += [f"  {faction:<8} wins {colours[faction] / games:6.1%}" for faction in FACTIONS]
    if table != RANDOM:
        lines += _strengths(table, results, seats)
        lines.append(f"  slowest turn {max(result.slowest_turn for result in results) * 1000:.0f} ms")
    used = sum((result.used for result in results), Counter[str]())
    lines += [f"  {key}: {number}" for key, number in sorted(used.items()) if key.startswith("civil war")]
    lines += [f"  event {number}: {used[f'event {number}']}" for number in EVENTS]
    return lines


def _strengths(table: str, results: list[GameResult], seats: int) -> list[str]:
    """How often each kind of opponent won, of the games in which it sat."""
    seated: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for result in results:
        seating = with_seats(TABLES[table](result.seed), seats, result.seed)
        seated.update(seating.values())
        won.update(seating[winner] for winner in result.winners)
    return [f"  {who:<22} wins {won[who] / seated[who]:6.1%} of its games" for who in sorted(seated)]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="lab", description="Play many games between our opponents.")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--table", choices=(*TABLES, RANDOM), default="strongest")
    parser.add_argument("--seats", type=int, choices=range(2, 7), default=len(FACTIONS), help="how many of them sit")
    parser.add_argument(
        "--thinker",
        choices=(*KINDS, HOLDER),
        default="",
        help="a player that thinks, or only holds, in every seat in turn",
    )
    parser.add_argument("--options", action="store_true", help="optional rules drawn by the seed")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    chosen = parser.parse_args(arguments)
    seeds = range(chosen.seed, chosen.seed + max(1, chosen.games))
    one = partial(play_or_fail, chosen.table, chosen.options, chosen.seats, chosen.thinker)
    results, failures = [], []
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for done, told in enumerate(workers.map(one, seeds, chunksize=1 if chosen.thinker else GAMES_PER_TASK), 1):
            if isinstance(told, str):
                failures.append(told)
                print(told, file=sys.stderr)
            else:
                results.append(told)
            if done % max(1, len(seeds) // PROGRESS) == 0:
                print(f"{done} of {len(seeds)} games, {len(failures)} failed", file=sys.stderr, flush=True)
    if results:
        thought = of_thinker(chosen.thinker, results) if chosen.thinker else []
        print("\n".join([*thought, *report(chosen.table, results, chosen.seats)]))
    print(f"{len(failures)} games failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
