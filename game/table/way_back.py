"""The way back: what a click decided, the selection under way, the whole turn; never past what another person decided.

What a machine decided since goes with it, like the turn of a non-player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any

from engine.core.session import Session
from game.table.kit import Kit


@dataclass(slots=True)
class WayBack:
    kit: Kit
    session: Session[Any]
    seat: str | None = None
    """Who decided last; in a game of several people only their decisions may be taken back."""
    _asked: dict[int, tuple[str, str, object]] = field(default_factory=dict)
    """What, whom, and in whose turn."""
    _along: set[int] = field(default_factory=set)
    """Decisions that came along with the one before: one click or one drag made them all."""
    _undone: list[tuple[str, bool]] = field(default_factory=list)
    """What was taken back and can be chosen again, the next one last; and whether it came along."""
    _again: bool = False
    """Whether Redo made the last decision, or the one that it came along with."""

    def decided(self, ask: str, seat: str, option: str, along: bool = False, again: bool = False) -> None:
        """The prompt that is being answered now. Whoever decides otherwise than before leaves that way."""
        if self._undone and self._undone.pop()[0] != option:
            self._undone.clear()
        self._again = again or (along and self._again)
        decision = len(self.session.history)
        self._asked[decision] = ask, seat, self.kit.turn_of(self.session.state)
        if along:
            self._along.add(decision)
        self.seat = seat

    def undo(self) -> int | None:
        """To how many decisions an undo leads, back over all that one click made; None if there is no way.

        A concession is no decision: all of them stand when it is taken back.
        """
        if self.session.conceded:
            return len(self.session.history)
        decision = next((made for made in self._by_persons() if made not in self._along), None)
        return decision if decision is not None and self._mine(decision) else None

    def redo(self) -> str:
        """The option that would be chosen again; empty if nothing was taken back."""
        prompt = self.session.prompt
        fits = prompt is not None and self._undone and prompt.option(self._undone[-1][0]) is not None
        return self._undone[-1][0] if fits else ""

    def redo_along(self) -> str:
        """What came along with what Redo has chosen just now; empty if nothing did."""
        return self.redo() if self._again and self._undone and self._undone[-1][1] else ""

    def take_back(self, decision: int) -> None:
        """The session goes back to after so many decisions."""
        if self.session.conceded:
            self.session.undo()
        by_persons = set(takewhile(lambda made: made >= decision, self._by_persons()))
        while len(self.session.history) > decision:
            made = len(self.session.history) - 1
            if made in by_persons:
                self._undone.append((self.session.history[made].key, made in self._along))
            self.session.undo()
        self._returned()

    def cancel(self) -> int | None:
        """To the start of the selection under way or, if none is, of the action."""
        prompt = None if self.session.held else self.session.prompt
        begins, selections = self.kit.turn_begins, self.kit.selections
        if not self.session.held and (prompt is None or prompt.ask in begins):
            return None
        selecting = prompt is not None and prompt.ask.endswith(selections)
        return self._back_to(lambda ask: ask in begins or (not selecting and ask.endswith(selections)))

    def restart_turn(self) -> int | None:
        """To the first question of the turn, also where the same is asked again and again in it."""
        turn = (
            self._question(len(self.session.history) - 1)[2]
            if self.session.held
            else self.kit.turn_of(self.session.state)
        )
        first = self._back_to(lambda ask: ask in self.kit.turn_begins)
        while turn is not None and first is not None and self._question(first)[2] == turn:
            start = first
            first = self._back_to(lambda ask: ask in self.kit.turn_begins, start)
            if first is None or self._question(first)[2] != turn:
                return start
        return first

    def last_decision_of(self, seat: str) -> int:
        """The number of that seat's last decision; -1 if it has made none."""
        return next((decision for decision in self._by_persons() if self._question(decision)[1] == seat), -1)

    def _back_to(self, wanted: Callable[[str], bool], before: int | None = None) -> int | None:
        prompt = self.session.prompt
        seat = prompt.seat if prompt and not self.session.held else self.seat
        for decision in self._by_persons(before):
            ask, who, _ = self._question(decision)
            if who != seat or not self._mine(decision):
                return None
            if wanted(ask):
                return decision
        return None

    def _by_persons(self, before: int | None = None) -> Iterator[int]:
        """The decisions that persons made, the last one first."""
        made = len(self.session.history) if before is None else before
        for decision in range(made - 1, -1, -1):
            if not self.session.players or self._question(decision)[1] not in self.session.players:
                yield decision

    def _mine(self, decision: int) -> bool:
        if len(self.session.people) < 2:
            return True
        _, who, _ = self._question(decision)
        return self.seat is None or who == self.seat

    def _question(self, decision: int) -> tuple[str, str, object]:
        """What was asked at a decision; of one made before this window opened, the session is asked."""
        if decision not in self._asked:
            then = self.session.at(decision)
            assert then.prompt is not None
            self._asked[decision] = then.prompt.ask, then.prompt.seat, self.kit.turn_of(then.state)
        return self._asked[decision]

    def _returned(self) -> None:
        """The session has gone back."""
        made = len(self.session.history)
        for decision in [number for number in self._asked if number >= made]:
            del self._asked[decision]
        self._along = {decision for decision in self._along if decision < made}
        if self.session.prompt is not None:
            self.seat = self.session.prompt.seat
