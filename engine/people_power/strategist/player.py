"""The mind of a Strategist in People Power: what it draws plans from, and what it takes the others for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.core.prompts import DONE, Option, Prompt
from engine.core.thinking.mind import Reading, Weights
from engine.people_power import questions, stages
from engine.people_power.board import IS_CITY, POPULATION, Space, as_faction, as_space
from engine.people_power.bonifacio.answers import answer as by_the_tables
from engine.people_power.bonifacio.deck import shuffle_deck
from engine.people_power.state import State
from engine.people_power.strategist import features
from engine.people_power.strategist.forecast import WON, Judgement
from engine.people_power.strategist.ideas import IDEAS
from engine.people_power.strategist.verdict import VERDICT
from engine.people_power.strategist.weights.today import WEIGHTS
from engine.people_power.victory import TIES_GO_TO, margin

ACTIONS = {"action:operation": 60, "action:limited": 15, "event:unshaded": 15, "event:shaded": 15, "action:pass": 3}
"""How often a plan that is drawn by lot begins with each."""
DONE_IN = 100
STOP = 18
"""In so many of a hundred questions that may be answered with Done, it is."""
MOST = 70
"""In so many of a hundred questions for a number, the highest is taken."""
SPECIAL = 3
"""A Special Activity weighs as much as so many spaces."""
RESERVE = 4
"""In futures, what is kept back when Resources can be spent in an Election Round."""

NEVER = ("give", "ask", "ask_for")
"""1.4.1: what no plan does: whether another player would agree is not for the planner to say."""
DECLINED = (questions.TRANSFER_ASKED, questions.TRANSFER_ASKED_FOR, questions.TRANSFER_ANY_TIME)
"""1.4.1: what is asked of it in vain: it keeps its Resources."""


class PeoplePowerMind(Judgement):
    """It judges for one seat, and is a `engine.core.thinking.mind.Mind`."""

    features = features.FEATURES
    ideas = IDEAS
    pace = 1.0
    careless = 30
    verdict = VERDICT
    habit = False

    def __init__(self, state: State, seat: str, weights: Weights) -> None:
        super().__init__(as_faction(seat), len(state.humans) == 1, weights)

    def read(self, state: State) -> Reading:
        reading = features.read(state)
        return (WON, *reading[1:]) if self._has_won(state) else reading

    def weights(self, state: State, prompt: Prompt) -> Sequence[int]:
        options = prompt.options
        kind = options[0].kind
        if prompt.ask == questions.TURN_ACTION:
            return [ACTIONS.get(option.key, 0) for option in options]
        if prompt.ask in DECLINED:
            return [int(option is DONE) for option in options]
        if kind == "count":
            return [MOST, *[max(1, (100 - MOST) // (len(options) - 1))] * (len(options) - 1)]
        weights = [0 if o.kind in NEVER or o is DONE else SPECIAL if o.kind == "special" else 1 for o in options]
        if DONE not in options:
            return weights
        stop = max(1, STOP * sum(weights))
        going_on = [weight * (DONE_IN - STOP) for weight in weights]
        return [stop if option is DONE else weight for option, weight in zip(options, going_on, strict=True)]

    def hand_over(self, state: State) -> None:
        """Other persons are taken for Bonifacios, whose ways are known."""
        if state.humans != {self._seat}:
            state.humans = frozenset({self._seat})
            shuffle_deck(state)

    def answer(self, state: State, prompt: Prompt, luck: Chance) -> Option:
        """By Bonifacio's tables where they have an answer, in the Election Round by Population."""
        options = prompt.options
        if prompt.ask.startswith(("event.", "act.", "foundation.")):
            return by_the_tables(state, prompt)
        if prompt.ask.startswith(("civic_action.", "agitation.")):
            return self._spend(state, prompt)
        if DONE in options:
            return DONE
        spaces = [option for option in options if option.kind == "space"]
        if spaces:
            return max(spaces, key=lambda option: _weight(as_space(option.value)))
        return luck.pick("answer", options)

    def rests(self, state: State) -> bool:
        """At the own next turn; or where it would have won early, had the others not been taken for Bonifacios."""
        if state.stage == stages.TURN:
            return state.waiting[0] == self._seat
        return self._has_won(state)

    def _has_won(self, state: State) -> bool:
        """6.1.3: the Victory phase is over, and only because it was taken for a lone player the game goes on."""
        if self._alone or state.stage != stages.RESOURCES:
            return False
        return margin(state, self._seat) > 0 and max(TIES_GO_TO, key=lambda f: margin(state, f)) == self._seat

    def _spend(self, state: State, prompt: Prompt) -> Option:
        """On and on, while something is left in reserve."""
        if state.resources[as_faction(prompt.faction)] <= RESERVE:
            return DONE
        spaces = [option for option in prompt.options if option.kind == "space"]
        if not spaces:
            return prompt.options[0]
        return max(spaces, key=lambda option: POPULATION[as_space(option.value)])


def _weight(space: Space) -> tuple[bool, int]:
    return IS_CITY[space], POPULATION[space]


def mind(state: State, seat: str, weights: Weights = WEIGHTS) -> PeoplePowerMind:
    return PeoplePowerMind(state, seat, weights)
