"""It is told where the way back leads: over a click, a selection or the turn, and never past what others decided.

What a machine decided since goes with it, like the turn of a non-player. Redo brings it all again as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.core.questions import Ask, Role
from engine.core.session import Place, Session
from game.table.asking.no_take_backs import NoTakeBacks
from game.table.kit.kit import Kit


class AnsweredQuestion(NamedTuple):
    """A question that was answered."""

    ask: Ask
    seat: str
    turn: object
    """It was asked in this turn."""
    step: int
    """How many decisions had been made when its step began."""


@dataclass(slots=True, frozen=True)
class Undone:
    """What one way back has taken back, all of which Redo brings again."""

    answers: tuple[str, ...]
    """The answers of machines are among them."""
    place: Place
    """Where the game had come to."""
    held: bool
    """Whether the turn had ended there, and Done had not been said."""
    asked: dict[int, AnsweredQuestion]
    along: frozenset[int]


@dataclass(slots=True)
class WayBack:
    kit: Kit
    session: Session[Any]
    seat: str | None = None
    """Who decided last; in a game of several people only their decisions may be taken back."""
    _asked: dict[int, AnsweredQuestion] = field(default_factory=dict)
    _along: set[int] = field(default_factory=set)
    """Decisions that came along with the one before: one click or one drag made them all."""
    _undone: list[Undone] = field(default_factory=list)
    """What was taken back last is last."""
    _left: list[Undone] = field(default_factory=list)
    """What could be brought again until the last decision was made."""
    _stands: NoTakeBacks = field(init=False)

    def __post_init__(self) -> None:
        self._stands = NoTakeBacks(self.kit, self.session)

    def decided(self, ask: Ask, seat: str, along: bool = False) -> None:
        """The prompt that is being answered now. Whoever decides leaves what was taken back behind."""
        decision = len(self.session.history)
        self._asked[decision] = AnsweredQuestion(ask, seat, *self._now())
        if along:
            self._along.add(decision)
        else:
            self._left, self._undone = self._undone, []
        self.seat = seat

    # Where the ways lead

    def undo(self) -> int | None:
        """To how many decisions an undo leads, back over all that one click made; None if there is no way.

        A concession is no decision: all of them stand when it is taken back.
        """
        if self.session.conceded:
            return len(self.session.history)
        decision = next((made for made in self._by_persons() if made not in self._along), None)
        if decision is None or decision < self._stands.standing():
            return None
        return decision if self._mine(decision) else None

    @property
    def is_barred(self) -> bool:
        """Whether the last decision has shown something, in a game in which that is never taken back."""
        return 0 < self._stands.standing() == len(self.session.history)

    def cancel(self) -> int | None:
        """To the start of the selection under way or, if none is, of what was begun; never out of the step."""
        prompt = None if self.session.held else self.session.prompt
        if not self.session.held and (prompt is None or Role.TURN in prompt.ask.role):
            return None
        selecting = prompt is not None and Role.SELECT in prompt.ask.role
        step = self._last.step if self.session.held else self._now()[1]
        since = list(self._own(lambda asked: asked.step == step))
        sought = Role.TURN if selecting else Role.TURN | Role.SELECT
        starts = (decision for decision in since if self._question(decision).ask.role & sought)
        return next(starts, since[-1] if since else None)

    def restart_turn(self) -> int | None:
        """To the first question of the turn, also where the same is asked again and again in it."""
        turn = self._last.turn if self.session.held else self._now()[0]
        since = self._own(lambda asked: asked.turn == turn)
        begins = [decision for decision in since if Role.TURN in self._question(decision).ask.role]
        return begins[-1] if begins else None

    def redo(self) -> bool:
        """Whether something was taken back that can be brought again."""
        return bool(self._undone)

    def last_decision_of(self, seat: str) -> int:
        """The number of that seat's last decision; -1 if it has made none."""
        return next((decision for decision in self._by_persons() if self._question(decision).seat == seat), -1)

    # Going there

    def take_back(self, decision: int) -> None:
        """The session goes back to after so many decisions; what goes on after a concession has lost none."""
        session = self.session
        if session.conceded:
            session.undo()
            return
        self._undone.append(
            Undone(
                tuple(option.key for option in session.history[decision:]),
                session.place,
                session.held,
                {made: asked for made, asked in self._asked.items() if made >= decision},
                frozenset(made for made in self._along if made >= decision),
            )
        )
        session.return_to(decision)
        for made in self._undone[-1].asked:
            del self._asked[made]
        self._along -= self._undone[-1].along
        if session.prompt is not None:
            self.seat = session.prompt.seat

    def put_back(self, decision: int) -> None:
        """What was taken up and let go nowhere was no decision: Redo brings again what it would have before."""
        self.take_back(decision)
        self._undone = self._left

    def bring_again(self) -> Undone:
        """What is to be answered again, which is known here as if it had been already."""
        undone = self._undone.pop()
        self._asked |= undone.asked
        self._along |= undone.along
        return undone

    # What was decided

    @property
    def _last(self) -> AnsweredQuestion:
        return self._question(len(self.session.history) - 1)

    def _now(self) -> tuple[object, int]:
        """Whose turn it is where the session stands, and how many decisions had been made when its step began."""
        return _turn_and_step(self.kit, self.session)

    def _own(self, of_this: Callable[[AnsweredQuestion], bool]) -> Iterator[int]:
        """The decisions of who is asked that lie in one stretch of play, the last one first."""
        prompt = self.session.prompt
        seat = prompt.seat if prompt and not self.session.held else self.seat
        standing = self._stands.standing()
        for decision in self._by_persons():
            if decision < standing:
                return
            asked = self._question(decision)
            if asked.seat != seat or not of_this(asked) or not self._mine(decision):
                return
            yield decision

    def _by_persons(self) -> Iterator[int]:
        """These are the decisions that persons made, the last one first."""
        for decision in range(len(self.session.history) - 1, -1, -1):
            if not self.session.players or self._question(decision).seat not in self.session.players:
                yield decision

    def _mine(self, decision: int) -> bool:
        if len(self.session.people) < 2:
            return True
        return self.seat is None or self._question(decision).seat == self.seat

    def _question(self, decision: int) -> AnsweredQuestion:
        """What was asked at a decision; of one made before this window opened, the session is asked."""
        if decision not in self._asked:
            then = self.session.at(decision)
            assert then.prompt is not None
            self._asked[decision] = AnsweredQuestion(then.prompt.ask, then.prompt.seat, *_turn_and_step(self.kit, then))
        return self._asked[decision]


def _turn_and_step(kit: Kit, session: Session[Any]) -> tuple[object, int]:
    """A turn is a step, unless a game says otherwise."""
    turn = kit.telling.turn_of(session.state)
    answers = session.position.answers if session.prompt is not None else ()
    step = len(session.history) - len(answers)
    return step if turn is None else turn, step
