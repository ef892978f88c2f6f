"""It finds ratings from the rankings of whole tables, as Plackett and Luce do.

Whoever comes first was chosen from all, the second from those who are left, and so on, each with a chance in proportion
to exp(strength). An entrant's strength is the sum of its traits, such as "organiser" and "as Spain". Those strengths
are taken under which all rankings together are likeliest. Between two players it is the model of Bradley and Terry.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

Entrant = tuple[str, ...]
"""The traits of one who sits at a table."""
Ranking = Sequence[Entrant]
"""The first place comes first."""

SPREAD = 3.0
"""Before any game a strength is taken to lie so far from the middle: who never wins is weak, and not infinitely so."""
STEPS = 60
CLOSE_ENOUGH = 1e-9
POINTS = 400 / log(10)
"""Points of a rating for each unit of strength: with 400 more one wins ten games for each that is lost."""
CERTAINTY = 1.96
"""An interval of 95 % goes so many standard errors to each side."""


class Difference(NamedTuple):
    """How many points one entrant is above another, with its interval."""

    points: float
    low: float
    high: float

    @property
    def apart(self) -> bool:
        """True if the interval leaves no doubt who is stronger."""
        return self.low > 0 or self.high < 0


class Ratings:
    """The strengths of all traits, and how well they are known."""

    def __init__(self, strengths: dict[str, float], covariance: list[list[float]]) -> None:
        self._strengths = strengths
        self._place = {trait: place for place, trait in enumerate(strengths)}
        self._covariance = covariance

    def difference(self, one: Entrant, other: Entrant) -> Difference:
        signs = {trait: (trait in one) - (trait in other) for trait in {*one, *other}}
        places = [(self._place[trait], sign) for trait, sign in signs.items() if sign]
        points = POINTS * sum(sign * self._strengths[trait] for trait, sign in signs.items())
        variance = sum(a * b * self._covariance[i][j] for i, a in places for j, b in places)
        doubt = POINTS * CERTAINTY * sqrt(variance)
        return Difference(points, points - doubt, points + doubt)


def chance_to_win(points: float) -> float:
    """How often one with so many points more wins, in two-player terms."""
    return 1 / (1 + exp(-points / POINTS))


def rate(rankings: Collection[Ranking]) -> Ratings:
    """The ratings under which these rankings are likeliest, found by Newton's method."""
    traits = sorted({trait for ranking in rankings for entrant in ranking for trait in entrant})
    place = {trait: index for index, trait in enumerate(traits)}
    tables = [[[place[trait] for trait in entrant] for entrant in ranking] for ranking in rankings]
    strengths = [0.0] * len(traits)
    likelihood = _likelihood(tables, strengths)
    for _ in range(STEPS):
        slope, curvature = _derivatives(tables, strengths)
        step = solved(curvature, slope)
        likelihood, strengths, moved = _climb(lambda at: _likelihood(tables, at), likelihood, strengths, step)
        if moved < CLOSE_ENOUGH:
            break
    _, curvature = _derivatives(tables, strengths)
    return Ratings(dict(zip(traits, strengths, strict=True)), inverse(curvature))


def _climb(
    value: Callable[[list[float]], float], before: float, at: list[float], step: list[float]
) -> tuple[float, list[float], float]:
    """Go the step, or a part of it that does not lead down; returns the value there, the place and how far it is."""
    share = 1.0
    while True:
        there = [x + share * s for x, s in zip(at, step, strict=True)]
        after = value(there)
        if after >= before or share < CLOSE_ENOUGH:
            return after, there, share * max(map(abs, step), default=0.0)
        share /= 2


def _likelihood(tables: list[list[list[int]]], strengths: list[float]) -> float:
    """The logarithm of how likely all rankings are, and of how likely such strengths are before any game."""
    total = -sum(x * x for x in strengths) / (2 * SPREAD**2)
    for table in tables:
        left = 0.0
        for entrant in reversed(table):
            strength = sum(strengths[trait] for trait in entrant)
            left += exp(strength)
            total += strength - log(left)
    return total


def _derivatives(tables: list[list[list[int]]], strengths: list[float]) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood, and how it is curved (with the sign turned, so that it is positive definite)."""
    size = len(strengths)
    slope = [-x / SPREAD**2 for x in strengths]
    curvature = [[(i == j) / SPREAD**2 for j in range(size)] for i in range(size)]
    for table in tables:
        left, first, second = 0.0, [0.0] * size, [[0.0] * size for _ in range(size)]
        present: list[int] = []
        for entrant in reversed(table):
            weight = exp(sum(strengths[trait] for trait in entrant))
            left += weight
            for i in entrant:
                slope[i] += 1
                first[i] += weight
                present += [] if i in present else [i]
                for j in entrant:
                    second[i][j] += weight
            for i in present:
                slope[i] -= first[i] / left
                for j in present:
                    curvature[i][j] += second[i][j] / left - first[i] * first[j] / left**2
    return slope, curvature


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Find the vector x with matrix · x = right, for a positive definite matrix, by Cholesky's method."""
    lower = _lower(matrix)
    size = len(right)
    forward = [0.0] * size
    for i in range(size):
        forward[i] = (right[i] - sum(lower[i][k] * forward[k] for k in range(i))) / lower[i][i]
    x = [0.0] * size
    for i in reversed(range(size)):
        x[i] = (forward[i] - sum(lower[k][i] * x[k] for k in range(i + 1, size))) / lower[i][i]
    return x


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    size = len(matrix)
    return [solved(matrix, [float(i == j) for j in range(size)]) for i in range(size)]


def _lower(matrix: list[list[float]]) -> list[list[float]]:
    """The triangular matrix that gives this one when it is multiplied by its own transpose."""
    size = len(matrix)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(lower[i][k] * lower[j][k] for k in range(j))
            lower[i][j] = sqrt(rest) if i == j else rest / lower[j][j]
    return lower
