"""5.0: units on the move between Defence, Attack and Civil Support: who may still go where.

Nothing can be taken back and put down again: a unit that has moved does not move again in that phase.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.red_guard.asking import (
    TILE,
)
from engine.red_guard.components import (
    ATTACK,
    CIVIL_SUPPORT,
    COLOUR,
    NOWHERE,
    PLA,
    TYPE,
    Faction,
    Place,
    Tile,
    Unit,
)
from engine.red_guard.in_force import rules
from engine.red_guard.state import State, in_play, kinds_in, tiles_of
from engine.red_guard.verbs import move, room

Stack: TypeAlias = tuple[Place, Unit, int]
"""Units of one kind in one place that may still move, and how many."""


@dataclass(slots=True)
class Deployment:
    """Units on the move: which factions' (several only in a Seizure of Power, 10.1), and which have moved."""

    state: State
    factions: tuple[Faction, ...]
    civil_support: bool = True
    """Whether PLA may enter or leave Civil Support."""
    army_only: bool = False
    """10.1: only PLA move, and no tile must be covered."""
    frozen: Tile = NOWHERE
    """8.3.2: where the Chairman sat when the phase began."""
    arrived: Counter[tuple[Place, Unit]] = field(default_factory=Counter)
    settled: set[Tile] = field(default_factory=set)
    """Tiles that a unit has come to."""
    tiles: dict[Faction, list[Tile]] = field(init=False)
    bound: bool = field(init=False)
    """5.0: one unit a tile at least, unless there are more tiles than units."""

    def __post_init__(self) -> None:
        self.tiles = {faction: tiles_of(self.state, faction) for faction in self.factions}
        self.bound = not self.army_only and in_play(self.state, self.faction) >= len(self.own_tiles)

    @property
    def faction(self) -> Faction:
        """Whose phase it is."""
        return self.factions[0]

    @property
    def own_tiles(self) -> list[Tile]:
        return self.tiles[self.faction]

    def unmoved(self, place: Place, unit: Unit) -> int:
        """How many of a kind have not moved yet."""
        return self.state.units[place].count(unit) - self.arrived.get((place, unit), 0)

    def stacks(self) -> list[Stack]:
        """Everything that may still move."""
        found, units = [], self.state.units
        for faction in self.factions:
            for place in self._origins(faction):
                for unit in kinds_in(units[place]):
                    if COLOUR[unit] == faction and (not self.army_only or TYPE[unit] == PLA):
                        count = self.unmoved(place, unit)
                        if count > 0:
                            found.append((place, unit, count))
        return found

    def slack(self, stacks: list[Stack]) -> int:
        """How many more units may move freely: each tile that nobody has come to still needs one of the unmoved."""
        unmoved = sum(count for _, _, count in stacks)
        return unmoved - sum(map(self.unsettled, self.own_tiles)) if self.bound else unmoved

    def unsettled(self, tile: Tile) -> bool:
        """Nobody has come there, and it has no frozen unit that will stay."""
        return tile not in self.settled and not (tile == self.frozen and self.state.units[tile])

    def may_leave(self, origin: Place, unit: Unit, slack: int) -> bool:
        """Whether there is a place for one of a stack to go to."""
        if slack > 0 and origin != ATTACK[COLOUR[unit]]:
            return True
        return any(self.most(1, place, slack) for place in self.destinations(origin, unit))

    def destinations(self, origin: Place, unit: Unit) -> Iterator[Place]:
        """Where units of a stack might go."""
        faction = COLOUR[unit]
        if origin != ATTACK[faction]:
            yield ATTACK[faction]
        if origin != CIVIL_SUPPORT and self.may_support(unit):
            yield CIVIL_SUPPORT
        yield from (tile for tile in self.tiles[faction] if tile != origin)

    def most(self, count: int, place: Place, slack: int) -> int:
        """How many of a stack of so many may go there."""
        free = max(slack, 0)
        if place in TILE:
            return min(count, room(self.state, place), free + self.unsettled(place))
        return min(count, free)

    def may_support(self, unit: Unit) -> bool:
        """8.2: PLA only may, and not while an event bars the way."""
        return self.civil_support and TYPE[unit] == PLA and not rules(self.state).no_civil_support

    def go(self, unit: Unit, count: int, origin: Place, place: Place) -> None:
        move(self.state, unit, count, origin, place)
        self.arrived[place, unit] += count
        if place in TILE:
            self.settled.add(place)

    def covered(self, stacks: list[Stack]) -> bool:
        """5.0: every tile has a unit, or nobody can be spared for those that have none."""
        if not self.bound or all(self.state.units[tile] for tile in self.own_tiles):
            return True
        return not any(place not in TILE or len(self.state.units[place]) > 1 for place, _, _ in stacks)

    def _origins(self, faction: Faction) -> list[Place]:
        places = [ATTACK[faction], *(tile for tile in self.tiles[faction] if tile != self.frozen)]
        return [*places, CIVIL_SUPPORT] if self.civil_support else places
