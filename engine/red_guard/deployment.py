"""5.0: moving units between Defence and Attack, seating the Chairman, forming groups, sending the leader.

Nothing can be taken back and put down again: a unit that has moved does not move again in that phase.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from engine.core.prompts import DONE, Option, Refusal, Steps
from engine.red_guard.asking import (
    TILE,
    TO_ATTACK,
    TO_CIVIL_SUPPORT,
    TO_PILE,
    UNIT_OPTION,
    ask,
    ask_count,
    ask_tile,
    place_meant,
    stack_option,
)
from engine.red_guard.components import (
    AGAINST,
    ATTACK,
    CIVIL_SUPPORT,
    COLOUR,
    DEFENDERS,
    IN_ATTACK,
    NOWHERE,
    PLA,
    TILE_TYPE,
    TILES,
    TYPE,
    UNPLACED,
    Faction,
    Place,
    Tile,
    Unit,
)
from engine.red_guard.effects import GroupFormed
from engine.red_guard.in_force import rules
from engine.red_guard.state import State, in_play, kinds_in, pile_of, seat_of, tiles_of
from engine.red_guard.verbs import move, move_leader, room, seat_chairman

Stack: TypeAlias = tuple[Place, Unit, int]
"""Units of one kind in one place that may still move, and how many."""

MASS = Option("preset:mass")
MARCH = Option("preset:march")
HOLD = Option("preset:hold")
SPREAD = Option("preset:spread")


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
        return self.state.units[place].count(unit) - self.arrived[place, unit]

    def stacks(self) -> list[Stack]:
        """Everything that may still move."""
        found = []
        for faction in self.factions:
            for place in self._origins(faction):
                for unit in kinds_in(self.state.units[place]):
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
        """8.2: PLA only, and not while an event bars the way."""
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


def move_units(phase: Deployment, presets: bool = True) -> Steps[None]:
    """5.0: stack after stack, each to one place, until the player is content and every tile is covered."""
    state, faction = phase.state, phase.faction
    while stacks := phase.stacks():
        slack = phase.slack(stacks)
        options = [
            stack_option(unit, origin)
            for origin, unit, _ in stacks
            if any(phase.most(1, place, slack) for place in phase.destinations(origin, unit))
        ]
        if not options:
            return
        movable = len(options)
        if presets:
            options += _presets(phase)
        if phase.covered(stacks):
            options.append(DONE)
        refused = partial(_staying, phase, options[:movable])
        chosen = yield from ask(state, faction, "move.unit", options, refused=refused)
        if chosen is DONE:
            return
        if chosen.kind == "preset":
            carry_out(phase, chosen)
            return
        presets = False
        unit, _, origin = chosen.value.partition("@")
        yield from _move_stack(phase, unit, origin, slack)


def _move_stack(phase: Deployment, unit: Unit, origin: Place, slack: int) -> Steps[None]:
    state, faction = phase.state, COLOUR[unit]
    count = phase.unmoved(origin, unit)
    limits = {place: phase.most(count, place, slack) for place in phase.destinations(origin, unit)}
    options = [_option_for(place) for place, limit in limits.items() if limit]
    context = {"unit": unit, "origin": origin}
    chosen = yield from ask(
        state, phase.faction, "move.to", options, context, partial(_closed, phase, unit, origin, options)
    )
    place = place_meant(chosen, faction)
    count = yield from ask_count(state, phase.faction, "move.count", limits[place], {**context, "place": place})
    phase.go(unit, count, origin, place)


def _option_for(place: Place) -> Option:
    if place in TILE:
        return TILE[place]
    return TO_CIVIL_SUPPORT if place == CIVIL_SUPPORT else TO_ATTACK


def _staying(phase: Deployment, movable: list[Option]) -> list[Refusal]:
    """Why units cannot move (any more)."""
    refused = []
    for faction in phase.factions:
        for place in (*phase.tiles[faction], ATTACK[faction], CIVIL_SUPPORT):
            for unit in kinds_in(phase.state.units[place]):
                if COLOUR[unit] == faction and stack_option(unit, place) not in movable:
                    reason, rule = _why_it_stays(phase, place, unit)
                    refused.append(Refusal(stack_option(unit, place), reason, rule))
    return refused


def _why_it_stays(phase: Deployment, place: Place, unit: Unit) -> tuple[str, str]:
    if place == phase.frozen:
        return "chairman", "8.3.2"
    if phase.army_only and TYPE[unit] != PLA:
        return "army_only", "10.1"
    if place == CIVIL_SUPPORT and not phase.civil_support:
        return "set_up", "2.2"
    if phase.unmoved(place, unit) <= 0:
        return "moved", "5.0"
    return "cover", "5.0"


def _closed(phase: Deployment, unit: Unit, origin: Place, open_to: list[Option]) -> list[Refusal]:
    """Why a unit cannot go to a place of its own faction."""
    state, faction = phase.state, COLOUR[unit]
    refused = []
    for tile in tiles_of(state, faction):
        if tile != origin and TILE[tile] not in open_to:
            refused.append(Refusal(TILE[tile], "cover" if room(state, tile) else "full", "5.0"))
    if TO_ATTACK not in open_to and origin != ATTACK[faction]:
        refused.append(Refusal(TO_ATTACK, "cover", "5.0"))
    if TO_CIVIL_SUPPORT not in open_to and origin != CIVIL_SUPPORT:
        if TYPE[unit] != PLA:
            refused.append(Refusal(TO_CIVIL_SUPPORT, "pla_only", "8.2"))
        elif not phase.civil_support:
            refused.append(Refusal(TO_CIVIL_SUPPORT, "set_up", "2.2"))
        elif rules(state).no_civil_support:
            refused.append(Refusal(TO_CIVIL_SUPPORT, "event", "4.0"))
        else:
            refused.append(Refusal(TO_CIVIL_SUPPORT, "cover", "5.0"))
    return refused


# Presets: a whole list of moves in one answer


def _presets(phase: Deployment) -> list[Option]:
    if not phase.civil_support:
        return [SPREAD]
    return [] if phase.army_only else [MASS, MARCH, HOLD]


def carry_out(phase: Deployment, preset: Option) -> None:
    """Mass: all but one unit a tile to Attack. March: PLA from the box too. Hold: PLA in the box, the rest at home."""
    if preset in (MASS, MARCH):
        if preset is MARCH:
            _send(phase, lambda place, unit: place == CIVIL_SUPPORT, ATTACK[phase.faction])
        _cover_tiles(phase)
        _send(phase, lambda place, unit: place in TILE, ATTACK[phase.faction])
        return
    _cover_tiles(phase)
    if preset is HOLD and not rules(phase.state).no_civil_support:
        _send(phase, lambda place, unit: TYPE[unit] == PLA and place != CIVIL_SUPPORT, CIVIL_SUPPORT)
    _spread(phase, most=2 if preset is SPREAD else DEFENDERS)


def _cover_tiles(phase: Deployment) -> None:
    """One unit for every empty tile: of its type if there is one, PLA last."""
    for tile in phase.own_tiles:
        if phase.state.units[tile]:
            continue
        spare = [
            (place, unit) for place, unit, _ in phase.stacks() if place not in TILE or len(phase.state.units[place]) > 1
        ]
        if spare:
            place, unit = min(spare, key=lambda stack: (TYPE[stack[1]] != TILE_TYPE[tile], TYPE[stack[1]] == PLA))
            phase.go(unit, 1, place, tile)


def _send(phase: Deployment, which: Callable[[Place, Unit], bool], place: Place) -> None:
    """All that may go, from each tile the units that fit it least first."""
    for origin, unit, _ in sorted(phase.stacks(), key=lambda stack: _fits(stack[1], stack[0])):
        if which(origin, unit):
            stacks = phase.stacks()
            count = phase.unmoved(origin, unit)
            most = phase.most(count, place, phase.slack(stacks))
            if origin in TILE and phase.bound:
                most = min(most, len(phase.state.units[origin]) - 1)
            if most > 0:
                phase.go(unit, most, origin, place)


def _fits(unit: Unit, place: Place) -> bool:
    return TILE_TYPE.get(place) == TYPE[unit]


def _spread(phase: Deployment, most: int) -> None:
    """Units from Attack to the tiles, where they fit if they can, the emptiest first."""
    state = phase.state
    home = ATTACK[phase.faction]
    for unit in state.units[home]:
        if phase.unmoved(home, unit) <= 0:
            continue
        open_tiles = [tile for tile in phase.own_tiles if len(state.units[tile]) < most]
        if not open_tiles:
            return
        tile = min(open_tiles, key=lambda tile: (len(state.units[tile]), not _fits(unit, tile)))
        if phase.most(1, tile, phase.slack(phase.stacks())):
            phase.go(unit, 1, home, tile)


# A non-player faction's first placement


def place_unplaced(state: State, faction: Faction) -> Steps[None]:
    """2.2, 3.3.1: the controller puts a non-player faction's units at its tiles, one each first; none to Attack."""
    place = UNPLACED[faction]
    while units := state.units[place]:
        tiles = [tile for tile in tiles_of(state, faction) if room(state, tile)]
        empty = [tile for tile in tiles if not state.units[tile]]
        if not tiles:
            for unit, count in Counter(units).items():
                move(state, unit, count, place, ATTACK[faction])
            return
        options = [UNIT_OPTION[unit] for unit in kinds_in(units)]
        chosen = yield from ask(state, faction, "place.unit", [*options, SPREAD], {"left": len(units)})
        if chosen is SPREAD:
            _place_for_me(state, faction)
            return
        unit = chosen.value
        enough = len(units) >= len(empty)
        tile = yield from ask_tile(
            state, faction, "place.to", empty if empty and enough else tiles, context={"unit": unit}
        )
        most = min(units.count(unit), room(state, tile))
        if enough:
            most = min(most, len(units) - len(empty) + (tile in empty))
        count = yield from ask_count(state, faction, "place.count", most, {"unit": unit, "place": tile})
        move(state, unit, count, place, tile)


