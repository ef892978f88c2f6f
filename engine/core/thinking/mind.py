"""What a game tells a player that thinks: what to look at, what it is worth, and what the others might do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from engine.core.chance import Chance
from engine.core.game import S
from engine.core.prompts import Option, Prompt
from engine.core.thinking.idea import Idea

Reading = tuple[int, ...]
"""A mind reads a state as whole numbers, one for each of its `features`, so that every machine adds up the same."""

Weights = Mapping[str, Mapping[str, tuple[int, ...]]]
"""What a judgement has learnt: tables of whole numbers, by the names of features. Each lies in a module of the package
`weights` of the game's strategist, under the name by which it is kept.
"""


@dataclass(slots=True, frozen=True)
class Expectation:
    """How far a seat is from winning, by the measure of the game: now, at the next reckoning, and give or take."""

    seat: str
    now: float
    expected: float
    spread: float


T = TypeVar("T", contravariant=True)


class SaysChances(Protocol[T]):
    """What players are told of chances, which come true as often; see `engine.core.thinking.verdict`."""

    def chances(self, state: T, company: Mapping[str, str]) -> Mapping[str, float]:
        """How likely each seat wins if these players sit there; they add up to 1, with nobody's if nobody may win."""


class Mind(Protocol[T]):
    """The judgement of one seat in one game; made anew for each search, from the state that is asked about."""

    @property
    def features(self) -> tuple[str, ...]:
        """The names of what a reading holds."""

    @property
    def ideas(self) -> tuple[Idea, ...]:
        """What it gives as its reasons."""

    @property
    def pace(self) -> float:
        """What part of the plans and futures of a strength the game can afford: 1 where they are as cheap as most."""

    @property
    def careless(self) -> int:
        """In how many of a hundred turns a beginner at this game slips."""

    @property
    def habit(self) -> bool:
        """Whether the first plan that is drawn is a good player's habit, which others must be seen to better."""

    @property
    def verdict(self) -> SaysChances[T] | None:
        """What is said of chances, whatever the mind goes by; None where nothing better is known than `value`."""

    def read(self, state: T) -> Reading:
        """Read the state as whole numbers. Only what the seat can know may enter."""

    def value(self, reading: Reading) -> float:
        """Return what the mind goes by: a chance to win, from 0 to 1, that need not come true as often."""

    def forecast(self, reading: Reading) -> tuple[Expectation, ...]:
        """What all seats can expect, the first of them listed first."""

    def leanings(self, reading: Reading) -> Sequence[float]:
        """What one more of each feature is worth, by the measure of the game."""

    def weights(self, state: T, prompt: Prompt) -> Sequence[int]:
        """How readily a plan that is drawn by lot takes each option; 0 for one that is never taken so."""

    def hand_over(self, state: T) -> None:
        """After the plan: whoever else plays is from now on played by the rules, if the game has any for it."""

    def answer(self, state: T, prompt: Prompt, luck: Chance) -> Option:
        """What is probably answered to a prompt that no plan covers, be it another seat's or the own."""

    def rests(self, state: T) -> bool:
        """Between two steps: whether the future has been followed far enough to be judged."""


MindFor = Callable[[S, str], Mind[S]]
"""It makes the mind of a seat in a position: the function `mind` of the package `strategist` of a game."""
