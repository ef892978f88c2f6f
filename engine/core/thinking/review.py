"""A game looked at again: which decisions cost most, and what would have been better."""

from __future__ import annotations

from collections.abc import Collection, Generator
from dataclasses import dataclass
from typing import Generic

from engine.core.chance import Chance
from engine.core.game import S
from engine.core.imagining import Position
from engine.core.session import Session
from engine.core.thinking.budget import Budget
from engine.core.thinking.mind import MindFor
from engine.core.thinking.plans import Answers
from engine.core.thinking.search import Search
from engine.core.thinking.thought import Weighed
from engine.core.thinking.verdict import company_of

WORST = 3
REVIEW = Budget(plans=200, futures=160)
DUEL = 60
"""Futures in which what was played meets what would have been better."""


@dataclass(slots=True, frozen=True)
class Mistake:
    """A step in which a seat could have done better."""

    decision: int
    """How many decisions of the game came before it: `session.at(decision)` is the moment."""
    seat: str
    played: Weighed
    better: Weighed

    @property
    def cost(self) -> float:
        """Say how much chance to win was lost."""
        return self.better.chance - self.played.chance


@dataclass(slots=True, frozen=True)
class Decision(Generic[S]):
    """The answers of a seat in one step of a game, from the first time that it is asked."""

    number: int
    seat: str
    position: Position[S]
    answers: Answers


class Review(Generic[S]):
    """Goes through the decisions of some seats, one slice after the other."""

    def __init__(
        self, session: Session[S], seats: Collection[str], mind_for: MindFor[S], budget: Budget = REVIEW, seed: int = 0
    ) -> None:
        self._decisions = [decision for decision in decisions(session) if decision.seat in seats]
        self._mind_for = mind_for
        self._company = company_of(session)
        self._budget = budget
        self._luck = Chance(seed).branch("review")
        self._found: list[Mistake] = []

    def thinking(self) -> Generator[float, None, None]:
        """How much of the game has been looked at, from 0 to 1. May be left at any time."""
        for number, decision in enumerate(self._decisions):
            search = self._search(decision)
            for part in search.thinking():
                yield (number + part) / len(self._decisions)
            duel = search.duelling(decision.answers, DUEL)
            try:
                while True:
                    next(duel)
                    yield (number + 1) / len(self._decisions)
            except StopIteration as ended:
                better, played = ended.value
            self._found.append(Mistake(decision.number, decision.seat, played, better))

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The decisions that cost most until now, the worst first."""
        costly = [mistake for mistake in self._found if mistake.cost > 0]
        return tuple(sorted(costly, key=lambda mistake: -mistake.cost)[:WORST])

    def _search(self, decision: Decision[S]) -> Search[S]:
        luck = self._luck.branch(str(decision.number))
        mind = self._mind_for(decision.position.start, decision.seat)
        return Search(decision.position, decision.seat, mind, luck, self._budget, company=self._company)


def decisions(session: Session[S]) -> list[Decision[S]]:
    """Every step in which a seat had a choice, with all that it answered there."""
    twin = session.at(0)
    found: list[Decision[S]] = []
    begun: dict[str, int] = {}
    step = -1
    for number, option in enumerate(session.history):
        while twin.prompt is None:
            twin.advance()
        position, prompt = twin.position, twin.prompt
        if number - len(position.answers) != step:
            step, begun = number - len(position.answers), {}
        if prompt.seat not in begun:
            begun[prompt.seat] = len(found)
            found.append(Decision(number, prompt.seat, position, ()))
        place = begun[prompt.seat]
        before = found[place]
        answers = (*before.answers, (prompt.ask, option))
        found[place] = Decision(before.number, before.seat, before.position, answers)
        twin.choose(option)
    return found
