"""Writes `engine/people_power/strategist/weights.py`: what the features of a board say about the margins to come.

python -m tools.training.train_strategist                the whole training, see docs/strategist.md
python -m tools.training.train_strategist --games 60     a short one
python -m tools.training.train_strategist --rounds 0 --kept build/training     learn again from games that were kept

In each round a Strategist plays in every seat against Bonifacio, with the weights of the round before. A ridge
regression then learns from the games of the last two rounds how the margins changed until the next Election, and until
the last one.
Needs numpy:
`python3 tools/install.py train`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from engine import people_power
from engine.core.chance import Chance
from engine.core.thinking.budget import Budget
from engine.core.thinking.mind import Reading
from engine.core.thinking.strategist import Strategist
from engine.core.thinking.strengths import Kind
from engine.people_power import stages
from engine.people_power.board import FACTIONS, Faction, as_faction
from engine.people_power.effects import VictoryChecked
from engine.people_power.strategist import mind, weights
from engine.people_power.strategist.features import ABOUT, BOARD_FEATURES, read
from engine.people_power.strategist.forecast import FINAL, LONG, NEXT, PER_CARDS, SCALE
from tools import ROOT

FILE = ROOT / "engine/people_power/strategist/weights.py"
FIRST_SEED = 10_000_000
"""Far from the seeds that are used to measure."""
BUDGETS = (Budget(plans=60, futures=30), Budget(plans=60, futures=30), Budget(plans=150, futures=120))
"""Of the rounds: the better the weights, the more it is worth to play well."""
CARELESS = Budget(plans=8, futures=0)
CARELESS_IN = 8
"""One turn in so many is played carelessly, so that the games do not all look the same."""
PENALTIES = (300.0, 1000.0, 3000.0)
FOLDS = 5
HINDSIGHT = 0.6
"""The part of what came of a board in the end in what it is held against; the rest is the forecast for the next one."""
SWEEPS = 6

Weights = dict[tuple[str, str], dict[str, tuple[int, ...]]]
Spreads = dict[tuple[str, str], tuple[tuple[float, float], ...]]


class Row(NamedTuple):
    """A board that a Strategist had to judge, and the margins that came of it."""

    seat: Faction
    kind: str
    game: int
    reading: Reading
    margins: tuple[int, ...]


def main(arguments: list[str]) -> int:
    chosen = _command_line().parse_args(arguments)
    began = monotonic()
    earlier: list[Row] = []
    rows = _read_kept(chosen.kept) if chosen.kept else []
    if rows:
        learnt, spreads = _learn_all(rows)
    else:
        learnt, spreads = (weights.WEIGHTS, weights.SPREADS) if chosen.go_on else _nothing_learnt()
    for number, budget in enumerate(BUDGETS[len(BUDGETS) - chosen.rounds :]):
        earlier, rows = rows, []
        seeds = range(chosen.seed + number * chosen.games, chosen.seed + (number + 1) * chosen.games)
        wins = dict.fromkeys(FACTIONS, 0)
        for played in _play_all(seeds, budget, learnt, spreads):
            wins[played.seat] += played.won
            rows += played.rows
            if chosen.kept:
                (chosen.kept / f"{played.seat}_{played.seed}.save").write_bytes(played.save)
        shares = ", ".join(f"{seat} {n / chosen.games:.0%}" for seat, n in wins.items())
        print(f"Round {number + 1}: {chosen.games} games a seat, won: {shares}; {len(rows)} boards", flush=True)
        learnt, spreads = _learn_all(earlier + rows)
        print(f"  {monotonic() - began:.0f} s")
    chosen.file.write_text(written(learnt, spreads), encoding="utf-8")
    print(f"Written to {chosen.file}.")
    return 0


def _command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="train_strategist", description="Learn the weights of People Power.")
    parser.add_argument("--games", type=int, default=220, help="how many each seat plays in a round")
    parser.add_argument(
        "--rounds", type=int, choices=range(len(BUDGETS) + 1), default=len(BUDGETS), help="the last so many"
    )
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first game")
    parser.add_argument("--go-on", action="store_true", help="begin with the weights as they are, not with none")
    parser.add_argument("--kept", type=Path, help="a folder of games to learn from first, where new ones are kept too")
    parser.add_argument("--file", type=Path, default=FILE, help="where the weights are written")
    return parser


# Playing


class Played(NamedTuple):
    """A finished game, and what can be learnt from it."""

    seat: Faction
    seed: int
    won: bool
    rows: list[Row]
    save: bytes


def _play_all(seeds: range, budget: Budget, learnt: Weights, spreads: Spreads) -> Iterator[Played]:
    tasks = [(seat, seed, budget) for seed in seeds for seat in FACTIONS]
    with ProcessPoolExecutor(os.cpu_count(), initializer=_take, initargs=(learnt, spreads)) as pool:
        yield from pool.map(_play, tasks, chunksize=6)


def _take(learnt: Weights, spreads: Spreads) -> None:
    weights.WEIGHTS.update(learnt)
    weights.SPREADS.update(spreads)


def _play(task: tuple[Faction, int, Budget]) -> Played:
    """One game: two in three of the Standard scenario, three in four with everything that can be agreed on."""
    seat, seed, budget = task
    luck = Chance(seed).branch("training")
    scenario = luck.pick("scenario", ("standard", "standard", "extended"))
    agreed = luck.roll("options", 4) > 1
    session = people_power.new_session(scenario, {seat}, seed, personalities=agreed, desperation=agreed)
    player = Strategist(mind, Kind("strategist"), seed)
    while not session.over:
        if session.prompt is None:
            session.advance()
            continue
        player.budget = CARELESS if luck.roll("careless", CARELESS_IN) == 1 else budget
        session.choose(player.choose(session))
    return Played(seat, seed, session.ranking[0] == seat, list(_rows(session, seat, seed)), session.save())


def _read_kept(folder: Path) -> list[Row]:
    """All boards of the games in a folder, which is made if it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    rows: list[Row] = []
    for file in sorted(folder.glob("*.save")):
        seat, _, seed = file.stem.rpartition("_")
        rows += _rows(people_power.load(file.read_bytes()), as_faction(seat), int(seed))
    return rows


