"""Effects that only some may read."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.effects import Effect, Secret, told_to, told_to_all


@dataclass(slots=True)
class Drawn(Effect):
    card: int


@dataclass(slots=True)
class SomethingDrawn(Effect):
    pass


TOLD = [Drawn(1), Secret(Drawn(2), ("spain",), SomethingDrawn()), Secret(Drawn(3), ("spain", "rebels"))]


def test_who_may_read_reads() -> None:
    assert told_to(TOLD, ["spain"]) == [Drawn(1), Drawn(2), Drawn(3)]


def test_the_others_read_what_stands_instead_or_nothing() -> None:
    assert told_to(TOLD, ["rebels"]) == [Drawn(1), SomethingDrawn(), Drawn(3)]
    assert told_to(TOLD, []) == [Drawn(1), SomethingDrawn()]


def test_at_the_end_everything_may_be_read() -> None:
    assert told_to_all(TOLD) == [Drawn(1), Drawn(2), Drawn(3)]
