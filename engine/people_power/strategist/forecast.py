"""What the margins will be at the next Election, and what that makes of the chance to win.

Each margin is forecast as what it is now and a sum over the features; every feature has one weight for itself and one
for itself times the cards that are still to come. Weights are whole numbers, and the normal distribution is a table: so
a forecast is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, sqrt
from operator import mul

from engine.core.thinking.judging import SPREAD, STEPS, between
from engine.core.thinking.mind import Expectation, Reading, Weights
from engine.people_power.board import FACTIONS, Faction
from engine.people_power.strategist.features import ABOUT, BOARD_FEATURES
from engine.people_power.victory import TIES_GO_TO

SCALE = 10_000
"""Weights are in so many parts of a point."""
PARTS = 1_000
"""The variances by which forecasts are off are in so many parts of a point."""
PER_CARDS = 24
"""The second weight counts for every so many half cards to come."""
UNLEARNT = (0,) * (2 * len(FACTIONS))
"""A feature that made no difference in any game has these weights."""

FINAL, NEXT, LONG = "final", "next", "long"
"""It forecasts the last Election from its own Campaign, the next one from an earlier Campaign, or the last one from
there.
"""

PERSONS = ".persons"
"""The tables that were learnt among persons, or rather among players that think, are called so besides."""

WON = 2
"""In place of whether the Election is the last one: it has come, and the seat has won."""

MADE_OF: dict[Faction, tuple[str, str]] = {
    "government": ("control_government", "patronage"),
    "reformers": ("opposition", "ref_bases"),
    "npa": ("resistance", "npa_bases"),
}
"""7.2: what is counted for each margin."""

LEAD_WORTH = 0.03
"""A small share of the value goes by the mere lead, so that a player who is far behind or ahead still plays on."""

STRAYING = 7.0, 1.4
"""The variance of a margin at the next Election where everybody plays at random, and what each half card adds to it."""

FAR = 4 * STEPS
NORMAL = [round(0.5 * (1 + erf(n / STEPS / sqrt(2))), 6) for n in range(-FAR, FAR + 1)]


def normal(z: float) -> float:
    return between(NORMAL, z)


@dataclass(slots=True, frozen=True)
class Forecast:
    """These are the weights of one seat for one kind of Election, for so many cards to come."""

    rows: tuple[tuple[int, ...], ...]
    """Each faction's margin has a row with the weights of the features."""
    margins: tuple[float, ...]
    """Each number says how far a margin strays."""
    leads: dict[Faction, float]
    """Each number says how far the own lead over a rival strays."""

    def of(self, reading: Reading) -> list[float]:
        board = reading[len(ABOUT) :]
        now = reading[len(ABOUT) - len(FACTIONS) : len(ABOUT)]
        unit = SCALE * PER_CARDS
        return [today + sum(map(mul, row, board)) / unit for today, row in zip(now, self.rows, strict=True)]


