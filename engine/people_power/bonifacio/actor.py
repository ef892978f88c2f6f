"""8.5.4: a non-player carrying out an Operation: which spaces are left, and whether it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.core.prompts import Steps
from engine.people_power.board import Faction, Space
from engine.people_power.bonifacio.priorities import select
from engine.people_power.effects import Activation
from engine.people_power.state import State
from engine.people_power.turn import Turn


@dataclass(slots=True)
class Actor:
    """An Actor carries out one action of a non-player, from the first space to the last."""

    turn: Turn
    number: int = 0
    """8.5.4: the Activation Number; 0 for free Operations, which need no roll."""

    @property
    def state(self) -> State:
        return self.turn.state

    @property
    def faction(self) -> Faction:
        return self.turn.faction

    @property
    def full(self) -> bool:
        return len(self.turn.selected) >= self.turn.spaces_allowed

    def open(self, where: Callable[[Space], bool] = lambda space: True) -> list[Space]:
        """The spaces that may still be selected for the Operation."""
        if self.full:
            return []
        return [space for space in self.turn.within if space not in self.turn.selected and where(space)]

    def prefer(self, column: str, candidates: Iterable[Space], purpose: str, ambushing: bool = False) -> Space:
        return select(self.state, self.faction, column, candidates, purpose, ambushing)

    def select(self, space: Space) -> None:
        if not self.turn.selected:
            self.turn.begin()
        self.turn.select(space)

    def in_each(self, column: str, where: Callable[[Space], bool], act: Callable[[Space], None]) -> bool:
        """8.7: space after space by the column, until a roll fails or none is left; returns whether it may go on."""
        while candidates := self.open(where):
            if not self.goes_on():
                return False
            space = self.prefer(column, candidates, self.turn.operation)
            self.select(space)
            act(space)
        return not self.full

    def goes_on(self) -> bool:
        """8.5.4: the roll for another space; the first space needs none."""
        if self.full:
            return False
        if not self.turn.selected or not self.number:
            return True
        rolled = self.state.chance.roll("activation")
        passed = rolled > self.number
        self.state.report(Activation(rolled, self.number, passed))
        return passed

    def pick_special_space(
        self, special: str, column: str, candidates: Iterable[Space], limit: int = 1, ambushing: bool = False
    ) -> Space:
        """8.8: another space for the Special Activity by the column; empty if there is none or the limit is reached."""
        selected = self.turn.special_spaces
        if len(selected) >= limit:
            return ""
        space = self.prefer(column, [space for space in candidates if space not in selected], special, ambushing)
        if space:
            self.begin_special_in(special, space)
        return space

    def begin_special_in(self, special: str, space: Space) -> None:
        """8.8: a space for the Special Activity, which begins with its first one."""
        if not self.turn.special:
            self.turn.begin_special(special)
        self.turn.special_spaces.append(space)


def finish(steps: Steps[object]) -> None:
    """Run a stretch of play in which a non-player has nothing to decide."""
    for prompt in steps:
        raise AssertionError(f"nobody answers {prompt} for a non-player")
