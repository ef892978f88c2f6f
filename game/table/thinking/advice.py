"""A hint: found between frames, at most three plans of different kinds, each with what comes of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from engine.core.prompts import DONE, Option
from engine.core.session import Session
from engine.core.thinking.hint import HINT, Hint
from engine.core.thinking.mind import MindFor
from engine.core.thinking.plans import Answers
from engine.core.thinking.thought import Weighed
from game.shell.clock import thread_time
from game.table.kit.kit import Kit
from game.table.thinking.foresight import Foresight
from game.table.thinking.slices import Slices

LONGEST = 1.5
"""It takes so many seconds of processor time, which are a few of the player's."""


@dataclass(frozen=True, slots=True)
class Proposal:
    weighed: Weighed
    foresight: Foresight


class Advice:
    """For the prompt that the session is at; `proposals` are there once it has thought enough, the best first.

    It thinks in a thread, about a twin: the session may be taken back meanwhile.
    """

    def __init__(self, kit: Kit, session: Session[Any], mind: MindFor[Any]) -> None:
        self._kit = kit
        self._session = session.fork()
        self._hint = Hint(self._session, mind, HINT.within(LONGEST), thread_time)
        self._slices = Slices(self._work())
        self.proposals: list[Proposal] = []

    @property
    def share(self) -> float | None:
        """How much has been thought; None once that is enough."""
        return None if self._slices.over else self._slices.share

    def think(self) -> bool:
        """One slice; True when the proposals have come."""
        if self._slices.over:
            return False
        self._slices.think()
        return self._slices.over

    def stop(self) -> None:
        """With what has been found until now."""
        if not self._slices.over:
            self._slices.stop()
            for _ in self._proposing():
                pass

    def _work(self) -> Generator[float, None, None]:
        yield from self._hint.thinking()
        yield from self._proposing()

    def _proposing(self) -> Generator[float, None, None]:
        """What comes of each plan is found out one by one: each takes a few milliseconds."""
        found = []
        for weighed in self._hint.thought.weighed:
            yield 1.0
            found.append(Proposal(weighed, Foresight(self._kit, self._session, weighed.answers)))
        yield 1.0
        self.proposals = found


class Following:
    """A plan that is being played, until it ends, luck falls or somebody else decides."""

    def __init__(self, session: Session[Any], answers: Answers) -> None:
        assert session.prompt is not None
        self._session = session
        self._seat = session.prompt.seat
        self._luck = session.state.chance.counter
        self._answers = deque(answers)
        while len(self._answers) > 1 and self._answers[-1][1] == DONE:
            self._answers.pop()  # to end a turn is the player's own decision

    def next(self) -> Option | None:
        """What the plan answers now; None if it is over."""
        prompt = self._session.prompt
        if prompt is None or not self._answers or self._session.state.chance.counter != self._luck:
            return None
        ask, option = self._answers[0]
        fits = (prompt.seat, prompt.ask) == (self._seat, ask) and option in prompt.options
        return option if fits else None

    def take(self) -> None:
        """It has been answered."""
        self._answers.popleft()
