"""The way back: one decision, the selection under way, the whole turn; never past what another person decided.

What a machine decided since goes with it, like the turn of a non-player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.core.session import Session
from game.table.kit import Kit


@dataclass(slots=True)
class WayBack:
    kit: Kit
    session: Session[Any]
    seat: str | None = None
    """Who decided last; in a game of several people only their decisions may be taken back."""
    _asked: dict[int, tuple[str, str]] = field(default_factory=dict)

    def decided(self, ask: str, seat: str) -> None:
        """The prompt that is being answered now."""
        self._asked[len(self.session.history)] = ask, seat
        self.seat = seat

    def undo(self) -> int | None:
        """To how many decisions an undo leads; None if there is no way."""
        decision = next(self._by_persons(), None)
        return decision if decision is not None and self._mine(decision) else None

    def cancel(self) -> int | None:
        """To the start of the selection under way or, if none is, of the action."""
        prompt = self.session.prompt
        if prompt is None or prompt.ask in self.kit.turn_begins:
            return None
        begins, selections = self.kit.turn_begins, self.kit.selections
        selecting = prompt.ask.endswith(selections)
        return self._back_to(lambda ask: ask in begins or (not selecting and ask.endswith(selections)))

    def restart_turn(self) -> int | None:
        return self._back_to(lambda ask: ask in self.kit.turn_begins)

    def _back_to(self, wanted: Callable[[str], bool]) -> int | None:
        prompt = self.session.prompt
        seat = prompt.seat if prompt else self.seat
        for decision in self._by_persons():
            ask, who = self._question(decision)
            if who != seat or not self._mine(decision):
                return None
            if wanted(ask):
                return decision
        return None

    def _by_persons(self) -> Iterator[int]:
        """The decisions that persons made, the last one first."""
        for decision in range(len(self.session.history) - 1, -1, -1):
            if not self.session.players or self._question(decision)[1] not in self.session.players:
                yield decision

    def _mine(self, decision: int) -> bool:
        if len(self.session.people) < 2:
            return True
        _, who = self._question(decision)
        return self.seat is None or who == self.seat

    def _question(self, decision: int) -> tuple[str, str]:
        """What was asked at a decision; of one made before this window opened, the session is asked."""
        if decision not in self._asked:
            prompt = self.session.at(decision).prompt
            assert prompt is not None
            self._asked[decision] = prompt.ask, prompt.seat
        return self._asked[decision]

    def returned(self) -> None:
        """The session has gone back."""
        made = len(self.session.history)
        for decision in [number for number in self._asked if number >= made]:
            del self._asked[decision]
        if self.session.prompt is not None:
            self.seat = self.session.prompt.seat