def _rows(session: people_power.PeoplePowerSession, seat: Faction, game: int) -> Iterator[Row]:
    """The boards before and after each own turn, each with the margins at the next Election and at the last one."""
    campaign: list[Reading] = []
    earlier: list[Reading] = []
    own = False
    for _, state, effects in session.replay():
        for effect in effects:
            if isinstance(effect, VictoryChecked):
                margins = tuple(margin for _, margin in effect.margins)
                final = bool(campaign and campaign[0][0])
                yield from (Row(seat, FINAL if final else NEXT, game, reading, margins) for reading in campaign)
                if final:
                    yield from (Row(seat, LONG, game, reading, margins) for reading in earlier)
                earlier += campaign
                campaign = []
        ended, own = own, state.stage == stages.TURN and state.waiting[0] == seat
        if own or ended:
            campaign.append(read(state))


# Learning


def _learn_all(rows: list[Row]) -> tuple[Weights, Spreads]:
    learnt: Weights = {}
    spreads: Spreads = {}
    for seat in FACTIONS:
        by_kind = {kind: [row for row in rows if (row.seat, row.kind) == (seat, kind)] for kind in (FINAL, NEXT, LONG)}
        for kind, found in by_kind.items():
            lesson = Lesson(found)
            learnt[seat, kind], spreads[seat, kind] = lesson.weights(), lesson.spreads(seat)
            print(f"  {seat:<10} {kind:<5} {len(found):6} boards, {lesson.told}")
    return learnt, spreads


