"""The mind of a Strategist in Red Guard: what it draws plans from, and what it takes the others for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.core.prompts import DONE, Option, Prompt
from engine.core.thinking.mind import Reading, Weights
from engine.red_guard import questions, stages
from engine.red_guard.components import Faction
from engine.red_guard.state import State, seat_of
from engine.red_guard.strategist import features
from engine.red_guard.strategist.advice import ADVISORS, Advisor
from engine.red_guard.strategist.forecast import Judgement
from engine.red_guard.strategist.ideas import IDEAS
from engine.red_guard.strategist.verdict import VERDICT
from engine.red_guard.strategist.weights.today import WEIGHTS
from engine.red_guard.temperaments import REBEL, STRONG

TAKEN_FOR = f"{REBEL}.{STRONG}"
"""What other persons, and the seat itself after its plan, are taken for."""
OPEN = (
    *(
        questions.CHAIRMAN_TILE,
        questions.LEADER_TO,
        questions.PLACEMENT_LEADER,
        questions.LEADER_AFTER,
        questions.RECOVER_TO,
        questions.REINFORCE_TO,
    ),
    *(questions.COMBAT_WITH, questions.COMBAT_KIND, questions.COMBAT_TILE, questions.EXCHANGE_UNIT, questions.COUNTER),
    *(
        questions.SEIZURE_DECLARE,
        questions.CHIT_PLAY,
        questions.END_AGREE,
        questions.EVENT_NEUTRALIZE,
        questions.EVENT_RECOVER,
        questions.EVENT_CIVIL_SUPPORT,
    ),
)
"""What a plan drawn by lot may answer otherwise than its advisor."""
SELDOM = 20
"""One in so many such answers is another."""
PACE = 0.08
"""A future takes as long as a dozen of People Power's."""


class RedGuardMind(Judgement):
    """One seat judges by this; see `engine.core.thinking.mind.Mind`."""

    features = features.FEATURES
    ideas = IDEAS
    pace = PACE
    careless = 100
    verdict = VERDICT
    habit = True

    def __init__(self, seat: Faction, weights: Weights) -> None:
        super().__init__(seat, weights)
        self._advisor: Advisor | None = None
        self._asked = 0
        """How many plans have had an advisor."""

    def read(self, state: State) -> Reading:
        return features.read(state, self._seat)

    def weights(self, state: State, prompt: Prompt) -> Sequence[int]:
        """What the advisor of this plan says, and but for the first now and then something else."""
        advisor = self._advisor_on(state)
        advised = advisor.answer(prompt)
        others: Sequence[Option] = ()
        if self._asked == 1:
            return [int(option is advised) for option in prompt.options]
        if prompt.ask in OPEN:
            others = prompt.options
        elif prompt.ask == questions.TARGET_TILE:
            others = [*advisor.targets(prompt), DONE]
        often = SELDOM * (len(prompt.options) - 1)
        return [often if option is advised else int(option in others) for option in prompt.options]

    def hand_over(self, state: State) -> None:
        """Whoever is a person, the seat itself too, is from now on one of our opponents."""
        taken = dict.fromkeys(state.seats, TAKEN_FOR)
        state.opponents = taken | state.opponents
        state.humans = frozenset()

    def answer(self, state: State, prompt: Prompt, luck: Chance) -> Option:
        return Advisor(state).answer(prompt)

    def rests(self, state: State) -> bool:
        """At the next deployment of a faction that the seat commands."""
        return state.stage == stages.DEPLOYMENT and seat_of(state, state.waiting[0]) == self._seat

    def _advisor_on(self, state: State) -> Advisor:
        """Every plan is played on a state of its own, and has an advisor of its own."""
        if self._advisor is None or self._advisor.state is not state:
            self._advisor = Advisor(state, ADVISORS[self._asked % len(ADVISORS)])
            self._asked += 1
        return self._advisor


def mind(state: State, seat: Faction, weights: Weights = WEIGHTS) -> RedGuardMind:
    return RedGuardMind(seat, weights)
