"""Effects with the state as it was when each was told, so that the table can show a game moment by moment.

The rules report an Effect once what it tells has happened. A state is copied in microseconds, so the table keeps one
with every Effect and shows these, instead of working out a second time what an Effect does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.effects import Effect
from engine.core.game import Game
from engine.core.prompts import Option
from engine.core.session import Session

State = Any
"""It is a state of whatever game lies on the table."""


class Snapshot(NamedTuple):
    effect: Any
    """An Effect of whatever game lies on the table."""
    state: State
    """When the Effect had happened."""


def choose(session: Session[Any], option: str) -> list[Snapshot]:
    """Answer the prompt; all that happens until the next decision or non-player's turn."""
    return _recorded(session, lambda: session.choose(option))


def advance(session: Session[Any]) -> list[Snapshot]:
    """The non-player's turn that is due, and all until the next decision or turn."""
    return _recorded(session, session.advance)


def retell(session: Session[Any]) -> Iterator[tuple[int, list[Snapshot]]]:
    """A whole game until now, in the portions in which it was told: (decisions made until then, moments)."""
    for made, told in session.retell(Recorder):
        assert isinstance(told, Recorder)
        yield made, told.moments


def of_step(game: Game[Any], before: State, choices: Iterable[Option]) -> list[Snapshot]:
    """One step again, from the state before it, with the choices that were made in it."""
    state = before.copy()
    recorder = state.effects = Recorder(state)
    steps = game.next_step(state)
    assert steps is not None, "a step that was played can be played again"
    try:
        next(steps)
        for option in choices:
            steps.send(option)
    except StopIteration:
        pass
    return recorder.moments


def _recorded(session: Session[Any], play: Callable[[], Sequence[Effect]]) -> list[Snapshot]:
    recorder = session.state.effects = Recorder(session.state)
    try:
        play()
    finally:
        if session.state.effects is recorder:
            session.state.effects = []
    return recorder.moments


class Recorder(list[Effect]):
    """In the place of a state's list of Effects: keeps a copy of the state with each."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.moments: list[Snapshot] = []
        self._state = state

    def append(self, effect: Effect) -> None:
        super().append(effect)
        self.moments.append(Snapshot(effect, self._state.copy()))

    def extend(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            self.append(effect)
