"""A judgement by sums: every feature counts so much, and so much more for each stretch of time that is left.

Weights are whole numbers, and the logistic curve is a table: so a judgement is the same on every machine.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from math import exp
from operator import mul

from engine.core.thinking.mind import Reading

SCALE = 1_000
"""Weights are in so many parts of what they add up to."""

MEASURE, SPREAD = "measure", "spread"
"""The names of the tables, besides those of the chances, of the measure that is shown and of how far it strays."""

Columns = Mapping[str, tuple[int, ...]]
"""By feature: its weight, and what is added to it for each stretch of time that is left."""

STEPS = 16
FAR = 8 * STEPS
LOGISTIC = [round(1 / (1 + exp(-n / STEPS)), 6) for n in range(-FAR, FAR + 1)]


def logistic(odds: float) -> float:
    """The chance that belongs to odds, which are given as their logarithm."""
    return between(LOGISTIC, odds)


def odds_of(chance: float) -> int:
    """Return the odds that belong to a chance, as whole steps of their logarithm."""
    return bisect_left(LOGISTIC, chance) - FAR


def between(table: Sequence[float], x: float) -> float:
    """The value at x of a curve, of which a table has so many steps for each unit and 0 in its middle."""
    place = x * STEPS + len(table) // 2
    if place <= 0:
        return table[0]
    if place >= len(table) - 1:
        return table[-1]
    below = int(place)
    return table[below] + (place - below) * (table[below + 1] - table[below])


class Sums:
    """One sum over the features; the weights for each time that is left are worked out once."""

    def __init__(self, columns: Columns) -> None:
        self._columns = tuple(columns.values())
        self._rows: dict[int, tuple[int, ...]] = {}

    def row(self, left: int) -> tuple[int, ...]:
        """What one more of each feature adds, in parts of the scale."""
        row = self._rows.get(left)
        if row is None:
            row = self._rows[left] = tuple(still + left * growing for still, growing in self._columns)
        return row

    def of(self, reading: Reading, left: int) -> float:
        total: int = sum(map(mul, self.row(left), reading))
        return total / SCALE
