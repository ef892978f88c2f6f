"""What lies on the table now: a moment of the game, a few Effects behind the rules while these are played back."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.effects import Effect
from game.table.telling.snapshots import Snapshot, State


class UnderWay:
    """What no state keeps: which parts of the board are selected, which machine plays a seat. A game may add more."""

    def __init__(self) -> None:
        self.selected: list[str] = []
        self.players: Mapping[str, str] = {}
        self.names: Mapping[str, str] = {}
        """They are what the people at this screen call themselves."""
        self.totals: Mapping[str, int] = {}
        """What the totals show while points are on their way to them; empty where they show what the state says."""

    def follow(self, effect: Effect) -> None:
        """This has happened."""

    def total(self, whose: str, whole: int) -> int:
        """What the total of somebody shows, which comes to `whole` in the end."""
        return self.totals.get(whose, 0) if self.totals else whole


class Shown:
    def __init__(self, state: State, under_way: UnderWay, players: Mapping[str, str], names: Mapping[str, str]) -> None:
        self.state = state
        self.under_way = under_way
        self.under_way.players, self.under_way.names = players, names

    def follow(self, moment: Snapshot) -> None:
        self.state = moment.state
        self.under_way.follow(moment.effect)
