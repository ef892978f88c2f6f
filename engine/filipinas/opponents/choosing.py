"""10: how a non-player chooses: the preferences that a line names, then by lot."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from engine.filipinas.board import Side
from engine.filipinas.effects import Preferred
from engine.filipinas.state import State

T = TypeVar("T")
Test = tuple[str, Callable[[T], Any]]
"""A preference by name: the candidates for which it is highest stay."""


def prefer(state: State, side: Side, what: str, candidates: Iterable[T], *tests: Test[T]) -> T:
    """One of the candidates; reports which tests narrowed the choice and how many were left for the lot."""
    left = list(candidates)
    applied = []
    for name, value in tests:
        if len(left) == 1:
            break
        values = [value(candidate) for candidate in left]
        best = max(values)
        kept = [candidate for candidate, worth in zip(left, values, strict=True) if worth == best]
        if len(kept) < len(left):
            applied.append(name)
            left = kept
    chosen = state.chance.pick(what, left)
    state.report(Preferred(side, what, named(chosen), tuple(applied), len(left)))
    return chosen


def named(candidate: Any) -> str:
    """A candidate by the key of what it is: a place, a counter, or a stack by its first counter."""
    while isinstance(candidate, tuple):
        stacks = [part for part in candidate if isinstance(part, tuple)]
        candidate = stacks[0] if stacks else candidate[0]
    return str(candidate)
