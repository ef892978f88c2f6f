"""How much thinking a decision is worth: in counts, the same on every machine, or in seconds of a clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

Clock = Callable[[], float]
"""Seconds from any beginning; whoever wants a budget in seconds brings one along."""

PLANNING = 0.35
"""The share of the seconds in which plans are made; the rest is for looking ahead."""
LEAST_FUTURES = 24
"""So few say something about half a dozen plans."""


@dataclass(slots=True, frozen=True)
class Budget:
    """Plans to be drawn and futures to be looked into; with `seconds` these are upper limits."""

    plans: int
    futures: int
    seconds: float = 0.0
    careless: bool = False
    """Whether it slips in some turns, as often as the mind says of its game."""

    def scaled(self, share: float) -> Budget:
        """Return this share of the budget, with at least one plan."""
        plans = max(1, round(self.plans * share))
        return replace(self, plans=plans, futures=round(self.futures * share), seconds=self.seconds * share)

    def paced(self, pace: float) -> Budget:
        """Fewer of both where they take longer, but not so few futures that luck decides; the seconds stay."""
        futures = max(min(self.futures, LEAST_FUTURES), round(self.futures * pace))
        return replace(self, plans=max(1, round(self.plans * pace)), futures=futures)

    def within(self, seconds: float) -> Budget:
        """Return the same counts, with so many seconds at most."""
        return replace(self, seconds=seconds)


class Timer:
    """Seconds of a budget running out; never, if the budget has none."""

    def __init__(self, budget: Budget, clock: Clock | None) -> None:
        if budget.seconds and clock is None:
            raise ValueError("a budget in seconds needs a clock")
        self._clock = clock if budget.seconds else None
        self._began = clock() if clock and budget.seconds else 0.0
        self._seconds = budget.seconds

    def past(self, share: float) -> bool:
        """Whether that share of the seconds is over."""
        return self._clock is not None and self._clock() - self._began >= self._seconds * share
