"""What the boards of many games say about how a game ends: two ways to learn it, both in whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.core.thinking.judging import MEASURE, SCALE, SPREAD
from engine.core.thinking.mind import Reading, Weights

FOLDS = 5
"""So many times a part of the games is kept back, to see what was learnt from the others."""


class Row(NamedTuple):
    """A board as one seat sees it, and what came of it."""

    model: str
    """The name of the table that learns from it."""
    game: int
    reading: Reading
    outcome: tuple[float, ...]


class Feature(NamedTuple):
    """What is looked at."""

    name: str
    place: int
    """Where it stands in a reading."""
    growing: bool = True
    """Whether its weight depends on the time that is left."""
    free: bool = False
    """Whether its weight is held back by no penalty."""


class Inputs:
    """The rows of one model as matrices: each feature by itself, and once more times the time that is left."""

    def __init__(self, rows: Sequence[Row], features: Sequence[Feature], time: int, unit: int = 1) -> None:
        readings = np.array([row.reading for row in rows], dtype=float)
        self.left = readings[:, time]
        board = readings[:, [feature.place for feature in features]]
        growing = np.array([feature.growing for feature in features], dtype=float)
        self.matrix = np.hstack([board, board * self.left[:, None] / unit * growing])
        self.outcomes = np.array([row.outcome for row in rows], dtype=float)
        games = np.array([row.game for row in rows])
        self.folds = games % FOLDS
        changes = (games[1:] != games[:-1]) | (self.outcomes[1:] != self.outcomes[:-1]).any(axis=1)
        self.last = np.append(changes, True)
        """Whether a row is the last of those with the same outcome."""


def columns(features: Sequence[Feature], solved: Any, scale: float) -> dict[str, tuple[int, ...]]:
    """A table: for each feature and each thing that is forecast its weight, and how that grows with the time left."""
    whole = np.rint(solved * scale).astype(int).reshape(2, len(features), -1)
    return {feature.name: tuple(map(int, whole[:, n].T.ravel())) for n, feature in enumerate(features)}


# The chance to win


PENALTY = 300.0
"""Boards of one game are much alike: so many of them say little."""
RARE = 0.3
"""What varies less than this is too rare to be given a weight of its own."""
SWEEPS = 12


def learn_chances(rows: list[Row], features: Sequence[Feature], time: int, now: int) -> Weights:
    """A logistic regression for the chance of each model, a linear one for the measure; an outcome is both.

    `time` and `now` are the places in a reading of the time that is left and of the measure as it stands.
    """
    learnt: dict[str, dict[str, tuple[int, ...]]] = {}
    for model in sorted({row.model for row in rows}):
        inputs = Inputs([row for row in rows if row.model == model], features, time)
        won, guessed = inputs.outcomes[:, 0], np.zeros(len(inputs.left))
        for fold in range(FOLDS):
            out = inputs.folds == fold
            guessed[out] = _odds(inputs.matrix[out] @ _logistic(inputs.matrix[~out], won[~out]))
        told, unlearnt = _surprise(won, guessed), _surprise(won, np.full_like(won, won.mean()))
        print(f"  {model:<10} {len(won):7} boards, surprise {told:.4f} instead of {unlearnt:.4f}", flush=True)
        learnt[model] = columns(features, _logistic(inputs.matrix, won), SCALE)
    inputs = Inputs(rows, features, time)
    change = inputs.outcomes[:, 1] - np.array([row.reading[now] for row in rows], dtype=float)
    solved = _ridge(inputs.matrix, change)
    still, growing = _growing(np.abs(change - inputs.matrix @ solved), inputs.left)
    return learnt | {
        MEASURE: columns(features, solved, SCALE),
        SPREAD: {MEASURE: (round(1.25 * SCALE * still), round(1.25 * SCALE * growing))},
    }


def _logistic(inputs: Any, won: Any) -> Any:
    """Go Newton's way to the most likely weights, held back by the penalty."""
    scale = _scale(inputs)
    scaled = inputs / scale
    solved = np.zeros(scaled.shape[1])
    for _ in range(SWEEPS):
        guessed = _odds(scaled @ solved)
        slope = scaled.T @ (won - guessed) - PENALTY * solved
        curve = (scaled * (guessed * (1 - guessed))[:, None]).T @ scaled + PENALTY * np.eye(len(solved))
        solved = solved + np.linalg.solve(curve, slope)
    return solved / scale


