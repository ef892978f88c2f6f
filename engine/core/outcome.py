"""An Outcome says how a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Outcome:
    """Who won, in which order the others follow, and by which rule, as a text key.

    Nobody wins a draw, nor a game that everybody loses: then `winners` is empty and `reason` says which it was.
    """

    ranking: tuple[str, ...]
    """The winner comes first."""
    winners: tuple[str, ...]
    reason: str


CONCEDED = "conceded"


def conceded_by(seat: str, seats: tuple[str, ...]) -> Outcome:
    """Whoever gives a game up has lost it; between two the other has won, among more nobody has yet."""
    others = tuple(other for other in seats if other != seat)
    return Outcome((*others, seat), others if len(others) == 1 else (), CONCEDED)
