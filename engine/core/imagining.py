"""A game as one seat can imagine it: what it cannot know is drawn anew, and play goes on without a session."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from engine.core.chance import Chance
from engine.core.game import Game, S
from engine.core.prompts import Option, Prompt, Steps

TRIES = 8
"""How often other secret answers are drawn before those that were given are kept, because nothing else fits."""


@dataclass(slots=True, frozen=True)
class Position(Generic[S]):
    """Where a game stands: the state at the start of the step under way, and the answers since."""

    game: Game[S]
    start: S
    """Not to be changed: it is the session's own way back."""
    answers: tuple[Option, ...]


@dataclass(slots=True, frozen=True)
class Trial(Generic[S]):
    """A step under way on a state of its own, and what it asks now."""

    state: S
    steps: Steps[None]
    prompt: Prompt


class Imagination(Generic[S]):
    """A position in the eyes of one seat: as many worlds as one likes that all look the same from there."""

    def __init__(self, position: Position[S], seat: str) -> None:
        self.position = position
        self.seat = seat
        asked = enumerate(self._asked())
        self._secret = {number: prompt.options for number, prompt in asked if _is_secret(prompt, seat)}
        self._seen = self._view(self._replayed(position.answers)) if self._secret else None

    def line(self, luck: Chance) -> Trial[S]:
        """The step at the current prompt, in a world drawn by that luck; what was rolled until now stays as it was."""
        line = self._with_other_secrets(luck) if self._secret else self._replayed(self.position.answers)
        draw_anew(self.position.game, line.state, self.seat, luck)
        return line

    def _with_other_secrets(self, luck: Chance) -> Trial[S]:
        """Answers that others gave in secret are drawn too, as long as nothing that is seen contradicts them."""
        for _ in range(TRIES):
            answers = list(self.position.answers)
            for number, options in self._secret.items():
                answers[number] = luck.pick("secret", options)
            try:
                line = self._replayed(tuple(answers))
            except (StopIteration, _DoesNotFit):
                continue
            if self._view(line) == self._seen:
                return line
        return self._replayed(self.position.answers)

    def _replayed(self, answers: tuple[Option, ...], asked: list[Prompt] | None = None) -> Trial[S]:
        state = self.position.start.copy()
        steps = self.position.game.next_step(state)
        assert steps is not None
        prompt = next(steps)
        for option in answers:
            if asked is not None:
                asked.append(prompt)
            if option not in prompt.options:
                raise _DoesNotFit
            prompt = steps.send(option)
        return Trial(state, steps, prompt)

    def _asked(self) -> list[Prompt]:
        """What was asked in this step until now, but for the current prompt."""
        asked: list[Prompt] = []
        self._replayed(self.position.answers, asked)
        return asked

    def _view(self, line: Trial[S]) -> object:
        game = self.position.game
        return game.pack(game.view(line.state, self.seat))


def draw_anew(game: Game[S], state: S, seat: str, luck: Chance) -> None:
    """Everything that the seat cannot know, in place: what lies hidden, and the luck to come."""
    game.imagine(state, seat, luck)
    state.chance = luck.branch("to come")


class _DoesNotFit(Exception):
    """An answer that is not on offer in the imagined world."""


def _is_secret(prompt: Prompt, seat: str) -> bool:
    return prompt.ask.secret and prompt.seat != seat
