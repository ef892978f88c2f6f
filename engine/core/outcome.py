"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Outcome:
    """Who won, in which order the others follow, and by which rule, as a text key.

    Nobody wins a draw, nor a game that everybody loses: then `winners` is empty and `reason` says which it was.
    """

    ranking: tuple[str, ...]
    """First place first."""
    winners: tuple[str, ...]
    reason: str
