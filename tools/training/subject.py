"""What the trainer has to know of a game: one `Subject` in the module of this package that is named after it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.effects import Effect
from engine.core.game import Game
from engine.core.prompts import Prompt
from engine.core.thinking.budget import Budget
from engine.core.thinking.mind import Reading, Weights
from tools.training.learning import Row

Look = tuple[str, str, Reading]
"""A seat, the model that learns from it, and what it sees."""
Board = tuple[Any, Sequence[Effect]]
"""A state between two steps, and what was told in the step before it."""


class Round(NamedTuple):
    """So many games; with a budget a Strategist sits in a seat, else non-players are among themselves."""

    games: int
    budget: Budget | None = None
    league: bool = False
    """Whether there are Strategists in all seats."""


class Subject:
    rounds: tuple[Round, ...]
    league: tuple[Round, ...] = ()
    """These rounds are played among Strategists, who have learnt something before."""
    careless: Budget
    careless_in: int
    """One turn in so many is played carelessly, so that the games do not all look the same."""
    stirred: int = 1
    """Less than so many steps at the beginning of a game of non-players are stirred."""

    def set_up(self, luck: Chance, seats: Collection[str]) -> Any:
        """A new game drawn by that luck, with players who think in those seats."""
        raise NotImplementedError

    def stir(self, state: Any, careless: bool) -> None:
        """Before a step of non-players: let whoever plays do anything, or else what the rules say."""

    def readily(self, prompt: Prompt) -> Sequence[int]:
        """How readily each option is taken by one who does anything."""
        return [1] * len(prompt.options)

    def rows(self, game: Game[Any], boards: Iterable[Board], seats: Collection[str], number: int) -> Iterator[Row]:
        """What can be learnt from the boards of one finished game in which Strategists had those seats."""
        raise NotImplementedError

    def unlearnt(self) -> Weights | None:
        """Weights that say nothing, if the first round needs any."""
        return None

    def learn(self, rows: list[Row]) -> Weights:
        """What all these boards teach."""
        raise NotImplementedError


class ChanceSubject(Subject):
    """A game in which the chance to win is learnt, from the boards of every seat, and one measure besides."""

    careless = Budget(plans=2, futures=0)
    careless_in = 3

    def looks(self, state: Any) -> Iterator[Look]:
        """Whatever can be seen on this board, if it is worth a look."""
        raise NotImplementedError

    def measured(self, state: Any, seat: str) -> float:
        """What the measure comes to in the end."""
        raise NotImplementedError

    def rows(self, game: Game[Any], boards: Iterable[Board], seats: Collection[str], number: int) -> Iterator[Row]:
        looks: list[Look] = []
        at_last: list[Look] = []
        state = None
        for state, _ in boards:
            looks += at_last
            at_last = list(self.looks(state))
        outcome = game.outcome(state)
        share = {each: 1 / len(outcome.winners) if each in outcome.winners else 0.0 for each in game.seats}
        for each, model, reading in looks:
            yield Row(model, number, reading, (share[each], self.measured(state, each)))
