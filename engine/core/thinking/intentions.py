"""What threatens a seat until its next turn: futures in which the others play as they do, and what it loses in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from engine.core.chance import Chance
from engine.core.effects import Effect
from engine.core.game import S
from engine.core.imagining import Imagination, Position
from engine.core.prompts import Option, Prompt, Steps
from engine.core.thinking.budget import Budget
from engine.core.thinking.futures import LONGEST_FUTURE
from engine.core.thinking.mind import Mind, MindFor
from engine.core.thinking.plans import NOWHERE, Answers, Planner, by_lot, where_it_fits
from engine.core.thinking.search import Search

AT_ONCE = Budget(plans=6, futures=0)
"""What a person is taken to think about a turn."""
CALM, UNSETTLED, DANGER = "calm", "unsettled", "danger"
"""What is told of a position in one word; it is unsettled where a loss is unlikely, or nobody can say which."""
HARMLESS = 0.05
"""In so many futures a seat may lose something and still be told that all is calm."""
DANGEROUS = 0.25
"""From so many futures on a single loss is a danger; the victory of a rival always is one."""


class Loss(NamedTuple):
    """What one step took from a seat in one place, and by which deed."""

    place: str
    deed: str
    points: int


T = TypeVar("T", contravariant=True)


class Harms(Protocol[T]):
    """What a game calls a harm; an object `HARMS` in the module `harms` beside the rules of a game."""

    @property
    def futures(self) -> int:
        """So many futures are imagined."""

    @property
    def shown_from(self) -> float:
        """A threat is told if it comes true in so many futures."""

    @property
    def least(self) -> int:
        """Fewer points are no loss."""

    def may_be_told(self, state: T) -> bool:
        """Whether players have not agreed otherwise, and there is something to be told yet."""

    def rival(self, state: T, seat: str) -> str | None:
        """Who plays the next step, empty if it is nobody's; None if it is the seat's own."""

    def holdings(self, state: T, seat: str) -> Any:
        """All that is needed of a state to tell afterwards what was lost."""

    def losses(self, before: Any, state: T, effects: Sequence[Effect], seat: str) -> Iterable[Loss]:
        """What the seat has lost since it had these holdings, by the Effects since."""


@dataclass(slots=True, frozen=True)
class Threat:
    """A rival will probably do this to the seat in that place."""

    rival: str
    place: str
    deed: str
    chance: float
    points: int
    """So many are lost where it comes true."""

    @property
    def danger(self) -> float:
        return self.chance * self.points


FRACTIONS = ((1, 10), (1, 5), (1, 4), (1, 3), (1, 2), (2, 3), (3, 4), (9, 10), (1, 1))
"""Chances are told in these: so many times in so many."""


def fraction(chance: float) -> tuple[int, int]:
    """Return the nearest."""
    return min(FRACTIONS, key=lambda each: abs(each[0] / each[1] - chance))


@dataclass(slots=True, frozen=True)
class Intentions:
    """What the futures of a position have in common."""

    seat: str
    victories: tuple[tuple[str, float], ...]
    """Rivals who have won before the next turn of the seat, and how often."""
    threats: tuple[Threat, ...]
    """The most dangerous comes first."""
    harmed: float
    """In so many futures the seat loses something, or the game, be it told or not."""

    @property
    def word(self) -> str:
        """Say all of it in one word."""
        if self.victories or any(threat.chance >= DANGEROUS for threat in self.threats):
            return DANGER
        return CALM if self.harmed <= HARMLESS else UNSETTLED


Where = tuple[str, str]
"""It names a rival and a place."""
Blow = tuple[int, str]
"""The points that are lost, and the deed that takes most of them."""
Suffered = dict[Where, Blow]


class Foreboding(Generic[S]):
    """It looks into the futures of a position for a seat that is asked there; `answers` are what it answers next.

    Each step has a luck of its own that goes by what the seat sees at its beginning: so nothing flickers, what is taken
    back is told again, and the same dice do not mislead in every position.
    """

    def __init__(
        self,
        position: Position[S],
        seat: str,
        mind_for: MindFor[S],
        harms: Harms[S],
        answers: Answers = (),
    ) -> None:
        self._game = position.game
        self._seat = seat
        self._mind_for = mind_for
        self._harms = harms
        self._answers = answers
        self._luck = Chance(0).branch("intentions")
        self._imagination = Imagination(position, seat)
        self._mind = self._fresh_mind()
        self._luck = self._luck.branch(str(self._mind.read(position.start)))
        self._suffered: list[Suffered] = []
        """What is lost in each future."""
        self._winners: dict[int, tuple[str, ...]] = {}
        """Who has won, in those futures that come to the end of the game without a victory of the seat."""

    def _fresh_mind(self) -> Mind[S]:
        return self._mind_for(self._imagination.line(self._luck.branch("first look")).state, self._seat)

    def looking(self) -> Generator[float, None, None]:
        """How much has been looked into, from 0 to 1, after every step of a future."""
        for number in range(self._harms.futures):
            self._suffered.append({})
            for _ in self._following(self._luck.branch(str(number))):
                yield number / self._harms.futures

    @property
    def intentions(self) -> Intentions:
        """What was found until now."""
        futures, shown_from = len(self._suffered), self._harms.shown_from
        losses = [self._losses(suffered) for suffered in self._suffered]
        found: dict[Where, list[Blow]] = {}
        for lost in losses:
            for where, blow in lost.items():
                found.setdefault(where, []).append(blow)
        threats = [_threat(where, blows, futures) for where, blows in found.items()]
        threats.sort(key=lambda threat: (-threat.danger, threat.rival, threat.place))
        wins = Counter(rival for winners in self._winners.values() for rival in winners)
        victories = [(rival, count / futures) for rival, count in wins.most_common()]
        harmed = sum(bool(lost) or number in self._winners for number, lost in enumerate(losses, 1))
        return Intentions(
            self._seat,
            tuple((rival, chance) for rival, chance in victories if chance >= shown_from),
            tuple(threat for threat in threats if threat.chance >= shown_from),
            harmed / futures,
        )

    def _losses(self, suffered: Suffered) -> Suffered:
        return {where: blow for where, blow in suffered.items() if blow[0] >= self._harms.least}

    def _following(self, luck: Chance) -> Generator[None, None, None]:
        """Play the rest of this step, and all steps until the seat's next turn."""
        game, mind = self._game, self._mind
        state = self._end_of_step(luck)
        for _ in range(LONGEST_FUTURE):
            yield
            if mind.rests(state):
                return
            steps = game.next_step(state)
            if steps is None:
                winners = game.outcome(state).winners
                if self._seat not in winners:
                    self._winners[len(self._suffered)] = winners
                return
            yield from self._played(state, steps, luck)

    def _end_of_step(self, luck: Chance) -> S:
        """In a world drawn by that luck: the own answers that are known, or else the first good plan."""
        mind, line = self._mind, self._imagination.line(luck)
        state, steps, prompt = line.state, line.steps, line.prompt
        count = self._watch(state, self._harms.rival(self._imagination.position.start, self._seat))
        plan = self._answers or self._plan(luck)
        followed = 0
        try:
            while True:
                found = where_it_fits(plan, followed, prompt) if prompt.seat == self._seat else NOWHERE
                if found != NOWHERE:
                    option, followed = plan[found][1], found + 1
                elif prompt.seat == self._seat:
                    option = by_lot(mind, luck, state, prompt)
                else:
                    option = mind.answer(state, prompt, luck)
                prompt = steps.send(option)
        except StopIteration:
            count()
        return state

    def _plan(self, luck: Chance) -> Answers:
        """In every other future as a mind plans that has not planned before: by its habit, if it has one."""
        mind = self._fresh_mind() if len(self._suffered) % 2 else self._mind
        planner = Planner(self._imagination, mind, luck)
        for _ in planner.drawing(AT_ONCE.paced(mind.pace).plans):
            pass
        return planner.plans[0].answers

    def _played(self, state: S, steps: Steps[None], luck: Chance) -> Generator[None, None, None]:
        """One step: other persons are taken for players who compare a few plans."""
        count = self._watch(state, self._harms.rival(state, self._seat))
        others = _Others(Position(self._game, state.copy(), ()), self._mind_for, luck)
        try:
            prompt = next(steps)
            while True:
                if prompt.seat == self._seat:
                    option = self._mind.answer(state, prompt, luck)
                else:
                    yield
                    option = others.answer(prompt)
                others.answers.append(option)
                prompt = steps.send(option)
        except StopIteration:
            count()

    def _watch(self, state: S, rival: str | None) -> Callable[[], None]:
        """Look at what the seat has now; what is returned counts what it has lost since."""
        harms, seat, suffered, told = self._harms, self._seat, self._suffered[-1], len(state.effects)
        before = None if rival is None else harms.holdings(state, seat)

        def count() -> None:
            if rival is not None:
                for place, deed, points in harms.losses(before, state, state.effects[told:], seat):
                    lost, by = suffered.get((rival, place), (0, deed))
                    suffered[rival, place] = lost + points, deed if points > lost else by

        return count


