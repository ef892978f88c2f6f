"""Looking ahead: what follows a plan in worlds drawn anew, and which of several plans fares best in them."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Generic

from engine.core.chance import Chance
from engine.core.game import S
from engine.core.imagining import Imagination, draw_anew
from engine.core.thinking.budget import PLANNING, Budget, Timer
from engine.core.thinking.mind import Mind, Reading
from engine.core.thinking.plans import Plan, Planner

FINALISTS = 12
LAST_TWO = 2
LONGEST_FUTURE = 400
"""Steps after which a future is judged as it stands."""


@dataclass(slots=True, eq=False)
class Prospect(Generic[S]):
    """A plan, and how it fared in the futures that were looked into."""

    plan: Plan[S]
    values: list[float] = field(default_factory=list)
    readings: list[Reading] = field(default_factory=list)
    """Each future was read where it rested, unless the game ended in it."""

    @property
    def mean(self) -> float:
        """Return the chance to win by the futures, or by the plan alone if there are none."""
        if not self.values:
            return self.plan.value
        return _mean(self.values)

    @property
    def spread(self) -> float:
        """How far the futures lie apart."""
        mean, total = self.mean, 0.0
        for value in self.values:
            total += (value - mean) * (value - mean)
        return sqrt(total / len(self.values)) if self.values else 0.0


class Lookahead(Generic[S]):
    """Sequential halving: all plans meet the same futures, and after each round the better half goes on."""

    def __init__(
        self, imagination: Imagination[S], mind: Mind[S], planner: Planner[S], luck: Chance, caution: float = 0.0
    ) -> None:
        self._game = imagination.position.game
        self._seat = imagination.seat
        self._mind = mind
        self._planner = planner
        self._luck = luck
        self._caution = caution
        self.prospects: list[Prospect[S]] = []
        """The best first, once the last round is over."""
        self.looked = 0
        """How many futures have been looked into for all of them."""

    def score(self, prospect: Prospect[S]) -> float:
        """What the seat goes by: the chance to win, less (or more) for futures that lie far apart."""
        return prospect.mean - self._caution * prospect.spread

    def comparing(self, plans: list[Plan[S]], budget: Budget, timer: Timer, kept: int = LAST_TWO) -> Iterator[None]:
        """A step of a future for each of the iterator; the first `kept` in the end have seen the most of them.

        A habit goes on to the end, and stays first unless another plan is seen to be better.
        """
        self.prospects = [Prospect(plan) for plan in plans]
        habit = next((prospect for prospect in self.prospects if prospect.plan is self._planner.habit), None)
        going_on = self.prospects
        rounds = _rounds(len(going_on), kept) if budget.futures else 0
        for prospect in going_on if rounds else ():
            self._planner.depends_on_the_world(prospect.plan)
        for number in range(rounds):
            due = PLANNING + (1 - PLANNING) * (number + 1) / rounds
            for _ in range(max(1, budget.futures // rounds // len(going_on))):
                if timer.past(due):
                    break
                for prospect in going_on:
                    yield from self._looking(prospect, self._luck.branch(str(len(prospect.values))))
                    self.looked += 1
                    yield
            ranked = sorted(going_on, key=lambda prospect: -self.score(prospect))
            self.prospects[: len(ranked)] = ranked
            better = max(kept, (len(ranked) + 1) // 2)
            if habit and habit not in ranked[:better]:
                self._put(habit, better - 1)
            going_on = self.prospects[: min(better, len(ranked))]
        if habit and not _is_seen_to_be_better(self.prospects[0], habit):
            self._put(habit, 0)

    def prefer(self, plan: Plan[S]) -> None:
        """This plan comes first, whatever was seen of the others."""
        others = [prospect for prospect in self.prospects if prospect.plan is not plan]
        preferred = [prospect for prospect in self.prospects if prospect.plan is plan]
        self.prospects = [*(preferred or [Prospect(plan)]), *others]

    def _put(self, prospect: Prospect[S], place: int) -> None:
        self.prospects.remove(prospect)
        self.prospects.insert(place, prospect)

    def looking_afresh(self, prospect: Prospect[S], futures: int) -> Iterator[None]:
        """So many futures for one plan, none of them among those that plans are compared in."""
        for number in range(futures):
            yield from self._looking(prospect, self._luck.branch(f"afresh {number}"))

    def _looking(self, prospect: Prospect[S], luck: Chance) -> Iterator[None]:
        state, over = self._after(prospect.plan, luck)
        over = over or (yield from self._following(state, luck))
        if over:
            prospect.values.append(self._planner.won(state))
            return
        reading = self._mind.read(state)
        prospect.readings.append(reading)
        prospect.values.append(self._mind.value(reading))

    def _after(self, plan: Plan[S], luck: Chance) -> tuple[S, bool]:
        """The end of the plan's step in another world; without luck on the way it need not be played again."""
        if plan.meets_luck:
            played = self._planner.play(luck, plan.answers)
            state, over = played.end, played.over
        else:
            state, over = plan.end.copy(), plan.over
            draw_anew(self._game, state, self._seat, luck)
        return state, over

    def _following(self, state: S, luck: Chance) -> Generator[None, None, bool]:
        """On to where the mind rests, step by step; returns whether the game is over."""
        game, mind = self._game, self._mind
        mind.hand_over(state)
        for _ in range(LONGEST_FUTURE):
            if mind.rests(state):
                return False
            steps = game.next_step(state)
            if steps is None:
                return True
            try:
                prompt = next(steps)
                while True:
                    prompt = steps.send(mind.answer(state, prompt, luck))
            except StopIteration:
                yield
        return False


def _is_seen_to_be_better(prospect: Prospect[S], habit: Prospect[S]) -> bool:
    """In the futures that both have met, by more than what luck would do in two cases of three."""
    gains = [one - other for one, other in zip(prospect.values, habit.values, strict=False)]
    if not gains:
        return False
    mean = _mean(gains)
    spread = sqrt(_mean([(gain - mean) * (gain - mean) for gain in gains]))
    return mean * sqrt(len(gains) - 1) > spread


def _mean(values: list[float]) -> float:
    """Added up one by one: `sum` does it otherwise from Python 3.12 on."""
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


def _rounds(plans: int, kept: int) -> int:
    rounds = 1
    while plans > kept:
        plans = max(kept, (plans + 1) // 2)
        rounds += 1
    return rounds
