"""What an opponent sees from its seat before it moves one of its factions."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache

from engine.red_guard import stages
from engine.red_guard.components import (
    ATTACK,
    CIVIL_SUPPORT,
    CIVIL_WAR,
    COLOUR,
    FACTIONS,
    POOL,
    TILES,
    Faction,
    Tile,
    Unit,
)
from engine.red_guard.events import EVENTS, checks_late
from engine.red_guard.events.execution import CHECKS_FROM_TURN
from engine.red_guard.opponents.tempers import TEMPERS, Temper
from engine.red_guard.sequence import DRAWN
from engine.red_guard.state import State, is_active, seat_of, tiles_of
from engine.red_guard.victory import all_power_points

DEATH = 1 / 3
"""8.3.3: he dies on a 5 or a 6."""
CHAOS_OF_A_TURN = 3
"""What a rival who is still to act will add to chaos, more or less."""
FAR_BEHIND = 8
"""So many Power Points behind, one would rather freeze the leading rival than oneself."""
OUT_OF_REACH = 20
"""So many Power Points behind, the last turn cannot be won any more."""
NEAR = 25
"""How far below the ceiling chaos begins to cost something."""


@dataclass(slots=True)
class SeatView:
    """One faction looks like this on its seat's turn. Nothing in here comes from what the seat may not know."""

    state: State
    faction: Faction
    seat: Faction
    temper: Temper
    tiles: list[Tile] = field(init=False)
    points: dict[Faction, int] = field(init=False)
    leading: Faction = field(init=False)
    """Who has most Power Points besides the seat itself."""
    last_turn: bool = field(init=False)
    """The Chairman is dead."""
    hazard: float = field(init=False)
    """The chance that the Chairman dies before the next turn."""
    price: float = field(init=False)
    """A point of chaos costs this now."""
    nerve: float = field(init=False)
    """The chance of a civil war that one attack may bring now."""
    frozen: Tile = field(init=False)

    def __post_init__(self) -> None:
        state = self.state
        self.tiles = tiles_of(state, self.faction)
        self.points = all_power_points(state)
        self.last_turn = not state.alive
        self.hazard = hazard(state)
        self.frozen = state.seated
        self.leading = max((f for f in FACTIONS if f != self.seat), key=lambda faction: self.points[faction])
        self.nerve = self._nerve(self.points[self.leading] - self.points[self.seat])
        self.price = chaos_price(self.temper, state.chaos + CHAOS_OF_A_TURN * self.rivals_to_act())

    def _nerve(self, behind: int) -> float:
        """8.1: who leads has everything to lose; nothing to lose has only who cannot win any more."""
        if behind <= 0:
            return 0.0
        return self.temper.last_nerve if self.last_turn and behind > OUT_OF_REACH else self.temper.nerve

    @property
    def own(self) -> bool:
        """Whether it is the seat's own faction, whose points count, or one that it only commands."""
        return self.faction == self.seat

    def rivals_to_act(self) -> int:
        """3.2: how many others still act in this Game-Turn."""
        waiting = self.state.waiting if self.state.stage in stages.PLAYER_TURN else ()
        return sum(is_active(self.state, other) and seat_of(self.state, other) != self.seat for other in waiting)

    def denial(self, owner: Faction) -> float:
        """What a point that the owner loses is worth to the seat."""
        weight = self.temper.denial
        if self.temper.looks_at_rivals and owner == self.leading:
            weight *= 2
        if owner in self.state.lost:
            return 0.0
        return weight

    def headroom(self) -> int:
        """How much chaos may still rise before the civil war."""
        return CIVIL_WAR - 1 - self.state.chaos

    def movable(self) -> Counter[Unit]:
        """All units that are not frozen beside the Chairman, wherever they are."""
        units: Counter[Unit] = Counter(self.state.units[ATTACK[self.faction]])
        units.update(unit for unit in self.state.units[CIVIL_SUPPORT] if COLOUR[unit] == self.faction)
        for tile in self.tiles:
            if tile != self.frozen:
                units.update(self.state.units[tile])
        return units

    def targets(self) -> list[Tile]:
        """Tiles that may be attacked (5.0, 8.3.2)."""
        state = self.state
        theirs = {f: f in state.lost or seat_of(state, f) != self.seat for f in FACTIONS}
        return [tile for tile in TILES if theirs[state.owner[tile]] and tile != state.seated]


def look_of(state: State, seat: Faction, faction: Faction) -> SeatView:
    return SeatView(state, faction, seat, TEMPERS[state.opponents[seat]])


def hazard(state: State) -> float:
    """8.3.3: the chance that a marker or an event of the next Game-Turn is the Chairman's death."""
    if not state.alive:
        return 1.0
    drawn = DRAWN / (len(state.units[POOL]) + 1)
    survives = (1 - DEATH * min(1.0, drawn)) ** state.markers
    return 1 - survives * (1 - DEATH * events_that_check(state.turn + 1) / len(EVENTS))


@cache
def events_that_check(turn: int) -> int:
    """8.3.3: how many lines of the table are death checks in that Game-Turn."""
    late = sum(checks_late(turn, event) for event in EVENTS.values())
    return late + (sum(event.death_check for event in EVENTS.values()) if turn >= CHECKS_FROM_TURN else 0)


def chaos_price(temper: Temper, chaos: float) -> float:
    """It is little far below the ceiling, then grows more and more."""
    near = max(0.0, (chaos - (temper.ceiling - NEAR)) / NEAR)
    return 0.03 + temper.chaos_price * near * near
