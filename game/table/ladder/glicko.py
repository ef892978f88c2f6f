"""A rating that knows how sure it is: Glicko-2 by Mark Glickman, one game at a time.

https://www.glicko.net/glicko/glicko2.pdf has the steps by these numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import exp, log, pi, sqrt
from typing import NamedTuple

POINTS = 400 / log(10)
"""A unit of strength is worth so many points, as everywhere on the ladder."""
SYSTEM = 0.5
"""It says how much the volatility may change."""
CLOSE_ENOUGH = 1e-6
OPPONENT = 40.0
"""The ladder knows the ratings of opponents about so well."""


class Rating(NamedTuple):
    points: float
    deviation: float
    """Two times in three the strength is no farther than this from the points."""
    volatility: float = 0.06


NEWCOMER = Rating(1400.0, 250.0)
"""An apprentice has 1,500 points."""


class Result(NamedTuple):
    """A game against a field of that many points was won or not."""

    field: float
    won: bool


def climb(results: Iterable[Result], start: Rating = NEWCOMER) -> Iterator[Rating]:
    """The rating after each game, the first of which was the first to be played."""
    rating = start
    for result in results:
        rating = after(rating, result)
        yield rating


def chance(points: float, field: float) -> float:
    """How often one of so many points wins against that field."""
    return 1 / (1 + exp((field - points) / POINTS))


def after(rating: Rating, result: Result) -> Rating:
    deviation = rating.deviation / POINTS
    weight = 1 / sqrt(1 + 3 * (OPPONENT / POINTS) ** 2 / pi**2)
    expected = 1 / (1 + exp(-weight * (rating.points - result.field) / POINTS))
    variance = 1 / (weight**2 * expected * (1 - expected))  # This is step 3.
    surprise = weight * (result.won - expected)
    volatility = _volatility(rating.volatility, deviation, variance, variance * surprise)
    widened = deviation**2 + volatility**2  # This is step 6.
    narrowed = 1 / (1 / widened + 1 / variance)  # This is step 7.
    return Rating(rating.points + POINTS * narrowed * surprise, POINTS * sqrt(narrowed), volatility)


def _volatility(before: float, deviation: float, variance: float, gain: float) -> float:
    """Find the new volatility as step 5 does, by the method of Illinois."""
    start = log(before**2)

    def f(x: float) -> float:
        spread = deviation**2 + variance + exp(x)
        return exp(x) * (gain**2 - spread) / (2 * spread**2) - (x - start) / SYSTEM**2

    low = start
    if gain**2 > deviation**2 + variance:
        high = log(gain**2 - deviation**2 - variance)
    else:
        steps = 1
        while f(start - steps * SYSTEM) < 0:
            steps += 1
        high = start - steps * SYSTEM
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE_ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
