"""Learns what the features of a board say about the end of a game, and writes it as weights of the Strategist.

python -m tools.training people_power                            the whole training, see docs/strategist.md
python -m tools.training filipinas --share 0.02 --rounds 1       a fiftieth of the games of the first round alone
python -m tools.training red_guard --begin today --name stronger
python -m tools.training people_power --league --begin today     Strategists among themselves

Weights are kept by name in `engine/<game>/strategist/weights`; `today` are those that play. After each round all is
learnt anew from the last two. What is to know of one game is in the module of this package that is named after it.
It needs numpy and joblib: `python3 tools/install.py train`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import accumulate, count
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from engine import games
from engine.core.chance import Chance
from engine.core.prompts import Option, Prompt
from engine.core.session import Session
from engine.core.thinking.budget import Budget
from engine.core.thinking.mind import Weights
from engine.core.thinking.strategist import Strategist
from engine.core.thinking.strengths import Kind
from tools import ROOT
from tools.cores import add_options, chosen_cores, on_all_cores, with_progress
from tools.training.learning import Row
from tools.training.subject import Board, Round, Subject

FIRST_SEED = 10_000_000
"""Far from the seeds that are used to measure."""
BY_LOT_IN = 2
"""One play in so many of a non-player is drawn by lot, as long as its game is stirred."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.training", description="Learn the weights of a Strategist from games.")
    parser.add_argument("game", choices=[file.stem for file in _subjects()])
    parser.add_argument("--rounds", type=int, default=0, help="the first so many; all of them unless said otherwise")
    parser.add_argument("--league", action="store_true", help="Strategists among themselves; it takes --begin")
    parser.add_argument("--share", type=float, default=1.0, help="the share of their games that is played")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first game")
    parser.add_argument("--begin", metavar="NAME", help="the weights to begin with, if not none")
    parser.add_argument("--name", default=games.TODAY, help="under which the weights are kept")
    add_options(parser)
    chosen = parser.parse_args(arguments)
    subject, seats = subject_of(chosen.game), games.find(chosen.game).seats
    learnt = games.weights_of(chosen.game, chosen.begin) if chosen.begin else subject.unlearnt()
    seed, began = chosen.seed, monotonic()
    before: list[Row] = []
    if chosen.league and (not subject.league or learnt is None):
        parser.error("a league is played by those who have learnt something (--begin), in a game that has one")
    rounds = subject.league if chosen.league else subject.rounds
    for number, each in enumerate(rounds[: chosen.rounds or None], 1):
        many = max(1, round(each.games * chosen.share))
        jobs = [Job(chosen.game, seed + n, _thinking(each, seats, n), each.budget, learnt) for n in range(many)]
        played = list(with_progress(on_all_cores(play, jobs, chosen_cores(chosen)), many))
        rows = [row for found, _ in played for row in found]
        won = f", the Strategist won {sum(share for _, share in played) / many:.0%}" if each.budget else ""
        print(f"Round {number}: {many} games, {len(rows)} boards{won}; {monotonic() - began:.0f} s", flush=True)
        learnt, before, seed = {**(learnt or {}), **subject.learn(before + rows)}, rows, seed + many
    assert learnt is not None
    file = ROOT / f"engine/{chosen.game}/strategist/weights/{chosen.name}.py"
    file.write_text(written(learnt), encoding="utf-8")
    print(f"Written to {file.relative_to(ROOT)}.")
    return 0


def _thinking(each: Round, seats: Sequence[str], number: int) -> tuple[str, ...]:
    """Who thinks in a game of that round: nobody, one seat after the other, or all."""
    if each.budget is None:
        return ()
    return tuple(seats) if each.league else (seats[number % len(seats)],)


def subject_of(key: str) -> Subject:
    subject: Subject = import_module(f"tools.training.{key}").SUBJECT
    return subject


def _subjects() -> list[Path]:
    return [file for key in games.PACKAGES if (file := Path(__file__).with_name(f"{key}.py")).exists()]


# Playing


class Job(NamedTuple):
    """It says which game is to be played."""

    game: str
    seed: int
    seats: tuple[str, ...]
    """Where Strategists sit, if any do."""
    budget: Budget | None
    weights: Weights | None


def play(job: Job) -> tuple[list[Row], float]:
    """The boards of one game, and what the player who thinks won of it."""
    subject, game, luck = subject_of(job.game), games.find(job.game), Chance(job.seed).branch("training")
    state = subject.set_up(luck, job.seats)
    if job.budget is None:
        return list(subject.rows(game, _by_rules(job, subject, state, luck), (), job.seed)), 0.0
    session: Session[Any] = Session(game, state)
    mind = games.mind_for(job.game, job.weights)
    players = {seat: Strategist(mind, Kind("strategist"), job.seed) for seat in job.seats}
    while not session.over:
        if session.prompt is None:
            session.advance()
            continue
        player = players[session.prompt.seat]
        if not session.position.answers:
            player.budget = subject.careless if luck.roll("careless", subject.careless_in) == 1 else job.budget
        session.choose(player.choose(session))
    assert session.outcome is not None
    winners = session.outcome.winners
    boards = ((state, told) for _, state, told in session.replay())
    rows = list(subject.rows(game, boards, job.seats, job.seed))
    return rows, sum(seat in winners for seat in job.seats) / len(winners) if winners else 0.0


def _by_rules(job: Job, subject: Subject, state: Any, luck: Chance) -> Iterator[Board]:
    """Non-players among themselves, who up to some step now and then do what comes to mind; boards count from there on.

    What comes about by lot teaches what comes of it; what non-players do also tells how they stood before.
    """
    game = games.find(job.game)
    stirred = luck.roll("stirred", subject.stirred) - 1
    for number in count():
        subject.stir(state, number < stirred and luck.roll("careless", BY_LOT_IN) == 1)
        steps = game.next_step(state)
        if number >= stirred or steps is None:
            told, state.effects = state.effects, []
            yield state, told
        state.effects.clear()
        if steps is None:
            return
        try:
            prompt = next(steps)
            while True:
                prompt = steps.send(_by_lot(prompt, subject, luck))
        except StopIteration:
            pass


def _by_lot(prompt: Prompt, subject: Subject, luck: Chance) -> Option:
    readily = subject.readily(prompt)
    number = luck.roll("lot", sum(readily))
    return next(o for o, most in zip(prompt.options, accumulate(readily), strict=True) if number <= most)


# Writing


HEADER = '''"""Learnt by `tools.training`, and not to be changed by hand; `forecast.py` says what each table is for."""

from __future__ import annotations

WEIGHTS: dict[str, dict[str, tuple[int, ...]]] = {
'''


def written(learnt: Weights) -> str:
    """Write the module as text."""
    lines: list[str] = []
    for table, columns in learnt.items():
        lines += [f'    "{table}": {{', *(f'        "{name}": {column},' for name, column in columns.items()), "    },"]
    return HEADER + "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
