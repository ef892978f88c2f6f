"""What a player that thinks gives as its reasons: features that belong together, under the name of one of them."""

from __future__ import annotations

from dataclasses import dataclass

OWN, RIVALS = "own", "rivals"
"""Whom an idea serves, where features are read as one seat sees them."""


@dataclass(slots=True, frozen=True)
class Idea:
    """One thing that a player looks at: the feature that is told, whom more of it serves, and what goes with it."""

    feature: str
    serves: str
    parts: tuple[str, ...] = ()

    def good_for(self, seat: str) -> bool:
        """Whether the seat wants more of it; what serves anybody else it wants less of."""
        return self.serves in (seat, OWN)
