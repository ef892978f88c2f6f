"""What is said of chances: one judgement for all seats, that adds up to 1 and is fitted to how games have ended.

A mind goes by a judgement of its own, which has to tell good plans from bad ones and may be too sure of itself. What
a player is told is a chance that comes true. Each seat has a score, a sum over what is seen of it, who plays it and how
much time is left; its chance is its share of exp(score). Where a game can end without a winner, nobody is a seat too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from typing import Any, Generic, NamedTuple

from engine.core.game import S
from engine.core.session import Session
from engine.core.thinking.judging import SCALE, Sums
from engine.core.thinking.mind import Reading, Weights

NOBODY = ""
"""It stands among the seats for the end without a winner."""
PERSON, NON_PLAYER, RANDOM = "person", "bot", "random"
"""Who plays a seat, besides the machines by their strength and the non-players that a setting names."""
TAKEN_FOR = {PERSON: "organiser"}
"""No games of persons were learnt from."""
UNLEARNT = (0, 0)
KIND = "kind."
"""The weight of a kind of player bears its name after this."""

SURE = 0.005

STEPS, DEEPEST = 16, 20
EXPONENTIAL = [round(exp(-n / STEPS), 9) for n in range(STEPS * DEEPEST + 1)]


class SeatFigures(NamedTuple):
    """What is seen of a seat: the table by which it is judged, the time left, and a number for each feature of it."""

    table: str
    left: int
    reading: Reading


Look = Callable[[S], Mapping[str, SeatFigures]]
"""How a game looks at all who can still win, as everybody at the table can see it."""


class Verdict(Generic[S]):
    """It tells the chances of all seats in one game."""

    def __init__(self, look: Look[S], features: Mapping[str, tuple[str, ...]], weights: Weights) -> None:
        self.look = look
        self.features = features
        """The names of what a reading holds, by table."""
        self._sums = {
            table: Sums({name: weights.get(table, {}).get(name, UNLEARNT) for name in names})
            for table, names in features.items()
        }
        self._kinds = {
            table: {
                name.removeprefix(KIND): weight
                for name, weight in weights.get(table, {}).items()
                if name.startswith(KIND)
            }
            for table in features
        }

    def chances(self, state: S, company: Mapping[str, str]) -> dict[str, float]:
        """How likely each of them wins, and nobody; `company` says who plays each seat."""
        return self.of_views(self.look(state), company)

    def of_views(self, views: Mapping[str, SeatFigures], company: Mapping[str, str]) -> dict[str, float]:
        """The same of what was seen of the seats."""
        scores = {seat: self._score(view, company.get(seat, "")) for seat, view in views.items()}
        highest = max(scores.values())
        parts = {seat: exponential(score - highest) for seat, score in scores.items()}
        total = 0.0
        for part in parts.values():
            total += part
        return {seat: part / total for seat, part in parts.items()}

    def _score(self, view: SeatFigures, kind: str) -> float:
        weights = self._kinds[view.table]
        still, growing = weights.get(TAKEN_FOR.get(kind, kind), UNLEARNT)
        return self._sums[view.table].of(view.reading, view.left) + (still + view.left * growing) / SCALE


def exponential(x: float) -> float:
    """exp(x) of a number that is not above 0, from a table: the same on every machine."""
    place = -x * STEPS
    if place >= STEPS * DEEPEST:
        return EXPONENTIAL[-1]
    above = int(place)
    return EXPONENTIAL[above] + (place - above) * (EXPONENTIAL[above + 1] - EXPONENTIAL[above])


def company_of(session: Session[Any]) -> dict[str, str]:
    """Who plays each seat: a machine by its strength, a person, or whom the settings name."""
    game, state = session.game, session.state
    _, agreed = game.settings_of(state)
    others = {seat: str(agreed.get(seat, NON_PLAYER)) for seat in game.seats}
    machines = {seat: kind.partition(":")[0] for seat, kind in session.players.items()}
    return others | dict.fromkeys(state.humans, PERSON) | machines


def shifted(chance: float, value: float, beside: float) -> float:
    """What is said of a plan of this value beside one of which a chance is said: better or worse odds in proportion."""
    if value == beside:
        return chance
    odds = _odds(chance) * _odds(value) / _odds(beside)
    return odds / (1 + odds)


def _odds(chance: float) -> float:
    """Neither a victory nor a defeat is so sure that nothing could be said beside it."""
    within = max(SURE, min(1 - SURE, chance))
    return within / (1 - within)
