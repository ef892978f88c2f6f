"""The player: it thinks when a plan is needed, and follows the plan while nothing unforeseen happens."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Generic

from engine.core.chance import Chance
from engine.core.errors import NothingToDecide
from engine.core.game import S
from engine.core.prompts import Option
from engine.core.session import Session
from engine.core.thinking.budget import Budget, Clock
from engine.core.thinking.mind import MindFor
from engine.core.thinking.search import Search
from engine.core.thinking.strengths import Kind, kind_of
from engine.core.thinking.thought import Thought
from engine.core.thinking.verdict import company_of

AGAIN = 0.4
"""What thinking again within a step gets of what the last thinking got, and a question outside the own turn of all."""


def seated(
    players: Mapping[str, str], mind_for: MindFor[S], seed: int = 0, clock: Clock | None = None
) -> dict[str, Strategist[S]]:
    """A Strategist for each seat that a machine plays, by the kinds that `session.players` names."""
    return {seat: Strategist(mind_for, kind_of(kind), seed, clock) for seat, kind in players.items()}


class Strategist(Generic[S]):
    """Chooses for whichever seat is asked; one for each seat, because it remembers its plan."""

    def __init__(self, mind_for: MindFor[S], kind: Kind, seed: int = 0, clock: Clock | None = None) -> None:
        self.budget: Budget = kind.budget
        self.thought: Thought | None = None
        """The last one: what it now follows."""
        self._mind_for = mind_for
        self._caution = kind.caution
        self._luck = Chance(seed).branch("strategist")
        self._clock = clock
        self._foreseen: dict[tuple[Option, ...], tuple[str, Option]] = {}
        """What is asked after which history and what to answer, as far as the plan meets no luck."""
        self._step: tuple[Option, ...] | None = None
        """It says what had been chosen when the step began in which it thought last."""
        self._share = 1.0

    def choose(self, session: Session[S]) -> Option:
        for _ in self.thinking(session):
            pass
        return self.answer(session)

    def thinking(self, session: Session[S]) -> Generator[float, None, None]:
        """In slices, as far as there is something to think about: how much of it is done. Then there is an `answer`.

        Whoever closes it early gets the best that was found until then.
        """
        if session.prompt is None:
            raise NothingToDecide("No player is to decide now.")
        if self._has_foreseen(session):
            return
        search = self._search(session)
        try:
            yield from search.thinking()
        finally:
            self._follow(search, session)

    def answer(self, session: Session[S]) -> Option:
        """What the plan says; a question that another seat answered in between makes a new plan."""
        return self._foreseen[session.history][1]

    def _follow(self, search: Search[S], session: Session[S]) -> None:
        """From now on its best plan, as far as that meets no luck."""
        self.thought = search.thought()
        plan = search.plan()
        history = session.history
        self._foreseen = {}
        for answer in plan.answers[: plan.certain]:
            self._foreseen[history] = answer
            history = (*history, answer[1])

    def _has_foreseen(self, session: Session[S]) -> bool:
        """Without luck a plan may still go wrong: by a card, say, that a non-player held against it."""
        assert session.prompt is not None
        ask, option = self._foreseen.get(session.history, ("", None))
        return session.prompt.ask == ask and option in session.prompt.options

    def _search(self, session: Session[S]) -> Search[S]:
        assert session.prompt is not None
        position, seat = session.position, session.prompt.seat
        mind = self._mind_for(session.state, seat)
        begun = session.history[: len(session.history) - len(position.answers)]
        if begun != self._step:
            self._step, self._share = begun, 1.0 if mind.rests(position.start) else AGAIN
        else:
            self._share *= AGAIN
        luck = self._luck.branch(str(len(session.history)))
        budget = self.budget.scaled(self._share)
        company = company_of(session)
        return Search(position, seat, mind, luck, budget, self._clock, self._caution, company)
