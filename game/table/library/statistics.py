"""What all finished games come to: by the faction that a person played, and by whom it was played against."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby, takewhile

from game.table.library.record import Record

PERSON = "human"
"""It stands for another person as an opponent."""
NOBODY = "non_player"
"""What the rules call a seat that nobody has taken."""


@dataclass(slots=True)
class Tally:
    played: int = 0
    won: int = 0
    margin: int = 0
    """It is the sum over all games."""
    measured: int = 0
    """In so many of them there was a margin at all."""

    def count(self, record: Record, seat: str) -> None:
        self.played += 1
        self.won += seat in record.winners
        if seat in record.margins:
            self.margin += record.margins[seat]
            self.measured += 1

    @property
    def share(self) -> float:
        return self.won / self.played if self.played else 0.0

    @property
    def average(self) -> float | None:
        return self.margin / self.measured if self.measured else None


@dataclass(frozen=True, slots=True)
class Statistics:
    everything: Tally
    by_faction: dict[str, Tally]
    by_opponent: dict[str, Tally]
    watched: int
    """In so many games no person was asked."""


def statistics(records: Iterable[Record]) -> Statistics:
    everything, watched = Tally(), 0
    by_faction: dict[str, Tally] = {}
    by_opponent: dict[str, Tally] = {}
    for record in records:
        watched += not record.people
        for seat in record.people:
            everything.count(record, seat)
            by_faction.setdefault(seat, Tally()).count(record, seat)
            for kind in opponents_of(record, seat):
                by_opponent.setdefault(kind, Tally()).count(record, seat)
    return Statistics(everything, by_faction, by_opponent, watched)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """It is about one seat of a person in one game."""

    seat: str
    won: bool
    margin: int | None


@dataclass(frozen=True, slots=True)
class Course:
    """How it went from game to game, the oldest first."""

    results: list[SeatResult]

    @property
    def running(self) -> int:
        """Wins in a row until now."""
        return sum(1 for _ in takewhile(lambda result: result.won, reversed(self.results)))

    @property
    def longest(self) -> int:
        runs = (sum(1 for _ in run) for won, run in groupby(self.results, lambda result: result.won) if won)
        return max(runs, default=0)

    @property
    def greatest(self) -> SeatResult | None:
        """Find the win with the best margin, or the first of several."""
        return max(self._measured_wins, key=lambda result: result.margin or 0, default=None)

    @property
    def narrowest(self) -> SeatResult | None:
        return min(self._measured_wins, key=lambda result: result.margin or 0, default=None)

    @property
    def _measured_wins(self) -> list[SeatResult]:
        return [result for result in self.results if result.won and result.margin is not None]


def course(records: Iterable[Record]) -> Course:
    """Read it off the records, in the order in which the games ended."""
    seats = ((record, seat) for record in records for seat in record.people)
    return Course([SeatResult(seat, seat in record.winners, record.margins.get(seat)) for record, seat in seats])


def opponents_of(record: Record, seat: str) -> set[str]:
    """Each kind once, however many seats it had; a machine is as strong in every temper."""
    kinds = {kind.partition(":")[0] for kind in record.others.values() if kind != NOBODY}
    return kinds | {PERSON for other in record.people if other != seat}