class Judgement:
    """What a seat makes of readings; the weights for each number of cards to come are worked out once."""

    def __init__(self, seat: Faction, alone: bool, weights: Weights) -> None:
        self._seat = seat
        self._own = FACTIONS.index(seat)
        self._rivals = [number for number in range(len(FACTIONS)) if number != self._own]
        self._alone = alone
        self._weights = weights
        self._company = PERSONS if not alone and f"{seat}.{FINAL}{PERSONS}" in weights else ""
        self._forecasts: dict[tuple[str, int], Forecast] = {}

    def value(self, reading: Reading) -> float:
        """Among Bonifacios by what was learnt of them; among persons as much by the board as it stands."""
        if reading[0] == WON:
            return 1.0
        if self._alone or self._company:
            return self._by_forecast(reading)
        return sqrt(self._by_forecast(reading) * self._as_it_stands(reading))

    def _as_it_stands(self, reading: Reading) -> float:
        """7: the chance that luck alone lets no rival come out ahead, if nobody did anything on purpose."""
        now = reading[len(ABOUT) - len(FACTIONS) : len(ABOUT)]
        still, growing = STRAYING
        spread = sqrt(still + growing * reading[1])
        chance = 1.0
        for rival in self._rivals:
            if reading[0]:
                chance *= normal(self._lead(now, rival) / (spread * sqrt(2)))
            else:
                chance *= 1 - _positive(now[rival], spread)
        return chance

    def _lead(self, margins: Sequence[float], rival: int) -> float:
        """7.3: return the lead over that rival, with half a point for or against it by the rule of ties."""
        tie = 0.5 if _wins_ties(self._seat, FACTIONS[rival]) else -0.5
        return margins[self._own] - margins[rival] + tie

    def _by_forecast(self, reading: Reading) -> float:
        """7, 8.3.1: ahead at the last Election; before it, that no rival wins early, or that the seat does."""
        if reading[0]:
            return self._ahead(FINAL, reading)
        margins, forecast = self._expected(NEXT, reading)
        nobody = 1.0
        for rival in self._rivals:
            nobody *= 1 - _positive(margins[rival], forecast.margins[rival])
        value = nobody * self._ahead(LONG, reading)
        if self._alone:
            return value
        early = _positive(margins[self._own], forecast.margins[self._own])
        return early * self._ahead(NEXT, reading) + (1 - early) * value

    def forecast(self, reading: Reading) -> tuple[Expectation, ...]:
        """Forecast the margins of all factions at the next Election."""
        margins, forecast = self._expected(FINAL if reading[0] else NEXT, reading)
        now = reading[len(ABOUT) - len(FACTIONS) : len(ABOUT)]
        return tuple(map(Expectation, FACTIONS, now, margins, forecast.margins))

    def leanings(self, reading: Reading) -> Sequence[float]:
        """What one more of each feature does to the lead over the stronger rival.

        A margin is the sum of two of the features (7.2): what it is worth goes to these.
        """
        margins, forecast = self._expected(FINAL if reading[0] else NEXT, reading)
        rival = max(self._rivals, key=lambda number: margins[number])
        unit = SCALE * PER_CARDS
        own, other = forecast.rows[self._own], forecast.rows[rival]
        about = [float(number == self._own) - float(number == rival) for number in range(len(FACTIONS))]
        board = [(mine - theirs) / unit for mine, theirs in zip(own, other, strict=True)]
        for faction, worth in zip(FACTIONS, about, strict=True):
            for part in MADE_OF[faction]:
                board[BOARD_FEATURES.index(part)] += worth
        return [0.0] * len(ABOUT) + board

    def _ahead(self, kind: str, reading: Reading) -> float:
        """7.3: the chance to come before both rivals, ties as the rules break them."""
        margins, forecast = self._expected(kind, reading)
        chance, leads = 1.0, 0.0
        for rival in self._rivals:
            lead = self._lead(margins, rival)
            chance *= normal(lead / forecast.leads[FACTIONS[rival]])
            leads += lead
        return (1 - LEAD_WORTH) * chance + LEAD_WORTH * (0.5 + max(-0.5, min(0.5, leads / 40)))

    def _expected(self, kind: str, reading: Reading) -> tuple[list[float], Forecast]:
        cards = reading[1]
        forecast = self._forecasts.get((kind, cards))
        if forecast is None:
            forecast = self._forecasts[kind, cards] = _forecast(self._weights, self._seat, kind + self._company, cards)
        return forecast.of(reading), forecast


def _forecast(weights: Weights, seat: Faction, kind: str, cards: int) -> Forecast:
    learnt = weights[f"{seat}.{kind}"]
    columns = [learnt.get(feature, UNLEARNT) for feature in BOARD_FEATURES]
    rows = tuple(
        tuple(column[2 * number] * PER_CARDS + column[2 * number + 1] * cards for column in columns)
        for number in range(len(FACTIONS))
    )
    squares = weights[f"{seat}.{kind}.{SPREAD}"].values()
    spreads = [sqrt(max(1.0, still / PARTS + growing / PARTS * cards)) for still, growing in squares]
    rivals = [faction for faction in FACTIONS if faction != seat]
    return Forecast(rows, tuple(spreads[: len(FACTIONS)]), dict(zip(rivals, spreads[len(FACTIONS) :], strict=True)))


def _positive(margin: float, spread: float) -> float:
    """7.1: return the chance of a margin above 0."""
    return normal((margin - 0.5) / spread)


def _wins_ties(faction: Faction, rival: Faction) -> bool:
    return TIES_GO_TO.index(faction) < TIES_GO_TO.index(rival)
