"""Hands that choose nothing: for what is only looked at, as in a replay or in the library."""

from __future__ import annotations

from collections.abc import Callable, Sequence

Inspect = Callable[[str, str], None]
"""Somebody wants to know more about a part of the board, or a card: its place and its key."""


def _look_no_closer(place: str, key: str) -> None:
    """It is looked at already."""


class Onlooker:
    def __init__(self, inspect: Inspect = _look_no_closer) -> None:
        self.inspect = inspect

    def answer(self, option: str) -> None:
        """Nothing is asked."""

    def aim(self, before: str, option: str) -> None:
        """Nothing can be pointed at."""

    def take_up(self, option: str) -> None:
        """Nothing can be."""

    def put_down(self, option: str, why_not: str) -> None:
        """Nothing is carried."""

    def refuse(self, reason: str) -> None:
        """Nothing is on offer."""

    def pass_over(self, parts: Sequence[str]) -> None:
        """Nothing is asked."""
