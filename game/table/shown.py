"""What lies on the table now: a moment of the game, a few Effects behind the rules while these are played back."""

from __future__ import annotations

from engine.core.effects import Effect
from game.table.moments import Moment, State


class UnderWay:
    """What only Effects tell, because no state keeps it: which parts of the board are selected. A game may add more."""

    def __init__(self) -> None:
        self.selected: list[str] = []

    def follow(self, effect: Effect) -> None:
        """This has happened."""


class Shown:
    def __init__(self, state: State, under_way: UnderWay) -> None:
        self.state = state
        self.under_way = under_way

    def follow(self, moment: Moment) -> None:
        self.state = moment.state
        self.under_way.follow(moment.effect)
