"""Learns the chances that are told (`engine/core/thinking/verdict.py`) from games that `make ladder` has kept.

python -m tools.training.chances people_power         learn from games with even seeds, hold that against the others
python -m tools.training.chances red_guard --check    hold the chances as they are against all games that are kept

It writes `engine/<game>/strategist/weights/chances.py`, and beside the games how often it comes true. It needs numpy.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from engine import games
from engine.core.session import Session
from engine.core.thinking.judging import SCALE
from engine.core.thinking.mind import Weights
from engine.core.thinking.strengths import STRENGTHS
from engine.core.thinking.verdict import KIND, NOBODY, NON_PLAYER, SeatFigures, Verdict
from tools import ROOT
from tools.cores import add_options, chosen_cores, on_all_cores, with_progress
from tools.lab import playing
from tools.ladder.kept import KeptGame, kept_games
from tools.training.__main__ import written

FIGURES = ROOT / "build" / "ladder"
BOARDS = 24
"""So many boards of each game are looked at, or a few more."""
PENALTIES = 10.0, 30.0, 100.0, 300.0
"""Boards of one game are much alike, so weights are held back: by what does best in games that were not learnt from."""
BOLDNESS = 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5
"""A penalty makes what is said too timid, few games make it too bold: all scores are multiplied by one of these."""
FOLDS = 4
SWEEPS = 12
TENTHS = 10
STRONG = tuple(STRENGTHS)[-2:]
"""They are the players whose chances are told most."""


Said = tuple[tuple[int, str], float, float]
"""Of which game a chance was said, how much it was, and whether it came true."""


class Board(NamedTuple):
    """A board of a finished game: what is seen of each seat, who plays it, and who shared the victory."""

    game: tuple[int, str]
    """Its seed, and who sat where."""
    views: dict[str, SeatFigures]
    company: dict[str, str]
    won: dict[str, float]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.training.chances", description="Learn the chances that are told.")
    parser.add_argument("game", choices=list(games.PACKAGES))
    parser.add_argument("--figures", type=Path, default=FIGURES, help="where the ladder has kept its games")
    parser.add_argument("--check", action="store_true", help="learn nothing")
    add_options(parser)
    chosen = parser.parse_args(arguments)
    kept = [
        game for game in kept_games(chosen.figures / f"{chosen.game}.games") if game.winners or _nobody(chosen.game)
    ]
    looked = list(with_progress(on_all_cores(boards_of, kept, chosen_cores(chosen)), len(kept)))
    boards = [board for found in looked for board in found]
    verdict = games.part(chosen.game, "strategist.verdict").VERDICT  # type: ignore[union-attr]
    held_back = boards if chosen.check else [board for board in boards if board.game[0] % 2]
    if not chosen.check:
        weights = learnt(verdict, [board for board in boards if not board.game[0] % 2])
        file = ROOT / f"engine/{chosen.game}/strategist/weights/chances.py"
        file.write_text(written(weights).replace("forecast.py", "verdict.py"), encoding="utf-8")
        print(f"Written to {file.relative_to(ROOT)}.")
        verdict = Verdict(verdict.look, verdict.features, weights)
    told = how_true(verdict, held_back) | {"learnt_from": sum(not game.seed % 2 for game in kept)}
    (chosen.figures / f"{chosen.game}.chances.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(told, indent=1))
    return 0


def boards_of(kept: KeptGame) -> list[Board]:
    """Look at some boards of a game, evenly over its length."""
    verdict: Verdict[Any] = games.part(kept.game, "strategist.verdict").VERDICT  # type: ignore[union-attr]
    session = Session.load(games.find(kept.game), kept.save)
    company = {seat: _kind(seated) for seat, seated in kept.seated.items()}
    won = dict.fromkeys(kept.winners or (NOBODY,), 1 / max(1, len(kept.winners)))
    length = sum(1 for _ in session.replay())
    every = max(1, length // BOARDS)
    found = []
    for number, (_, state, _) in enumerate(session.replay()):
        if number % every == kept.seed % every and number < length - 1:
            found.append(Board((kept.seed, str(kept.seated)), dict(verdict.look(state)), company, won))
    return found


def _kind(seated: str) -> str:
    """Who plays, as the program calls them: whatever their weights are called."""
    return NON_PLAYER if seated == playing.NON_PLAYER else seated.partition("@")[0]


def _nobody(key: str) -> bool:
    """True if a game can end without a winner."""
    return len(games.part(key, "strategist.verdict").FEATURES) != 2 * len(games.find(key).seats)  # type: ignore[union-attr]


class Learner:
    """A multinomial logistic regression: the weights under which those who won were likeliest."""

    def __init__(self, verdict: Verdict[Any], boards: list[Board]) -> None:
        self._names: dict[str, tuple[str, ...]] = {}
        kinds: dict[str, set[str]] = defaultdict(set)
        for board in boards:
            for seat, view in board.views.items():
                if seat != NOBODY:
                    kinds[view.table].add(board.company[seat])
        place, self._place = 0, {}
        for table, features in verdict.features.items():
            self._names[table] = (*features, *(KIND + kind for kind in sorted(kinds[table])))
            self._place[table] = place
            place += 2 * len(self._names[table])
        seats = sorted({seat for board in boards for seat in board.views})
        self._inputs = np.zeros((len(boards), len(seats), place))
        self._there = np.zeros((len(boards), len(seats)), dtype=bool)
        self._won = np.zeros((len(boards), len(seats)))
        for row, board in enumerate(boards):
            for column, seat in enumerate(seats):
                if seat in board.views:
                    self._there[row, column] = True
                    self._won[row, column] = board.won.get(seat, 0.0)
                    self._fill(self._inputs[row, column], board.views[seat], board.company.get(seat, ""))
        self._scale = np.sqrt((self._inputs**2).mean(axis=(0, 1)))
        self._scale[self._scale == 0] = np.inf

    def _fill(self, row: Any, view: SeatFigures, kind: str) -> None:
        names, place = self._names[view.table], self._place[view.table]
        values = np.zeros(len(names))
        values[: len(view.reading)] = view.reading
        if KIND + kind in names:
            values[names.index(KIND + kind)] = 1
        row[place : place + len(names)] = values
        row[place + len(names) : place + 2 * len(names)] = values * view.left

    def solved(self, penalty: float, rows: Any) -> Any:
        """Go Newton's way to the likeliest weights for these rows."""
        there, won, inputs = self._there[rows], self._won[rows], self._inputs[rows] / self._scale
        solved = np.zeros(inputs.shape[2])
        flat = inputs.reshape(-1, inputs.shape[2])
        for _ in range(SWEEPS):
            chances = _chances(there, inputs @ solved)
            slope = flat.T @ (won - chances).ravel() - penalty * solved
            mean = np.einsum("ns,nsp->np", chances, inputs)
            curve = (flat * chances.reshape(-1, 1)).T @ flat - mean.T @ mean + penalty * np.eye(len(solved))
            step = np.linalg.solve(curve, slope)
            solved = solved + step * min(1.0, 3.0 / np.abs(step).max())
        return solved / self._scale

    def surprise(self, solved: Any, rows: Any) -> float:
        """How little likely what happened was held to be."""
        likely = (_chances(self._there[rows], self._inputs[rows] @ solved) * self._won[rows]).sum(axis=1)
        return float(-np.log(np.clip(likely, 1e-6, 1)).mean())

    def weights(self, solved: Any) -> Weights:
        whole = np.rint(solved * SCALE).astype(int)
        return {
            table: {name: (int(whole[place + n]), int(whole[place + len(names) + n])) for n, name in enumerate(names)}
            for table, names in self._names.items()
            for place in (self._place[table],)
        }


