"""What becomes of Spanish Morale, and what that and everything else makes of the chance to win."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.thinking.judging import MEASURE, SCALE, SPREAD, Sums, logistic
from engine.core.thinking.mind import Expectation, Reading, Weights
from engine.filipinas.board import SPAIN, Side
from engine.filipinas.strategist.features import FEATURES
from engine.filipinas.tables import LEAST_MORALE, MOST_MORALE

TURNS_LEFT, MORALE = FEATURES.index("turns_left"), FEATURES.index("morale")


class Judgement:
    """What a side makes of readings."""

    def __init__(self, side: Side, weights: Weights) -> None:
        self._chance = Sums(weights[side])
        self._morale = Sums(weights[MEASURE])
        self._spread = weights[SPREAD][MEASURE]

    def value(self, reading: Reading) -> float:
        """5.3: the chance to win; a country that the Americans occupy is lost for both."""
        return logistic(self._chance.of(reading, reading[TURNS_LEFT]))

    def forecast(self, reading: Reading) -> tuple[Expectation, ...]:
        """4.2.3.13: it forecasts Morale at the end of the game, which for better or worse measures both sides."""
        now, left = reading[MORALE], reading[TURNS_LEFT]
        change = self._morale.of(reading, left)
        still, growing = self._spread
        expected = max(LEAST_MORALE, min(MOST_MORALE, now + change))
        return (Expectation(SPAIN, now, expected, (still + growing * left) / SCALE),)

    def leanings(self, reading: Reading) -> Sequence[float]:
        """What one more of each feature does to the chance to win, near even chances."""
        return [weight / SCALE / 4 for weight in self._chance.row(reading[TURNS_LEFT])]
