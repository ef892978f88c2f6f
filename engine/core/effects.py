"""What happened, as small typed records: the root of every game's Effects, and those that not everybody may read."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass


@dataclass(slots=True)
class Effect:
    """Every Effect of every game is one of these."""


@dataclass(slots=True)
class Secret(Effect):
    """What only some seats may read; the others read `instead`, or nothing."""

    effect: Effect
    seats: tuple[str, ...]
    instead: Effect | None = None


# What happens in more than one game


@dataclass(slots=True)
class Rolled(Effect):
    name: str
    dice: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.dice)


@dataclass(slots=True)
class PhaseBegan(Effect):
    phase: str


@dataclass(slots=True)
class TrackMoved(Effect):
    """A track of the game has changed: each game says which tracks it has."""

    track: str
    before: int
    after: int


def report(effect: Effect, effects: list[Effect]) -> None:
    """Tell an Effect to whoever has put that list into a state.

    A window puts in a list of its own kind, which keeps the state with each. Machine code finds the `append` of that
    kind only if it looks for it first, as here; if it called it at once it would take that of every list.
    """
    append = effects.append
    append(effect)


def told_to(effects: Iterable[Effect], seats: Collection[str]) -> list[Effect]:
    """The Effects as those at these seats may read them together."""
    told = (_read(effect, seats) for effect in effects)
    return [effect for effect in told if effect is not None]


def told_to_all(effects: Iterable[Effect]) -> list[Effect]:
    """The Effects as nobody has to keep them: for statistics, and for a game that is over."""
    return [effect.effect if isinstance(effect, Secret) else effect for effect in effects]


def _read(effect: Effect, seats: Collection[str]) -> Effect | None:
    if not isinstance(effect, Secret):
        return effect
    return effect.effect if any(seat in effect.seats for seat in seats) else effect.instead