def learnt(verdict: Verdict[Any], boards: list[Board]) -> Weights:
    """Learn under the penalty, and as boldly, as does best in those parts that were not learnt from."""
    learner = Learner(verdict, boards)
    folds = np.array([board.game[0] // 2 % FOLDS for board in boards])
    surprises: dict[tuple[float, float], float] = {}
    for penalty in PENALTIES:
        solved = [(learner.solved(penalty, folds != fold), folds == fold) for fold in range(FOLDS)]
        for boldness in BOLDNESS:
            told = [learner.surprise(boldness * each, other) for each, other in solved]
            surprises[penalty, boldness] = sum(told) / FOLDS
    penalty, boldness = min(surprises, key=lambda both: surprises[both])
    chosen = f"penalty {penalty:.0f}, boldness {boldness}, surprise {surprises[penalty, boldness]:.4f}"
    print(f"{len(boards)} boards, {chosen}", flush=True)
    return learner.weights(boldness * learner.solved(penalty, np.ones(len(boards), dtype=bool)))


def _chances(there: Any, scores: Any) -> Any:
    scores = np.where(there, scores, -np.inf)
    parts = np.exp(scores - scores.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


# How true it comes


def how_true(verdict: Verdict[Any], boards: Iterable[Board]) -> dict[str, Any]:
    """By company and by tenths of what is said: how often, in how many games, what was said and what came true."""
    said: dict[str, list[Said]] = defaultdict(list)
    many: dict[str, set[tuple[int, str]]] = defaultdict(set)
    wrong = 0.0
    for board in boards:
        chances = verdict.of_views(board.views, board.company)
        wrong = max(wrong, abs(1 - sum(chances.values())))
        for seat, chance in chances.items():
            if seat == NOBODY:
                continue
            for company in _companies(board.company, seat):
                said[company].append((board.game, chance, board.won.get(seat, 0.0)))
                many[company].add(board.game)
    return {
        "sum_off_by": wrong,
        "companies": {name: {"games": len(many[name]), "tenths": _tenths(told)} for name, told in sorted(said.items())},
    }


def _companies(company: Mapping[str, str], seat: str) -> Iterator[str]:
    """The names under which what is said of a seat is counted."""
    yield "all"
    kind, others = company[seat], Counter(company.values())
    if kind in STRONG:
        among = "alone" if others["organiser"] + others["strategist"] == 1 else "with others who plan"
        yield f"{kind}, {among}"


def _tenths(told: list[Said]) -> list[tuple[float, float, int, int]]:
    """Of each tenth: the mean of what was said, how often it came true, how many boards and how many games."""
    rows = []
    for tenth in range(TENTHS):
        inside = [each for each in told if min(TENTHS - 1, int(each[1] * TENTHS)) == tenth]
        if inside:
            chance = sum(each[1] for each in inside) / len(inside)
            true = sum(each[2] for each in inside) / len(inside)
            rows.append((round(chance, 3), round(true, 3), len(inside), len({each[0] for each in inside})))
    return rows


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
