"""The mind of a Strategist in Filipinas: what it draws plans from, and what it takes the other side for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.core.prompts import DONE, Option, Prompt
from engine.core.thinking.mind import Reading, Weights
from engine.filipinas import questions, stages
from engine.filipinas.board import SPAIN, Side
from engine.filipinas.opponents.answers import answer as by_the_tables
from engine.filipinas.state import State
from engine.filipinas.strategist import features
from engine.filipinas.strategist.advice import PlayAdvice
from engine.filipinas.strategist.forecast import Judgement
from engine.filipinas.strategist.ideas import IDEAS
from engine.filipinas.strategist.verdict import VERDICT
from engine.filipinas.strategist.weights.today import WEIGHTS

MENU = {"action": 6, "card": 5, "coordinate": 2, "trade": 1, "done": 8, "pass": 2}
"""How readily a plan that is drawn by lot takes each kind of option of a play."""
STOP = 1
"""How readily it says Done to any other question."""
GO_ON = 3
ADVISED_IN = 2
"""One plan in so many follows advice, the first of all to the letter."""
ADVICES = 8
"""How often the non-player is asked, which draws lots: later plans hear again what was said."""
SELDOM = 8
"""One answer in so many is another than what is advised."""


class FilipinasMind(Judgement):
    """One side judges by this; see `engine.core.thinking.mind.Mind`."""

    features = features.FEATURES
    ideas = IDEAS
    pace = 0.5
    careless = 15
    verdict = VERDICT

    def __init__(self, side: Side, weights: Weights) -> None:
        super().__init__(side, weights)
        self.habit = side == SPAIN
        """10: the rulebook's Spain is worth listening to; the Filipinos do better by themselves."""
        self._side = side
        self._advices: list[PlayAdvice] = []
        self._planned_on: State | None = None
        """The state of the plan that is being made: each has its own."""
        self._plans = 0

    def read(self, state: State) -> Reading:
        return features.read(state)

    def weights(self, state: State, prompt: Prompt) -> Sequence[int]:
        """With a habit one plan listens to the non-player, the next goes its own way."""
        weights = readily(prompt)
        if not self.habit:
            return weights
        if state is not self._planned_on:
            self._begin_plan(state)
        if self._plans % ADVISED_IN:
            advised = prompt.options.index(self._advice.on(state, prompt))
            if self._plans == 1:
                return [int(number == advised) for number in range(len(weights))]
            weights[advised] = SELDOM * sum(weights)
        return weights

    def hand_over(self, state: State) -> None:
        """10: a person on the other side is taken for the non-player, whose ways are known."""
        state.humans = frozenset({self._side})

    def answer(self, state: State, prompt: Prompt, luck: Chance) -> Option:
        """10: it answers by the tables of the non-players, for the own side too."""
        return by_the_tables(state, prompt)

    def rests(self, state: State) -> bool:
        return state.stage == stages.ACTION and state.to_play == self._side

    def _begin_plan(self, state: State) -> None:
        self._planned_on = state
        self._plans += 1
        if self._plans % ADVISED_IN and len(self._advices) < ADVICES:
            self._advices.append(PlayAdvice(state, self._side))

    @property
    def _advice(self) -> PlayAdvice:
        return self._advices[self._plans // ADVISED_IN % len(self._advices)]


def readily(prompt: Prompt) -> list[int]:
    """How readily one who goes their own way takes each option."""
    if prompt.ask == questions.PLAY:
        return [MENU[option.kind] for option in prompt.options]
    return [STOP if option is DONE else GO_ON for option in prompt.options]


def mind(state: State, seat: Side, weights: Weights = WEIGHTS) -> FilipinasMind:
    return FilipinasMind(seat, weights)
