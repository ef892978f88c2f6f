"""What a game has to be so that it can be played in a session, kept in a save and put on the shelf."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engine.core.chance import Chance
from engine.core.effects import Effect
from engine.core.errors import UnknownOption
from engine.core.outcome import Outcome
from engine.core.prompts import Steps

Plain = Any
"""It holds nothing but dicts, lists, strings, numbers, booleans and None."""


class Playable(Protocol):
    """What a session asks of a state."""

    chance: Chance
    effects: list[Effect]
    no_take_backs: bool
    """Whether players have agreed that what was shown to them stays decided."""

    @property
    def humans(self) -> frozenset[str]:
        """The seats that persons sit in."""

    def copy(self: S) -> S: ...


S = TypeVar("S", bound=Playable)
Seat = TypeVar("Seat", bound=str)


@dataclass(slots=True, frozen=True)
class Setting:
    """Something that players agree on before the game: one of a few values."""

    key: str
    values: tuple[Any, ...] = (False, True)
    default: Any = False


class Game(Protocol[S]):
    """The rules of one game, as everything that knows no game sees them."""

    @property
    def key(self) -> str: ...

    @property
    def seats(self) -> tuple[str, ...]:
        """All that can be sat in, in the order in which they are listed."""

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The default comes first."""

    @property
    def machines(self) -> tuple[str, ...]:
        """The players that think, by name, which can be put into any seat of this game."""

    @property
    def settings(self) -> tuple[Setting, ...]: ...

    def set_up(self, scenario: str, humans: Collection[str], seed: int, **settings: Any) -> S:
        """A state before the first step; raises UnknownOption with a sentence."""

    def settings_of(self, state: S) -> tuple[str, dict[str, Any]]:
        """The scenario and the settings that a game began with: what `set_up` has to be given again."""

    def any_game(self, luck: Chance) -> S:
        """A new game with whatever can be agreed on drawn by that luck, and its seed."""

    def next_step(self, state: S) -> Steps[None] | None:
        """The next stretch of play, decided from the state alone; None when the game is over."""

    def waits(self, state: S) -> bool:
        """True if the next step is a non-player's and so starts only by `advance`."""

    def outcome(self, state: S) -> Outcome:
        """How the game ended; asked only when it is over."""

    def view(self, state: S, seat: str) -> S:
        """A copy in which everything that the seat cannot know is blank."""

    def imagine(self, state: S, seat: str, luck: Chance) -> None:
        """Draw everything that the seat cannot know anew by that luck, in place and within what it does know.

        The view of the seat stays the same. The luck to come is not the game's to draw, but the caller's.
        """

    def broken_rule(self, state: S) -> str:
        """Which rule of the components the state breaks, in words for a developer; empty if none."""

    def pack(self, state: S) -> Plain: ...

    def unpack(self, data: Plain) -> S:
        """The state again; raises SaveError if the data cannot be one."""


MAX_SEED = 2**63 - 1


def checked_scenario(scenario: str, scenarios: Collection[str]) -> str:
    """Return the scenario, or raise UnknownOption with a sentence."""
    if not isinstance(scenario, str) or scenario not in scenarios:
        raise UnknownOption(f"There is no scenario {scenario!r}; there are {', '.join(scenarios)}.")
    return scenario


def checked_humans(humans: Collection[str], seats: Collection[Seat]) -> frozenset[Seat]:
    """Return the seats of persons, or raise UnknownOption with a sentence."""
    if isinstance(humans, str) or not isinstance(humans, Collection):
        raise UnknownOption(f"The humans must be a set of factions, not {humans!r}.")
    for seat in humans:
        if seat not in seats:
            raise UnknownOption(f"There is no faction {seat!r}; there are {', '.join(seats)}.")
    return frozenset(seat for seat in seats if seat in humans)


def checked_seed(seed: int) -> int:
    """Return the seed, or raise UnknownOption with a sentence."""
    if not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise UnknownOption(f"The seed must be a whole number from 0 to {MAX_SEED}, not {seed!r}.")
    return seed


def checked_settings(given: dict[str, Any], settings: Collection[Setting]) -> dict[str, Any]:
    """Every setting with the value that was given or its default, or UnknownOption with a sentence."""
    known = {setting.key: setting for setting in settings}
    for key, value in given.items():
        if key not in known:
            raise UnknownOption(f"There is no setting {key!r}; there are {', '.join(known) or 'none'}.")
        if not any(type(value) is type(known_value) and value == known_value for known_value in known[key].values):
            values = ", ".join(map(repr, known[key].values))
            raise UnknownOption(f"The setting {key!r} cannot be {value!r}; it can be {values}.")
    return {setting.key: given.get(setting.key, setting.default) for setting in settings}