def _ridge(inputs: Any, wanted: Any) -> Any:
    scale = _scale(inputs)
    scaled = inputs / scale
    return np.linalg.solve(scaled.T @ scaled + PENALTY * np.eye(scaled.shape[1]), scaled.T @ wanted) / scale


def _scale(inputs: Any) -> Any:
    """How much each input varies."""
    return np.maximum(inputs.std(axis=0), RARE)


def _odds(logs: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(logs, -30, 30)))


def _surprise(won: Any, guessed: Any) -> float:
    likely = np.clip(guessed, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(likely) + (1 - won) * np.log(1 - likely)).mean())


def _growing(strays: Any, left: Any) -> tuple[float, float]:
    """How far off forecasts are, and how that grows with the time that is left."""
    (still, growing), *_ = np.linalg.lstsq(np.stack([np.ones_like(left), left], axis=1), strays, rcond=None)
    return float(still), float(growing)


# Margins that settle


PENALTIES = 300.0, 1000.0, 3000.0
HINDSIGHT = 0.6
"""The part of what came of a board in the end in what it is held against; the rest is the forecast for the next one."""
SETTLING = 6


def learn_margins(
    rows: list[Row], features: Sequence[Feature], time: int, unit: int, now: Sequence[int], scale: float
) -> tuple[dict[str, tuple[int, ...]], Any, Any]:
    """What the features add to several margins that stand at `now`, how far off that is, and the times left.

    Margins at a reckoning far away are mostly luck. So a board is not held against them alone, but also against what is
    forecast for the next board on the way there: the forecasts near the reckoning settle first, and those before them
    follow. The penalty is the one that forecasts best in games that were not learnt from.
    """
    inputs = Inputs(rows, features, time, unit)
    free = np.array([feature.free for feature in features] * 2)
    free[len(features) :] = False
    at_present = np.array([row.reading for row in rows], dtype=float)[:, now]
    strays: dict[float, Any] = {}
    for penalty in PENALTIES:
        guesses = np.zeros_like(inputs.outcomes)
        for fold in range(FOLDS):
            out = inputs.folds == fold
            guesses[out] = inputs.matrix[out] @ _settled(inputs, at_present, free, ~out, penalty)
        strays[penalty] = inputs.outcomes - at_present - guesses
    errors = {penalty: float((stray**2).mean()) for penalty, stray in strays.items()}
    best = min(errors, key=lambda penalty: errors[penalty])
    unlearnt = float(((inputs.outcomes - at_present) ** 2).mean())
    told = f"penalty {best:.0f}, error {errors[best]:.2f} instead of {unlearnt:.2f}"
    print(f"  {rows[0].model:<16} {len(rows):6} boards, {told}", flush=True)
    solved = _settled(inputs, at_present, free, np.ones(len(rows), dtype=bool), best)
    return columns(features, solved, scale), strays[best], inputs.left


def variance(stray: Any, left: Any, parts: int) -> tuple[int, ...]:
    """How far off forecasts are, squared: it grows with the time that is left, or it does not."""
    still, growing = _growing(stray**2, left)
    if growing < 0 or still < 0:
        still, growing = float((stray**2).mean()), 0.0
    return round(still * parts), round(growing * parts)


def _settled(inputs: Inputs, at_present: Any, free: Any, chosen: Any, penalty: float) -> Any:
    """Ridge regression, again and again as the forecasts settle; what never varies gets no weight."""
    matrix, now = inputs.matrix[chosen], at_present[chosen]
    margins, last = inputs.outcomes[chosen], inputs.last[chosen]
    scale = matrix.std(axis=0)
    scale[scale == 0] = np.inf
    scale[free] = 1
    scaled = matrix / scale
    inverse = np.linalg.pinv(scaled.T @ scaled + penalty * np.diag(~free))
    wanted = margins
    for _ in range(SETTLING):
        solved = inverse @ (scaled.T @ (wanted - now))
        forecasts = scaled @ solved + now
        wanted = margins.copy()
        for n in range(len(wanted) - 2, -1, -1):
            if not last[n]:
                wanted[n] = HINDSIGHT * wanted[n + 1] + (1 - HINDSIGHT) * forecasts[n + 1]
    return solved / scale[:, None]
