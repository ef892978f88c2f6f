"""One search goes from a prompt to a thought, in slices as small as a plan or a step of a future."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from math import fsum
from typing import Generic

from engine.core.chance import Chance
from engine.core.game import S
from engine.core.imagining import Imagination, Position
from engine.core.thinking.budget import PLANNING, Budget, Clock, Timer
from engine.core.thinking.futures import FINALISTS, LAST_TWO, Lookahead, Prospect
from engine.core.thinking.mind import Expectation, Mind, Reading
from engine.core.thinking.plans import Answers, Plan, Planner
from engine.core.thinking.reasons import reasons
from engine.core.thinking.thought import Reason, Thought, Weighed
from engine.core.thinking.verdict import shifted

FEWEST = 3
SLIPS = 3
"""One who is careless answers so many questions of a plan otherwise."""
FUTURES_EACH = 12
"""So many futures for each plan that is compared with a habit."""


class Search(Generic[S]):
    """It finds out what to answer at a position. `thinking` may be stopped at any time: `thought` is then the best so
    far.
    """

    def __init__(
        self,
        position: Position[S],
        seat: str,
        mind: Mind[S],
        luck: Chance,
        budget: Budget,
        clock: Clock | None = None,
        caution: float = 0.0,
        company: Mapping[str, str] | None = None,
    ) -> None:
        """`company` says who plays each seat, for what is said of chances."""
        imagination = Imagination(position, seat)
        line = imagination.line(luck.branch("first look"))
        self._seat = seat
        self._luck = luck.branch("mood")
        self._ask = line.prompt.ask
        self._before = mind.read(line.state)
        self._mind = mind
        self._company = company or {}
        self._budget = budget.paced(mind.pace)
        self._clock = clock
        self._planner: Planner[S] = Planner(imagination, mind, luck.branch("plans"))
        self._lookahead: Lookahead[S] = Lookahead(imagination, mind, self._planner, luck.branch("futures"), caution)

    def thinking(self, kept: int = LAST_TWO) -> Generator[float, None, None]:
        """How much of the budget is spent, from 0 to 1; the best `kept` plans are compared to the end."""
        timer = Timer(self._budget, self._clock)
        plans, futures = self._budget.plans, self._budget.futures
        for number, _ in enumerate(self._planner.drawing(plans)):
            if timer.past(PLANNING):
                break
            yield PLANNING * number / plans
        finalists = self._planner.finalists(self._compared())
        for _ in self._lookahead.comparing(finalists, self._budget, timer, kept):
            yield min(1.0, PLANNING + (1 - PLANNING) * self._lookahead.looked / futures)
        if self._budget.careless and self._luck.roll("careless", 100) <= self._mind.careless:
            self._lookahead.prefer(self._planner.slipping(self.plan(), SLIPS))

    def _compared(self) -> int:
        """How many plans meet futures: where a habit is to be bettered, so few that luck does not better it."""
        return max(FEWEST, min(FINALISTS, self._budget.futures // FUTURES_EACH)) if self._mind.habit else FINALISTS

    def think(self) -> Thought:
        for _ in self.thinking():
            pass
        return self.thought()

    def thought(self, most: int = 3, of_different_kinds: bool = False) -> Thought:
        best = self.prospects(FINALISTS)
        if of_different_kinds:
            best = list({prospect.plan.kind: prospect for prospect in reversed(best)}.values())
            best.sort(key=lambda prospect: -self._lookahead.score(prospect))
        looked = sum(len(prospect.values) for prospect in self._lookahead.prospects)
        said = self._saying(best[0])
        weighed = tuple(self._weigh(prospect, said) for prospect in best[:most])
        return Thought(self._seat, self._ask, weighed, len(self._planner.plans), looked)

    def prospects(self, most: int) -> list[Prospect[S]]:
        """The best plans found until now, with what was seen of their futures."""
        if not self._planner.plans:
            self._planner.add(())
        return self._lookahead.prospects[:most] or [Prospect(plan) for plan in self._planner.finalists(most)]

    def duelling(self, answers: Answers, futures: int) -> Generator[None, None, tuple[Weighed, Weighed]]:
        """The best plan found, and one from outside, both in the same futures, none of which helped to find it."""
        best, other = Prospect(self.plan()), Prospect(self._planner.given(answers))
        for prospect in (best, other):
            self._planner.depends_on_the_world(prospect.plan)
            yield from self._lookahead.looking_afresh(prospect, futures)
        said = self._saying(best)
        return self._weigh(best, said, other.plan.reading), self._weigh(other, said)

    def plan(self) -> Plan[S]:
        return self.prospects(1)[0].plan

    def _saying(self, best: Prospect[S]) -> Callable[[float], float]:
        """What is said of each value: of the best plan how likely it wins from its end, of others in proportion."""
        verdict, value = self._mind.verdict, best.mean
        if verdict is None:
            return lambda each: each
        total, number = 0.0, 0
        for state, over in self._planner.ends(best.plan):
            total += self._planner.won(state) if over else verdict.chances(state, self._company).get(self._seat, 0.0)
            number += 1
        chance = total / number
        return lambda each: shifted(chance, each, value)

    def _weigh(
        self, prospect: Prospect[S], said: Callable[[float], float], instead_of: Reading | None = None
    ) -> Weighed:
        """With its reasons: what it changes or, if it was played `instead_of` another, what it does otherwise."""
        plan = prospect.plan
        return Weighed(
            plan.answers,
            said(prospect.mean),
            prospect.spread,
            len(prospect.values),
            self._expected(prospect),
            self._reasons(plan, instead_of or self._before),
        )

    def _expected(self, prospect: Prospect[S]) -> tuple[Expectation, ...]:
        """The mean over the futures; what is now is before the plan."""
        now = self._mind.forecast(self._before)
        seen = [self._mind.forecast(reading) for reading in prospect.readings or [prospect.plan.reading]]
        expected = []
        for number, today in enumerate(now):
            mean = fsum(forecast[number].expected for forecast in seen) / len(seen)
            spread = fsum(forecast[number].spread for forecast in seen) / len(seen)
            expected.append(Expectation(today.seat, today.now, mean, spread))
        return tuple(expected)

    def _reasons(self, plan: Plan[S], instead_of: Reading) -> tuple[Reason, ...]:
        mind = self._mind
        return reasons(self._seat, mind.ideas, mind.features, mind.leanings(self._before), instead_of, plan.reading)
