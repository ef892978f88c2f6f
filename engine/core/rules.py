"""What the rules of every game have alike: how a game is agreed on, begun, and read from a save."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Generic, TypeVar

from engine.core.chance import Chance
from engine.core.errors import ImpossibleState, SaveError, UnknownOption
from engine.core.fields import Fields, keep_settings, settings_declared, settings_kept
from engine.core.game import Plain, Setting, checked_humans, checked_scenario, checked_seed, checked_settings
from engine.core.saves import DAMAGED
from engine.core.thinking.strengths import KINDS

State = TypeVar("State", bound=Any)
"""A `Fields` with `chance`, `effects`, `humans`, `no_take_backs`, and `scenario` where there is more than one."""


class Rules(Generic[State]):
    """The root of a game; what a game adds is in `engine.core.game.Game`, and in `lay_out` and `can_go_on`."""

    key: str
    seats: tuple[str, ...]
    scenarios: tuple[str, ...]
    state: type[Any]
    machines: tuple[str, ...] = KINDS

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What the fields of the state say can be agreed on, in their order."""
        return tuple(settings_declared(self.state).values())

    def set_up(self, scenario: str, humans: Collection[str], seed: int, **settings: Any) -> State:
        """A state before the first step; raises UnknownOption with a sentence."""
        checked_scenario(scenario, self.scenarios)
        players = checked_humans(humans, self.seats)
        state: State = self.state(chance=Chance(checked_seed(seed)), humans=players)
        if len(self.scenarios) > 1:
            state.scenario = scenario
        agreed = checked_settings(settings, self.settings)
        keep_settings(state, agreed)
        self.lay_out(state, agreed)
        state.effects.clear()
        return state

    def lay_out(self, state: State, agreed: dict[str, Any]) -> None:
        """Put in place what lies on the table before the first step; the state knows already what was agreed on."""

    def settings_of(self, state: State) -> tuple[str, dict[str, Any]]:
        """The scenario and the settings that a game began with: what `set_up` has to be given again."""
        return state.scenario if len(self.scenarios) > 1 else self.scenarios[0], settings_kept(state)

    def any_game(self, luck: Chance) -> State:
        """A new game with whatever can be agreed on drawn by that luck, and its seed."""
        humans = [seat for seat in self.seats if luck.pick("person", (False, True))]
        return self.set_up(luck.pick("scenario", self.scenarios), humans, luck.seed, **self.any_agreement(luck))

    def any_agreement(self, luck: Chance) -> dict[str, Any]:
        """Each setting has luck of its own, so that one which is added later changes no other."""
        return {each.key: luck.branch(each.key).pick(each.key, each.values) for each in self.settings}

    def broken_rule(self, state: State) -> str:
        """Which rule of the components the state breaks, in words for a developer; empty if none."""
        return ""

    def can_go_on(self, state: State) -> bool:
        """Whether every step from here to the end finds what it needs; asked of a state that breaks no rule."""
        return True

    def pack(self, state: State) -> Plain:
        return state.pack()

    def unpack(self, data: Plain) -> State:
        """The state again; raises SaveError if the data cannot be one from which a game goes on."""
        state: State = self.state.unpack(data)
        if self.broken_rule(state) or not self.can_go_on(state):
            raise SaveError(DAMAGED)
        return state


def read_settings(state: Fields, told: Mapping[str, Any]) -> None:
    """What a board tells of its settings, each by its key; raises ImpossibleState with a sentence."""
    if not isinstance(told, Mapping):
        raise ImpossibleState(f"The settings of a game must be a dict, not {told!r}.")
    try:
        keep_settings(state, checked_settings(dict(told), settings_declared(type(state)).values()))
    except UnknownOption as wrong:
        raise ImpossibleState(str(wrong)) from wrong
    except (TypeError, ValueError) as wrong:
        raise ImpossibleState(f"These settings cannot be: {told!r}.") from wrong