class _Others(Generic[S]):
    """How persons in other seats answer in one step."""

    def __init__(self, beginning: Position[S], mind_for: MindFor[S], luck: Chance) -> None:
        self.answers: list[Option] = []
        """All that has been answered in this step, by whomever."""
        self._beginning = beginning
        self._mind_for = mind_for
        self._luck = luck
        self._plans: dict[str, Answers] = {}

    def answer(self, prompt: Prompt) -> Option:
        """By the plan of that seat, or by a new one where that does not fit."""
        plan = self._plans.get(prompt.seat, ())
        found = where_it_fits(plan, 0, prompt)
        if found == NOWHERE:
            plan, found = self._new_plan(prompt.seat), 0
        self._plans[prompt.seat] = plan[found + 1 :]
        return plan[found][1]

    def _new_plan(self, seat: str) -> Answers:
        """The best that comes to mind at once."""
        game, start = self._beginning.game, self._beginning.start
        position = Position(game, start, tuple(self.answers))
        search = Search(position, seat, self._mind_for(start, seat), self._luck, AT_ONCE)
        for _ in search.thinking():
            pass
        return search.plan().answers


def _threat(where: Where, blows: list[Blow], futures: int) -> Threat:
    """By the deed that does it most often."""
    deeds = Counter(deed for _, deed in blows)
    points = round(sum(points for points, _ in blows) / len(blows))
    return Threat(*where, deeds.most_common(1)[0][0], len(blows) / futures, points)