class Lesson:
    """What the boards of one seat say about one kind of Election.

    Margins at an Election far away are mostly luck. So a board is not held against them alone, but also against what is
    forecast for the next board of the same Campaign: the forecasts near the Election settle first, and those before
    them follow.
    """

    def __init__(self, rows: list[Row]) -> None:
        readings = np.array([row.reading for row in rows], dtype=float)
        self._board, self._cards = readings[:, len(ABOUT) :], readings[:, 1]
        self._inputs = np.hstack([self._board, self._board * self._cards[:, None] / PER_CARDS])
        self._now = readings[:, len(ABOUT) - len(FACTIONS) : len(ABOUT)]
        self._margins = np.array([row.margins for row in rows], dtype=float)
        games = np.array([row.game for row in rows])
        self._last = np.append((games[1:] != games[:-1]) | (self._margins[1:] != self._margins[:-1]).any(axis=1), True)
        folds = games % FOLDS
        errors = {}
        self._left = {}
        for penalty in PENALTIES:
            guesses = np.zeros_like(self._margins)
            for fold in range(FOLDS):
                guesses[folds == fold] = self._inputs[folds == fold] @ self._solve(folds != fold, penalty)
            self._left[penalty] = self._margins - self._now - guesses
            errors[penalty] = float((self._left[penalty] ** 2).mean())
        self._penalty = min(errors, key=lambda penalty: errors[penalty])
        unlearnt = float(((self._margins - self._now) ** 2).mean())
        self.told = f"penalty {self._penalty:.0f}, error {errors[self._penalty]:.2f} instead of {unlearnt:.2f}"

    def weights(self) -> dict[str, tuple[int, ...]]:
        solved = np.rint(self._solve(np.ones(len(self._cards), dtype=bool), self._penalty) * SCALE).astype(int)
        half = len(BOARD_FEATURES)
        return {
            name: tuple(int(solved[n + part * half, faction]) for faction in range(len(FACTIONS)) for part in (0, 1))
            for n, name in enumerate(BOARD_FEATURES)
        }

    def spreads(self, seat: Faction) -> tuple[tuple[float, float], ...]:
        """How far off the forecasts were in games that they were not learnt from."""
        left, own = self._left[self._penalty], FACTIONS.index(seat)
        strays = [left[:, n] for n in range(len(FACTIONS))]
        strays += [left[:, own] - left[:, n] for n in range(len(FACTIONS)) if n != own]
        return tuple(_growing(stray**2, self._cards) for stray in strays)

    def _solve(self, chosen: Any, penalty: float) -> Any:
        """Ridge regression, again and again as the forecasts settle; what never varies gets no weight."""
        inputs, now, margins, last = self._inputs[chosen], self._now[chosen], self._margins[chosen], self._last[chosen]
        scale = inputs.std(axis=0)
        scale[scale == 0] = np.inf
        free = np.ones(len(scale))
        always = BOARD_FEATURES.index("always")
        scale[always], free[always] = 1, 0
        scaled = inputs / scale
        inverse = np.linalg.pinv(scaled.T @ scaled + penalty * np.diag(free))
        wanted = margins
        for _ in range(SWEEPS):
            solved = inverse @ (scaled.T @ (wanted - now))
            forecasts = scaled @ solved + now
            wanted = margins.copy()
            for n in range(len(wanted) - 2, -1, -1):
                if not last[n]:
                    wanted[n] = HINDSIGHT * wanted[n + 1] + (1 - HINDSIGHT) * forecasts[n + 1]
        return solved / scale[:, None]


def _growing(squares: Any, cards: Any) -> tuple[float, float]:
    """A variance that grows with the cards to come."""
    (still, growing), *_ = np.linalg.lstsq(np.stack([np.ones_like(cards), cards], axis=1), squares, rcond=None)
    if growing < 0 or still < 0:
        return round(float(squares.mean()), 2), 0.0
    return round(float(still), 2), round(float(growing), 3)


def _nothing_learnt() -> tuple[Weights, Spreads]:
    """Before the first round: every margin stays what it is, give or take."""
    kinds = [(seat, kind) for seat in FACTIONS for kind in (FINAL, NEXT, LONG)]
    learnt: Weights = {key: dict.fromkeys(BOARD_FEATURES, (0,) * 6) for key in kinds}
    spreads: Spreads = dict.fromkeys(kinds, ((1.0, 0.6),) * 3 + ((2.0, 1.2),) * 2)
    return learnt, spreads


# Writing


HEADER = '''"""These weights were learnt by `tools/training/train_strategist.py` and are not to be changed by hand.

For each seat and kind of Election: by feature, what one more of it does to the margins of Government, Reformers and
NPA, each followed by how that grows with the cards to come; and the variances of the three margins and of the leads
over the two rivals, each followed by how it grows. A feature without a row counts for nothing.
"""

from __future__ import annotations
'''


def written(learnt: Weights, spreads: Spreads) -> str:
    """The module as text."""
    lines = [
        HEADER,
        "WEIGHTS: dict[tuple[str, str], dict[str, tuple[int, ...]]] = {",
    ]
    for (seat, kind), columns in learnt.items():
        lines.append(f'    ("{seat}", "{kind}"): {{')
        lines += [f'        "{name}": {column},' for name, column in columns.items() if any(column)]
        lines.append("    },")
    lines += ["}", "", "SPREADS: dict[tuple[str, str], tuple[tuple[float, float], ...]] = {"]
    for (seat, kind), pairs in spreads.items():
        lines.append(f'    ("{seat}", "{kind}"): {pairs},')
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
