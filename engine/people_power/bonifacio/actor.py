"""8.5.4: a non-player carrying out an Operation: which spaces are left, and whether it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from engine.core.prompts import Steps
from engine.people_power.board import Faction, Space
from engine.people_power.bonifacio.priorities import select
from engine.people_power.effects import Activation, SpecialBegan
from engine.people_power.state import State
from engine.people_power.turn import Turn


@dataclass(slots=True)
class Actor:
    """One non-player's action, from the first space to the last."""

    turn: Turn
    number: int = 0
    """8.5.4: the Activation Number; 0 for free Operations, which need no roll."""
    special: str = ""
    special_spaces: list[Space] = field(default_factory=list)

    @property
    def state(self) -> State:
        return self.turn.state

    @property
    def faction(self) -> Faction:
        return self.turn.faction

    @property
    def full(self) -> bool:
        return len(self.turn.selected) >= self.turn.spaces_allowed

    def open(self, where: Callable[[Space], bool]) -> list[Space]:
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
            if self.turn.selected and not self._goes_on():
                return False
            space = self.prefer(column, candidates, self.turn.operation)
            self.select(space)
            act(space)
        return not self.full

    def goes_on(self) -> bool:
        """8.5.4: the roll for another space; the first space needs none."""
        return not self.full and (not self.turn.selected or self._goes_on())

    def _goes_on(self) -> bool:
        if not self.number:
            return True
        rolled = self.state.chance.roll("activation")
        passed = rolled > self.number
        self.state.report(Activation(rolled, self.number, passed))
        return passed

    def begin_special(self, special: str) -> None:
        self.special = special
        self.state.report(SpecialBegan(self.faction, special))


def finish(steps: Steps[object]) -> None:
    """Run a stretch of play in which a non-player has nothing to decide."""
    for prompt in steps:
        raise AssertionError(f"nobody answers {prompt} for a non-player")
