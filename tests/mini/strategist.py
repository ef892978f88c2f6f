"""What a player that thinks has to know of Tricks: hardly more than the rules."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.core.prompts import Option, Prompt
from engine.core.thinking.idea import OWN, RIVALS, Idea
from engine.core.thinking.mind import Expectation, Reading
from tests.mini import BOT, State


class TricksMind:
    features = ("tricks", "tricks_of_the_best", "cards", "highest_card")
    ideas = (Idea("tricks", OWN), Idea("tricks_of_the_best", RIVALS), Idea("cards", OWN, ("highest_card",)))
    pace = 1.0
    careless = 50
    verdict = None
    habit = False

    def __init__(self, seat: str) -> None:
        self._seat = seat

    def read(self, state: State) -> Reading:
        others = max(state.tricks[seat] for seat in state.playing if seat != self._seat)
        hand = state.hands[self._seat]
        return state.tricks[self._seat], others, sum(hand), max(hand, default=0)

    def value(self, reading: Reading) -> float:
        own, others, cards, top = reading
        return max(0.0, min(1.0, 0.4 + 0.2 * (own - others) + 0.004 * (cards + top)))

    def forecast(self, reading: Reading) -> tuple[Expectation, ...]:
        own, others, cards, _ = reading
        lead = own - others
        return (Expectation(self._seat, lead, lead + cards / 60, 1.0),)

    def leanings(self, reading: Reading) -> Sequence[float]:
        return (1.0, -1.0, 0.02, 0.02)

    def weights(self, state: State, prompt: Prompt) -> Sequence[int]:
        return [1] * len(prompt.options)

    def hand_over(self, state: State) -> None:
        state.humans = frozenset({self._seat})

    def answer(self, state: State, prompt: Prompt, luck: Chance) -> Option:
        return BOT(prompt)

    def rests(self, state: State) -> bool:
        return state.next == self._seat


def mind(state: State, seat: str) -> TricksMind:
    return TricksMind(seat)
