"""Whole turns as plans: drawn by lot, varied where they are good, each judged by where it leads."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic

from engine.core.chance import Chance
from engine.core.game import S
from engine.core.imagining import Imagination
from engine.core.prompts import Option, Prompt
from engine.core.thinking.mind import Mind, Reading

Answers = tuple[tuple[str, Option], ...]
"""What was asked of the own seat until the end of the step, and what it answers."""

Kind = Answers
"""The first answers of a plan say of which kind it is."""

NOWHERE = -1
FIRST_BY_LOT = 24
"""So many plans are drawn by lot before any is varied."""
STILL_BY_LOT = 4
"""One in so many later ones is too."""
BEST_VARIED = 16
BEST_OF_A_KIND = 3
DRAWS = 5
"""Over how many draws a plan that meets dice is judged."""


@dataclass(slots=True, eq=False)
class Plan(Generic[S]):
    """A turn to its end, and what the mind makes of the position then."""

    answers: Answers
    value: float
    reading: Reading
    end: S
    """The step ends in this state, in the first world."""
    certain: int
    """How many answers come before the first luck."""
    meets_luck: bool
    """Whether the end depends on dice, or on what is hidden now."""
    over: bool
    """Whether the game ends with it."""

    @property
    def kind(self) -> Kind:
        """What makes two plans alike: how they begin."""
        return self.answers[:2]


@dataclass(slots=True, frozen=True)
class Played(Generic[S]):
    """A plan was carried out in one world, and this came of it."""

    answers: Answers
    end: S
    over: bool
    certain: int
    meets_luck: bool


class Planner(Generic[S]):
    """Finds good plans for the prompt that an imagination stands at."""

    def __init__(self, imagination: Imagination[S], mind: Mind[S], luck: Chance) -> None:
        self.plans: list[Plan[S]] = []
        """The best first; plans that lead to the same reading count once, by the one that does least."""
        self.habit: Plan[S] | None = None
        """The first plan, if the mind has habits."""
        self._imagination = imagination
        self._mind = mind
        self._game = imagination.position.game
        self._seat = imagination.seat
        self._luck = luck
        self._luck_of_worlds = luck.branch("worlds")
        self._known: dict[Reading, Plan[S]] = {}
        self._kinds: dict[Kind, list[Plan[S]]] = {}
        """Only the best few of each kind are kept."""

    def drawing(self, count: int) -> Iterator[None]:
        """Draw so many plans, one for each step of the iterator."""
        for number in range(count):
            if number < FIRST_BY_LOT or number % STILL_BY_LOT == 0:
                self.add(())
            else:
                self._vary(self._to_vary())
            yield

    def add(self, wish: Answers, cut: int = NOWHERE) -> None:
        """A plan that follows the wish wherever it fits, unless it leads nowhere new."""
        played = self.play(self._world(0), wish, cut)
        reading = self._mind.read(played.end)
        if reading in self._known:
            self._spare(self._known[reading], played)
            return
        plan = self._known[reading] = self._plan(played, reading)
        if not self.plans and self._mind.habit:
            self.habit = plan
        _insert(self.plans, plan)
        alike = self._kinds.setdefault(plan.kind, [])
        _insert(alike, plan)
        del alike[BEST_OF_A_KIND:]

    def _spare(self, plan: Plan[S], played: Played[S]) -> None:
        """The same with less: what is not read may have been spent for nothing."""
        certain = not plan.meets_luck and not played.meets_luck
        if certain and len(played.answers) < len(plan.answers) and played.answers[:2] == plan.kind:
            plan.answers, plan.end, plan.certain = played.answers, played.end, played.certain

    def given(self, answers: Answers) -> Plan[S]:
        """These very answers as a plan; not one of those that were found."""
        played = self.play(self._world(0), answers)
        return self._plan(played, self._mind.read(played.end))

    def slipping(self, plan: Plan[S], slips: int) -> Plan[S]:
        """The same plan but for so many answers, which are drawn by lot, and for what no longer fits."""
        for _ in range(slips):
            played = self.play(self._world(0), plan.answers, self._luck.roll("slip", len(plan.answers)) - 1)
            plan = self._plan(played, self._mind.read(played.end))
        return plan

    def play(self, world: Chance, wish: Answers, cut: int = NOWHERE) -> Played[S]:
        """From the current prompt to the end of the step, in the world that this luck draws.

        At the answer number `cut` anything but the wish is taken.
        """
        line = self._imagination.line(world)
        state, steps, prompt = line.state, line.steps, line.prompt
        mind, seat = self._mind, self._seat
        answers: list[tuple[str, Option]] = []
        followed = certain = 0
        try:
            while True:
                if prompt.seat != seat:
                    option = mind.answer(state, prompt, self._luck)
                else:
                    certain += not state.chance.counter
                    number = len(answers)
                    if number == cut:
                        option = by_lot(mind, self._luck, state, prompt, wish[cut][1])
                        followed = cut + 1
                    else:
                        found = where_it_fits(wish, followed, prompt)
                        if found == NOWHERE:
                            option = by_lot(mind, self._luck, state, prompt)
                        else:
                            option = wish[found][1]
                            followed = found + 1
                    answers.append((prompt.ask, option))
                prompt = steps.send(option)
        except StopIteration:
            pass
        over = self._game.next_step(state) is None
        return Played(tuple(answers), state, over, certain, state.chance.counter > 0)

    def depends_on_the_world(self, plan: Plan[S]) -> bool:
        """Whether it meets dice, or turns up what was hidden: then it must be played again in every future."""
        if not plan.meets_luck:
            elsewhere = self.play(self._world(DRAWS), plan.answers)
            plan.meets_luck = elsewhere.answers != plan.answers or self._mind.read(elsewhere.end) != plan.reading
        return plan.meets_luck

    def won(self, state: S) -> float:
        """A finished game: 1 for a victory, or the part of it that falls to the seat."""
        winners = self._game.outcome(state).winners
        return 1 / len(winners) if self._seat in winners else 0.0

    def ends(self, plan: Plan[S]) -> Iterator[tuple[S, bool]]:
        """Where it leads in the first world, and if it meets luck in others; and whether the game is over there."""
        yield plan.end, plan.over
        for number in range(1, DRAWS if plan.meets_luck else 1):
            played = self.play(self._world(number), plan.answers)
            yield played.end, played.over

    def finalists(self, count: int) -> list[Plan[S]]:
        """Return the best plans, at most a few of each kind."""
        varied = [plan for alike in self._kinds.values() for plan in alike]
        best = sorted(varied, key=lambda plan: -plan.value)[:count]
        if self.habit and self.habit not in best:
            best[-1] = self.habit
        return best

    def _plan(self, played: Played[S], reading: Reading) -> Plan[S]:
        value = self._judge(played, reading)
        if played.meets_luck:
            for number in range(1, DRAWS):
                other = self.play(self._world(number), played.answers)
                value += self._judge(other, self._mind.read(other.end))
            value /= DRAWS
        return Plan(played.answers, value, reading, played.end, played.certain, played.meets_luck, played.over)

    def _judge(self, played: Played[S], reading: Reading) -> float:
        return self.won(played.end) if played.over else self._mind.value(reading)

    def _world(self, number: int) -> Chance:
        """All plans meet the same few worlds."""
        return self._luck_of_worlds.branch(str(number))

    def _vary(self, plan: Plan[S]) -> None:
        """A good plan up to some point, another answer there, and the rest of it as a wish."""
        self.add(plan.answers, self._luck.roll("cut", len(plan.answers)) - 1)

    def _to_vary(self) -> Plan[S]:
        """Mostly one of the best; else one of the best of some kind, so that no kind is forgotten."""
        if self._luck.roll("vary", 3) > 1:
            return self._luck.pick("best", self.plans[:BEST_VARIED])
        return self._luck.pick("of a kind", self._kinds[self._luck.pick("kind", list(self._kinds))])


def by_lot(mind: Mind[S], luck: Chance, state: S, prompt: Prompt, but: Option | None = None) -> Option:
    """An answer drawn by how readily the mind takes each; any other than `but` if there is one."""
    options = prompt.options
    if len(options) == 1:
        return options[0]
    weights = list(mind.weights(state, prompt))
    if but in options:
        weights[options.index(but)] = 0
    total = sum(weights)
    if not total:
        return options[0] if but is None else but
    left = luck.roll("plan", total)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left <= 0:
            return option
    raise AssertionError("the weights are not those of the options")


def where_it_fits(wish: Answers, followed: int, prompt: Prompt) -> int:
    """The next answer of the wish that this prompt can be given; those before it are forgotten."""
    for number in range(followed, len(wish)):
        ask, option = wish[number]
        if ask == prompt.ask and option in prompt.options:
            return number
    return NOWHERE


def _insert(plans: list[Plan[S]], plan: Plan[S]) -> None:
    """Keep the best first; of equals the one that was found first."""
    insort(plans, plan, key=lambda each: -each.value)