def _place_for_me(state: State, faction: Faction) -> None:
    """Each unit to the emptiest tile, where it fits if it can."""
    place = UNPLACED[faction]
    for unit in state.units[place]:
        tiles = [tile for tile in tiles_of(state, faction) if room(state, tile)]
        goal = min(tiles, key=lambda tile: (len(state.units[tile]), not _fits(unit, tile)), default=ATTACK[faction])
        move(state, unit, 1, place, goal)


# The Chairman


def place_chairman(state: State, faction: Faction) -> Steps[None]:
    """8.3.1: his holder may put him on any own tile or any tile of another seat."""
    if state.holder != faction:
        return
    tiles = [
        tile for tile in TILES if tile != state.seated and state.owner[tile] in state.seats and not _lost(state, tile)
    ]
    tile = yield from ask_tile(state, faction, "chairman.tile", tiles, may_stop=True)
    if tile:
        seat_chairman(state, tile)


def _lost(state: State, tile: Tile) -> bool:
    return state.owner[tile] in state.lost


# Groups


def may_attack(state: State, seat: Faction, tile: Tile) -> str:
    """5.0, 8.3.2: why a seat's factions cannot attack the tile, as a text key; empty if they can."""
    if tile == state.seated:
        return "chairman"
    owner = state.owner[tile]
    if owner not in state.lost and seat_of(state, owner) == seat:
        return "own"
    return ""


