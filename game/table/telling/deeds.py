"""What happened, divided into deeds: the turn of one faction, or a phase, with all that it was worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from engine.core.effects import Effect
from game.table.telling.reckoning import Gain, together

if TYPE_CHECKING:
    from game.table.kit.wording import Wording


class Told(NamedTuple):
    """An Effect, and what has changed in points since the one before."""

    effect: Effect
    gains: tuple[Gain, ...] = ()


@dataclass(slots=True)
class Deed:
    """`seat` is whose turn it was; empty for what was nobody's."""

    seat: str
    told: list[Told] = field(default_factory=list)

    @property
    def gains(self) -> tuple[Gain, ...]:
        return together(gain for told in self.told for gain in told.gains)


def divided(many: Iterable[Told], wording: Wording) -> list[Deed]:
    """In the order in which they were done; what comes before the first turn is nobody's."""
    deeds: list[Deed] = []
    for told in many:
        seat = wording.begins(told.effect)
        if seat is not None or not deeds:
            deeds.append(Deed(seat or ""))
        deeds[-1].told.append(told)
    return deeds
