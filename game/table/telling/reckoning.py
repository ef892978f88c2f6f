"""What a stretch of the game was worth, to whom and where: read from states, so that no point can be missed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import starmap
from typing import NamedTuple


class Holding(NamedTuple):
    """Something that counts towards victory: whose it is, of what kind, and on which part of the board."""

    whose: str
    kind: str
    part: str = ""
    """Empty for what lies beside the board."""


Points = Mapping[Holding, int]
"""What all holdings count in one state; those that count nothing may be left out."""


class Gain(NamedTuple):
    holding: Holding
    points: int


def gains(before: Points, after: Points) -> tuple[Gain, ...]:
    """All that counts more or less than before."""
    if before == after:
        return ()
    holdings = dict.fromkeys((*before, *after))
    changes = ((holding, after.get(holding, 0) - before.get(holding, 0)) for holding in holdings)
    return tuple(Gain(holding, points) for holding, points in changes if points)


def together(many: Iterable[Gain]) -> tuple[Gain, ...]:
    """One gain for each holding, in the order in which they came; what was won and lost again is none."""
    sums: dict[Holding, int] = {}
    for holding, points in many:
        sums[holding] = sums.get(holding, 0) + points
    return tuple(Gain(holding, points) for holding, points in sums.items() if points)


def summed(points: Points) -> dict[str, int]:
    """What each has in all."""
    return by_owner(starmap(Gain, points.items()))


def by_owner(many: Iterable[Gain]) -> dict[str, int]:
    """How many points each has won or lost in all."""
    sums: dict[str, int] = {}
    for holding, points in many:
        sums[holding.whose] = sums.get(holding.whose, 0) + points
    return {whose: points for whose, points in sums.items() if points}