def form_groups(phase: Deployment) -> Steps[None]:
    """5.0: Attack units are tied to tiles, one group a tile, all before the first die."""
    state, faction = phase.state, phase.faction
    seat = seat_of(state, faction)
    closed: list[Tile] = []
    while any(_ready(phase)):
        targets = [tile for tile in TILES if tile not in closed and not may_attack(state, seat, tile)]
        tile = yield from ask_tile(
            state, faction, "target.tile", targets, may_stop=True, refused=lambda: _no_target(state, seat, closed)
        )
        if not tile:
            return
        yield from _fill_group(phase, tile)
        closed.append(tile)
        state.report(GroupFormed(faction, tile, state.units[AGAINST[tile]]))


def _ready(phase: Deployment) -> list[Unit]:
    """The kinds of units in Attack that can join a group."""
    return [
        unit
        for faction in phase.factions
        for unit in kinds_in(phase.state.units[ATTACK[faction]])
        if not phase.army_only or TYPE[unit] == PLA
    ]


def _fill_group(phase: Deployment, tile: Tile) -> Steps[None]:
    state, faction = phase.state, phase.faction
    context = {"tile": tile}
    while options := [UNIT_OPTION[unit] for unit in _ready(phase)]:
        if state.units[AGAINST[tile]]:
            options.append(DONE)
        chosen = yield from ask(state, faction, "group.unit", options, context)
        if chosen is DONE:
            return
        unit = chosen.value
        home = ATTACK[COLOUR[unit]]
        most = state.units[home].count(unit)
        count = yield from ask_count(state, faction, "group.count", most, {**context, "unit": unit})
        move(state, unit, count, home, AGAINST[tile])


def _no_target(state: State, seat: Faction, closed: list[Tile]) -> list[Refusal]:
    refused = []
    for tile in TILES:
        if tile in closed:
            refused.append(Refusal(TILE[tile], "one_group", "5.0"))
        elif reason := may_attack(state, seat, tile):
            refused.append(Refusal(TILE[tile], reason, "8.3.2" if reason == "chairman" else "5.0"))
    return refused


# The leader


def send_leader(state: State, faction: Faction, frozen: Tile) -> Steps[None]:
    """5.0, 7.0: to an own tile, a tile under attack, the neutralized units, or just with the Attack."""
    leader = state.leader[faction]
    if leader == NOWHERE or (leader != IN_ATTACK and leader == frozen):
        return
    groups = [tile for tile in TILES if state.units[AGAINST[tile]]]
    options = [TO_ATTACK, *(TILE[tile] for tile in groups)]
    if pile_of(state, faction):
        options.append(TO_PILE)
    options += [TILE[tile] for tile in tiles_of(state, faction)]
    chosen = yield from ask(state, faction, "leader.to", options, {}, lambda: _no_leader(state, faction, options))
    move_leader(state, faction, chosen.value)


def leave_leader(state: State, faction: Faction, question: str) -> Steps[None]:
    """2.2, 7.2: to Attack or an own tile."""
    options = [TO_ATTACK, *(TILE[tile] for tile in tiles_of(state, faction))]
    chosen = yield from ask(state, faction, question, options)
    move_leader(state, faction, chosen.value)


def _no_leader(state: State, faction: Faction, options: list[Option]) -> list[Refusal]:
    refused = [Refusal(TILE[tile], "no_group", "5.0") for tile in TILES if TILE[tile] not in options]
    if not pile_of(state, faction):
        refused.append(Refusal(TO_PILE, "empty", "7.2"))
    return refused
