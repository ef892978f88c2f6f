"""What becomes of the lead in Power Points, and what that and everything else makes of the chance to win."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.thinking.judging import MEASURE, SCALE, SPREAD, Sums, logistic
from engine.core.thinking.mind import Expectation, Reading, Weights
from engine.red_guard.components import Faction
from engine.red_guard.strategist.features import FEATURES

TIME, LEAD = FEATURES.index("time"), FEATURES.index("lead")
ANY_SEAT = "any"
"""All seats judge alike."""


class Judgement:
    """What a seat makes of readings."""

    def __init__(self, seat: Faction, weights: Weights) -> None:
        self._seat = seat
        self._chance = Sums(weights[ANY_SEAT])
        self._lead = Sums(weights[MEASURE])
        self._spread = weights[SPREAD][MEASURE]

    def value(self, reading: Reading) -> float:
        """9.1: the chance to win; a civil war is lost for all."""
        return logistic(self._chance.of(reading, reading[TIME]))

    def forecast(self, reading: Reading) -> tuple[Expectation, ...]:
        """9.2: it forecasts the lead over the best rival at the end of the game."""
        now, left = reading[LEAD], reading[TIME]
        still, growing = self._spread
        expected = now + self._lead.of(reading, left)
        return (Expectation(self._seat, now, expected, (still + growing * left) / SCALE),)

    def leanings(self, reading: Reading) -> Sequence[float]:
        """What one more of each feature does to the chance to win, near even chances."""
        return [weight / SCALE / 4 for weight in self._chance.row(reading[TIME])]
