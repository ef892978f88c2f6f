"""How strong opponents are: what `make ladder` has found, as a game keeps it in its module `ladder`.

Several opponents at a table are one opponent, the field. On the ladder a player comes first with a chance in proportion
to exp(strength) (Plackett and Luce), and so wins against several exactly as often as against one whose exp(strength) is
the sum of theirs. Only who won counts, so a game is a single result however many sat there.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from math import exp, log
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.thinking.strengths import STRENGTHS
from game.table.ladder.glicko import POINTS, Rating, Result, chance, climb
from game.table.library.record import Record

WANTED = 0.45
"""A player who wins so often has a good game."""
NEAR = 0.05
"""From 40 to 50 %: the simplest table of which this is true is proposed."""


class Rungs(NamedTuple):
    """The points of every kind of player, and what each seat adds to them."""

    kinds: Mapping[str, int]
    seats: Mapping[str, int]

    @classmethod
    def of(cls, game: Game[Any]) -> Rungs | None:
        """None if the ladder of that game was never played."""
        name = f"{sys.modules[type(game).__module__].__package__}.ladder"
        if find_spec(name) is None:
            return None
        module = import_module(name)
        return cls(module.KINDS, module.SEATS)

    def field(self, seat: str, others: Mapping[str, str]) -> float | None:
        """The points of all others together, for whoever has that seat; None if one of them was never rated."""
        kinds = {other: kind.partition(":")[0] for other, kind in others.items()}
        if not kinds or not {*kinds.values()} <= {*self.kinds}:
            return None
        strong = [self.kinds[kind] + self.seats.get(other, 0) for other, kind in kinds.items()]
        highest = max(strong)
        together = highest + POINTS * log(sum(exp((points - highest) / POINTS) for points in strong))
        return together - self.seats.get(seat, 0)

    def results(self, records: Iterable[Record], nobody: str) -> Iterator[Result]:
        """The games that one person played against opponents who are rated, and that somebody won."""
        for record in records:
            others = {seat: kind for seat, kind in record.others.items() if kind != nobody}
            if len(record.people) == 1 and record.winners:
                (seat,) = record.people
                field = self.field(seat, others)
                if field is not None:
                    yield Result(field, seat in record.winners)

    def proposed(self, seat: str, others: Sequence[str], offered: Iterable[str], points: float) -> dict[str, str]:
        """Opponents for the other seats against whom one of so many points wins about as often as is wanted."""
        kinds = [kind for kind in offered if kind in self.kinds]
        tables = [dict.fromkeys(others, kind) for kind in kinds]
        for one, other in combinations(kinds, 2):
            for many in range(1, len(others)):
                tables.append(dict.fromkeys(others[:many], one) | dict.fromkeys(others[many:], other))
        return min(tables, key=lambda table: self._strays(seat, table, points)) if tables else {}

    def _strays(self, seat: str, table: Mapping[str, str], points: float) -> tuple[float, int]:
        """How far the chance to win is from what is wanted: not at all, if it is near; then the simplest table."""
        field = self.field(seat, table)
        assert field is not None, "all of them are rated"
        off = abs(chance(points, field) - WANTED)
        return (0.0 if off <= NEAR else off), len({*table.values()})


def rated(rungs: Rungs, records: Iterable[Record], nobody: str) -> list[Rating]:
    """Return the player's rating after each game in these records, the oldest first."""
    return list(climb(rungs.results(records, nobody)))


def offered_by(game: Game[Any], bot: str) -> list[str]:
    """Every kind of opponent that can be put into a seat: the rules' own, then machines from the weakest."""
    own = [setting for setting in game.settings if setting.key in game.seats]
    return [*(map(str, own[0].values) if own else (bot,)), *STRENGTHS]
